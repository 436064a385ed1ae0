import { spawnSync } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type TempFolder, tempFolder } from './temp-folder.ts';

/**
 * Compiles a source file and the files it imports to JavaScript, because Node.js 20 cannot run TypeScript.
 *
 * @param source path of the file, relative to the project
 * @returns a folder with the compiled modules, in the folder structure of `src`
 */
export async function compileModule(source: string): Promise<TempFolder> {
  const folder = await tempFolder();
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const options = '--ignoreConfig --rewriteRelativeImportExtensions --target es2023 --module nodenext';
  const args = [
    ...options.split(' '),
    '--types',
    'node',
    '--rootDir',
    resolve('src'),
    '--outDir',
    folder.path,
    resolve(source),
  ];
  const { stdout } = spawnSync(process.execPath, [join(typescript, 'bin', 'tsc'), ...args], {
    encoding: 'utf8',
  });
  if (stdout !== '') throw new Error(stdout);
  await symlink(resolve('node_modules'), folder.at('node_modules'), 'junction');
  await writeFile(folder.at('package.json'), '{"type":"module"}');
  return folder;
}
