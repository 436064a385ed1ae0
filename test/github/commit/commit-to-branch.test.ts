import { describe, expect, test } from 'vitest';
import { badGateway, hangUp, meanwhile, refusal, timeOut } from '../../support/github/faults.ts';
import { startGitHub } from '../../support/github/github.ts';
import { readme } from '../readme.ts';
import { clientFor, commitTo, operationsOf, pointingAt, publish, rejection, run } from '../runs.ts';

const before = 'https://old.example';
const after = 'https://new.example';
const files = { 'README.md': readme(before) };

describe('calls to GitHub', () => {
  test('mode commit takes two calls for a commit', async () => {
    await using github = await startGitHub({ files });
    const published = await run(github, commitTo(github), after);
    const head = await github.head('main');
    expect(published).toMatchObject({ outcome: 'committed', commit: { oid: head } });
    expect(github.calls.map(({ operations }) => operations)).toEqual([
      ['repository'],
      ['createCommitOnBranch'],
    ]);
    expect(await github.text('main', 'README.md')).toBe(readme(after));
  });

  test('mode commit takes four calls if a person pushes first, and keeps the commit of that person', async () => {
    await using github = await startGitHub({ files });
    const other = { 'README.md': readme(before, 'Renamed meanwhile'), 'new.txt': 'new' };
    github.injectFault(
      'createCommitOnBranch',
      meanwhile(() => github.push('main', other)),
    );
    expect(await run(github, commitTo(github), after)).toMatchObject({ outcome: 'committed' });
    expect(github.calls).toHaveLength(4);
    expect(await github.text('main', 'README.md')).toBe(readme(after, 'Renamed meanwhile'));
    expect(await github.text('main', 'new.txt')).toBe('new');
  });
});

describe('the commit', () => {
  test('a commit contains exactly the bytes of the new text', async () => {
    const awkward = `\uFEFF# Ünï\u{1F600}\r\n\r\n[status](${before})  \r\nmixed\n\ttab \u00A0\u2028 123n "quoted" \\ \0 end`;
    await using github = await startGitHub({ files: { 'README.md': awkward } });
    await run(github, commitTo(github), after);
    const written = await github.git.run(['show', 'main:README.md']);
    expect(written.equals(Buffer.from(awkward.replace(before, after)))).toBe(true);
  });

  test('a commit of text that UTF-8 cannot represent is refused', async () => {
    await using github = await startGitHub({ files });
    const error = await rejection(run(github, commitTo(github), 'https://\uD800.example'));
    expect(error).toMatchObject({ code: 'not-utf8', fields: { subject: 'README.md' } });
    expect(github.calls).toHaveLength(1);
  });

  test('a commit has the given message, and GitHub sets its author and committer', async () => {
    await using github = await startGitHub({ files });
    const words = { subject: 'Point it at "x"', body: 'From a.\n\nTo b.' };
    await publish(clientFor(github), commitTo(github), pointingAt(after, words));
    expect(await github.git.text(['log', '-1', '--format=%B', 'main'])).toBe(
      'Point it at "x"\n\nFrom a.\n\nTo b.\n',
    );
    expect(await github.git.text(['log', '-1', '--format=%an, %cn', 'main'])).toBe(
      'github-actions[bot], GitHub',
    );
    const mutation = github.calls[1]?.document;
    expect(mutation).toContain('commit { oid url }');
    expect(mutation).not.toMatch(/author|committer|signature/);
  });

  test('a commit of an executable file is refused, because it would remove the executable bit', async () => {
    await using github = await startGitHub({
      files: { 'README.md': { mode: '100755', content: readme(before) } },
    });
    expect(await run(github, commitTo(github), before)).toMatchObject({ outcome: 'unchanged' });
    const error = await rejection(run(github, commitTo(github), after));
    expect(error).toMatchObject({ code: 'not-a-file', fields: { subject: 'README.md' } });
    expect(await github.text('main', 'README.md')).toBe(readme(before));
  });

  test('mode commit works in a repository with SHA-256 ids', async () => {
    await using github = await startGitHub({ files, objectFormat: 'sha256' });
    expect(await run(github, commitTo(github), after)).toMatchObject({
      commit: { oid: expect.stringMatching(/^.{64}$/) },
    });
    expect(github.calls).toHaveLength(2);
  });
});

describe('conflicts and failures', () => {
  test('eight runs of mode commit at once create one commit, and all succeed', async () => {
    await using github = await startGitHub({ files });
    const runs = await Promise.all(
      Array.from({ length: 8 }, () => run(github, commitTo(github), after)),
    );
    expect(runs.map(({ outcome }) => outcome).sort()).toEqual([
      'committed',
      ...Array(7).fill('unchanged'),
    ]);
    expect(await github.git.text(['rev-list', '--count', 'main'])).toBe('2');
  });

  test('mode commit fails after six attempts with five delays if the branch moves each time', async () => {
    await using github = await startGitHub({ files });
    let count = 0;
    github.injectFault(
      'createCommitOnBranch',
      meanwhile(() => github.push('main', { n: `${++count}` })),
      Infinity,
    );
    const client = clientFor(github);
    const error = await rejection(run(github, commitTo(github), after, client));
    expect(error).toMatchObject({ code: 'branch-moved' });
    expect(error.message).toContain(
      'the repository changed between reading and writing. GitHub says "Expected branch',
    );
    expect(client.slept).toHaveLength(5);
    expect(github.calls).toHaveLength(12);
  });

  const lostResponses = {
    'a 502 that follows the commit': badGateway('after'),
    'a 504 that follows the commit': badGateway('after', 504),
    'a lost connection that follows the commit': hangUp('after'),
    'a time-out of GraphQL that follows the commit': timeOut('after'),
  };
  test.each(Object.entries(lostResponses))(
    'after %s the commit is found by reading, and is not created twice',
    async (_, fault) => {
      await using github = await startGitHub({ files });
      github.injectFault('createCommitOnBranch', fault);
      const published = await run(github, commitTo(github), after);
      expect(published).toMatchObject({
        outcome: 'committed',
        commit: { oid: await github.head('main') },
      });
      expect(await github.git.text(['rev-list', '--count', 'main'])).toBe('2');
      expect(github.calls).toHaveLength(3);
    },
  );

  test('an older commit with the same message is not mistaken for a commit whose response was lost', async () => {
    await using github = await startGitHub({ files });
    await run(github, commitTo(github), after);
    await github.push('main', files);
    github.injectFault('createCommitOnBranch', hangUp('before'));
    expect(await run(github, commitTo(github), after)).toMatchObject({
      commit: { oid: await github.head('main') },
    });
    expect(await github.text('main', 'README.md')).toBe(readme(after));
  });

  const failuresBeforeCommit = {
    'a 502 before the commit': badGateway('before'),
    'a 500 before the commit': badGateway('before', 500),
    'a connection lost before the commit': hangUp('before'),
    'a time-out of GraphQL before the commit': timeOut('before'),
    'stale data': refusal('createCommitOnBranch', 'STALE_DATA', 'Odd words'),
    'a branch that is not found': refusal('createCommitOnBranch', 'NOT_FOUND', 'Odd words'),
  };
  test.each(Object.entries(failuresBeforeCommit))(
    'after %s the branch is read and the commit is sent again',
    async (_, fault) => {
      await using github = await startGitHub({ files });
      github.injectFault('createCommitOnBranch', fault);
      expect(await run(github, commitTo(github), after)).toMatchObject({ outcome: 'committed' });
      expect(operationsOf(github)).toEqual([
        'repository',
        'createCommitOnBranch',
        'repository',
        'createCommitOnBranch',
      ]);
    },
  );
});
