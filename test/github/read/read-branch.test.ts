import { describe, expect, test } from 'vitest';
import { addObjects, knownCommit } from '../../../src/github/files.ts';
import { answer } from '../../support/github/faults.ts';
import { startGitHub } from '../../support/github/github.ts';
import { readme } from '../readme.ts';
import {
  callsOf,
  clientFor,
  commitTo,
  operationsOf,
  pointingAt,
  proposeTo,
  publish,
  rejection,
  run,
} from '../runs.ts';

const before = 'https://old.example';
const after = 'https://new.example';
const files = { 'README.md': readme(before) };

describe('text', () => {
  test('a text that GitHub cuts at 512,000 bytes is read from the blob', async () => {
    const long = `${readme(before)}${'é'.repeat(300_000)}\nend\n`;
    await using github = await startGitHub({ files: { 'README.md': long } });
    await run(github, commitTo(github), after);
    expect(await github.text('main', 'README.md')).toBe(long.replace(before, after));
    expect(operationsOf(github)).toEqual(['repository', 'blobs', 'createCommitOnBranch']);
  });

  test.each<[string, string]>([
    ['exactly 512,000 bytes', 'a'],
    ['512,001 bytes', 'aa'],
  ])('a file of %s is read completely', async (_, end) => {
    const start = readme(before);
    const text = `${start}${'x'.repeat(512_000 - start.length - 1)}${end}`;
    await using github = await startGitHub({ files: { 'README.md': text } });
    await run(github, commitTo(github), after);
    expect(await github.text('main', 'README.md')).toBe(text.replace(before, after));
  });

  test('a byte-order mark is kept, even if the text comes from the blob', async () => {
    const text = `\uFEFF${readme(before)}`;
    await using github = await startGitHub({ files: { 'README.md': text } });
    github.settings.textLimit = 10;
    const render = pointingAt(after);
    await publish(clientFor(github), commitTo(github), render);
    expect(render.seen[0]).toMatchObject([{ path: 'README.md', text }]);
    expect(await github.text('main', 'README.md')).toBe(text.replace(before, after));
  });

  test('a text that does not match the id of its blob is read again from the blob', async () => {
    await using github = await startGitHub({ files });
    const head = await github.head('main');
    const blob = await github.git.text(['rev-parse', 'main:README.md']);
    const entries = [{ name: 'README.md', mode: 33188, type: 'blob', oid: blob }];
    const repository = {
      ...{ id: 'R_1', nameWithOwner: 'acme/site', url: 'x' },
      base: { name: 'main', target: { oid: head, tree: { oid: head } } },
      f0: { oid: head, entries },
      f1: { oid: blob, byteSize: 5, text: readme('https://tampered.example') },
    };
    github.injectFault('repository', answer(200, { data: { repository } }));
    const render = pointingAt(before);
    await publish(clientFor(github), commitTo(github), render);
    expect(render.seen[0]?.[0]?.text).toBe(readme(before));
  });

  test('a folder that its parent does not list is not in the commit', () => {
    const known = knownCommit(
      { id: 'R_1', nameWithOwner: 'acme/site', url: 'x', defaultBranchRef: null },
      { oid: '1'.repeat(40) },
    );
    const listed = (name: string, id: string) => ({
      oid: id,
      entries: [{ name, mode: 33188, oid: id, size: 0 }],
    });
    addObjects(known, ['', 'docs'], {
      f0: listed('a.md', '2'.repeat(40)),
      f1: listed('b.md', '3'.repeat(40)),
    });
    expect([...known.entries.keys()]).toEqual(['', 'a.md']);
    addObjects(known, ['a.md'], { f0: listed('c.md', '2'.repeat(40)) });
    expect(known.entries.has('a.md/c.md')).toBe(false);
    const without = knownCommit(known, known.commit);
    addObjects(without, ['', 'docs'], { f0: null });
    expect([...without.readPaths]).toEqual([]);
  });

  test('a blob whose content does not match its id is refused', async () => {
    await using github = await startGitHub({ files });
    github.settings.textLimit = 10;
    const content = Buffer.from(readme('https://tampered.example')).toString('base64');
    github.injectFault('blobs', answer(200, { content, encoding: 'base64' }));
    const error = await rejection(run(github, commitTo(github), after));
    expect(error).toMatchObject({ code: 'not-readable', fields: { subject: 'README.md' } });
  });

  test('a branch that moves while GitHub reads its files is read again at one commit', async () => {
    const texts = { 'README.md': readme(before), 'docs/a.md': readme(before, 'A') };
    await using github = await startGitHub({ files: texts });
    const files = { paths: Object.keys(texts), select: null };
    const document =
      (await callsOf(github, () => run(github, commitTo(github, { files }), before))) &&
      github.calls[0];
    const { repository } = Object(document?.response?.body).data;
    const later = { oid: '1'.repeat(40), entries: [] };
    // The top folder is later than the commit; so is the folder of a file.
    for (const changed of [{ f0: later }, { f2: later, f3: null }]) {
      await github.push('main', texts);
      const target = { ...repository.base.target, oid: await github.head('main') };
      const moved = { ...repository, base: { name: 'main', target }, ...changed };
      github.injectFault('repository', answer(200, { data: { repository: moved } }));
      await run(github, commitTo(github, { files }), after);
      expect(await github.text('main', 'docs/a.md')).toBe(readme(after, 'A'));
      expect(operationsOf(github).slice(-3)).toEqual([
        'repository',
        'repository',
        'createCommitOnBranch',
      ]);
    }
    expect(github.violations).toEqual([]);
  });

  test('an empty file takes one call and is unchanged', async () => {
    await using github = await startGitHub({ files: { 'README.md': '' } });
    expect(await run(github, commitTo(github), after)).toMatchObject({ outcome: 'unchanged' });
    expect(github.calls).toHaveLength(1);
  });
});

