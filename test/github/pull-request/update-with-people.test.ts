import { describe, expect, test } from 'vitest';
import { writeCommit } from '../../support/github/git-repository.ts';
import { type GitHubForTests, startGitHub } from '../../support/github/github.ts';
import { webFlow } from '../../support/github/test-repository.ts';
import { files, first, proposalBranch, readme, second } from '../readme.ts';
import { callsOf, commitTo, proposeTo, rejection, run } from '../runs.ts';

describe('a pull request with commits by others', () => {
  test('another change is not added to a pull request with commits by others, which is said', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    const theirs = await github.push(proposalBranch, {
      'README.md': readme(first, 'Better heading'),
    });
    const calls = await callsOf(github, async () => {
      const published = await run(github, proposeTo(github), second);
      expect(published).toMatchObject({
        outcome: 'left-open',
        isDue: true,
        pullRequest: { number: 1 },
      });
    });
    expect(calls).toEqual(['repository']);
    expect(await github.head(proposalBranch)).toBe(theirs);
  });

  test('a merge of the base into the pull request branch counts as a commit by others', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    const base = await github.push('main', { 'other.md': 'x' });
    const merge = writeCommit(github.git, {
      parents: [(await github.head(proposalBranch)) ?? '', base],
      files: { 'other.md': 'x' },
      message: "Merge branch 'main' into status-snippets/main",
      author: { name: 'Pat', email: 'pat@example.com' },
      committer: webFlow,
    });
    await github.git.run(['update-ref', `refs/heads/${proposalBranch}`, merge]);
    expect(await run(github, proposeTo(github), second)).toMatchObject({ outcome: 'left-open' });
    expect(await github.head(proposalBranch)).toBe(merge);
  });
});

describe('an amended commit stays', () => {
  async function amend(github: GitHubForTests, email: string): Promise<string> {
    await run(github, proposeTo(github), first);
    const other = { name: 'Pat', email };
    const amended = writeCommit(github.git, {
      parents: [(await github.head('main')) ?? ''],
      files: { 'README.md': readme(first), 'work.md': 'x' },
      message: await github.git.text(['log', '-1', '--format=%B', proposalBranch]),
      author: other,
      committer: other,
    });
    github.pulls.setBranch(proposalBranch, amended);
    return amended;
  }

  test('if it has the change, even if no comment in the body names ours', async () => {
    await using github = await startGitHub({ files });
    const amended = await amend(github, 'pat@example.com');
    github.pulls.get(1).body = 'My own words';
    await run(github, proposeTo(github), first);
    expect(await github.head(proposalBranch)).toBe(amended);
  });

  test('if a program with a no-reply address of its own has amended it', async () => {
    await using github = await startGitHub({ files });
    const amended = await amend(github, 'noreply@example.com');
    expect(await run(github, proposeTo(github), second)).toMatchObject({
      outcome: 'left-open',
      isDue: true,
    });
    expect(await github.head(proposalBranch)).toBe(amended);
  });
});

describe('a pull request that a person closed', () => {
  test('the same change is not proposed again after a person closed its pull request', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    github.pulls.close(1);
    const calls = await callsOf(github, async () => {
      expect(await run(github, proposeTo(github), first)).toMatchObject({
        outcome: 'declined',
        pullRequest: { number: 1 },
      });
    });
    expect(calls).toEqual(['repository']);
  });
});

describe('a pull request that is not needed any more', () => {
  async function prepare() {
    const github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    await run(github, commitTo(github), first);
    return github;
  }

  test('a pull request of a person into the branch stays open, and so does the branch', async () => {
    await using github = await prepare();
    const headOid = await github.push('topic', { 'topic.md': 'x' });
    github.pulls.add({ title: 'On top', body: '', base: proposalBranch, head: 'topic', headOid });
    expect(await run(github, proposeTo(github), first)).toMatchObject({ outcome: 'closed' });
    expect(github.pulls.all.map(({ state }) => state)).toEqual(['CLOSED', 'OPEN']);
    expect(await github.otherBranches()).toContain(proposalBranch);
  });

  test('its branch stays if its response is lost and a person meanwhile proposes the branch for another one', async () => {
    await using github = await prepare();
    await github.git.run(['update-ref', 'refs/heads/develop', (await github.head('main')) ?? '']);
    const headOid = (await github.head(proposalBranch)) ?? '';
    const carryOutPart = async () => {
      github.pulls.close(1);
      github.pulls.add({ title: 'Mine', body: '', base: 'develop', head: proposalBranch, headOid });
    };
    github.injectFault('updatePullRequest', { kind: 'hang-up', after: false, carryOutPart });
    expect(await run(github, proposeTo(github), first)).toMatchObject({ outcome: 'closed' });
    expect(github.pulls.all.map(({ state }) => state)).toEqual(['CLOSED', 'OPEN']);
    expect(await github.head(proposalBranch)).toBe(headOid);
  });

  test('a token that may not close it does not delete its branch either', async () => {
    await using github = await prepare();
    github.settings.pullRequests = 'read';
    expect(await rejection(run(github, proposeTo(github), first))).toMatchObject({
      code: 'missing-permission',
    });
    expect(github.pulls.get(1).state).toBe('OPEN');
    expect(await github.otherBranches()).toEqual([proposalBranch]);
  });
});
