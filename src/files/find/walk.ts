import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import picomatch from 'picomatch';
import { codeOf } from '../errors.ts';
import { repositoryRoot } from './git-root.ts';

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
const skipped: readonly string[] = ['node_modules', '.git'];

/**
 * Finds files below a folder, as names relative to it. Honours the `.gitignore` files below it and above it up to the root
 * of the repository, follows no links, and skips `node_modules` and `.git`.
 *
 * Synchronous, as reading is: it takes a quarter of the time.
 */
export function search({ folder, home, pattern, extensions }: Search): string[] {
  // What is searched may itself stand in such a folder; where the working directory does, that is the user's wish.
  const way = relative(home, folder).split(sep);
  if (way.some((name) => skipped.includes(name))) return [];
  const above = rulesAbove(folder);
  if (above === null) return [];

  const isWanted =
    pattern === null
      ? picomatch(
          extensions.map((extension) => `**/*${extension}`),
          { dot: true, nocase: true },
        )
      : matcherOf(pattern);
  const deepest = pattern === null ? Number.POSITIVE_INFINITY : depthOf(pattern);
  const found: string[] = [];
  const walk = (name: string, depth: number, outer: IgnoreRules): void => {
    const current = join(folder, name);
    const rules = outer.with(current);
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const inside = name === '' ? entry.name : `${name}/${entry.name}`;
      if (entry.isDirectory()) {
        const isLeftOut = depth >= deepest || skipped.includes(entry.name);
        if (!isLeftOut && !rules.exclude(join(current, entry.name) + sep)) walk(inside, depth + 1, rules);
      } else if (entry.isFile() && isWanted(inside) && !rules.exclude(join(current, entry.name))) {
        found.push(inside);
      }
    }
  };
  walk('', 0, above);
  return found;
}

/** The rules above a folder; null where they leave it out. */
function rulesAbove(folder: string): IgnoreRules | null {
  let current = repositoryRoot(folder);
  let rules = IgnoreRules.none;
  for (const name of relative(current, folder).split(sep).filter(Boolean)) {
    rules = rules.with(current);
    current = join(current, name);
    if (rules.exclude(current + sep)) return null;
  }
  return rules;
}

/** In braces the folder itself can be part of a pattern: `{docs,.}/*.md`. */
function matcherOf(pattern: string): (name: string) => boolean {
  const matches = picomatch(pattern, { dot: true });
  return /[{,]\.[,}]/.test(pattern) ? (name) => matches(name) || matches(`./${name}`) : matches;
}

/** How many folders deep a pattern can reach. */
function depthOf(pattern: string): number {
  const isDeep = pattern.includes('**') || /[{(][^})]*\//.test(pattern);
  return isDeep ? Number.POSITIVE_INFINITY : pattern.split('/').length - 1;
}

interface IgnoreFile {
  readonly folder: string;
  readonly rules: Ignore;
}

/** The `.gitignore` files that count in a folder: its own and those above it. */
export class IgnoreRules {
  readonly #files: readonly IgnoreFile[];

  /** @param files the innermost first, as it has the last word */
  private constructor(files: readonly IgnoreFile[]) {
    this.#files = files;
  }

  /** No rules. */
  static readonly none = new IgnoreRules([]);

  /** These rules and those of a folder. */
  with(folder: string): IgnoreRules {
    const text = textOf(join(folder, '.gitignore'));
    return text === null ? this : new IgnoreRules([{ folder, rules: ignore().add(text) }, ...this.#files]);
  }

  /** Whether a file is left out, or with a slash at its end a folder. What is in such a folder is not asked for. */
  exclude(path: string): boolean {
    for (const { folder, rules } of this.#files) {
      const name = relative(folder, path).split(sep).join('/');
      const { ignored, unignored } = rules.test(path.endsWith(sep) ? `${name}/` : name);
      if (ignored || unignored) return ignored;
    }
    return false;
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // Rules that cannot be read, or a folder of that name, are no rules.
    if (codeOf(error) === null) throw error;
    return null;
  }
}
