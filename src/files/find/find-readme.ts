import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where a README is looked for, in this order. Empty for the top. */
export const readmeFolders = ['', '.github', 'docs'] as const;

/** The usual spellings, the most common ones first, `.md` before `.markdown`. */
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

/** The usual paths of a README, for queries to GitHub, where each path that is asked for costs time. */
export const usualReadmePaths: readonly string[] = [
  ...spellings,
  ...['.github/README.md', '.github/readme.md', 'docs/README.md', 'docs/readme.md', 'docs/Readme.md'],
];

/** Whether a path is that of a README, in any letter case. */
function isReadme(path: string): boolean {
  return /^(?:\.github\/|docs\/)?readme\.(?:md|markdown)$/i.test(path);
}

/** The README among paths relative to the top: there, else in `.github`, else in `docs`; null if there is none. */
function chooseReadme(paths: readonly string[]): string | null {
  const names = paths.filter(isReadme);
  for (const folder of readmeFolders) {
    const here = names.filter((path) => path.slice(0, Math.max(0, path.indexOf('/'))) === folder);
    const [chosen] = here.sort((one, other) => preference(one) - preference(other) || (one < other ? -1 : 1));
    if (chosen !== undefined) return chosen;
  }
  return null;
}

/** The usual spellings come first. */
function preference(path: string): number {
  const place = spellings.indexOf(path.slice(path.indexOf('/') + 1));
  return place < 0 ? spellings.length : place;
}

/** Finds the README of a folder; null if there is none. */
export function findReadme(cwd: string): string | null {
  return chooseReadmeIn((folder) => namesIn(join(cwd, folder)));
}

/**
 * The README among the files of the folders that can contain it; null if there is none.
 *
 * @param namesOf the names in one of {@link readmeFolders}
 */
export function chooseReadmeIn(namesOf: (folder: string) => readonly string[]): string | null {
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
