import { describe, expect, test } from 'vitest';
import { hangUp, meanwhile } from '../../support/github/faults.ts';
import { writeCommit } from '../../support/github/git-repository.ts';
import { startGitHub } from '../../support/github/github.ts';
import { bot } from '../../support/github/test-repository.ts';
import { files, first, old, proposalBranch, readme, second } from '../readme.ts';
import {
  callsOf,
  clientFor,
  commitTo,
  pointingAt,
  proposeTo,
  publish,
  rejection,
  run,
} from '../runs.ts';

describe('the base needs a change and no pull request is open', () => {
  test('mode pull-request takes three calls for a first pull request', async () => {
    await using github = await startGitHub({ files });
    const calls = await callsOf(github, async () => {
      expect(await run(github, proposeTo(github), first)).toMatchObject({
        outcome: 'proposed',
        operation: 'created',
        commit: { oid: await github.head(proposalBranch) },
        pullRequest: { number: 1, url: 'https://github.com/acme/site/pull/1' },
      });
    });
    expect(calls).toEqual(['repository', 'updateRefs+createCommitOnBranch', 'createPullRequest']);
    expect(await github.text('main', 'README.md')).toBe(readme(old));
    expect(await github.text(proposalBranch, 'README.md')).toBe(readme(first));
    expect(github.pulls.get(1)).toMatchObject({
      title: `Point the status badge at ${first}`,
      base: 'main',
      head: proposalBranch,
    });
    expect(github.violations).toEqual([]);
  });

  test('without a branch, the pull request is for the default branch', async () => {
    await using github = await startGitHub({ files });
    const published = await run(github, proposeTo(github, { branch: null }), first);
    expect(published).toMatchObject({ operation: 'created', branch: 'main' });
    expect(github.pulls.get(1)).toMatchObject({ base: 'main', head: proposalBranch });
  });

  test('a pull request is opened for an existing branch with the change', async () => {
    await using github = await startGitHub({ files });
    github.settings.actionsMayCreatePullRequests = false;
    await rejection(run(github, proposeTo(github), first));
    github.settings.actionsMayCreatePullRequests = true;
    const calls = await callsOf(github, async () => {
      expect(await run(github, proposeTo(github), first)).toMatchObject({
        operation: 'created',
        commit: null,
      });
    });
    expect(calls).toEqual(['repository', 'createPullRequest']);
  });

  test('a commit that a person amended counts as a commit by others', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    github.pulls.close(1);
    const message = await github.git.text(['log', '-1', '--format=%B', proposalBranch]);
    const amended = writeCommit(github.git, {
      parents: [(await github.head('main')) ?? ''],
      files: { 'README.md': readme(first), 'more.md': 'x' },
      message,
      author: bot,
      committer: { name: 'Pat', email: 'pat@example.com' },
    });
    await github.git.run(['update-ref', `refs/heads/${proposalBranch}`, amended]);
    expect(await rejection(run(github, proposeTo(github), second))).toMatchObject({
      code: 'commits-by-others',
    });
    expect(await github.head(proposalBranch)).toBe(amended);
  });
});

