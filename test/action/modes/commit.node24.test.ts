import { describe, expect, test } from 'vitest';
import { messages, startEnvironment } from '../action-environment.ts';
import { badgeAndLink, readme } from '../page.ts';

const usual = (slug: string) => `https://${slug}.statuspage.me`;

describe('mode commit', () => {
  test('mode commit fills a section in one commit, and the next run makes one call and writes nothing', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    const first = await environment.run();
    expect(first.code).toBe(0);
    expect(environment.newCallCounts()).toEqual({ github: 2, endpoint: 1 });
    const right = readme('acme', badgeAndLink(environment.endpoint.baseUrl, 'acme', usual('acme')));
    expect(await environment.github.text('main', 'README.md')).toBe(right);
    expect(await environment.github.git.text(['log', '-1', '--format=%an|%cn|%B', 'main'])).toMatch(
      /^github-actions\[bot\]\|GitHub\|.+ https:\/\/acme\.statuspage\.me\n\n.+ "acme"\.\n$/,
    );
    expect(first.outputs).toMatchObject({
      outcome: 'changed',
      'commit-sha': await environment.github.head('main'),
      'domain-changed': 'false',
    });

    const next = await environment.run({ event: 'schedule' });
    expect(next.code).toBe(0);
    expect(environment.newCallCounts()).toEqual({ github: 1, endpoint: 1 });
    expect(next.outputs).toMatchObject({
      outcome: 'unchanged',
      changed: 'false',
      'commit-sha': '',
    });
    expect(await environment.github.head('main')).toBe(first.outputs['commit-sha']);
  });

  test('mode commit updates several files, patterns and pages with one commit and one request per page', async () => {
    const files = {
      'README.md': readme(),
      'docs/index.md': readme(),
      'docs/beta/guide.mdx':
        '{/* status-snippets start slug="beta" */}\n\n{/* status-snippets end */}\n',
      'docs/plain.md': '# Nothing here\n',
      'docs/node_modules/x/README.md': readme(),
      'site/index.html':
        '<p><!-- status-snippets start slug="acme" --><!-- status-snippets end --></p>\n',
      'old/README.md': readme(),
    };
    await using environment = await startEnvironment(files);
    const inputs = { files: 'README.md\ndocs\n**/*.html\n\n!old' };
    const ended = await environment.run({ with: inputs });
    expect(messages(ended, 'error')).toEqual([]);
    expect(environment.newCallCounts()).toEqual({ github: 3, endpoint: 2 });
    const changed = await environment.github.git.text(['show', '--name-only', '--format=', 'main']);
    expect(changed.split('\n').sort()).toEqual([
      'README.md',
      'docs/beta/guide.mdx',
      'docs/index.md',
      'site/index.html',
    ]);
    const report = JSON.parse(ended.outputs.report ?? '');
    expect(report.pages.map(({ slug }: { slug: string }) => slug)).toEqual(['acme', 'beta']);
    expect((await environment.run({ with: inputs })).outputs.outcome).toBe('unchanged');
    expect(environment.newCallCounts()).toEqual({ github: 2, endpoint: 2 });
  });
});

describe('a fork', () => {
  const payload = { repository: { default_branch: 'main', fork: true, private: false } };

  test('a scheduled run in a fork does nothing and reports it', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    const ended = await environment.run({ event: 'schedule', payload });
    expect(ended.code).toBe(0);
    expect(messages(ended, 'notice')).toEqual([
      expect.stringMatching(/^acme\/site is a fork.*run-in-forks: true/),
    ]);
    expect(ended.summary).toContain('is a fork');
    expect(ended.outputs).toMatchObject({ outcome: 'unchanged', changed: 'false' });
    expect(environment.newCallCounts()).toEqual({ github: 0, endpoint: 0 });
  });

  test('a run in a fork commits if it is started by hand or if run-in-forks is set', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    expect((await environment.run({ payload })).outputs.outcome).toBe('changed');
    const ended = await environment.run({
      event: 'schedule',
      payload,
      with: { 'run-in-forks': 'true' },
    });
    expect(ended.outputs.outcome).toBe('unchanged');
    expect(environment.newCallCounts()).toEqual({ github: 3, endpoint: 2 });
  });
});

test('the job summary shows hints about scheduled runs only if they apply', async () => {
  await using environment = await startEnvironment({ 'README.md': readme() });
  const first = await environment.run({ event: 'schedule' });
  expect(first.summary).toContain('`GITHUB_TOKEN`');
  expect(first.summary).toContain('60 days');
  const second = await environment.run({ event: 'push' });
  expect(second.summary).not.toContain('`GITHUB_TOKEN`');
  expect(second.summary).not.toContain('60 days');
  const secretive = { repository: { default_branch: 'main', private: true } };
  expect((await environment.run({ event: 'schedule', payload: secretive })).summary).not.toContain(
    '60 days',
  );
});
