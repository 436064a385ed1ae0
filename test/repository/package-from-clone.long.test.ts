import { execFile, spawnSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);
const shell = process.platform === 'win32';

test('npm pack in a clone builds the library, and prints only the file name, as pre-commit requires', async () => {
  await using folder = await tempFolder();
  const clone = folder.at('clone');
  await run('git', ['clone', '-q', '.', clone]);
  await symlink(resolve('node_modules'), join(clone, 'node_modules'), 'junction');
  const { stdout } = spawnSync('npm', ['pack'], { cwd: clone, encoding: 'utf8', shell });
  expect(stdout).toBe(`status-snippets-${manifest.version}.tgz\n`);
  const list = await run('tar', ['-tzf', stdout.trim()], { cwd: clone });
  expect(list.stdout).toContain('package/dist/library/remark.d.ts\n');
});
