import { readmesAmong } from '../select-paths.ts';

/** The folders in which a README is looked for, in this order. The empty string is the top folder. */
export const readmeFolders = ['', '.github', 'docs'] as const;

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

/**
 * Chooses the README among the files of the folders that can contain one; null if there is none.
 *
 * @param namesOf returns the names of the files in one of {@link readmeFolders}
 */
export function chooseReadmeInFolders(namesOf: (folder: string) => readonly string[]): string | null {
  const paths = readmeFolders.flatMap((folder) =>
    namesOf(folder).map((name) => (folder === '' ? name : `${folder}/${name}`)),
  );
  return readmesAmong(paths)[0] ?? null;
}
