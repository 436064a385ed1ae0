import { expect, test } from 'vitest';
import { hangUp, refusal } from '../../support/github/faults.ts';
import { writeCommit } from '../../support/github/git-repository.ts';
import { startGitHub } from '../../support/github/github.ts';
import { bot } from '../../support/github/test-repository.ts';
import { files, first, old, proposalBranch, readme, second } from '../readme.ts';
import { callsOf, clientFor, proposeTo, rejection, run } from '../runs.ts';

/** The committers of commits made through the API of enterprise servers, with and without web commit signing. */
const committers = [{ name: 'Web Flow', email: 'web-flow@acme.example' }, bot];

test.each(committers)(
  'with the committer $email, pull requests are rebuilt, opened later, and closed',
  async (committer) => {
    await using github = await startGitHub({ files });
    github.settings.committer = committer;
    github.settings.actionsMayCreatePullRequests = false;
    await rejection(run(github, proposeTo(github), first));
    github.settings.actionsMayCreatePullRequests = true;
    expect(await run(github, proposeTo(github), first)).toMatchObject({
      operation: 'created',
      commit: null,
    });
    expect(await run(github, proposeTo(github), second)).toMatchObject({ operation: 'updated' });
    expect(await callsOf(github, () => run(github, proposeTo(github), second))).toEqual([
      'repository',
    ]);
    expect(await run(github, proposeTo(github), old)).toMatchObject({ outcome: 'closed' });
    expect(await run(github, proposeTo(github), first)).toMatchObject({
      pullRequest: { number: 2 },
    });
  },
);

test.each([
  ['createCommitOnBranch', 'after'],
  ['updatePullRequest', 'before'],
] as const)(
  "with a server's own committer, a lost response to %s does not lose the commit",
  async (operation, when) => {
    await using github = await startGitHub({ files });
    github.settings.committer = { name: 'Web Flow', email: 'web-flow@acme.example' };
    await run(github, proposeTo(github), first);
    github.injectFault(operation, hangUp(when));
    expect(await run(github, proposeTo(github), second)).toMatchObject({
      outcome: 'proposed',
      operation: 'updated',
    });
    expect(await github.text(proposalBranch, 'README.md')).toBe(readme(second));
    expect(await run(github, proposeTo(github), first)).toMatchObject({ operation: 'updated' });
  },
);

test.each([
  ['edits a file in the browser', 'Update README.md'],
  ['amends the commit of this program', `Point it\n\nRefreshed-by: status-snippets`],
])(
  'with one committer for everybody, a pull request on which a person %s is left alone',
  async (_, message) => {
    await using github = await startGitHub({ files });
    const committer = { name: 'Web Flow', email: 'web-flow@acme.example' };
    github.settings.committer = committer;
    await run(github, proposeTo(github), first);
    const parents = [(await github.head('main')) ?? ''];
    const author = { name: 'Pat', email: 'pat@example.com' };
    const theirs = writeCommit(github.git, {
      parents,
      files: { 'README.md': 'Mine' },
      message,
      author,
      committer,
    });
    github.pulls.setBranch(proposalBranch, theirs);
    expect(await run(github, proposeTo(github), second)).toMatchObject({
      outcome: 'left-open',
      isDue: true,
    });
    expect(await run(github, proposeTo(github), old)).toMatchObject({
      outcome: 'left-open',
      isDue: false,
    });
    expect(await github.head(proposalBranch)).toBe(theirs);
  },
);

test.each(['Reference update failed', 'Something about a lease', 'Could not update ref'])(
  'eight runs at once stay one pull request if a lost race is called "%s"',
  async (words) => {
    await using github = await startGitHub({ files });
    github.settings.lostRace = words;
    const client = () => ({ ...clientFor(github), random: Math.random });
    const runs = await Promise.all(
      Array.from({ length: 8 }, () => run(github, proposeTo(github), first, client())),
    );
    expect(new Set(runs.map(({ outcome }) => outcome))).toEqual(new Set(['proposed']));
    const again = await Promise.all(
      Array.from({ length: 8 }, () => run(github, proposeTo(github), second, client())),
    );
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['proposed']));
    expect(github.pulls.all).toHaveLength(1);
    expect(await github.git.text(['rev-list', '--count', `main..${proposalBranch}`])).toBe('1');
    expect(await github.text(proposalBranch, 'README.md')).toBe(readme(second));
    expect(await github.otherBranches()).toEqual([proposalBranch]);
  },
);

test('a race that is always lost ends after six attempts with the words of the server', async () => {
  await using github = await startGitHub({ files });
  await run(github, proposeTo(github), first);
  const client = clientFor(github);
  github.injectFault(
    'updateRefs',
    refusal('updateRefs', null, 'Odd words'),
    Number.POSITIVE_INFINITY,
  );
  const error = await rejection(run(github, proposeTo(github), second, client));
  expect(error).toMatchObject({
    code: 'branch-moved',
    message: expect.stringContaining('"Odd words"'),
  });
  expect(client.slept).toHaveLength(5);
  for (const [index, slept] of client.slept.entries()) {
    expect(slept).toBeGreaterThanOrEqual(125 * 2 ** index);
    expect(slept).toBeLessThanOrEqual(375 * 2 ** index);
  }
});
