import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { licences } from '../../scripts/licences.js';
import { tempFolder } from '../support/temp-folder.ts';

interface Parcel {
  readonly manifest: object;
  readonly files?: Readonly<Record<string, string>>;
}

/** Puts a package into the node_modules of a folder, and gives the path of a module in it. */
async function install(folder: string, { manifest, files = {} }: Parcel): Promise<string> {
  const home = join(folder, 'node_modules', 'parcel');
  await mkdir(home, { recursive: true });
  await writeFile(
    join(home, 'package.json'),
    JSON.stringify({ name: 'parcel', version: '1.2.3', ...manifest }),
  );
  for (const [name, text] of Object.entries(files)) await writeFile(join(home, name), text);
  return join(home, 'lib', 'index.js');
}

describe('the licences of a bundle', () => {
  test('are the full texts of all packages, each once and by name', () => {
    const modules = [
      'node_modules/unified/lib/index.js',
      'node_modules/@actions/core/lib/core.js',
      'node_modules/unified/index.js',
      'lib/cli/main.js',
    ].map((path) => resolve(path));
    const text = licences(modules);
    expect(text.match(/^\S+ \d+\.\d+\.\d+ \(.*\)$/gm)).toEqual([
      expect.stringMatching(/^@actions\/core .* \(MIT\)$/),
      expect.stringMatching(/^unified .* \(MIT\)$/),
    ]);
    expect(text.match(/Permission is hereby granted/g)).toHaveLength(2);
    expect(licences(modules.reverse())).toBe(text);
  });

  test('include the text kept here for a package that ships none', () => {
    expect(licences([resolve('node_modules/format/format.js')])).toContain('Sami Samhuri');
  });

  test('have the same bytes whatever ends the lines of a text', async () => {
    await using folder = await tempFolder();
    const files = { 'LICENSE.md': '\uFEFFOne  \r\nTwo\r\n\r\n', NOTICE: 'Three' };
    const module = await install(folder.path, { manifest: { license: 'ISC' }, files });
    expect(licences([module])).toMatch(/parcel 1\.2\.3 \(ISC\)\n-+\n\nOne\nTwo\n\nThree\n$/);
  });

  test.each([
    [{ license: 'GPL-3.0-only' }, 'parcel 1.2.3 is licensed as GPL-3.0-only: '],
    [{}, 'parcel 1.2.3 is licensed as undefined: '],
    [{ license: 'MIT' }, 'parcel 1.2.3 ships no licence text: '],
  ])('end the build for a package with %j', async (manifest, message) => {
    await using folder = await tempFolder();
    const module = await install(folder.path, { manifest });
    expect(() => licences([module])).toThrow(message);
  });
});
