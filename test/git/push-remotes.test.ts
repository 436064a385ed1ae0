import { cpSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { emulateAGit } from '../support/agit.ts';
import { runInProcess } from '../support/command-line.ts';
import { startClone, startGitServer, startWatchedClone } from '../support/git-server.ts';
import { checkoutOf, countReads, empty, filled, offlinePush, push } from '../support/pushing.ts';
import { openReferences } from '../support/references.ts';
import { configure, setUrl } from '../support/repository.ts';

const isWindows = process.platform === 'win32';

describe('the remote of --push', () => {
  test('pushes to the repository of pushurl, and works on its branch', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await setUrl(clone, '/nowhere.git');
    await configure(clone, '[remote "origin"]', `pushurl = ${clone.server.url}`);
    await clone.server.commit({ 'README.md': `# Fork\n\n${empty}` });
    expect(await push(clone, ['--change-request', 'status'])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md', 'status')).toBe(`# Fork\n\n${filled}`);
  });

  test('pushes to the address by which git replaces another one, although git reads it elsewhere', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await using fork = await startGitServer({ 'README.md': `# Fork\n\n${empty}` });
    const short = 'https://short.invalid/';
    await setUrl(clone, `${short}acme.git`);
    const [read, pushed] = [clone.server.path, fork.path].map((path) => `${dirname(path)}/`);
    await configure(
      clone,
      ...[`[url "${read}"]`, `insteadOf = ${short}`, `insteadOf = ${pushed}`],
      ...[`[url "${pushed}"]`, `pushInsteadOf = ${short}`],
    );
    const before = checkoutOf(clone);
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await fork.read('README.md')).toBe(`# Fork\n\n${filled}`);
    expect(checkoutOf(clone)).toEqual(before);
  });

  test.each([
    ['blob:none', 1],
    // One for all folders, and one for the files that the run reads.
    ['tree:0', 2],
  ])(
    'fetches all that a clone with the filter %s lacks, in as few connections as possible (%i)',
    async (filter, count) => {
      const numbers = Array.from({ length: 20 }, (_, index) => index);
      const entries = numbers.map((n) => [`docs/${n}/a.md`, `# ${n}\n\n${empty}`]);
      const options = [`--filter=${filter}`, '--no-checkout'];
      await using clone = await startWatchedClone(Object.fromEntries(entries), ...options);
      const before = checkoutOf(clone);
      expect(await push(clone, ['docs'])).toMatchObject({ code: 0 });
      // One more lists the branch.
      expect(countReads(await clone.server.connections())).toBe(count + 1);
      expect(await clone.server.read('docs/19/a.md')).toBe(`# 19\n\n${filled}`);
      expect(checkoutOf(clone)).toEqual(before);
    },
  );

  test('fetches a file that a partial clone lacks from the remote that it pushes to', async () => {
    await using clone = await startClone(
      { 'README.md': empty },
      '--filter=blob:none',
      '--no-checkout',
    );
    await setUrl(clone, 'file:///nowhere.git');
    await configure(clone, '[remote "second"]', `url = ${clone.server.url}`);
    expect(await push(clone, ['--remote', 'second'])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md')).toBe(filled);
  });

  test.each([
    ['the trees and files of the commit', 1],
    ['a file of the commit', 2],
  ])('fetches again what a fetch lacks that was interrupted: %s', async (_, count) => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.server.commit({ 'x.txt': '2' });
    const head = clone.server.id('main');
    const [, tree = ''] = /^tree (\w+)/.exec(await clone.server.readCommit(head)) ?? [];
    for (const id of [head, tree].slice(0, count)) {
      const object = join('objects', id.slice(0, 2), id.slice(2));
      cpSync(join(clone.server.path, object), clone.at('.git', object));
    }
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.git('rev-list', '--objects', '--missing=print', head)).not.toMatch(/^\?/m);
  });

  test('does not fetch again what an earlier run fetched, even where a name leads to nothing', async () => {
    await using clone = await startWatchedClone({ 'README.md': filled });
    await clone.server.commit({ 'x.txt': '1' });
    const connections: number[] = [];
    for (const run of ['first', 'second']) {
      const name = clone.at('.git/refs/heads/broken');
      if (run === 'second') await writeFile(name, `${'1'.repeat(40)}\n`);
      await clone.server.forgetConnections();
      expect(await push(clone)).toMatchObject({ code: 0 });
      connections.push(countReads(await clone.server.connections()));
    }
    expect(connections).toEqual([2, 1]);
  });

  test('needs no name for what it fetches', async () => {
    await using clone = await startClone({ 'README.md': empty });
    // It has the names of the branches of the remote.
    await rm(clone.at('.git/packed-refs'));
    const { setReference } = openReferences(clone.at('.git'));
    setReference('refs/remotes/origin/main/x', 'main');
    await clone.server.commit({ 'x.txt': '1' });
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md')).toBe(filled);
  });

  test('does not fetch again what a partial clone leaves out', async () => {
    await using clone = await startWatchedClone(
      { 'README.md': filled, 'x.txt': '1' },
      '--filter=blob:none',
    );
    await configure(clone, '[remote "origin"]', 'fetch = refs/heads/*:refs/heads/up/*');
    await clone.server.commit({ 'x.txt': '2' });
    const args = [...offlinePush, '--branch', 'main'];
    expect(await runInProcess(clone, args)).toMatchObject({ code: 0 });
    await clone.server.forgetConnections();
    expect(await runInProcess(clone, args)).toMatchObject({ code: 0 });
    expect(countReads(await clone.server.connections())).toBe(1);
  });

  test('leaves no reference of AGit in a clone that fetches all references', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await emulateAGit(clone.server);
    await configure(clone, '[remote "origin"]', 'fetch = +refs/*:refs/*');
    const before = checkoutOf(clone);
    const words = ['--branch', 'main', '--change-request', 'status', '--forge', 'forgejo'];
    expect(await push(clone, words)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Pushed'),
    });
    expect(checkoutOf(clone)).toEqual(before);
  });

  test.skipIf(isWindows)(
    'gives up a program for SSH that says nothing while git fetches what a clone lacks',
    async () => {
      await using clone = await startClone(
        { 'README.md': empty },
        '--filter=tree:0',
        '--no-checkout',
      );
      await clone.server.commit({ 'x.txt': '1' });
      const script = `for last; do :; done; echo >> calls; [ $(wc -l < calls) -gt 2 ] && exec sleep 20; exec sh -c "$last"`;
      await writeFile(clone.at('.git/ssh'), `#!/bin/sh\ncd ${clone.at('.git')}\n${script}\n`, {
        mode: 0o755,
      });
      await setUrl(clone, `ssh://host${clone.server.path}`);
      const env = { GIT_SSH: clone.at('.git/ssh'), GIT_SSH_VARIANT: 'ssh' };
      const { code, stderr } = await push(clone, ['--timeout', '0.05'], env);
      expect([code, stderr]).toEqual([
        5,
        expect.stringContaining('git took longer than 1.5 seconds'),
      ]);
    },
  );
});
