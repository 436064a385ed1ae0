import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type TempFolder, tempFolder } from './temp-folder.ts';

export async function folderWith(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<TempFolder> {
  const folder = await tempFolder();
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(
  { at }: TempFolder,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), content);
  }
}

/** The paths of the files and folders in a folder, at any depth, without `.cache` and `.git`. */
export async function namesIn(folder: TempFolder): Promise<string[]> {
  const names = await readdir(folder.path, { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/^\.(cache|git)(\/|$)/.test(name))
    .sort();
}
