import { describe, expect, test } from 'vitest';
import { emulateAGit, openAGit } from '../support/agit.ts';
import { runInProcess } from '../support/command-line.ts';
import {
  type GitRepository,
  startClone,
  startGitServer,
  startPreparedClone,
  startWatchedClone,
  type WatchedRepository,
} from '../support/git-server.ts';
import type { Repository } from '../support/repository.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const at = (host: string) => section(defaultContent(acmeAt(`https://${host}`)));
const old = at('old.acme.com');
const moved = at('status.acme.com');
const files = { 'README.md': old, 'x.txt': '1' };

const words = [
  '--push',
  '--json',
  '--forge',
  'forgejo',
  '--change-request',
  'status',
  '--source',
  'offline',
];

async function propose(clone: Repository, host = 'status.acme.com', ...args: string[]) {
  const ended = await runInProcess(clone, [...words, '--custom-domain', host, ...args]);
  const { publish, error } = JSON.parse(ended.stdout);
  return { code: ended.code, outcome: publish?.outcome, error: error?.code, stderr: ended.stderr };
}

const isPushed = async ({ connections }: WatchedRepository) =>
  (await connections()).includes('push');

/** A commit of somebody on the server, with this text of the README and more files. */
async function commitOf(
  server: GitRepository,
  name: string,
  changes: Readonly<Record<string, string>>,
) {
  await server.commit(changes, name);
  const commit = server.id(name);
  server.setReference(name, null);
  return commit;
}

/** A clone of a server that has our request for status.acme.com. */
const startProposed = () =>
  startPreparedClone('a pull request', files, async (clone) => {
    await emulateAGit(clone.server);
    expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'pushed' });
  });

