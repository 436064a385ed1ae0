import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { licenses } from '../../scripts/licenses.js';
import { tempFolder } from '../support/temp-folder.ts';

/** Creates a package in the `node_modules` of a folder, and returns the path of a module of the package. */
async function createPackage(
  folder: string,
  manifest: object,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const directory = join(folder, 'node_modules', 'sample');
  await mkdir(directory, { recursive: true });
  const content = JSON.stringify({ name: 'sample', version: '1.2.3', ...manifest });
  await writeFile(join(directory, 'package.json'), content);
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  return join(directory, 'lib', 'index.js');
}

describe('licenses.txt', () => {
  test('licenses.txt contains the full text of each package once, sorted by name', () => {
    const modules = [
      'node_modules/unified/lib/index.js',
      'node_modules/@actions/core/lib/core.js',
      'node_modules/unified/index.js',
      'lib/cli/main.js',
    ].map((path) => resolve(path));
    const text = licenses(modules);
    expect(text.match(/^\S+ \d+\.\d+\.\d+ \(.*\)$/gm)).toEqual([
      expect.stringMatching(/^@actions\/core .* \(MIT\)$/),
      expect.stringMatching(/^unified .* \(MIT\)$/),
    ]);
    expect(text.match(/Permission is hereby granted/g)).toHaveLength(2);
    expect(licenses(modules.reverse())).toBe(text);
  });

  test.each([
    [{ license: 'GPL-3.0-only' }, 'sample 1.2.3 is licensed as GPL-3.0-only: '],
    [{}, 'sample 1.2.3 is licensed as undefined: '],
    [{ license: 'MIT' }, 'sample 1.2.3 contains no license text: '],
  ])('the build fails for a bundled package whose manifest is %j', async (manifest, message) => {
    await using folder = await tempFolder();
    const module = await createPackage(folder.path, manifest);
    expect(() => licenses([module])).toThrow(message);
  });
});
