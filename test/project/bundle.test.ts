import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);
const script = pathToFileURL('scripts/bundle.js').href;

/** A project with one program, which loads one package at once and another one only when it is asked to. */
async function project(main = entry): Promise<TempFolder> {
  const folder = await tempFolder();
  for (const name of ['picocolors', 'fastest-levenshtein']) {
    await cp(join('node_modules', name), folder.at('node_modules', name), { recursive: true });
  }
  await writeFile(folder.at('package.json'), '{ "type": "module" }');
  await mkdir(folder.at('lib'));
  await writeFile(folder.at('lib', 'main.js'), main);
  await writeFile(folder.at('lib', 'far.js'), far);
  return folder;
}

const entry = `#!/usr/bin/env node
import pico from 'picocolors';
if (process.argv[2]) console.log((await import('./far.js')).steps('check', process.argv[2]));
else console.log(typeof pico.red);
`;
const far = `import { distance } from 'fastest-levenshtein';
export const steps = distance;
`;

async function bundle(folder: TempFolder): Promise<void> {
  const door = { entry: 'lib/main.js', folder: 'dist', executable: true };
  const code = `const { bundle } = await import(${JSON.stringify(script)}); await bundle(${JSON.stringify(door)});`;
  await run(process.execPath, ['--input-type=module', '-e', code], { cwd: folder.path });
}

async function contents(folder: TempFolder): Promise<Record<string, string>> {
  const names = (await readdir(folder.at('dist'))).sort();
  const entries = names.map(async (name) => [name, await readFile(folder.at('dist', name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(entries));
}

describe('a bundle', () => {
  test('has the same bytes wherever it is built, and runs without node_modules', async () => {
    await using here = await project();
    await using there = await project();
    await bundle(here);
    await bundle(there);
    const files = await contents(here);
    expect(await contents(there)).toEqual(files);

    await using empty = await tempFolder();
    await cp(here.at('dist'), empty.at('dist'), { recursive: true });
    const program = empty.at('dist', 'index.js');
    expect((await run(process.execPath, [program])).stdout).toBe('function\n');
    expect((await run(process.execPath, [program, 'chekc'])).stdout).toBe('2\n');
  });

  test('keeps what is loaded later out of what is loaded first', async () => {
    await using folder = await project();
    await bundle(folder);
    const { 'index.js': first, ...others } = await contents(folder);
    expect(first).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(first).not.toContain('levenshtein');
    expect(Object.keys(others)).toEqual([
      expect.stringMatching(/^\d+\.index\.js$/),
      'licenses.txt',
      'package.json',
    ]);
    expect(others['package.json']).toContain('"commonjs"');
  });

  test('comes with the licences of every part, also of those loaded later', async () => {
    await using folder = await project();
    await bundle(folder);
    const { 'licenses.txt': licences } = await contents(folder);
    expect(licences).toMatch(/^fastest-levenshtein /m);
    expect(licences).toMatch(/^picocolors /m);
  });

  test('is executable where it is started by its name, and leaves nothing of an older build', async () => {
    await using folder = await project();
    await mkdir(folder.at('dist'));
    await writeFile(folder.at('dist', '17.index.js'), 'old');
    await writeFile(folder.at('dist', 'index.js'), 'old');
    await chmod(folder.at('dist', 'index.js'), 0o644);
    await bundle(folder);
    expect(Object.keys(await contents(folder))).not.toContain('17.index.js');
    const { mode } = await stat(folder.at('dist', 'index.js'));
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o755);
  });

  test('is refused where an import cannot be found', async () => {
    await using folder = await project("import 'nowhere';\n");
    await expect(bundle(folder)).rejects.toThrow('The bundle lacks');
  });

  test('is refused where it names the folder it was built in', async () => {
    await using folder = await project('console.log(1);\n');
    await writeFile(folder.at('lib', 'main.js'), `console.log(${JSON.stringify(folder.path)});\n`);
    await expect(bundle(folder)).rejects.toThrow('names the folder it was built in');
  });
});