// The server's hook is a script for Node.js, which Windows cannot start.
describe.skipIf(process.platform === 'win32')(
  '--change-request on Forgejo and Gitea',
  { timeout: 120_000 },
  () => {
    test('opens a pull request without a branch, updates it, and leaves it alone when it is right', async () => {
      await using clone = await startWatchedClone(files);
      const agit = await emulateAGit(clone.server);
      const first = await propose(clone);
      expect(first).toMatchObject({ code: 0, outcome: 'pushed' });
      expect(first.stderr).toContain(
        'to status on origin, see https://git.example/acme/site/pulls/1\n',
      );
      expect(await clone.server.read('README.md', 'refs/pull/1/head')).toBe(moved);
      // What the server never changes names no address; the message of the commit does.
      const text = {
        title: 'Keep the status snippets up to date',
        description: 'Only the text between the markers changes. The commit names the addresses.',
      };
      const request = { number: 1, head: 'bot/status', base: 'main', state: 'open', ...text };
      expect(await agit.pulls()).toEqual([request]);
      expect((await clone.server.file('push-options')).split('\n')).toEqual([
        'topic=status',
        'force-push=true',
        `title=${text.title}`,
        `description=${text.description}`,
      ]);
      const [{ message }] = await clone.server.commits('refs/pull/1/head');
      expect(message).toMatch(
        / https:\/\/status\.acme\.com\n\n.* https:\/\/old\.acme\.com .*\.\n*$/,
      );

      // Elsewhere, the base moves, and nothing is due.
      await clone.server.commit({ 'x.txt': '2' });
      await clone.server.forgetConnections();
      const again = await propose(clone);
      expect(again).toMatchObject({ code: 0, outcome: 'unchanged' });
      expect(again.stderr).toContain('warning: pull request 1 on origin makes this change already');
      expect(await isPushed(clone.server)).toBe(false);
      expect(await propose(clone, 'new.acme.com', '--dry-run')).toMatchObject({
        outcome: 'would-push',
      });
      expect(await propose(clone, 'new.acme.com')).toMatchObject({ code: 0, outcome: 'pushed' });
      expect(await clone.server.read('README.md', 'refs/pull/1/head')).toBe(at('new.acme.com'));

      // The base moves in the same file, so that the request could not be merged.
      await clone.server.commit({ 'README.md': `# Title\n\n${old}` });
      expect(await propose(clone, 'new.acme.com')).toMatchObject({ code: 0, outcome: 'pushed' });
      expect(await clone.server.read('README.md', 'refs/pull/1/head')).toBe(
        `# Title\n\n${at('new.acme.com')}`,
      );
      expect(await agit.pulls()).toEqual([request]);

      // Nothing is due any more, and git cannot close the request.
      await clone.server.forgetConnections();
      expect(await propose(clone, 'old.acme.com')).toMatchObject({
        code: 0,
        outcome: 'unchanged',
      });
      expect(await clone.server.connections()).toEqual(['read']);
      const names = clone.server.references().map(([name]) => name);
      expect(names).toEqual(['refs/heads/main', 'refs/pull/1/head']);
    });

    test('takes no request of a stranger for its own', async () => {
      await using clone = await startClone(files);
      const agit = await emulateAGit(clone.server);
      // With other changes and the trailer of a branch, with more changes, and in more than one commit.
      const trailer = 'Mine\n\nStatus-Snippets-Change: status 0';
      const { id, commitTree, references } = clone.server;
      await agit.open(await commitTree('main', trailer, 'main'));
      await agit.open(
        await commitOf(clone.server, 'more', { 'README.md': moved, 'x.txt': 'Mine' }),
      );
      await clone.server.commit({ 'x.txt': 'Mine' }, 'two');
      await agit.open(
        await commitOf(clone.server, 'two', { 'README.md': moved }),
        'stranger/status',
      );
      const theirs = references();
      expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'pushed' });
      const [, , , own] = await agit.pulls();
      expect(own).toMatchObject({ number: 4, head: 'bot/status' });
      expect(await clone.server.read('README.md', 'refs/pull/4/head')).toBe(moved);
      expect(references()).toEqual([...theirs, ['refs/pull/4/head', id('refs/pull/4/head')]]);
    });

    test('waits for the request of a stranger that makes exactly the same change', async () => {
      await using clone = await startWatchedClone(files);
      const agit = await emulateAGit(clone.server);
      await agit.open(await commitOf(clone.server, 'same', { 'README.md': moved }));
      const { stderr, ...ended } = await propose(clone);
      expect(ended).toMatchObject({ code: 0, outcome: 'unchanged' });
      expect(stderr).toContain(
        'warning: pull request 1 on origin makes this change already, so nothing is pushed',
      );
      expect(await isPushed(clone.server)).toBe(false);
      expect(await agit.pulls()).toHaveLength(1);
    });

    test('does not open a request again that a person closed, until the change is another one', async () => {
      await using clone = await startProposed();
      const agit = openAGit(clone.server);
      await agit.close(1);
      expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'unchanged' });
      expect(await propose(clone, 'new.acme.com')).toMatchObject({ code: 0, outcome: 'pushed' });
      expect((await agit.pulls()).map(({ state }) => state)).toEqual(['closed', 'open']);
    });

    test('opens a request for each move, also back and again, after each was merged by squash', async () => {
      await using clone = await startClone(files);
      const agit = await emulateAGit(clone.server);
      for (const [index, host] of [
        'status.acme.com',
        'old.acme.com',
        'status.acme.com',
      ].entries()) {
        expect(await propose(clone, host)).toMatchObject({ code: 0, outcome: 'pushed' });
        await agit.squash(index + 1);
        expect(await clone.server.read('README.md')).toBe(at(host));
      }
      expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'unchanged' });
      expect((await agit.pulls()).map(({ state }) => state)).toEqual([
        'merged',
        'merged',
        'merged',
      ]);
    });

    test('counts a request in a shallow clone whose history does not show whether it was merged', async () => {
      await using clone = await startProposed();
      const { server } = clone;
      await openAGit(server).squash(1);
      await server.commit({ 'README.md': old });
      await using later = await server.cloneFrom(server.url, ['--depth', '1']);
      expect(await propose(later)).toMatchObject({ code: 0, outcome: 'unchanged' });
    });

    test('updates its request although the server has 60 newer ones', async () => {
      await using clone = await startProposed();
      const { server } = clone;
      const theirs = await commitOf(server, 'mine', { 'x.txt': 'Mine' });
      for (let number = 2; number <= 61; number += 1)
        server.setReference(`refs/pull/${number}/head`, theirs);
      expect(await propose(clone, 'new.acme.com')).toMatchObject({ code: 0, outcome: 'pushed' });
      expect(await server.read('README.md', 'refs/pull/1/head')).toBe(at('new.acme.com'));
      expect(await openAGit(server).pulls()).toHaveLength(1);
    });

    test('three runs at once end with exit code 0, and with one request', async () => {
      await using server = await startGitServer(files);
      const agit = await emulateAGit(server);
      const url = `file://${server.path}`;
      await using one = await server.cloneFrom(url, []);
      await using two = await server.cloneFrom(url, []);
      const ended = await Promise.all([one, two, one].map((clone) => propose(clone)));
      expect(ended.map(({ code, stderr }) => (code === 0 ? 0 : stderr))).toEqual([0, 0, 0]);
      expect(await agit.pulls()).toHaveLength(1);
      expect(await server.read('README.md', 'refs/pull/1/head')).toBe(moved);
    });

    // Another run of the same user in the same second makes the same commit.
    test.each(['forgejo', 'gitea'] as const)(
      'takes the answer of %s that a request is at this commit already for "up to date"',
      async (kind) => {
        await using clone = await startClone(files);
        const agit = await emulateAGit(clone.server, kind);
        await agit.refuseOnce('same');
        const { stderr, ...ended } = await propose(clone);
        expect(ended).toMatchObject({ code: 0, outcome: 'unchanged' });
        expect(stderr).toContain(
          'No push of README.md (1 section): status on origin is already up to date.\n',
        );
      },
    );

    test('tries again when a push loses a race', async () => {
      await using clone = await startClone(files);
      const agit = await emulateAGit(clone.server);
      await agit.refuseOnce('failed to update ref');
      expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'pushed' });
      expect(await agit.pulls()).toHaveLength(1);
    });

    test('shows the words of a server that refuses, no advice to run git, and that a request needs the token of a user', async () => {
      await using clone = await startClone(files);
      await emulateAGit(clone.server);
      const advice =
        'Updates were rejected. If this is intentional, add \\`-o force-push=true\\` to your \\`git push\\` command.';
      const reason = 'Internal Server Error (no specific error)';
      await clone.server.addHook(
        'pre-receive',
        `echo "${advice}" >&2; echo "${reason}" >&2; exit 1`,
      );
      const { code, stderr } = await propose(clone);
      expect([code, stderr]).toEqual([5, expect.stringContaining(`  ${reason}\n`)]);
      expect(stderr).toContain('use the token of a user, or --forge other');
      expect(stderr).not.toContain('git push');
    });

    test('updates each of two requests that have the same name and different bases', async () => {
      await using clone = await startProposed();
      clone.server.setReference('stable', 'main');
      const runs = [
        ['new.acme.com', 'stable'],
        ['newer.acme.com', 'main'],
      ] as const;
      for (const [host, base] of runs)
        expect(await propose(clone, host, '--branch', base)).toMatchObject({
          code: 0,
          outcome: 'pushed',
        });
      expect(await clone.server.read('README.md', 'refs/pull/1/head')).toBe(at('newer.acme.com'));
      expect(await clone.server.read('README.md', 'refs/pull/2/head')).toBe(at('new.acme.com'));
    });

    test('says that a server without AGit opened no pull request, and leaves no reference there', async () => {
      await using clone = await startClone(files);
      const { code, stderr } = await propose(clone);
      const sentence = 'the server opened no request for status on origin: use --forge other';
      expect([code, stderr]).toEqual([5, expect.stringContaining(sentence)]);
      expect(clone.server.references()).toEqual([['refs/heads/main', clone.server.id('main')]]);
    });
  },
);
