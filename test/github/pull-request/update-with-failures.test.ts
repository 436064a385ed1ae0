import { beforeAll, describe, expect, test } from 'vitest';
import {
  badGateway,
  type Fault,
  halfway,
  hangUp,
  meanwhile,
  refusal,
  secondaryLimit,
} from '../../support/github/faults.ts';
import { divergence, resolveBranch } from '../../support/github/git-repository.ts';
import { type GitHubForTests, startGitHub } from '../../support/github/github.ts';
import { files, first, old, proposalBranch, readme, second } from '../readme.ts';
import { commitTo, proposeTo, rejection, run } from '../runs.ts';

const nothing = meanwhile(async () => {});

/** The situations that lead to each kind of write, with the mutations of that write. */
const situations: Readonly<
  Record<
    string,
    {
      prepare(github: GitHubForTests): Promise<unknown>;
      address: string;
      writes: readonly string[];
    }
  >
> = {
  'a first pull request': {
    prepare: async () => {},
    address: first,
    writes: ['updateRefs', 'createPullRequest'],
  },
  'a pull request to rebuild': {
    prepare: (github) => run(github, proposeTo(github), first),
    address: second,
    writes: ['createCommitOnBranch', 'updateRefs 2', 'updatePullRequest'],
  },
  'a pull request to rebuild on a base that has moved': {
    prepare: async (github) => {
      await run(github, proposeTo(github), first);
      await github.push('main', { 'README.md': readme(old, 'New heading') });
    },
    address: second,
    writes: ['createCommitOnBranch', 'updateRefs 2', 'updatePullRequest'],
  },
  'a pull request to close': {
    prepare: async (github) => {
      await run(github, proposeTo(github), first);
      await run(github, commitTo(github), first);
    },
    address: first,
    writes: ['updatePullRequest'],
  },
};

/** Two of the failures; the tests of mode commit try the others. */
const faults: Readonly<Record<string, Fault>> = {
  'a 502 before': badGateway('before'),
  'a lost connection after': hangUp('after'),
};

async function visibleState(github: GitHubForTests) {
  const branches = await github.otherBranches();
  const texts = await Promise.all(
    ['main', ...branches].map((branch) => github.text(branch, 'README.md')),
  );
  const headOf = (branch: string) => resolveBranch(github.git, branch) ?? '';
  const ahead = branches.map((branch) => divergence(github.git, headOf(branch), headOf('main'))[0]);
  const pulls = github.pulls.all.map(({ state, title, body, reopenable }) => ({
    state,
    title,
    // The id of a commit depends on the time.
    body: body.replace(/head: \w+/, ''),
    reopenable,
  }));
  return { branches, texts, ahead, pulls };
}

describe.each(Object.entries(situations))(
  'mode pull-request with %s',
  (_, { prepare, address, writes }) => {
    let expected: Awaited<ReturnType<typeof visibleState>>;
    let undisturbed: Awaited<ReturnType<typeof run>>;

    beforeAll(async () => {
      await using github = await startGitHub({ files });
      await prepare(github);
      undisturbed = await run(github, proposeTo(github), address);
      expected = await visibleState(github);
    });

    const cases = writes.flatMap((write) =>
      Object.keys(faults).map((fault) => [fault, write] as const),
    );
    test.each(cases)(
      'mode pull-request has the same result despite %s %s',
      async (fault, write) => {
        await using github = await startGitHub({ files });
        await prepare(github);
        const [operation = '', place] = write.split(' ');
        if (place === '2') github.injectFault(operation, nothing);
        github.injectFault(operation, faults[fault] ?? nothing);
        const published = await run(github, proposeTo(github), address);
        expect(await visibleState(github)).toEqual(expected);
        const { outcome } = undisturbed;
        const { operation: done } = { operation: '', ...undisturbed };
        expect(published).toMatchObject({
          outcome,
          ...(outcome === 'proposed' && { operation: done }),
        });
        if (published.outcome === 'proposed')
          expect(published.commit?.oid).toBe(await github.head(proposalBranch));
      },
    );

    test('mode pull-request leaves the pull request and the branches as they were if it fails', async () => {
      await using github = await startGitHub({ files });
      await prepare(github);
      const before = await visibleState(github);
      for (const operation of ['createCommitOnBranch', 'updatePullRequest']) {
        github.injectFault(operation, badGateway('before'), Number.POSITIVE_INFINITY);
      }
      expect(await rejection(run(github, proposeTo(github), address))).toMatchObject({
        code: 'github-unavailable',
      });
      expect(await visibleState(github)).toEqual(before);
    });
  },
);

