import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);

test('after scripts/set-owner.js, the project builds, its tests pass, and only the build directory needs a commit', async () => {
  await using folder = await tempFolder();
  const cwd = folder.at('clone');
  await run('git', ['clone', '-q', '.', cwd]);
  // With its own cache, because that records the last build.
  await mkdir(join(cwd, 'node_modules'));
  for (const name of (await readdir('node_modules')).filter((one) => one !== '.cache')) {
    await symlink(resolve('node_modules', name), join(cwd, 'node_modules', name), 'junction').catch(() => {});
  }
  await run(process.execPath, ['scripts/set-owner.js', 'octo-org'], { cwd });
  await run(process.execPath, ['scripts/build.js'], { cwd });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'tests'];
  const env = { ...process.env, CI: 'true', VITEST: undefined, VITEST_WORKER_ID: undefined, VITEST_POOL_ID: undefined };
  await run(process.execPath, [...vitest, 'test/project', 'test/action/guides', 'test/action/metadata'], { cwd, env });
  const { stdout } = await run('git', ['grep', '-l', 'OWNER/status-snippets', '--', '.', ':!dist'], { cwd }).catch(
    () => ({ stdout: '' }),
  );
  expect(stdout).toBe('');
  expect(await readFile(join(cwd, 'README.md'), 'utf8')).toContain('octo-org/status-snippets');
});
