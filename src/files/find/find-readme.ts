import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders in which a README is looked for, in this order. The empty string is the top folder. */
export const readmeFolders = ['', '.github', 'docs'] as const;

/** The usual spellings. The most common come first, and `.md` comes before `.markdown`. */
const spellings = [
  'README.md',
  'readme.md',
  'Readme.md',
  'README.MD',
  'ReadMe.md',
  'readMe.md',
  'readme.MD',
  'ReadME.md',
  'README.markdown',
  'readme.markdown',
];

/** The usual paths of a README, for queries to GitHub, in which each path costs time. */
export const usualReadmePaths: readonly string[] = [
  ...spellings,
  ...['.github/README.md', '.github/readme.md', 'docs/README.md', 'docs/readme.md', 'docs/Readme.md'],
];

/** Whether a path is a README in one of its usual folders, in any letter case. */
function isReadme(path: string): boolean {
  return /^(?:\.github\/|docs\/)?readme\.(?:md|markdown)$/i.test(path);
}

/**
 * Chooses the README among paths relative to the top folder: one in the top folder, else in `.github`, else in `docs`; null
 * if there is none.
 */
function chooseReadme(paths: readonly string[]): string | null {
  const names = paths.filter(isReadme);
  for (const folder of readmeFolders) {
    const inFolder = names.filter((path) => path.slice(0, Math.max(0, path.indexOf('/'))) === folder);
    const [chosen] = inFolder.sort((one, other) => spellingRank(one) - spellingRank(other) || (one < other ? -1 : 1));
    if (chosen !== undefined) return chosen;
  }
  return null;
}

/** The rank of a path by the spelling of its name: the most common spelling has the lowest rank. */
function spellingRank(path: string): number {
  const rank = spellings.indexOf(path.slice(path.indexOf('/') + 1));
  return rank < 0 ? spellings.length : rank;
}

/** Finds the README of a folder; null if there is none. */
export function findReadme(cwd: string): string | null {
  return chooseReadmeInFolders((folder) => namesIn(join(cwd, folder)));
}

/**
 * Chooses the README among the files of the folders that can contain one; null if there is none.
 *
 * @param namesOf returns the names of the files in one of {@link readmeFolders}
 */
export function chooseReadmeInFolders(namesOf: (folder: string) => readonly string[]): string | null {
  return chooseReadme(
    readmeFolders.flatMap((folder) => namesOf(folder).map((name) => (folder === '' ? name : `${folder}/${name}`))),
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
