import { describe, expect, test } from 'vitest';
import { badGateway, hangUp, primaryLimit, secondaryLimit, timeOut } from '../support/github/faults.ts';
import { type ActionEnvironment, messages, startEnvironment } from './action-environment.ts';
import { readme } from './page.ts';

const files = { 'README.md': readme() };

interface Refusal {
  readonly what: string;
  readonly arrange: (environment: ActionEnvironment) => unknown;
  readonly with?: Readonly<Record<string, string>>;
  readonly says: RegExp;
}

/** Refusals of GitHub that a retry does not help against, with the message and the fix that the run must report. */
const refusals: readonly Refusal[] = [
  {
    what: 'a token that may not write',
    arrange: ({ github }) => {
      github.settings.contents = 'read';
    },
    says: /Resource not accessible by integration.*permissions: \{ contents: write \}/,
  },
  {
    what: 'a token that may not see the repository',
    arrange: ({ github }) => {
      github.settings.contents = 'none';
    },
    says: /Could not resolve to a Repository.*Check the name \(owner\/name\) in `repository`/,
  },
  {
    what: 'a repository that does not exist',
    arrange: () => {},
    with: { repository: 'acme/nowhere' },
    says: /^Reading acme\/nowhere failed.*Check the name \(owner\/name\) in `repository`/,
  },
  {
    what: 'a protected branch',
    arrange: ({ github }) => github.settings.protections.set('main', 'classic'),
    says: /Changes must be made through a pull request.*Set `mode: pull-request`/,
  },
  {
    what: 'a ruleset',
    arrange: ({ github }) => github.settings.protections.set('main', 'ruleset'),
    says: /Repository rule violations found.*Set `mode: pull-request`/,
  },
  {
    what: 'a merge queue',
    arrange: ({ github }) => github.settings.protections.set('main', 'merge-queue'),
    says: /merge queue.*Set `mode: pull-request`/,
  },
  {
    what: 'an archived repository',
    arrange: ({ github }) => {
      github.settings.archived = true;
    },
    says: /archived.*unarchive the repository/,
  },
  {
    what: 'a token that is not authorized for single sign-on',
    arrange: ({ github }) => {
      github.settings.samlEnforced = true;
    },
    says: /SAML enforcement.*Authorize the token/,
  },
  {
    what: 'an expired token',
    arrange: () => {},
    with: { token: 'ghp_expired' },
    says: /Bad credentials.*The token is wrong, expired or revoked/,
  },
  {
    what: 'a branch that does not exist',
    arrange: () => {},
    with: { branch: 'gone' },
    says: /branch "gone" does not exist in acme\/site.*the default branch is "main"/i,
  },
  {
    what: 'a file that does not exist',
    arrange: () => {},
    with: { files: 'README.md\nmissing.md' },
    says: /missing\.md does not exist on branch "main"/,
  },
  {
    what: 'the primary rate limit',
    arrange: ({ github }) => github.injectFault('repository', primaryLimit(Math.floor(Date.now() / 1000) + 1800)),
    says: /primary rate limit is reached until \d{4}-/,
  },
  {
    what: 'a secondary rate limit with a longer wait than a run accepts',
    arrange: ({ github }) => github.injectFault('repository', secondaryLimit(120)),
    says: /secondary rate limit is reached until \d{4}-/,
  },
];

