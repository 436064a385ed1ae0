import { describe, expect, test } from 'vitest';
import { type GitHubForTests, startGitHub } from './github.ts';
import { sendGraphQL } from './send-graphql.ts';
import type { Settings } from './settings.ts';

const files = { 'README.md': 'one\n' };

const commit = `mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid url } } }`;
const move = `mutation($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;
const open = `mutation($input: CreatePullRequestInput!) { createPullRequest(input: $input) { pullRequest { number } } }`;

function committing(
  branchName: string,
  expectedHeadOid: string | null,
  contents: string,
  path = 'README.md',
) {
  const branch = { repositoryNameWithOwner: 'acme/site', branchName };
  const fileChanges = { additions: [{ path, contents: Buffer.from(contents).toString('base64') }] };
  return { input: { branch, expectedHeadOid, message: { headline: 'Change' }, fileChanges } };
}

function moving(
  ...updates: (readonly [
    name: string,
    before: string | null,
    after: string | null,
    force?: boolean,
  ])[]
) {
  const refUpdates = updates.map(([name, beforeOid, afterOid, force = false]) => ({
    name: `refs/heads/${name}`,
    beforeOid: beforeOid ?? '0'.repeat(40),
    afterOid: afterOid ?? '0'.repeat(40),
    force,
  }));
  return { input: { repositoryId: 'R_1', refUpdates } };
}

const opening = {
  input: { repositoryId: 'R_1', baseRefName: 'main', headRefName: 'topic', title: 'T', body: 'B' },
};

describe('createCommitOnBranch of the GitHub for tests', () => {
  test('the GitHub for tests accepts a commit only on the expected head, else responds with the error of GitHub', async () => {
    await using github = await startGitHub({ files });
    const head = await github.head('main');
    const landed = await sendGraphQL(github, commit, committing('main', head, 'two\n'));
    const oid = await github.head('main');
    const url = `https://github.com/acme/site/commit/${oid}`;
    expect(landed.body).toEqual({ data: { createCommitOnBranch: { commit: { oid, url } } } });
    const late = await sendGraphQL(github, commit, committing('main', head, 'three\n'));
    expect(late).toMatchObject({
      status: 200,
      body: {
        data: { createCommitOnBranch: null },
        errors: [
          {
            type: 'STALE_DATA',
            path: ['createCommitOnBranch'],
            message: `Expected branch to point to "${head}" but it did not.  Pull and try again.`,
          },
        ],
      },
    });
    expect(await github.text('main', 'README.md')).toBe('two\n');
  });

  test('the GitHub for tests writes commits that git accepts, with folders, links and submodules', async () => {
    const submodule = { mode: '160000', content: '1'.repeat(40) };
    await using github = await startGitHub({
      files: { 'a/b/c.md': 'c', 'a.md': 'a', 'a-b': 'x', module: submodule },
    });
    await github.push('main', {
      'a/b/c.md': null,
      'a/ü.md': 'ü',
      link: { mode: '120000', content: 'a.md' },
    });
    await github.git.run(['fsck', '--strict', '--no-dangling']);
    expect(await github.git.text(['ls-tree', '-r', '--name-only', '-z', 'main'])).toBe(
      ['a-b', 'a.md', 'a/ü.md', 'link', 'module', ''].join('\0'),
    );
  });
});

describe('branches of the GitHub for tests', () => {
  test('the GitHub for tests updates all branches of one mutation or none', async () => {
    await using github = await startGitHub({ files });
    github.settings.lostRace = null;
    const head = (await github.head('main')) ?? '';
    const both = await sendGraphQL(github, move, moving(['a', null, head], ['b', head, head]));
    expect(both.body.errors[0]).toMatchObject({ type: 'UNPROCESSABLE', path: ['updateRefs'] });
    expect(await github.otherBranches()).toEqual([]);
    await sendGraphQL(github, move, moving(['a', null, head], ['b', null, head]));
    expect(await github.otherBranches()).toEqual(['a', 'b']);
    const again = await sendGraphQL(github, move, moving(['a', null, head]));
    expect(again.body.errors[0].message).toContain('reference already exists');
    await sendGraphQL(github, move, moving(['a', head, null]));
    expect(await github.otherBranches()).toEqual(['b']);
  });

  test('the GitHub for tests moves a branch back only with force, and only from the expected commit', async () => {
    await using github = await startGitHub({ files });
    const first = (await github.head('main')) ?? '';
    const second = await github.push('main', { a: 'a' });
    github.settings.lostRace = null;
    const back = await sendGraphQL(github, move, moving(['main', second, first]));
    expect(back.body.errors[0].message).toBe('Update is not a fast forward');
    const wrong = await sendGraphQL(github, move, moving(['main', first, first, true]));
    expect(wrong.body.errors[0].message).toMatch(/is at [0-9a-f]{40} but expected [0-9a-f]{40}/);
    github.settings.lostRace = 'Something else happened';
    const inOtherWords = await sendGraphQL(github, move, moving(['main', first, first, true]));
    expect(inOtherWords.body.errors[0].message).toBe('Something else happened');
    await sendGraphQL(github, move, moving(['main', second, first, true]));
    expect(await github.head('main')).toBe(first);
  });
});

