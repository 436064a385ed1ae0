import { describe, expect, test } from 'vitest';
import { askForAutoMerge } from '../../../src/github/pull-request.ts';
import { answer, hangUp, meanwhile, refusal } from '../../support/github/faults.ts';
import { type GitHubForTests, startGitHub } from '../../support/github/github.ts';
import type { Settings } from '../../support/github/settings.ts';
import { bot } from '../../support/github/test-repository.ts';
import { files, first, proposalBranch, readme, second } from '../readme.ts';
import { callsOf, clientFor, pointingAt, proposeTo, publish, type Refresh } from '../runs.ts';

const labels = ['docs', 'Status page'];
const settings: Partial<Settings> = {
  labels,
  collaborators: ['pat', 'kim'],
  teams: ['platform'],
  mergeRule: 'check',
};

/** Proposes a change, with these settings of the repository. */
async function start(changed: Partial<Settings> = {}) {
  const github = await startGitHub({ files, settings: { ...settings, ...changed } });
  const client = clientFor(github);
  return {
    github,
    client,
    propose: (wanted: Partial<Refresh['afterOpening']>, address = first) =>
      publish(client, proposeTo(github), pointingAt(address, {}, wanted)),
    async [Symbol.asyncDispose]() {
      expect(github.violations).toEqual([]);
      await github[Symbol.asyncDispose]();
    },
  };
}

const asked = ({ calls }: GitHubForTests, operation: string) =>
  calls.filter(({ operations }) => operations[0] === operation).length;

