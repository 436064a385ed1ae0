import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where a README is looked for, in this order. Empty for the top. */
const folders = ['', '.github/', 'docs/'] as const;

const spellings = [
  'README.md',
  'readme.md',
  'Readme.md',
  'ReadMe.md',
  'README.MD',
  'README.markdown',
  'readme.markdown',
  'Readme.markdown',
];

/** The usual paths of a README, for where folders cannot be listed. */
export function usualReadmePaths(): string[] {
  return folders.flatMap((folder) => spellings.map((name) => `${folder}${name}`));
}

/** Whether a path is that of a README, in any letter case. */
function isReadme(path: string): boolean {
  return /^(?:\.github\/|docs\/)?readme\.(?:md|markdown)$/i.test(path);
}

/** The README among paths relative to the top: there, else in `.github`, else in `docs`; null if there is none. */
export function chooseReadme(paths: readonly string[]): string | null {
  const names = paths.filter(isReadme);
  for (const folder of folders) {
    const here = names.filter((path) => path.slice(0, path.indexOf('/') + 1) === folder);
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
  return chooseReadme(folders.flatMap((folder) => namesIn(join(cwd, folder)).map((name) => `${folder}${name}`)));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
