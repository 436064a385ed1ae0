import { describe, expect, test } from 'vitest';
import { meanwhile } from '../../support/github/faults.ts';
import { type GitHubForTests, startGitHub } from '../../support/github/github.ts';
import { readme } from '../readme.ts';
import { callsOf, commitTo, filesWhere, operationsOf, proposeTo, rejection, run } from '../runs.ts';

const before = 'https://old.example';
const after = 'https://new.example';
const isMarkdown = (path: string) => path.endsWith('.md');
const markdown = { paths: [], select: filesWhere(isMarkdown) };
const files = {
  'README.md': readme(before),
  'docs/a.md': readme(before, 'A'),
  'docs/deep/er/b.md': readme(before, 'B'),
  'docs/ünï code.md': readme(before, 'C'),
  'docs/code.txt': readme(before),
  'docs/link.md': { mode: '120000', content: 'a.md' },
  'vendor.md': { mode: '160000', content: '1'.repeat(40) },
};
const expected = ['README.md', 'docs/a.md', 'docs/deep/er/b.md', 'docs/ünï code.md'];

async function filesOfLastCommit(github: GitHubForTests): Promise<string[]> {
  return (
    await github.git.text(['-c', 'core.quotePath=false', 'diff', '--name-only', 'main~1', 'main'])
  ).split('\n');
}

describe('files that are selected by a pattern', () => {
  test('a pattern adds one call', async () => {
    await using github = await startGitHub({ files });
    await run(github, commitTo(github, { files: markdown }), after);
    expect(await filesOfLastCommit(github)).toEqual(expected);
    expect(operationsOf(github)).toEqual(['trees', 'repository', 'createCommitOnBranch']);
    github.calls.length = 0;
    await run(github, commitTo(github, { files: markdown }), after);
    expect(operationsOf(github)).toEqual(['trees', 'repository']);
  });

  test('a pattern works on the default branch, on branches with slashes, and for pull requests', async () => {
    await using github = await startGitHub({ files, branch: 'release/v1' });
    for (const [branch, address, count] of [
      [null, after, '2'],
      ['release/v1', before, '3'],
    ] as const) {
      const request = commitTo(github, { branch, files: markdown });
      expect(await callsOf(github, () => run(github, request, address))).toEqual([
        'trees',
        'repository',
        'createCommitOnBranch',
      ]);
      expect(await github.text('release/v1', 'docs/deep/er/b.md')).toBe(readme(address, 'B'));
      expect(await github.git.text(['rev-list', '--count', 'release/v1'])).toBe(count);
    }
    await run(github, proposeTo(github, { branch: 'release/v1', files: markdown }), after);
    expect(await github.text('status-snippets/release/v1', 'docs/deep/er/b.md')).toBe(
      readme(after, 'B'),
    );
  });

  test('the tree is listed again if the branch moves after the listing', async () => {
    await using github = await startGitHub({ files });
    github.injectFault(
      'repository',
      meanwhile(() => github.push('main', { 'new.md': readme(before), 'docs/a.md': null })),
    );
    await run(github, commitTo(github, { files: markdown }), after);
    expect(await github.text('main', 'new.md')).toBe(readme(after));
    expect(await filesOfLastCommit(github)).not.toContain('docs/a.md');
    expect(operationsOf(github)).toEqual([
      'trees',
      'repository',
      'trees',
      'repository',
      'createCommitOnBranch',
    ]);
  });

  test('a pattern on a missing branch or in an empty repository fails like a named file', async () => {
    await using github = await startGitHub({ files });
    const missing = commitTo(github, { branch: 'gone', files: markdown });
    expect(await rejection(run(github, missing, after))).toMatchObject({ code: 'not-found' });
    await using empty = await startGitHub();
    expect(await rejection(run(empty, commitTo(empty, { files: markdown }), after))).toMatchObject({
      code: 'not-found',
    });
  });
});

test('a truncated listing is refused', async () => {
  await using github = await startGitHub({ files });
  github.settings.listingLimit = 5;
  const error = await rejection(run(github, commitTo(github, { files: markdown }), after));
  expect(error).toMatchObject({ code: 'not-readable' });
});
