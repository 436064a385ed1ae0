import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

describe('package.json', () => {
  test('package.json has no dependencies that an installation would download', () => {
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('optionalDependencies');
    expect(manifest).not.toHaveProperty('peerDependencies');
  });

  test('package.json links to the repository of the owner that the README names', () => {
    const [, owner] =
      /uses: ([\w-]+)\/status-snippets@/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(manifest.repository.url).toBe(`git+https://github.com/${owner}/status-snippets.git`);
    expect(manifest.bugs).toBe(`https://github.com/${owner}/status-snippets/issues`);
    expect(manifest.homepage).toBe(`https://github.com/${owner}/status-snippets#readme`);
  });

  test('scripts/set-owner.js changes the owner in package.json and in the README, and can be run again', async () => {
    await using folder = await tempFolder();
    // Without the thousands of files in the other folders.
    await run('git', ['clone', '-q', '--shared', '--sparse', '.', folder.at('clone')]);
    await run('git', ['-C', folder.at('clone'), 'sparse-checkout', 'add', 'scripts']);
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
