import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TempFolder } from './temp-folder.ts';

const run = promisify(execFile);

/** Packs the built package as `npm publish` does, and returns the path of the tarball. */
export async function packInto(folder: TempFolder): Promise<string> {
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder.path];
  const { stdout } = await run('npm', words, { shell: process.platform === 'win32' });
  // Older versions of npm print a list, newer ones an object by name.
  const [parcel]: { filename: string }[] = Object.values(JSON.parse(stdout));
  if (!parcel) throw new Error(`npm pack said ${stdout}`);
  return folder.at(parcel.filename);
}

/**
 * Makes a folder a project that depends on the packed package. The packages that it depends on are links to those that are
 * installed in this repository.
 *
 * @param others other packages of this repository that the project needs
 * @returns the path of the tarball
 */
export async function installInto(
  folder: TempFolder,
  others: readonly string[] = [],
): Promise<string> {
  const tarball = await packInto(folder);
  await run('tar', ['-xzf', tarball], { cwd: folder.path });
  const { dependencies = {} } = JSON.parse(
    await readFile(folder.at('package', 'package.json'), 'utf8'),
  );
  await mkdir(folder.at('node_modules'));
  await rename(folder.at('package'), folder.at('node_modules', 'status-snippets'));
  for (const name of [...Object.keys(dependencies), ...others]) {
    const link = folder.at('node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(resolve(join('node_modules', name)), link, 'junction');
  }
  return tarball;
}
