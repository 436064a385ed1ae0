import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packInto } from '../support/packed.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);
const shell = process.platform === 'win32';
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

describe('package.json', () => {
  test('package.json has no dependencies that an installation would download', () => {
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('optionalDependencies');
    expect(manifest).not.toHaveProperty('peerDependencies');
  });

  test('package.json links to the repository of the owner that the README names', () => {
    const [, owner] = /uses: ([\w-]+)\/status-snippets@/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(manifest.repository.url).toBe(`git+https://github.com/${owner}/status-snippets.git`);
    expect(manifest.bugs).toBe(`https://github.com/${owner}/status-snippets/issues`);
    expect(manifest.homepage).toBe(`https://github.com/${owner}/status-snippets#readme`);
  });

  test('scripts/set-owner.js changes the owner in package.json and in the README, and can be run again', async () => {
    await using folder = await tempFolder();
    await run('git', ['clone', '-q', '--shared', '.', folder.at('clone')]);
    for (const owner of ['octo-org', 'octocat']) {
      await run(process.execPath, [folder.at('clone', 'scripts', 'set-owner.js'), owner]);
      for (const name of ['package.json', 'README.md']) {
        const text = readFileSync(folder.at('clone', name), 'utf8');
        expect(text).toContain(`${owner}/status-snippets`);
        expect(text).not.toMatch(owner === 'octocat' ? /octo-org/ : /OWNER\/status/);
      }
    }
  });
});

describe('the packed package', () => {
  let packed: TempFolder;
  let tarball: string;

  beforeAll(async () => {
    packed = await tempFolder();
    tarball = await packInto(packed);
  });

  afterAll(() => packed[Symbol.asyncDispose]());

  test('the packed package contains only the command line, the library and documents', async () => {
    const { stdout } = await run('tar', ['-tzf', tarball]);
    const paths = stdout.trim().split('\n');
    expect(paths).toEqual(
      expect.arrayContaining(
        [
          'CHANGELOG.md',
          'LICENSE',
          'README.md',
          'SECURITY.md',
          'package.json',
          ...['index.js', 'licenses.txt', 'package.json'].map((name) => `dist/cli/${name}`),
          ...['index', 'remark'].flatMap((name) => [`dist/library/${name}.js`, `dist/library/${name}.d.ts`]),
          'dist/library/licenses.txt',
        ].map((name) => `package/${name}`),
      ),
    );
    expect(paths.filter((path) => !/^package\/(dist\/(cli|library)\/|[^/]+$)/.test(path))).toEqual([]);
  });

  test('an installation of the packed package adds one package, whose command runs', async () => {
    await using folder = await tempFolder();
    await mkdir(folder.at('project'));
    await writeFile(folder.at('project', 'package.json'), '{ "private": true }');
    const cwd = folder.at('project');
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd, shell });
    const installed = readdirSync(folder.at('project', 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['status-snippets']);
    const { stdout } = await run('npx', ['--no', '--', 'status-snippets', '--version'], { cwd, shell });
    expect(stdout).toBe(`${manifest.version}\n`);
  });
});