describe('labels, reviewers and assignees', () => {
  const all = { labels, reviewers: ['pat'], teamReviewers: ['platform'], assignees: ['kim'] };

  test('they are added once, after the pull request was opened', async () => {
    await using run = await start();
    const { github, client, propose } = run;
    const calls = await callsOf(github, async () => {
      expect(await propose(all)).toMatchObject({ operation: 'created', warnings: [] });
    });
    // GitHub does not know the new pull request for its first second.
    expect(calls.slice(3)).toEqual([
      'labels',
      'labels',
      'requested_reviewers',
      'requested_reviewers',
      'assignees',
    ]);
    expect(client.slept).toEqual([1000]);
    expect(github.pulls.get(1)).toMatchObject({
      labels,
      reviewers: ['pat', 'platform'],
      assignees: ['kim'],
    });
    github.pulls.get(1).labels.length = 0;
    expect(await callsOf(github, () => propose(all))).toEqual(['repository']);
    await propose(all, second);
    expect(github.pulls.get(1).labels).toEqual([]);
  });

  test('they are added even if the response to opening the pull request was lost', async () => {
    await using run = await start();
    run.github.injectFault('createPullRequest', hangUp('after'));
    await run.propose({ ...all, autoMerge: 'squash' });
    expect(run.github.pulls.all).toMatchObject([
      { labels, reviewers: ['pat', 'platform'], autoMerge: 'SQUASH' },
    ]);
  });

  test.each<[string, Partial<Refresh['afterOpening']>, object, RegExp]>([
    [
      'a label that does not exist',
      { labels: ['docs', 'new'] },
      { labels: ['docs'] },
      /^Adding "new" to the labels of \S+\/pull\/1 failed: .*`issues: write`/,
    ],
    [
      'a reviewer without access',
      { reviewers: ['stranger', 'pat'] },
      { reviewers: ['pat'] },
      /^Adding "stranger" to the reviewers .*only be requested from collaborators.*have access to the repository/,
    ],
    [
      'the author',
      { reviewers: [bot.name, 'pat'] },
      { reviewers: ['pat'] },
      /from pull request author.*not the owner/,
    ],
    [
      'a team without access',
      { teamReviewers: ['platform', 'others'] },
      { reviewers: ['platform'] },
      /^Adding "others" to the reviewing teams .*members/,
    ],
    [
      'an assignee without access',
      { assignees: ['kim', 'stranger'] },
      { assignees: ['kim'] },
      /^Adding "stranger" to the assignees .*: only people with write access/,
    ],
    [
      'a label of 51 characters',
      { labels: ['x'.repeat(51)] },
      { labels: [] },
      /^Adding "x+" to the labels .*"Validation Failed/,
    ],
  ])(
    'GitHub refuses %s with a warning that names the fix, and the others are added',
    async (_, wanted, added, warning) => {
      await using run = await start();
      const published = await run.propose(wanted);
      expect(published).toMatchObject({
        operation: 'created',
        warnings: [expect.stringMatching(warning)],
      });
      expect(run.github.pulls.get(1)).toMatchObject({ state: 'OPEN', ...added });
    },
  );

  test('a label that does not exist is created by a token that may do so', async () => {
    await using run = await start({ issues: 'write' });
    expect(await run.propose({ labels: ['new'] })).toMatchObject({ warnings: [] });
    expect(run.github.pulls.get(1).labels).toEqual(['new']);
  });

  test('after a lost response, labels are asked for again after 1, 2 and 4 seconds', async () => {
    await using run = await start();
    run.github.injectFault('labels', hangUp('before'), 3);
    expect(await run.propose({ labels })).toMatchObject({ warnings: [] });
    expect([run.client.slept, run.github.pulls.get(1).labels]).toEqual([
      [1000, 2000, 4000],
      labels,
    ]);
  });

  test('what GitHub did not take after four requests is added by the next run, and a warning says what is missing', async () => {
    await using run = await start();
    run.github.injectFault('labels', hangUp('before'), 4);
    expect(await run.propose(all)).toMatchObject({
      warnings: [
        expect.stringMatching(/^Adding "docs", "Status page" to the labels of \S+\/pull\/1 /),
      ],
    });
    expect(asked(run.github, 'labels')).toBe(4);
    expect(await callsOf(run.github, () => run.propose(all))).toEqual(['repository', 'labels']);
    expect(run.github.pulls.get(1)).toMatchObject({
      labels,
      reviewers: ['pat', 'platform'],
      assignees: ['kim'],
    });
    run.github.pulls.get(1).reviewers.length = 0; // as after a review
    expect(await callsOf(run.github, () => run.propose(all))).toEqual(['repository']);
  });

  test('an assignee is recognized in any letter case', async () => {
    await using run = await start();
    run.github.injectFault('assignees', answer(201, { assignees: [{ login: 'Kim' }] }));
    expect(await run.propose({ assignees: ['kim'] })).toMatchObject({ warnings: [] });
  });
});

describe('a draft', () => {
  test('a pull request is opened as a draft, and GitHub is asked to merge it only when a person says that it is ready', async () => {
    await using run = await start();
    await run.propose({ isDraft: true, autoMerge: 'squash' });
    expect(run.github.pulls.get(1)).toMatchObject({ isDraft: true, autoMerge: null });
    await run.propose({ isDraft: true, autoMerge: 'squash' });
    run.github.pulls.get(1).isDraft = false;
    await run.propose({ isDraft: true, autoMerge: 'squash' });
    expect(run.github.pulls.get(1).autoMerge).toBe('SQUASH');
    expect(asked(run.github, 'enablePullRequestAutoMerge')).toBe(1);
  });

  test('a repository without drafts gets an ordinary pull request and a warning', async () => {
    await using run = await start({ draftsSupported: false });
    const published = await run.propose({ isDraft: true });
    expect(published).toMatchObject({
      operation: 'created',
      warnings: [
        expect.stringMatching(
          /"Draft pull requests are not supported in this repository".*ordinary/,
        ),
      ],
    });
    expect(run.github.pulls.get(1)).toMatchObject({ state: 'OPEN', isDraft: false });
  });
});

