import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { readTextFileIfContains } from './read.ts';
import { findGitRoot, resolveFile } from './resolve-path.ts';

/** Of those in a folder, the first one that contains settings counts. */
export const configurationFileNames = ['status-snippets.json', 'package.json'] as const;

/** A file that can contain settings. */
export interface ConfigurationCandidate {
  /** Relative to the working directory, with slashes. */
  readonly path: string;
  /** Its folder, relative to the working directory, with slashes; empty for that directory. */
  readonly folder: string;
  readonly text: string;
}

/**
 * The files that can contain the settings of a folder, the nearest first, up to the top of its git repository. A
 * package.json counts only if it mentions this program.
 *
 * @throws {FileError} for one that is not a regular text file, or a link that leads out of the repository
 */
export function* configurationCandidates(cwd: string): Generator<ConfigurationCandidate> {
  const top = findGitRoot(resolve(cwd));
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    for (const name of configurationFileNames.filter((each) => existsSync(join(folder, each)))) {
      const path = toName(cwd, join(folder, name));
      const text = readTextFileIfContains(path, resolveFile(join(folder, name), top).real, (bytes) =>
        mayContainSettings(name, bytes),
      );
      if (text !== null) yield { path, folder: toName(cwd, folder), text };
    }
    if (folder === top || folder === dirname(folder)) return;
  }
}

/** Whether a file has settings, as far as a search for the key of package.json can tell. */
export function mayContainSettings(name: string, text: string): boolean {
  return name !== 'package.json' || text.includes('"status-snippets"');
}

function toName(cwd: string, path: string): string {
  return relative(cwd, path).split(sep).join('/');
}