describe('refusals', () => {
  test.each(refusals)('the action fails and suggests a fix for $what', async ({ arrange, says, ...step }) => {
    await using environment = await startEnvironment(files);
    await arrange(environment);
    const head = await environment.github.head('main');
    const ended = await environment.run({ ...(step.with && { with: step.with }) });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(says)]);
    expect(messages(ended, 'error').join()).not.toMatch(/bypass/i);
    expect(ended.summary).toMatch(/```text\n/);
    expect(ended.outputs).toMatchObject({ outcome: 'failed', changed: 'false', 'commit-sha': '' });
    expect(JSON.parse(ended.outputs.report ?? '').error.message).toMatch(says);
    expect(await environment.github.head('main')).toBe(head);
  });

  test('the action fails for an empty repository', async () => {
    await using environment = await startEnvironment(null);
    const ended = await environment.run();
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(/has no commit yet/)]);
  });

  test('the action fails if Actions may not open pull requests, and shows the address to open one by hand', async () => {
    await using environment = await startEnvironment(files);
    environment.github.settings.actionsMayCreatePullRequests = false;
    const ended = await environment.run({ with: { mode: 'pull-request' } });
    expect(ended.code).toBe(1);
    const compare = 'https://github.com/acme/site/compare/main...status-snippets/main?expand=1';
    expect(messages(ended, 'error')).toEqual([expect.stringContaining(compare)]);
    expect(messages(ended, 'error')[0]).toContain('Allow GitHub Actions to create and approve pull requests');
    expect(ended.stdout).toContain(`\n${compare}\n`);
    expect(ended.outputs.outcome).toBe('failed');
    expect(await environment.github.otherBranches()).toEqual(['status-snippets/main']);
  });

  test.each([
    ['binary', { 'README.md': Buffer.from([0, 1, 2, 255]) }, /README\.md is not UTF-8 text/],
    ['encoded as Latin-1', { 'README.md': Buffer.from('caf\xe9', 'latin1') }, /README\.md is not UTF-8 text/],
    ['executable', { 'README.md': { mode: '100755', content: readme() } }, /README\.md is executable/],
    ['a symlink', { 'README.md': { mode: '120000', content: 'docs/a.md' } }, /README\.md is a symbolic link/],
    ['a folder', { 'README.md/x.md': readme() }, /README\.md is a folder/],
  ] as const)('the action fails for a README.md that is %s', async (_, content, says) => {
    await using environment = await startEnvironment(content);
    const head = await environment.github.head('main');
    const ended = await environment.run();
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(says)]);
    expect(await environment.github.head('main')).toBe(head);
  });
});

describe('tolerated conditions', () => {
  test('the action accepts the old name of a repository', async () => {
    await using environment = await startEnvironment(files);
    environment.github.settings.formerNames.push('acme/old');
    const ended = await environment.run({ with: { repository: 'acme/old', files: '*.md' } });
    expect(ended.outputs).toMatchObject({
      outcome: 'changed',
      'commit-sha': await environment.github.head('main'),
    });
  });

  test('the action accepts a token that may not read rules', async () => {
    await using environment = await startEnvironment(files);
    environment.github.settings.rulesVisible = false;
    expect((await environment.run()).code).toBe(0);
  });

  test('the action reads the whole blob of a file whose text GitHub cuts', async () => {
    const long = `${readme()}${'word '.repeat(120_000)}\r\n\ufeffend`;
    await using environment = await startEnvironment({ 'README.md': long });
    const ended = await environment.run();
    expect(ended.outputs.outcome).toBe('changed');
    expect((await environment.github.text('main', 'README.md')).endsWith('word \r\n\ufeffend')).toBe(true);
    expect(environment.newCallCounts()).toEqual({ github: 3, endpoint: 1 });
  });

  test.each([
    ['a gateway that gave up before the commit', badGateway('before')],
    ['a gateway that gave up after the commit', badGateway('after')],
    ['a connection that broke before the commit', hangUp('before')],
    ['a connection that broke after the commit', hangUp('after')],
    ['a time-out after the commit', timeOut('after')],
  ])('the action creates exactly one commit despite %s', async (_, fault) => {
    await using environment = await startEnvironment(files);
    environment.github.injectFault('createCommitOnBranch', fault);
    const ended = await environment.run();
    expect(ended.code).toBe(0);
    expect(ended.outputs).toMatchObject({
      outcome: 'changed',
      'commit-sha': await environment.github.head('main'),
    });
    expect(await environment.github.git.text(['rev-list', '--count', 'main'])).toBe('2');
  });

  test('the action waits and succeeds after a secondary rate limit of one second', async () => {
    await using environment = await startEnvironment(files);
    environment.github.injectFault('repository', secondaryLimit(1));
    const ended = await environment.run();
    expect(ended.outputs.outcome).toBe('changed');
    expect(ended.duration).toBeGreaterThan(1000);
  });
});

describe('an unavailable GitHub', () => {
  test('the action fails if GitHub is unavailable, even with on-unavailable: warn', async () => {
    await using environment = await startEnvironment(files);
    environment.github.injectFault('repository', badGateway('before'), 3);
    const ended = await environment.run({ with: { 'on-unavailable': 'warn' } });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(/failed: GitHub did not respond/)]);
  });
});
