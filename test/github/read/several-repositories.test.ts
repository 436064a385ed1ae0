import { describe, expect, test } from 'vitest';
import { isError } from '../../../src/core/errors.ts';
import { readOperation, requireRepository } from '../../../src/github/branch-query.ts';
import { readBlob, readMore } from '../../../src/github/files.ts';
import { listRepositories, readRepositories } from '../../../src/github/repositories.ts';
import { answer, badGateway, secondaryLimit } from '../../support/github/faults.ts';
import { type GitHubForTests, startGitHub } from '../../support/github/github.ts';
import { clientFor, operationsOf, rejection } from '../runs.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `acme/a-${index}`);

describe('the repositories of an owner', () => {
  async function list(github: GitHubForTests, owner = 'acme') {
    const pages = [];
    for await (const page of listRepositories(clientFor(github), owner)) pages.push(page);
    return pages;
  }

  test('repositories are listed by a hundred, the oldest first, each with the reason to skip it', async () => {
    await using github = await startGitHub({ files: { 'README.md': '' } });
    for (const name of names(120)) github.add(name, { files: { 'README.md': '' } });
    const flags = ['archived', 'disabled', 'mirror', 'fork'] as const;
    for (const flag of flags) {
      github.add(`acme/${flag}`, { files: { 'README.md': '' }, settings: { [flag]: true } });
    }
    github.add('acme/empty');
    const [first, second, ...others] = await list(github);
    expect([first?.repositories.length, others, operationsOf(github).length]).toEqual([100, [], 2]);
    expect(first?.repositories.slice(0, 2)).toEqual([
      { name: 'acme/site', skipReason: null },
      { name: 'acme/a-0', skipReason: null },
    ]);
    expect(second?.repositories.slice(-5)).toEqual([
      { name: 'acme/archived', skipReason: 'archived' },
      { name: 'acme/disabled', skipReason: 'disabled' },
      { name: 'acme/mirror', skipReason: 'a mirror' },
      { name: 'acme/fork', skipReason: 'a fork' },
      { name: 'acme/empty', skipReason: 'empty' },
    ]);
    expect(github.violations).toEqual([]);
  });

  test('an owner that does not exist is refused', async () => {
    await using github = await startGitHub();
    expect(await rejection(list(github, 'nobody'))).toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('Reading the repositories of nobody failed'),
    });
  });
});

