import { posix } from 'node:path';
import { folderOf } from '../../core/git-entry.ts';
import { leadsOutside, needlessPart, outsideRepository, type PathList } from './select-paths.ts';

/**
 * Paths are relative to the top of the repository.
 * @param present all that an entry may name, if some of it is not to be selected by folders and
 * globs
 */
export function listOfPaths(paths: readonly string[], present = paths): PathList {
  // A map, because a configuration file can name as many files as there are.
  const kinds = new Map<string, 'file' | 'folder'>(present.map((path) => [path, 'file']));
  kinds.set('', 'folder');
  for (const path of present) {
    for (let above = folderOf(path); kinds.get(above) !== 'folder'; above = folderOf(above))
      kinds.set(above, 'folder');
  }
  return {
    separator: '/',
    ignoresCase: false,
    normalize(path, entry) {
      const normalized = posix.normalize(path);
      if (leadsOutside.test(normalized)) throw outsideRepository(entry);
      return normalized.replace(needlessPart, '');
    },
    absolute: (path) => `/${path}`,
    kindOf: (path) => kinds.get(path) ?? null,
    filesIn(folder) {
      const prefix = folder === '' ? '' : `${folder}/`;
      return paths
        .filter((path) => path.startsWith(prefix))
        .map((path) => path.slice(prefix.length));
    },
  };
}