describe('pull requests of the GitHub for tests', () => {
  test('a pull request of the GitHub for tests cannot be reopened after its branch was reset to the base', async () => {
    await using github = await startGitHub({ files });
    const base = (await github.head('main')) ?? '';
    await github.git.run(['branch', 'topic', 'main']);
    const head = await github.push('topic', { a: 'a' });
    await sendGraphQL(github, open, opening);
    await sendGraphQL(github, move, moving(['topic', head, base, true]));
    expect(github.pulls.get(1)).toMatchObject({ state: 'CLOSED', reopenable: false });
    const reopen =
      'mutation($input: UpdatePullRequestInput!) { updatePullRequest(input: $input) { pullRequest { id } } }';
    const result = await sendGraphQL(github, reopen, {
      input: { pullRequestId: 'PR_1_1', state: 'OPEN' },
    });
    expect(result.body.errors[0].message).toContain('state cannot be changed');
  });

  test('a pull request of the GitHub for tests closes when its branch is deleted, and is merged when the base gets its commits', async () => {
    await using github = await startGitHub({ files });
    await github.git.run(['branch', 'topic', 'main']);
    const head = await github.push('topic', { a: 'a' });
    await sendGraphQL(github, open, opening);
    await sendGraphQL(github, move, moving(['topic', head, null]));
    expect(github.pulls.get(1).state).toBe('CLOSED');
    await sendGraphQL(github, move, moving(['topic', null, head]));
    await sendGraphQL(github, open, opening);
    await sendGraphQL(github, move, moving(['main', await github.head('main'), head]));
    expect(github.pulls.all.map(({ state }) => state)).toEqual(['CLOSED', 'MERGED']);
  });
});

describe('what the GitHub for tests refuses of a pull request', () => {
  async function start(settings: Partial<Settings> = {}) {
    const github = await startGitHub({ files, settings });
    await github.git.run(['branch', 'topic', 'main']);
    await github.push('topic', { a: 'a' });
    await sendGraphQL(github, open, opening);
    const post = async (path: string, sent: object) => {
      const headers = { authorization: `token ${github.token}` };
      const address = `${github.url}/repos/acme/site/${path}`;
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify(sent),
      });
      return [response.status, Object(await response.json()).message];
    };
    return { github, post, [Symbol.asyncDispose]: () => github[Symbol.asyncDispose]() };
  }

  const enable = `mutation($input: EnablePullRequestAutoMergeInput!) { enablePullRequestAutoMerge(input: $input) { clientMutationId } }`;

  async function messages(github: GitHubForTests, count: number) {
    const asked = [];
    for (let index = 0; index < count; index += 1) {
      const { body } = await sendGraphQL(github, enable, {
        input: { pullRequestId: 'PR_1_1', mergeMethod: 'SQUASH' },
      });
      asked.push(body.errors?.[0]?.message ?? null);
    }
    return asked;
  }

  test('an automatic merge is refused in the words of the moment until the state is known, and then for want of rules', async () => {
    const undecided = ['clean', 'unstable'].map(
      (state) => `Pull request Pull request is in ${state} status`,
    );
    await using without = await start();
    const noRules = 'Pull request Protected branch rules not configured for this branch';
    expect(await messages(without.github, 3)).toEqual([...undecided, noRules]);
    await using protectedOne = await start({ mergeRule: 'check' });
    expect(await messages(protectedOne.github, 3)).toEqual([...undecided, null]);
    const state = `{ repository(owner: "acme", name: "site") { ref(qualifiedName: "refs/heads/topic") { associatedPullRequests(first: 1) {
      nodes { mergeStateStatus timelineItems(first: 1, itemTypes: [AUTO_SQUASH_ENABLED_EVENT]) { nodes { __typename } } } } } } }`;
    const { body } = await sendGraphQL(protectedOne.github, state);
    expect(body.data.repository.ref.associatedPullRequests.nodes).toEqual([
      {
        mergeStateStatus: 'BLOCKED',
        timelineItems: { nodes: [{ __typename: 'AutoSquashEnabledEvent' }] },
      },
    ]);
  });

  test('labels that cannot be created and people without access are refused as a whole', async () => {
    await using run = await start({
      labels: ['docs'],
      collaborators: ['pat'],
      teams: ['platform'],
    });
    const { github, post } = run;
    expect(await post('issues/1/labels', { labels: ['docs'] })).toEqual([422, 'Validation Failed']);
    github.passTime(1000);
    const noLabel = 'You do not have permission to create labels on this repository.';
    expect(await post('issues/1/labels', { labels: ['docs', 'new'] })).toEqual([403, noLabel]);
    const reviewers = 'pulls/1/requested_reviewers';
    const noReview = expect.stringMatching(
      /^Reviews may only be requested from collaborators\. One or more /,
    );
    expect(await post(reviewers, { reviewers: ['pat', 'kim'] })).toEqual([422, noReview]);
    expect(await post(reviewers, { team_reviewers: ['others'] })).toEqual([422, noReview]);
    const author = 'Review cannot be requested from pull request author.';
    expect(await post(reviewers, { reviewers: ['github-actions[bot]'] })).toEqual([422, author]);
    expect(await post('issues/1/assignees', { assignees: ['pat', 'kim'] })).toEqual([
      201,
      undefined,
    ]);
    expect(github.pulls.get(1)).toMatchObject({ labels: [], reviewers: [], assignees: ['pat'] });
  });

  test('a draft is refused where the plan has none', async () => {
    await using run = await start({ draftsSupported: false });
    const { body } = await sendGraphQL(run.github, open, {
      input: { ...opening.input, draft: true },
    });
    expect(body.errors).toMatchObject([
      { message: 'Draft pull requests are not supported in this repository.' },
    ]);
  });
});
