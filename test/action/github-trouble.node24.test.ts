import { describe, expect, test } from 'vitest';
import { troubleshootingMessages } from '../support/documents.ts';
import { badGateway, primaryLimit, secondaryLimit } from '../support/github/faults.ts';
import type { GitHubForTests } from '../support/github/github.ts';
import { messages, startEnvironment } from './action-environment.ts';
import { readme } from './page.ts';
import type { Step } from './step.ts';

const files = { 'README.md': readme() };

type Refusal = [
  what: string,
  arrange: (github: GitHubForTests) => unknown,
  says: RegExp,
  inputs?: Step['with'],
];

/** Refusals of GitHub that a retry does not help against, with the message and the fix that the run must report. */
const refusals: readonly Refusal[] = [
  [
    'a token that may not write',
    ({ settings }) => Object.assign(settings, { contents: 'read' }),
    /Resource not accessible by integration.*permissions: \{ contents: write \}/,
  ],
  [
    'a protected branch',
    ({ settings }) => settings.protections.set('main', 'classic'),
    /Changes must be made through a pull request.*Set `mode: pull-request`/,
  ],
  [
    'an expired token',
    () => {},
    /Bad credentials.*The token is wrong, expired or revoked/,
    { token: 'ghp_expired' },
  ],
  [
    'a file that does not exist',
    () => {},
    /missing\.md .* "main"/,
    { files: 'README.md\nmissing.md' },
  ],
  [
    'the primary rate limit',
    (github) =>
      github.injectFault('repository', primaryLimit(Math.floor(Date.now() / 1000) + 1800)),
    / primary .* \d{4}-/,
  ],
  [
    'a secondary rate limit with a longer wait than a run accepts',
    (github) => github.injectFault('repository', secondaryLimit(120)),
    / secondary .* \d{4}-/,
  ],
  [
    'an unavailable GitHub, even with on-unavailable: warn',
    (github) => github.injectFault('repository', badGateway('before'), 6),
    / failed: .*githubstatus\.com/,
    { 'on-unavailable': 'warn' },
  ],
];

describe('refusals', () => {
  test.each(refusals)(
    'the action fails and suggests a fix for %s',
    async (_, arrange, says, inputs = {}) => {
      await using environment = await startEnvironment(files);
      await arrange(environment.github);
      const head = await environment.github.head('main');
      const ended = await environment.run({ with: inputs });
      expect(ended.code).toBe(1);
      expect(messages(ended, 'error')).toEqual([expect.stringMatching(says)]);
      expect(messages(ended, 'error').join()).not.toMatch(/bypass/i);
      expect(ended.summary).toMatch(/```text\n/);
      expect(ended.outputs).toMatchObject({
        outcome: 'failed',
        changed: 'false',
        'commit-sha': '',
      });
      expect(JSON.parse(ended.outputs.report ?? '').error.message).toMatch(says);
      expect(await environment.github.head('main')).toBe(head);
    },
  );

  test('the action reports the two messages of GitHub that the guide lists under Troubleshooting', async () => {
    const [readOnlyToken = '', protectedBranch = ''] = troubleshootingMessages().slice(-2);
    await using environment = await startEnvironment(files);
    const { settings } = environment.github;
    settings.contents = 'read';
    expect(messages(await environment.run(), 'error').join()).toContain(readOnlyToken);
    settings.contents = 'write';
    settings.protections.set('main', 'classic');
    expect(messages(await environment.run(), 'error').join()).toContain(protectedBranch);
  });

  test('the action fails if Actions may not open pull requests, and shows the address to open one by hand', async () => {
    await using environment = await startEnvironment(files);
    environment.github.settings.actionsMayCreatePullRequests = false;
    const ended = await environment.run({ with: { mode: 'pull-request' } });
    expect(ended.code).toBe(1);
    const compare = 'https://github.com/acme/site/compare/main...status-snippets/main?expand=1';
    expect(messages(ended, 'error')).toEqual([expect.stringContaining(compare)]);
    expect(messages(ended, 'error')[0]).toContain(
      'Allow GitHub Actions to create and approve pull requests',
    );
    expect(ended.stdout).toContain(`\n${compare}\n`);
    expect(ended.outputs.outcome).toBe('failed');
    expect(await environment.github.otherBranches()).toEqual(['status-snippets/main']);
  });
});