describe('the repository', () => {
  test('a repository that does not exist or is not visible is refused', async () => {
    await using github = await startGitHub({ files });
    const error = await rejection(
      run(github, commitTo(github, { repository: 'acme/gone' }), after),
    );
    expect(error).toMatchObject({ code: 'not-found' });
    expect(error.message).toContain(
      `says "Could not resolve to a Repository with the name 'acme/gone'".`,
    );
    expect(error.message).toContain(
      "If it is the workflow's own repository, give the job `permissions: { contents: write }`",
    );
    expect(
      await rejection(run(github, commitTo(github, { repository: 'nonsense' }), after)),
    ).toMatchObject({
      code: 'not-found',
    });
  });

  test('a missing branch is refused with the name of the default branch', async () => {
    await using github = await startGitHub({ files });
    const error = await rejection(run(github, commitTo(github, { branch: 'mian' }), after));
    expect(error).toMatchObject({ code: 'not-found' });
    expect(error.message).toBe(
      'Branch "mian" does not exist in acme/site. Set `branch` to an existing one; the default branch is "main".',
    );
    const remote = await rejection(run(github, commitTo(github, { branch: 'origin/main' }), after));
    expect(remote.message).toContain('Set `branch` to main, without what is before it');
  });

  test.each(['repository.base', 'repository.f0', 'repository.id', 'repository'])(
    'a token that may not see %s is refused',
    async (path) => {
      await using github = await startGitHub({ files });
      const error = {
        type: 'FORBIDDEN',
        path: path.split('.'),
        message: 'Resource not accessible by integration',
      };
      github.injectFault('repository', answer(200, { data: { repository: {} }, errors: [error] }));
      const refused = await rejection(run(github, commitTo(github), after));
      expect(refused).toMatchObject({ code: 'missing-permission' });
      expect(refused.message).toContain('contents: read');
    },
  );
});

test('a server that is too old for pull requests still gets commits', async () => {
  await using github = await startGitHub({ files });
  github.settings.missingFields = ['PullRequest.mergeStateStatus'];
  expect(await rejection(run(github, proposeTo(github), after))).toMatchObject({
    code: 'unexpected-answer',
    message: expect.stringMatching(
      /doesn't exist on type 'PullRequest'".*GitHub Enterprise Server 3\.13/,
    ),
  });
  expect(await run(github, commitTo(github), after)).toMatchObject({ outcome: 'committed' });
});

test('files are read eight at a time, and committed at once', async () => {
  const paths = Array.from({ length: 17 }, (_, index) => `docs/${index}.md`);
  await using github = await startGitHub({
    files: Object.fromEntries(paths.map((path) => [path, readme(before)])),
  });
  await run(github, commitTo(github, { files: { paths, select: null } }), after);
  expect(operationsOf(github)).toEqual([
    'repository',
    'repository',
    'repository',
    'createCommitOnBranch',
  ]);
  expect(await github.text('main', 'docs/16.md')).toBe(readme(after));
  expect(github.violations).toEqual([]);
});