describe('a refused commit', () => {
  const refused = 'Commit message must match a given regex pattern';

  const createBranch = (github: GitHubForTests) =>
    github.git.run(['branch', proposalBranch, 'main']);
  const createBranchAndPush = async (github: GitHubForTests) => {
    await createBranch(github);
    await github.push('main', { 'README.md': readme(old, 'New heading') });
  };

  test.each<[string, (github: GitHubForTests) => Fault, string[]]>([
    ['that this run created is deleted', () => nothing, []],
    [
      'that this run created is deleted even if the base has moved since',
      (github) => halfway(() => createBranchAndPush(github), hangUp('before')),
      [],
    ],
    [
      'that a person created during the run stays',
      (github) => meanwhile(() => createBranch(github)),
      [proposalBranch],
    ],
  ])('after a refused commit the branch %s', async (_, faultIn, branches) => {
    await using github = await startGitHub({ files });
    github.settings.commitsRefused = refused;
    github.injectFault('updateRefs', faultIn(github));
    const error = await rejection(run(github, proposeTo(github), first));
    expect(error).toMatchObject({ code: 'protected-branch' });
    expect(error.message).toContain(`"${proposalBranch}" of acme/site failed: `);
    expect(await github.otherBranches()).toEqual(branches);
  });

  test('a refused commit leaves no temporary branch and does not change the pull request', async () => {
    await using github = await startGitHub({ files });
    await situations['a pull request to rebuild']?.prepare(github);
    const before = await visibleState(github);
    github.settings.commitsRefused = refused;
    expect(await rejection(run(github, proposeTo(github), second))).toMatchObject({
      code: 'protected-branch',
    });
    expect(await visibleState(github)).toEqual(before);
  });
});

test('the new branch of a run that ends at a long rate limit is deleted', async () => {
  await using github = await startGitHub({ files });
  const half = () => github.git.run(['branch', proposalBranch, 'main']);
  github.injectFault('createCommitOnBranch', halfway(half, secondaryLimit(3600)));
  expect(await rejection(run(github, proposeTo(github), first))).toMatchObject({
    code: 'rate-limited',
  });
  expect(await github.otherBranches()).toEqual([]);
});

test('a branch name that conflicts with a folder of branches is refused without reading again', async () => {
  await using github = await startGitHub({ files });
  await github.git.run(['branch', 'status-snippets', 'main']);
  const error = await rejection(run(github, proposeTo(github), first));
  expect(error).toMatchObject({ code: 'branch-in-use' });
  expect(error.message).toContain('Set `pull-request-branch` to another name.');
  expect(github.calls.filter(({ operations }) => operations[0] === 'repository')).toHaveLength(1);
});

describe('a refused pull request', () => {
  const rules = 'Repository rule violations found';

  test('a pull request that rules forbid to open is reported with its branch', async () => {
    await using github = await startGitHub({ files });
    github.injectFault('createPullRequest', refusal('createPullRequest', null, rules));
    const error = await rejection(run(github, proposeTo(github), first));
    expect(error.message).toContain(
      `Opening a pull request from "${proposalBranch}" failed: GitHub says "${rules}".`,
    );
    expect(error).toMatchObject({ code: 'protected-branch' });
  });

  test('the address to open a pull request by hand is valid for branches with unusual names', async () => {
    await using github = await startGitHub({ files, branch: 'fix/#1-100%' });
    github.settings.actionsMayCreatePullRequests = false;
    const error = await rejection(run(github, proposeTo(github, { branch: 'fix/#1-100%' }), first));
    const compareUrl =
      'https://github.com/acme/site/compare/fix/%231-100%25...status-snippets/fix/%231-100%25?expand=1';
    expect(error).toMatchObject({ fields: { url: compareUrl } });
  });

  test('a token that may not read pull requests is refused before anything is written', async () => {
    await using github = await startGitHub({ files });
    github.settings.pullRequests = 'none';
    const error = await rejection(run(github, proposeTo(github), first));
    expect(error.message).toContain(
      'Give the job `permissions: { contents: write, pull-requests: write }`',
    );
    expect(await github.otherBranches()).toEqual([]);
  });
});

