import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);
const script = pathToFileURL('scripts/bundle.js').href;

/** Creates a project with a program that imports one package statically and another package with `import()`. */
async function createProject(main = mainModule): Promise<TempFolder> {
  const folder = await tempFolder();
  for (const name of ['picocolors', 'fastest-levenshtein']) {
    await cp(join('node_modules', name), folder.at('node_modules', name), { recursive: true });
  }
  await writeFile(folder.at('package.json'), '{ "type": "module" }');
  await mkdir(folder.at('lib', 'lazy'), { recursive: true });
  await writeFile(folder.at('lib', 'main.js'), main);
  await writeFile(folder.at('lib', 'lazy', 'compare.js'), lazyModule);
  return folder;
}

const mainModule = `#!/usr/bin/env node
import pico from 'picocolors';
if (process.argv[2]) import('./lazy/compare.js').then(({ steps }) => console.log(steps('check', process.argv[2])));
else console.log(typeof pico.red);
`;
const lazyModule = `import { distance } from 'fastest-levenshtein';
export const steps = (one, other) => distance(one, other);
`;

async function bundle(folder: TempFolder, bundler: string): Promise<void> {
  const code = `const { ${bundler} } = await import(${JSON.stringify(script)});
    await ${bundler}({ entry: 'lib/main.js', directory: 'dist' });`;
  await run(process.execPath, ['--input-type=module', '-e', code], { cwd: folder.path });
}

async function contents(folder: TempFolder): Promise<Record<string, string>> {
  const names = (await readdir(folder.at('dist'))).sort();
  const entries = names.map(async (name) => [name, await readFile(folder.at('dist', name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(entries));
}

describe.each(['bundleAction', 'bundleProgram'])('a program bundled with %s', (bundler) => {
  let here: TempFolder;

  beforeAll(async () => {
    here = await createProject();
    await bundle(here, bundler);
  });

  afterAll(() => here[Symbol.asyncDispose]());

  test('a bundle has the same bytes in whatever folder it is built, and runs without node_modules', async () => {
    await using there = await createProject();
    await bundle(there, bundler);
    const files = await contents(here);
    expect(await contents(there)).toEqual(files);

    await using empty = await tempFolder();
    await cp(here.at('dist'), empty.at('dist'), { recursive: true });
    const program = empty.at('dist', 'index.js');
    expect((await run(process.execPath, [program])).stdout).toBe('function\n');
    expect((await run(process.execPath, [program, 'chekc'])).stdout).toBe('2\n');
  });

  test('a bundle contains dynamically imported code in another file', async () => {
    const { 'index.js': entry, 'package.json': manifest, ...others } = await contents(here);
    expect(entry).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(entry).not.toContain('levenshtein');
    expect(Object.keys(others).filter((name) => name.endsWith('.js'))).toHaveLength(1);
    expect(manifest).toContain('"commonjs"');
  });

  test('a bundle contains the licenses of all packages in it, including those of chunks', async () => {
    const { 'licenses.txt': licenses } = await contents(here);
    expect(licenses).toMatch(/^fastest-levenshtein /m);
    expect(licenses).toMatch(/^picocolors /m);
  });

  test('bundling fails for an import that cannot be resolved', async () => {
    await using folder = await createProject("import 'nowhere';\n");
    await expect(bundle(folder, bundler)).rejects.toThrow(/(?:Cannot|Could not) resolve/);
  });

  test('bundling fails if the bundle would contain the path of the project', async () => {
    await using folder = await createProject();
    await writeFile(folder.at('lib', 'main.js'), `console.log(${JSON.stringify(folder.path)});\n`);
    await expect(bundle(folder, bundler)).rejects.toThrow('contains the path of the directory it was built in');
  });
});