describe('an automatic merge', () => {
  const wanted = { autoMerge: 'squash' } as const;

  test('it is asked for again while GitHub has not found out what the new pull request requires', async () => {
    await using run = await start();
    expect(await run.propose(wanted)).toMatchObject({ operation: 'created', warnings: [] });
    expect(run.github.pulls.get(1).autoMerge).toBe('SQUASH');
    expect(run.client.slept).toEqual([2000, 4000]);
    expect(await callsOf(run.github, () => run.propose(wanted))).toEqual(['repository']);
  });

  test('it is asked for in later runs until GitHub has accepted it once', async () => {
    await using run = await start({ looksUntilDecided: 6 });
    expect(await run.propose(wanted)).toMatchObject({
      warnings: [expect.stringContaining('status')],
    });
    expect(run.client.slept).toEqual([2000, 4000, 8000, 16_000]);
    expect(run.github.pulls.get(1).autoMerge).toBeNull();
    expect(await run.propose(wanted)).toMatchObject({ operation: 'none', warnings: [] });
    expect(run.github.pulls.get(1).autoMerge).toBe('SQUASH');
    expect(run.client.slept).toHaveLength(4);
  });

  test('it is asked for by a later run after a run that was stopped before it could ask', async () => {
    await using run = await start({ looksUntilDecided: 0 });
    await run.propose({});
    await run.propose(wanted);
    expect(run.github.pulls.get(1).autoMerge).toBe('SQUASH');
  });

  test('it is never asked for after a person turned it off, not even for another change', async () => {
    await using run = await start();
    await run.propose(wanted);
    run.github.pulls.get(1).autoMerge = null;
    expect(await callsOf(run.github, () => run.propose(wanted))).toEqual(['repository']);
    expect(await run.propose(wanted, second)).toMatchObject({ operation: 'updated', warnings: [] });
    expect(run.github.pulls.get(1).autoMerge).toBeNull();
  });

  test('it is not asked for a commit that a person pushes while GitHub finds out what the pull request requires', async () => {
    await using run = await start();
    const { github } = run;
    const pushing = meanwhile(() => github.push(proposalBranch, { 'half-done.md': 'x' }));
    github.injectFault('enablePullRequestAutoMerge', pushing);
    expect(await run.propose(wanted)).toMatchObject({
      warnings: [expect.stringContaining('automatic merge')],
    });
    expect(github.pulls.get(1).autoMerge).toBeNull();
  });

  test('it is not waited for beyond the time limit of the run', async () => {
    await using run = await start();
    const client = { ...run.client, waitUntilMs: run.client.now() + 3000 };
    await publish(client, proposeTo(run.github), pointingAt(first, {}, wanted));
    expect(run.client.slept).toEqual([2000]);
  });

  test.each<[string, Partial<Settings>, RegExp, number]>([
    ['the repository does not allow it', { autoMergeAllowed: false }, /"Allow auto-merge"/, 1],
    [
      'the method is not allowed',
      { mergeMethods: ['MERGE'] },
      /squash merging is not allowed.*Set `auto-merge`/,
      1,
    ],
    [
      'the base requires nothing',
      { mergeRule: 'none' },
      /branch rules not configured.*require a check or a review/,
      5,
    ],
  ])(
    'a refusal because %s is a warning with the fix, and the pull request stays',
    async (_, changed, warning, calls) => {
      await using run = await start(changed);
      const published = await run.propose(wanted);
      expect(published).toMatchObject({
        operation: 'created',
        warnings: [expect.stringMatching(warning)],
      });
      expect(run.github.pulls.get(1).state).toBe('OPEN');
      expect(asked(run.github, 'enablePullRequestAutoMerge')).toBe(calls);
    },
  );

  test('later runs know without asking that GitHub would refuse, and say so', async () => {
    await using run = await start({ mergeRule: 'none' });
    await run.propose(wanted);
    const calls = await callsOf(run.github, async () => {
      const warnings = [
        expect.stringMatching(
          /^Asking for an automatic merge.*clean status.*require a check or a review/,
        ),
      ];
      expect(await run.propose(wanted)).toMatchObject({ operation: 'none', warnings });
    });
    expect(calls).toEqual(['repository']);
    run.github.settings.mergeRule = 'check';
    expect(await run.propose(wanted)).toMatchObject({ warnings: [] });
    expect(run.github.pulls.get(1).autoMerge).toBe('SQUASH');
  });

  test('a pull request that a person marks as ready after all checks is added to a merge queue, once', async () => {
    await using run = await start({ mergeRule: 'queue' });
    const draft = { ...wanted, isDraft: true };
    await run.propose(draft);
    run.github.pulls.get(1).isDraft = false;
    expect(await run.propose(draft)).toMatchObject({ operation: 'none', warnings: [] });
    expect(await run.propose(draft)).toMatchObject({ operation: 'none', warnings: [] });
    expect([run.github.pulls.get(1).timesAccepted, run.client.slept]).toEqual([1, []]);
  });

  test('a pull request in a merge queue is added again after its branch was built again', async () => {
    await using run = await start({ mergeRule: 'queue', looksUntilDecided: 0 });
    const { github } = run;
    await run.propose(wanted);
    await github.push('main', { 'README.md': readme(second) });
    expect(await run.propose(wanted)).toMatchObject({ operation: 'updated', warnings: [] });
    expect(github.pulls.get(1).timesAccepted).toBe(2);
    expect(await callsOf(github, () => run.propose(wanted))).toEqual(['repository']);
  });

  test.each(['CLEAN', 'UNSTABLE', 'HAS_HOOKS'])(
    'GitHub is not asked about a pull request that is %s',
    async (state) => {
      await using run = await start();
      const warnings = await askForAutoMerge(
        run.client,
        { id: 'PR_1', number: 1, url: 'x', headRefOid: '' },
        'squash',
        state,
      );
      expect(warnings).toEqual([expect.stringContaining(`is in ${state.toLowerCase()} status`)]);
      expect(run.github.calls).toEqual([]);
    },
  );

  test.each(['clean', 'unstable', 'has_hooks', 'unknown'])(
    'GitHub is asked again while a new pull request is in %s status',
    async (status) => {
      await using run = await start();
      const words = `Pull request Pull request is in ${status} status`;
      const fault = refusal('enablePullRequestAutoMerge', 'UNPROCESSABLE', words);
      run.github.injectFault('enablePullRequestAutoMerge', fault);
      expect(await run.propose(wanted)).toMatchObject({ warnings: [] });
      expect(asked(run.github, 'enablePullRequestAutoMerge')).toBeGreaterThan(1);
    },
  );

  test.each([
    "Can't enable auto-merge for this pull request.",
    'Pull request Pull request is in has_hooks status',
    'Pull request is in unknown status',
  ])('the refusal "%s" has an advice of its own', async (words) => {
    await using run = await start({ looksUntilDecided: 0 });
    run.github.injectFault(
      'enablePullRequestAutoMerge',
      refusal('enablePullRequestAutoMerge', 'UNPROCESSABLE', words),
      5,
    );
    expect(await run.propose(wanted)).toMatchObject({
      warnings: [expect.not.stringContaining('please report it')],
    });
  });
});

test.each([
  ['requires it', 'strict-check', 'squash', true],
  ['does not require it', 'check', 'squash', false],
  ['requires it and a person merges', 'strict-check', null, false],
] as const)(
  'a branch that is behind a base that %s is brought up to date only then',
  async (_, mergeRule, autoMerge, isMoved) => {
    await using run = await start({ mergeRule });
    const { github } = run;
    const propose = () => run.propose({ autoMerge });
    await propose();
    const base = await github.push('main', { 'other.md': 'x' });
    await propose();
    const parent = await github.git.text(['rev-parse', `${proposalBranch}~1`]);
    expect(parent === base).toBe(isMoved);
    expect(await callsOf(github, propose)).toEqual(['repository']);
  },
);