describe('reading several repositories', () => {
  /** The text of `path`, `missing`, why the repository is skipped, or the code of its error, by the name that was asked for. */
  async function read(
    github: GitHubForTests,
    asked: readonly string[],
    path = 'README.md',
    pullRequestBranch?: string | null,
  ) {
    const client = clientFor(github);
    const branches: string[] = [];
    const results: Record<string, unknown> = {};
    const request = { paths: ['README.md'], pullRequestBranch };
    for await (const {
      asked: name,
      known,
      skipReason,
      hasPullRequestBranch,
      error,
    } of readRepositories(client, asked, request)) {
      if (known !== null) await readMore(client, known, [path]);
      if (hasPullRequestBranch) branches.push(name);
      const isThere = known?.entries.has(path) === true;
      const text = isThere ? String(await readBlob(client, known, path)) : null;
      const found = text ?? skipReason ?? error ?? 'missing';
      results[name] = isError(found) ? found.code : found;
    }
    expect(github.violations).toEqual([]);
    return { results, branches, client };
  }

  test('one repository that fails affects no other, and one query reads all', async () => {
    await using github = await startGitHub({ files: { 'README.md': 'Site' } });
    github.add('acme/hidden', { files: { 'README.md': '' }, settings: { contents: 'none' } });
    github.add('acme/new', {
      files: { 'README.md': 'New' },
      settings: { formerNames: ['acme/old'] },
    });
    github.add('acme/without', { files: { 'main.c': '' } });
    github.add('acme/link', { files: { 'README.md': { mode: '120000', content: 'a.md' } } });
    github.add('acme/empty');
    const asked = ['site', 'hidden', 'old', 'without', 'link', 'empty'].map(
      (name) => `acme/${name}`,
    );
    expect((await read(github, asked)).results).toEqual({
      'acme/site': 'Site',
      'acme/hidden': 'not-found',
      'acme/old': 'New',
      'acme/without': 'missing',
      'acme/link': 'a.md',
      'acme/empty': 'empty',
    });
    expect(operationsOf(github)).toHaveLength(1);
  });

  test('what the query of a batch lacks is read of each repository by itself, a large file by its entry in the tree', async () => {
    await using github = await startGitHub({ files: { 'docs/a.md': 'A', 'README.md': '' } });
    github.add('acme/b', { files: { 'docs/a.md': 'B' } });
    github.add('acme/c', { files: { 'docs/b.md': 'C' } });
    github.add('acme/none', { files: { 'main.c': '' } });
    github.add('acme/large', {
      files: { 'docs/a.md': 'x'.repeat(2000) },
      settings: { fileLimit: 1000 },
    });
    const asked = ['acme/site', 'acme/b', 'acme/c', 'acme/none', 'acme/large'];
    const { results } = await read(github, asked, 'docs/a.md');
    expect(results).toEqual({
      'acme/site': 'A',
      'acme/b': 'B',
      'acme/c': 'missing',
      'acme/none': 'missing',
      'acme/large': 'x'.repeat(2000),
    });
    // Of `acme/none`, the batch showed that it has no folder `docs`.
    expect(
      operationsOf(github).filter((operation) => operation.startsWith('repository')),
    ).toHaveLength(5);
  });

  test('all files of a repository are from one commit, although the branch moves between two queries', async () => {
    await using github = await startGitHub({ files: { 'README.md': '', 'docs/a.md': 'old' } });
    const client = clientFor(github);
    const texts: string[] = [];
    const request = { paths: ['README.md'], pullRequestBranch: undefined };
    for await (const { known } of readRepositories(client, ['acme/site'], request)) {
      await github.push('main', { 'docs/a.md': 'new' });
      if (known === null) continue;
      await readMore(client, known, ['docs/a.md']);
      texts.push(String(await readBlob(client, known, 'docs/a.md')));
    }
    expect(texts).toEqual(['old']);
  });

  test('a repository whose branch moves within the query is read again at one commit', async () => {
    await using github = await startGitHub({ files: { 'README.md': 'Site' } });
    await read(github, ['acme/site']);
    const { r0 } = Object(github.calls[0]?.response?.body).data;
    const later = { oid: '1'.repeat(40), entries: [] };
    github.injectFault('repository', answer(200, { data: { r0: { ...r0, f0: later } } }));
    const client = clientFor(github);
    const texts: string[] = [];
    const request = { paths: ['README.md'], pullRequestBranch: undefined };
    for await (const { known } of readRepositories(client, ['acme/site'], request)) {
      if (known === null) continue;
      await readMore(client, known, ['README.md']);
      texts.push(String(await readBlob(client, known, 'README.md')));
    }
    expect(texts).toEqual(['Site']);
  });

  test('a file of which GitHub says in capitals that it is too large does not fail the reading', () => {
    const refused = {
      type: '',
      path: 'repository.object.f0.text',
      message: 'File over 10 MB',
      requestId: '',
    };
    const response = { errors: [refused], data: { repository: { id: 'R' } } };
    expect(requireRepository(response, readOperation('acme/site'))).toEqual({ id: 'R' });
  });

  test.each([
    [undefined, []],
    [null, ['acme/ours']],
    ['update', ['acme/theirs']],
  ])('with the pull request branch %j, the repositories %j have one', async (branch, expected) => {
    await using github = await startGitHub({ files: {} });
    const files = { 'README.md': '' };
    for (const [name, other] of [
      ['ours', 'status-snippets/main'],
      ['theirs', 'update'],
      ['plain', 'update-2'],
    ]) {
      await github.add(`acme/${name}`, { files }).push(other ?? '', files);
    }
    const asked = ['acme/ours', 'acme/theirs', 'acme/plain'];
    expect((await read(github, asked, 'README.md', branch)).branches).toEqual(expected);
  });

  test('a query begins with 25 repositories, grows by one, and is halved without a delay if it is too much', async () => {
    await using github = await startGitHub();
    for (const name of names(80)) github.add(name, { files: { 'README.md': name } });
    const sizes = () => github.calls.map(({ document }) => document?.match(/ r\d+:/g)?.length);
    const { results } = await read(github, names(80));
    expect(Object.entries(results)).toEqual(names(80).map((name) => [name, name]));
    expect(sizes()).toEqual([25, 26, 27, 2]);
    github.calls.length = 0;
    github.injectFault('repository', badGateway('before'), 2);
    const { client } = await read(github, names(20));
    expect([sizes(), client.slept]).toEqual([[20, 10, 5, 6, 7, 2], []]);
  });

  test('a query never reads more than 40 repositories', async () => {
    await using github = await startGitHub();
    github.limits.lookUpsPerQuery = 1000;
    for (const name of names(610)) github.add(name, { files: { 'README.md': '' } });
    await read(github, names(610));
    const sizes = github.calls.map(({ document }) => document?.match(/ r\d+:/g)?.length);
    expect([sizes[0], ...sizes.slice(-4)]).toEqual([25, 40, 40, 40, 10]);
  });

  test('a query reads at most 8 paths of a repository, and its document has at most 60,000 characters', async () => {
    await using github = await startGitHub();
    github.limits.lookUpsPerQuery = 1000;
    const long = names(80).map((name) => `acme/${name.slice(5).padEnd(100, 'x')}`);
    for (const name of long) github.add(name, { files: { 'README.md': '' } });
    const paths = Array.from({ length: 20 }, (_, index) => `docs/${index}-${'long'.repeat(50)}.md`);
    const reading = readRepositories(clientFor(github), long, { paths, pullRequestBranch: null });
    for await (const { error } of reading) expect(error).toBeNull();
    const [first] = github.calls;
    expect(first?.document?.match(/ f\d+:/g)).toHaveLength(8);
    expect(
      github.calls.map(({ document }) => document?.length ?? 0).filter((length) => length > 60_000),
    ).toEqual([]);
  });

  test('what GitHub does not show of a commit is asked for once', async () => {
    await using github = await startGitHub({ files: { 'README.md': 'Site', 'docs/a.md': 'A' } });
    const tree = (path: string) => ({
      oid: '1'.repeat(40),
      entries: [{ name: path, mode: 16384, type: 'tree', oid: '2'.repeat(40), size: 0 }],
    });
    const target = { oid: '3'.repeat(40), tree: { oid: '1'.repeat(40) } };
    const defaultBranchRef = { name: 'main', target };
    const site = {
      id: 'R',
      nameWithOwner: 'acme/site',
      url: 'x',
      defaultBranchRef,
      f0: tree('docs'),
    };
    github.injectFault('repository', answer(200, { data: { r0: site, repository: site } }), 3);
    expect((await read(github, ['acme/site'], 'docs/a.md')).results).toEqual({
      'acme/site': 'missing',
    });
    expect(github.calls).toHaveLength(2);
  });

  test('a single repository is tried again, and a rate limit ends the reading', async () => {
    await using github = await startGitHub({ files: { 'README.md': 'Site' } });
    github.injectFault('repository', badGateway('before'), 2);
    expect((await read(github, ['acme/site'])).results).toEqual({ 'acme/site': 'Site' });
    github.injectFault('repository', secondaryLimit(3600));
    expect(await rejection(read(github, ['acme/site', 'acme/b']))).toMatchObject({
      code: 'rate-limited',
    });
  });
});