describe('a pull request is open', () => {
  test('a pull request is rebuilt without pointing at the base if the base changed the same file', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    const base = await github.push('main', { 'README.md': readme(old, 'New heading') });
    const calls = await callsOf(github, async () => {
      const published = await run(github, proposeTo(github), first);
      expect(published).toMatchObject({
        outcome: 'proposed',
        operation: 'updated',
        commit: { oid: await github.head(proposalBranch) },
      });
    });
    expect(calls).toEqual([
      'repository',
      'updateRefs+createCommitOnBranch',
      'updateRefs',
      'updatePullRequest',
    ]);
    expect(github.pulls.get(1)).toMatchObject({ state: 'OPEN', reopenable: true });
    expect(github.pulls.get(1).body).toContain(
      `<!-- status-snippets-head: ${await github.head(proposalBranch)} -->`,
    );
    expect(await github.git.text(['rev-parse', `${proposalBranch}~1`])).toBe(base);
    expect(await github.text(proposalBranch, 'README.md')).toBe(readme(first, 'New heading'));
    expect(await github.otherBranches()).toEqual([proposalBranch]);
  });

  test('a pull request is rebuilt where no branch may be deleted, with a warning about the one that remains', async () => {
    await using github = await startGitHub({ files, settings: { deletionsRefused: true } });
    expect(await run(github, proposeTo(github), first)).toMatchObject({ warnings: [] });
    await github.push('main', { 'README.md': readme(old, 'New heading') });
    const published = await run(github, proposeTo(github), first);
    const [, remaining = ''] = await github.otherBranches();
    const warning = `Deleting branch "${remaining}", which is not needed any more, failed: `;
    expect(published).toMatchObject({
      operation: 'updated',
      warnings: [expect.stringContaining(warning)],
    });
    expect(await github.text(proposalBranch, 'README.md')).toBe(readme(first, 'New heading'));
    expect(await callsOf(github, () => run(github, proposeTo(github), first))).toEqual([
      'repository',
    ]);
    expect(await github.otherBranches()).toEqual([proposalBranch, remaining]);
  });

  test('the branch that remains is named although the response to the move is lost', async () => {
    await using github = await startGitHub({ files, settings: { deletionsRefused: true } });
    await run(github, proposeTo(github), first);
    await github.push('main', { 'README.md': readme(old, 'New heading') });
    // Only the second move is accepted.
    github.injectFault(
      'updateRefs',
      meanwhile(async () => github.injectFault('updateRefs', hangUp('after'))),
    );
    const published = await run(github, proposeTo(github), first);
    expect(published).toMatchObject({
      operation: 'updated',
      warnings: [expect.stringContaining('Deleting branch')],
    });
  });

  test('a pull request that conflicts with the base is rebuilt, even if its files are right', async () => {
    await using github = await startGitHub({ files, settings: { looksUntilDecided: 0 } });
    await run(github, proposeTo(github), first);
    const base = await github.push('main', { 'README.md': readme(second) });
    expect(await run(github, proposeTo(github), first)).toMatchObject({
      operation: 'updated',
      commit: {},
    });
    expect(await github.git.text(['rev-parse', `${proposalBranch}~1`])).toBe(base);
    expect(await callsOf(github, () => run(github, proposeTo(github), first))).toEqual([
      'repository',
    ]);
  });

  test('a link in a heading whose other words the base changes is proposed in the new heading', async () => {
    const heading = (words: string, address: string) => `# ${words} [status](${address})\n`;
    await using github = await startGitHub({ files: { 'README.md': heading('Site', old) } });
    await run(github, proposeTo(github), first);
    const base = await github.push('main', { 'README.md': heading('New words', old) });
    expect(await run(github, proposeTo(github), first)).toMatchObject({
      operation: 'updated',
      commit: {},
    });
    expect(await github.text(proposalBranch, 'README.md')).toBe(heading('New words', first));
    expect(await github.git.text(['rev-parse', `${proposalBranch}~1`])).toBe(base);
  });

  test('a file that the base has already updated is not part of the pull request any more', async () => {
    await using github = await startGitHub({
      files: { 'README.md': readme(old), 'a.md': readme(old) },
    });
    const choice = { paths: ['README.md', 'a.md'], select: null };
    await run(github, proposeTo(github, { files: choice }), first);
    await github.push('main', { 'a.md': readme(first, 'By hand') });
    await run(github, proposeTo(github, { files: choice }), first);
    const changed = await github.git.text(['diff', '--name-only', 'main', proposalBranch]);
    expect(changed).toBe('README.md');
  });

  test('the title and body that a person wrote stay until a commit is added', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    Object.assign(github.pulls.get(1), { title: 'Mine', body: 'My own words' });
    expect(await callsOf(github, () => run(github, proposeTo(github), first))).toEqual([
      'repository',
    ]);
    await run(github, proposeTo(github), second);
    expect(github.pulls.get(1).title).toBe(`Point the status badge at ${second}`);
  });

  test('the text of a pull request is updated if its hash belongs to another change', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    const pull = github.pulls.get(1);
    pull.body = pull.body.replace(/hash: \w+/, 'hash: 0ld');
    expect(await callsOf(github, () => run(github, proposeTo(github), first))).toEqual([
      'repository',
      'updatePullRequest',
    ]);
  });

  test('a pull request from a branch with the same name in a fork is ignored', async () => {
    await using github = await startGitHub({ files });
    const headOid = await github.push('fork-of-someone', {
      'README.md': readme('https://evil.example'),
    });
    const body = `<!-- status-snippets-hash: ${Buffer.from(first).toString('hex')} -->`;
    github.pulls.add({ title: 'Spam', body, base: 'main', head: proposalBranch, headOid }, true);
    github.pulls.add(
      { title: 'Spam', body, base: 'main', head: proposalBranch, headOid },
      true,
    ).state = 'CLOSED';
    expect(await run(github, proposeTo(github), first)).toMatchObject({
      operation: 'created',
      pullRequest: { number: 3 },
    });
    await run(github, proposeTo(github), old);
    expect(github.pulls.all.map(({ state }) => state)).toEqual(['OPEN', 'CLOSED', 'CLOSED']);
  });
});

