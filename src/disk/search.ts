import { relative, sep } from 'node:path';
import { globby } from 'globby';

/** Where to look, and for what. */
export interface Search {
  /** The folder to look in, without links in its path. */
  readonly folder: string;
  /** The working directory, without links in its path. */
  readonly home: string;
  /** A glob relative to the folder; null for every file with one of the extensions. */
  readonly pattern: string | null;
  readonly extensions: readonly string[];
}

/** Folders nobody writes by hand. */
const skipped = ['node_modules', '.git'];

/**
 * Finds files below a folder, as names relative to it. Honours the `.gitignore` files below it and above it up to the root
 * of the repository, follows no links, and skips `node_modules` and `.git`.
 */
export async function search({ folder, home, pattern, extensions }: Search): Promise<string[]> {
  // What is searched may itself stand in such a folder; where the working directory does, that is the user's wish.
  const way = relative(home, folder).split(sep);
  if (way.some((name) => skipped.includes(name))) return [];
  return globby(pattern ?? extensions.map((extension) => `**/*${extension}`), {
    cwd: folder,
    gitignore: true,
    dot: true,
    followSymbolicLinks: false,
    expandDirectories: false,
    caseSensitiveMatch: pattern !== null,
    ignore: skipped.map((name) => `**/${name}/**`),
  });
}
