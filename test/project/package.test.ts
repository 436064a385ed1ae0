import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);
const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Packs what was built, as publishing does. */
async function pack(
  folder: string,
): Promise<{ readonly filename: string; readonly paths: readonly string[] }> {
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', words, { shell: process.platform === 'win32' });
  // Older versions of npm print a list, newer ones an object by name.
  const [parcel]: { filename: string; files: { path: string }[] }[] = Object.values(JSON.parse(stdout));
  if (parcel === undefined) throw new Error(`npm pack said ${stdout}`);
  return { filename: parcel.filename, paths: parcel.files.map(({ path }) => path) };
}

describe('the published package', () => {
  test('holds the command line, the library and its papers, and nothing of the action', async () => {
    await using folder = await tempFolder();
    const { paths } = await pack(folder.path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'CHANGELOG.md',
        'LICENSE',
        'SECURITY.md',
        'dist/cli/index.js',
        'dist/cli/licenses.txt',
        'dist/cli/package.json',
        'lib/snippets/generate/generate.d.ts',
        'lib/snippets/generate/generate-escaped.js',
        'package.json',
      ]),
    );
    const other = paths.filter((path) => !/^(dist\/cli\/|lib\/(?!action|cli|github)|[^/]+$)/.test(path));
    expect(other).toEqual([]);
  });

  test('runs from its own files, without installing anything', async () => {
    await using folder = await tempFolder();
    const { filename } = await pack(folder.path);
    await run('tar', ['-xzf', filename], { cwd: folder.path });
    const program = folder.at('package', 'dist', 'cli', 'index.js');
    expect((await run(process.execPath, [program, '--version'], { cwd: folder.path })).stdout).toBe(
      `${version}\n`,
    );
  });
});

describe('the bundle of the command line', () => {
  test('holds nothing of @actions, octokit or undici', () => {
    const licences = readFileSync('dist/cli/licenses.txt', 'utf8');
    const packages = [...licences.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \(/gm)].map(([, name]) => name);
    expect(packages.length).toBeGreaterThan(20);
    expect(packages.filter((name) => /^@(actions|octokit)\/|^undici$/.test(name ?? ''))).toEqual([]);
  });

  test('starts with an entry of at most 96 KiB', () => {
    expect(readFileSync('dist/cli/index.js').length).toBeLessThan(96 * 1024);
  });
});
