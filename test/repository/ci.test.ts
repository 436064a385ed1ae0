import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../support/folder-with.ts';

const log = '#!/bin/sh\necho "$0 $*" | sed "s|.*/||" >> calls\n';

/** Runs `.ci/install` with stand-ins for commands that need an administrator, and returns the calls of `sudo` and `apt-get`. */
async function install(user: number, commands: Readonly<Record<string, string>>) {
  const stubs = { id: `#!/bin/sh\necho ${user}\n`, ...commands };
  await using folder = await folderWith(stubs);
  for (const name of Object.keys(stubs)) chmodSync(folder.at(name), 0o755);
  const env = { PATH: `${folder.path}:/usr/bin:/bin` };
  const ended = spawnSync('bash', [resolve('.ci/install'), 'cmark-gfm'], {
    cwd: folder.path,
    env,
    encoding: 'utf8',
  });
  const calls = existsSync(folder.at('calls'))
    ? readFileSync(folder.at('calls'), 'utf8').trim().split('\n')
    : [];
  return { code: ended.status, stderr: ended.stderr, calls };
}

describe.skipIf(process.platform === 'win32')('.ci/install', () => {
  const commands = ['--version', 'update -qq', 'install -y -qq --no-install-recommends cmark-gfm'];

  test('root installs packages without sudo', async () => {
    const { code, calls } = await install(0, { 'apt-get': log, sudo: '#!/bin/sh\nexit 1\n' });
    expect({ code, calls }).toEqual({
      code: 0,
      calls: commands.map((words) => `apt-get ${words}`),
    });
  });

  test('another user installs packages with sudo', async () => {
    const { code, calls } = await install(1000, { 'apt-get': '#!/bin/sh\nexit 100\n', sudo: log });
    expect({ code, calls }).toEqual({
      code: 0,
      calls: commands.map((words) => `sudo -n apt-get ${words}`),
    });
  });

  test('a user for whom sudo asks for a password reads which packages are missing, and nothing else', async () => {
    const { code, stderr, calls } = await install(1000, {
      'apt-get': log,
      sudo: '#!/bin/sh\necho password >&2\nexit 1\n',
    });
    expect({ code, calls }).toEqual({ code: 1, calls: [] });
    expect(stderr).toBe(
      'These packages are missing, and this user cannot install them with apt-get: cmark-gfm\n',
    );
  });
});