test('git reads the trailers of the commit message and of this program as one block', async () => {
  await using github = await startGitHub({ files });
  const body =
    'The page moved.\n\nSigned-off-by: Pat <pat@example.com>\nCo-authored-by: Sam <sam@example.com>';
  await publish(clientFor(github), proposeTo(github), pointingAt(first, { body }));
  expect(await github.git.text(['log', '-1', '--format=%(trailers:only)', proposalBranch])).toBe(
    'Signed-off-by: Pat <pat@example.com>\nCo-authored-by: Sam <sam@example.com>\nRefreshed-by: status-snippets\n',
  );
});

test('a rebuild onto a base with a changed workflow fails with the permission that it needs', async () => {
  await using github = await startGitHub({ files });
  await run(github, proposeTo(github), first);
  await github.push('main', {
    'README.md': readme(old, 'New heading'),
    '.github/workflows/ci.yml': 'on: push',
  });
  github.settings.workflows = false;
  const head = await github.head(proposalBranch);
  const error = await rejection(run(github, proposeTo(github), second));
  expect(error).toMatchObject({ code: 'missing-permission' });
  expect(error.message).toContain('`workflows: write`');
  expect(error.message).not.toContain('contents: write');
  expect(await github.head(proposalBranch)).toBe(head);
  expect(await github.otherBranches()).toEqual([proposalBranch]);
});

describe('the base is up to date', () => {
  test('the pull request is closed and its branch deleted in three calls when the base is up to date', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    await run(github, commitTo(github), first);
    const calls = await callsOf(github, async () => {
      const published = await run(github, proposeTo(github), first);
      expect(published).toMatchObject({ outcome: 'closed', pullRequest: { number: 1 } });
    });
    expect(calls).toEqual(['repository', 'updatePullRequest', 'updateRefs']);
    expect(github.pulls.get(1).state).toBe('CLOSED');
    expect(github.pulls.get(1).body).toMatch(/\n\nClosed because .+\.$/);
    expect(await github.otherBranches()).toEqual([]);
  });

  test('a change is proposed again if this program closed its pull request', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    await run(github, proposeTo(github), old);
    expect(github.pulls.get(1).state).toBe('CLOSED');
    expect(await run(github, proposeTo(github), first)).toMatchObject({
      operation: 'created',
      pullRequest: { number: 2 },
    });
  });

  test('a pull request is closed even if a rule prevents the deletion of its branch', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    github.settings.protections.set(proposalBranch, 'ruleset');
    expect(await run(github, proposeTo(github), old)).toMatchObject({ outcome: 'closed' });
    expect(github.pulls.get(1).state).toBe('CLOSED');
    expect(await github.otherBranches()).toEqual([proposalBranch]);
  });
});
