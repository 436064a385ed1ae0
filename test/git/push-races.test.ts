import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { environment, program, runInProcess } from '../support/command-line.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import {
  type GitRepository,
  runBefore,
  startClone,
  startGitServer,
  startHttpClone,
  startWatchedClone,
} from '../support/git-server.ts';
import type { CommitFiles } from '../support/history.ts';
import { checkoutOf, empty, filled, moved, offlinePush, push } from '../support/pushing.ts';
import { configure, type Repository } from '../support/repository.ts';

const isWindows = process.platform === 'win32';

/** Somebody commits on `main` just before the first push. */
async function loseOnce(
  clone: Repository & { readonly server: GitRepository },
  files: CommitFiles = { 'x.txt': '1' },
): Promise<void> {
  await clone.server.commit(files, 'theirs');
  const once = '[ -e lost ] || cat refs/heads/theirs >refs/heads/main; : >lost';
  await runBefore('push', clone, once);
}

describe('--push that loses a race', () => {
  test('begins again at the new head: asks the service again, which may know a newer address, and warns once', async () => {
    await using clone = await startClone({ 'README.md': empty, '.status-snippets.json': '{}' });
    await loseOnce(clone, { 'README.md': `# Theirs\n\n${empty}` });
    await using endpoint = await startEndpoint();
    const [old, current] = ['old.acme.com', 'status.acme.com'].map((host) =>
      snippetsOf('acme', endpoint.baseUrl, `https://${host}`),
    );
    endpoint.respondWith(reply(200, old), reply(200, current));
    const words = ['--push', '--source', 'endpoint', '--base-url', endpoint.baseUrl];
    const { code, stderr } = await runInProcess(clone, words);
    expect([code, stderr.match(/is not read/g)]).toEqual([0, ['is not read']]);
    const readme = await clone.server.read('README.md');
    expect(readme.split('\n')[0]).toBe('# Theirs');
    expect(readme).toContain('(https://status.acme.com)');
    expect(readme).not.toContain('old.acme.com');
    const [{ parent }] = await clone.server.commits();
    expect(parent).toBe(clone.server.id('theirs'));
  });

  test.each([
    { status: 401, more: ['--no-cache'] },
    { status: 503, more: [] },
  ])(
    'uses the first response if the service does not answer again ($status, $more)',
    async ({ status, more }) => {
      await using clone = await startClone({ 'README.md': empty });
      await loseOnce(clone);
      await using endpoint = await startEndpoint();
      endpoint.respondWith(
        reply(200, snippetsOf('acme', endpoint.baseUrl, 'https://status.acme.com')),
        reply(status, '', { 'retry-after': '0' }),
      );
      const words = ['--push', '--source', 'endpoint', '--base-url', endpoint.baseUrl, ...more];
      expect(await runInProcess(clone, words)).toMatchObject({ code: 0 });
      expect(await clone.server.read('README.md')).toContain('https://status.acme.com');
      expect((await clone.server.commits())[0].parent).toBe(clone.server.id('theirs'));
    },
  );

  test('waits before it tries again, and ends after six attempts with exit code 5', async () => {
    await using clone = await startWatchedClone({ 'README.md': empty });
    const head = clone.server.id('main');
    const lock = join(clone.server.path, 'refs/heads/main.lock');
    await writeFile(lock, '');
    let pushes = 0;
    const meanwhile: string[][] = [];
    const sleep = async () => {
      pushes += (await clone.server.connections()).filter((what) => what === 'push').length;
      await clone.server.forgetConnections();
      await setTimeout(meanwhile.length === 0 ? 300 : 0);
      meanwhile.push([...(await clone.server.connections())]);
    };
    const { code, stderr } = await runInProcess(clone, offlinePush, { effects: { sleep } });
    expect([code, stderr]).toEqual([
      5,
      expect.stringContaining('in 6 attempts, so run again later:\n'),
    ]);
    expect([pushes, meanwhile]).toEqual([5, [[], [], [], [], []]]);
    expect(await clone.server.connections()).toContain('push');
    expect(clone.server.id('main')).toBe(head);
  });

  test('begins again when the branch is replaced before it is fetched', async () => {
    await using clone = await startClone({ 'README.md': empty });
    clone.server.setReference('theirs', 'main');
    await clone.server.commit({ 'x.txt': '1' });
    await clone.server.commit({ 'x.txt': '2' }, 'theirs');
    await runBefore(
      'read',
      clone,
      '[ -e listed ] && cat refs/heads/theirs >refs/heads/main; : >listed',
    );
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.server.readAll(['README.md', 'x.txt'])).toBe(`${filled}2`);
  });

  test('begins again when the branch of the request is deleted before it is fetched', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.server.commit({ 'x.txt': '1' }, 'status');
    await runBefore('read', clone, '[ -e listed ] && rm -f refs/heads/status; : >listed');
    expect(await push(clone, ['--change-request', 'status'])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md', 'status')).toBe(filled);
  });

  test('begins again when the branch of the request is deleted while it is fetched', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    // In this version, the only read is that of the objects.
    await configure(clone, '[protocol]', 'version = 0');
    await clone.server.commit({ 'x.txt': '1' }, 'status');
    let reads = 0;
    clone.server.interfere('read', () => {
      reads += 1;
      if (reads === 1) clone.server.setReference('status', null);
    });
    expect(await push(clone, ['--change-request', 'status'])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md', 'status')).toBe(filled);
  });

  test.skipIf(isWindows)('takes no refusal to fetch for a lost race', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.server.commit({ 'x.txt': '1' });
    // The list of references is served, what follows is refused.
    const script = `[ -e '${clone.at('served')}' ] || { touch '${clone.at('served')}'; exec git-upload-pack "$@"; }`;
    await writeFile(
      clone.at('serve.sh'),
      `#!/bin/sh\n${script}\necho 'Denied. Your reference is 4711.' >&2\nexit 1\n`,
    );
    await chmod(clone.at('serve.sh'), 0o755);
    await configure(clone, '[remote "origin"]', `uploadpack = ${clone.at('serve.sh')}`);
    const { code, stderr } = await push(clone);
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(/could not fetch from origin: check the address.*\n {2}Denied/),
    ]);
  });

  test('does not create a branch again that was deleted meanwhile', async () => {
    await using clone = await startClone({ 'README.md': empty });
    clone.server.setReference('other', 'main');
    await runBefore('push', clone, 'rm -f refs/heads/main');
    const { code, stderr } = await push(clone);
    expect([code, stderr]).toEqual([5, expect.stringMatching(/^status-snippets: .* main.*\n$/)]);
    expect(clone.server.id('main')).toBe('');
  });

  test('counts a push as done when only the answer was lost', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    clone.server.disturb('push', 'drop');
    expect(await push(clone)).toMatchObject({ code: 0, stderr: expect.stringContaining('Pushed') });
    expect([await clone.server.read('README.md'), (await clone.server.commits()).length]).toEqual([
      filled,
      2,
    ]);
  });

  test('three at once from two clones make one commit', async () => {
    await using server = await startGitServer({ 'README.md': empty });
    const url = `file://${server.path}`;
    await using one = await server.cloneFrom(url, []);
    await using two = await server.cloneFrom(url, []);
    const sleep = (ms: number) => setTimeout(ms);
    const ended = await Promise.all(
      [one, two, one].map((clone) => runInProcess(clone, offlinePush, { effects: { sleep } })),
    );
    expect(ended.map(({ code, stderr }) => (code === 0 ? 0 : stderr))).toEqual([0, 0, 0]);
    expect([(await server.commits()).length, await server.read('README.md')]).toEqual([2, filled]);
  });
});

describe.skipIf(isWindows)('--push that is interrupted', () => {
  test('changes nothing in the checkout, and the next run works', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await clone.git('worktree', 'add', '--quiet', 'mine');
    const before = checkoutOf(clone);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
      // What git has started may go on, and push this address.
      const args = [program, ...offlinePush, '--custom-domain', `${signal}.acme.com`];
      const child = spawn(process.execPath, args, { cwd: clone.path, env: environment(clone) });
      const printed = text(child.stderr);
      const ended = once(child, 'exit');
      clone.server.interfere('connect to push', () => child.kill(signal));
      expect(await ended, await printed).toEqual([null, signal]);
      expect(checkoutOf(clone)).toEqual(before);
    }
    clone.server.interfere('connect to push', () => {});
    expect(await push(clone, ['--custom-domain', 'status.acme.com'])).toMatchObject({ code: 0 });
    expect(checkoutOf(clone)).toEqual(before);
    expect(await clone.server.read('README.md')).toBe(moved);
  });
});