describe('people who act at the same time', () => {
  test('a commit that a person pushes before the branch is moved stays, and the pull request is left alone', async () => {
    await using github = await startGitHub({ files });
    await situations['a pull request to rebuild']?.prepare(github);
    let theirs = '';
    const pushing = meanwhile(async () => {
      theirs = await github.push(proposalBranch, { 'README.md': readme(first, 'Mine') });
    });
    github.injectFault('updateRefs', nothing);
    github.injectFault('updateRefs', pushing);
    expect(await run(github, proposeTo(github), second)).toMatchObject({
      outcome: 'left-open',
      isDue: true,
    });
    expect(await github.head(proposalBranch)).toBe(theirs);
    expect(await github.otherBranches()).toEqual([proposalBranch]);
  });

  test('a branch to which a person pushes before it would be deleted stays', async () => {
    await using github = await startGitHub({ files });
    await situations['a pull request to close']?.prepare(github);
    github.injectFault(
      'updatePullRequest',
      meanwhile(() => github.push(proposalBranch, { 'mine.md': 'x' })),
    );
    expect(await run(github, proposeTo(github), first)).toMatchObject({ outcome: 'closed' });
    expect(await github.text(proposalBranch, 'mine.md')).toBe('x');
  });

  test('a branch that a person creates with the same name during the run is not changed', async () => {
    await using github = await startGitHub({ files });
    github.injectFault(
      'updateRefs',
      meanwhile(() => github.push(proposalBranch, { 'README.md': readme(old, 'Mine') })),
    );
    expect(await rejection(run(github, proposeTo(github), first))).toMatchObject({
      code: 'commits-by-others',
    });
    expect(await github.text(proposalBranch, 'README.md')).toBe(readme(old, 'Mine'));
  });

  test('another pull request is opened if a person merges the first one while its branch is rebuilt', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    github.injectFault(
      'createCommitOnBranch',
      meanwhile(() => github.pulls.merge(1, 'squash')),
    );
    expect(await run(github, proposeTo(github), second)).toMatchObject({
      operation: 'created',
      pullRequest: { number: 2 },
      commit: { oid: await github.head(proposalBranch) },
    });
    expect(github.pulls.all.map(({ state }) => state)).toEqual(['MERGED', 'OPEN']);
  });

  test('another pull request is opened if a person merges the first one during the run and deletes its branch', async () => {
    await using github = await startGitHub({ files });
    await run(github, proposeTo(github), first);
    const merging = meanwhile(async () => {
      await github.pulls.merge(1, 'squash');
      await github.git.run(['update-ref', '-d', `refs/heads/${proposalBranch}`]);
    });
    github.injectFault('createCommitOnBranch', merging);
    expect(await run(github, proposeTo(github), second)).toMatchObject({
      operation: 'created',
      pullRequest: { number: 2 },
    });
  });
});

test('a tag that is named like the branch is not compared in its place', async () => {
  await using github = await startGitHub({ files });
  await run(github, proposeTo(github), first);
  github.settings.tags.set('main', (await github.head(proposalBranch)) ?? '');
  const problem =
    'GitHub compared "status-snippets/main" with another commit than the head of branch "main".';
  const error = await rejection(run(github, proposeTo(github), second));
  expect(error).toMatchObject({
    code: 'branch-moved',
    message: `${problem} If there is a tag "main", rename it; else run again later.`,
  });
  github.settings.tags.clear();
  expect(await run(github, proposeTo(github), second)).toMatchObject({ operation: 'updated' });
});
