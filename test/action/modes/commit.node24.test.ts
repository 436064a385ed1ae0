import { describe, expect, test } from 'vitest';
import { meanwhile } from '../../support/github/faults.ts';
import { badgeAndLink, pageAt, readme } from '../page.ts';
import { messages, startWorld } from '../world.ts';

const moved = 'https://status.acme.com';
const usual = (slug: string) => `https://${slug}.statuspage.me`;

describe('mode commit', () => {
  test('fills a section in one commit, and the next day asks once and writes nothing', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const first = await world.run();
    expect(first.code).toBe(0);
    expect(world.calls()).toEqual({ github: 2, endpoint: 1 });
    const right = readme('acme', badgeAndLink(world.endpoint.baseUrl, 'acme', usual('acme')));
    expect(await world.github.text('main', 'README.md')).toBe(right);
    expect(await world.github.git.text(['log', '-1', '--format=%an|%cn|%B', 'main'])).toBe(
      'github-actions[bot]|GitHub|Add the status badge of https://acme.statuspage.me\n\n' +
        'The section for the page "acme" was empty.\n',
    );
    expect(first.outputs).toMatchObject({
      outcome: 'changed',
      'commit-sha': await world.github.head('main'),
      'domain-changed': 'false',
    });

    const next = await world.run({ event: 'schedule' });
    expect(next.code).toBe(0);
    expect(world.calls()).toEqual({ github: 1, endpoint: 1 });
    expect(next.outputs).toMatchObject({ outcome: 'unchanged', changed: 'false', 'commit-sha': '' });
    expect(await world.github.head('main')).toBe(first.outputs['commit-sha']);
  });

  test('says where a page moved: in the commit, the log, the summary and the outputs', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await world.run();
    world.endpoint.answer(pageAt(world.endpoint.baseUrl, moved));
    const ended = await world.run();
    expect(await world.github.git.text(['log', '-1', '--format=%s%n%b', 'main'])).toBe(
      `Point the status badge at ${moved}\nThe page "acme" moved from ${usual('acme')} to ${moved}.\n`,
    );
    expect(messages(ended, 'notice')).toEqual([
      `README.md:3:1: this section now links to ${moved} instead of ${usual('acme')}`,
    ]);
    expect(ended.commands.find(({ name }) => name === 'notice')?.properties).toEqual({
      file: 'README.md',
      line: '3',
      col: '1',
    });
    expect(ended.summary).toContain(`<code>${usual('acme')}</code></td><td><a href="${moved}">`);
    expect(ended.outputs).toMatchObject({
      'domain-changed': 'true',
      'status-page-url': moved,
      'previous-status-page-url': usual('acme'),
    });
  });

  test('keeps several files, globs and pages right with one commit and one question a page', async () => {
    const files = {
      'README.md': readme(),
      'docs/index.md': readme(),
      'docs/beta/guide.mdx': '{/* status-snippets start slug="beta" */}\n\n{/* status-snippets end */}\n',
      'docs/plain.md': '# Nothing here\n',
      'docs/node_modules/x/README.md': readme(),
      'site/index.html': '<p><!-- status-snippets start slug="acme" --><!-- status-snippets end --></p>\n',
      'old/README.md': readme(),
    };
    await using world = await startWorld(files);
    const inputs = { files: 'README.md\ndocs\n**/*.html\n\n!old' };
    const ended = await world.run({ with: inputs });
    expect(messages(ended, 'error')).toEqual([]);
    expect(world.calls()).toEqual({ github: 3, endpoint: 2 });
    const changed = await world.github.git.text(['show', '--name-only', '--format=', 'main']);
    expect(changed.split('\n').sort()).toEqual([
      'README.md',
      'docs/beta/guide.mdx',
      'docs/index.md',
      'site/index.html',
    ]);
    const report = JSON.parse(ended.outputs.report ?? '');
    expect(report.pages.map(({ slug }: { slug: string }) => slug)).toEqual(['acme', 'beta']);
    expect((await world.run({ with: inputs })).outputs.outcome).toBe('unchanged');
    expect(world.calls()).toEqual({ github: 2, endpoint: 2 });
  });

  test('fails where a glob finds no section, though a file that is named has one', async () => {
    await using world = await startWorld({ 'README.md': readme(), 'docs/a.md': '# Nothing here\n' });
    const ended = await world.run({ with: { files: 'README.md\ndocs' } });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([
      expect.stringMatching(/^no section in the 1 file that docs matched/),
    ]);
  });

  test('lists a tree that GitHub cuts, folder by folder', async () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`docs/${n}/index.md`, readme()]));
    await using world = await startWorld(many);
    world.github.settings.listingLimit = 13;
    const ended = await world.run({ with: { files: 'docs/**' } });
    expect(ended.outputs.outcome).toBe('changed');
    expect(JSON.parse(ended.outputs.report ?? '').files).toHaveLength(12);
  });

  test('after a lost race reads, renders and writes again, and keeps what the other wrote', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const { github } = world;
    const other = readme().replace('More.', 'Much more.');
    github.befall(
      'createCommitOnBranch',
      meanwhile(() => github.push('main', { 'README.md': other })),
    );
    const ended = await world.run();
    expect(ended.code).toBe(0);
    expect(world.calls()).toEqual({ github: 4, endpoint: 1 });
    expect(await github.text('main', 'README.md')).toBe(
      other.replace(
        '\n\n<!-- status-snippets end',
        `\n\n${badgeAndLink(world.endpoint.baseUrl, 'acme', usual('acme'))}\n\n<!-- status-snippets end`,
      ),
    );
  });

  test('writes the message of the workflow', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await world.run({ with: { 'commit-message': 'docs: {slug} is at {address}\n\nSigned-off-by: Bot' } });
    expect(await world.github.git.text(['log', '-1', '--format=%B', 'main'])).toBe(
      'docs: acme is at https://acme.statuspage.me\n\nSigned-off-by: Bot\n',
    );
  });

  test('refuses a message with an unknown word before it asks anybody', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const ended = await world.run({ with: { 'commit-message': 'at {adress}' } });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([expect.stringContaining('did you mean {address}?')]);
    expect(world.calls()).toEqual({ github: 0, endpoint: 0 });
  });

  test('takes the slug of the input where a marker names none', async () => {
    const bare = readme().replace(' slug="acme"', '');
    await using world = await startWorld({ 'README.md': bare });
    const ended = await world.run({ with: { slug: 'beta', show: 'badge' } });
    expect(ended.outputs['badge-markdown']).toContain('/badge/beta.svg');
    expect(await world.github.text('main', 'README.md')).toContain('/badge/beta.svg');
  });
});

describe('the branch', () => {
  test('is the one that was pushed', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await world.github.push('topic', { 'README.md': readme() });
    const before = await world.github.head('main');
    const ended = await world.run({ event: 'push', ref: 'refs/heads/topic' });
    expect(ended.outputs['commit-sha']).toBe(await world.github.head('topic'));
    expect(await world.github.head('main')).toBe(before);
  });

  test('is the default branch on a tag, and the one named in branch', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const tagged = await world.run({ event: 'push', ref: 'refs/tags/v1.0.0' });
    expect(tagged.outputs['commit-sha']).toBe(await world.github.head('main'));
    await world.github.push('pages', { 'README.md': readme() });
    const named = await world.run({
      event: 'pull_request',
      ref: 'refs/pull/1/merge',
      with: { branch: 'pages' },
    });
    expect(named.outputs['commit-sha']).toBe(await world.github.head('pages'));
  });

  test('is asked of GitHub in the same call where the event does not tell', async () => {
    await using world = await startWorld({ 'README.md': readme() }, { branch: 'trunk' });
    const ended = await world.run({ event: 'push', ref: 'refs/tags/v1.0.0', payload: {} });
    expect(ended.outputs['commit-sha']).toBe(await world.github.head('trunk'));
    expect(world.calls().github).toBe(2);
  });

  test('is the default branch of another repository, whose files get no annotations', async () => {
    await using world = await startWorld(
      { 'README.md': readme() },
      { repository: 'acme/docs', branch: 'trunk' },
    );
    const ended = await world.run({ repository: 'acme/site', with: { repository: 'acme/docs' } });
    expect(ended.outputs['commit-sha']).toBe(await world.github.head('trunk'));
    expect(ended.commands.find(({ name }) => name === 'notice')?.properties).toEqual({});
  });

  test.each(['commit', 'pull-request', 'write'])('is none for mode %s on a pull request', async (mode) => {
    await using world = await startWorld({ 'README.md': readme() });
    const ended = await world.run({ event: 'pull_request', ref: 'refs/pull/1/merge', with: { mode } });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(/set mode: check/)]);
    expect(ended.outputs).toMatchObject({ outcome: 'failed', changed: 'false' });
    expect(world.calls()).toEqual({ github: 0, endpoint: 0 });
  });
});

describe('a fork', () => {
  const payload = { repository: { default_branch: 'main', fork: true, private: false } };

  test('does nothing on a schedule, and says so', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const ended = await world.run({ event: 'schedule', payload });
    expect(ended.code).toBe(0);
    expect(messages(ended, 'notice')).toEqual([
      expect.stringMatching(/^acme\/site is a fork.*run-in-forks: true/),
    ]);
    expect(ended.summary).toContain('is a fork');
    expect(ended.outputs).toMatchObject({ outcome: 'unchanged', changed: 'false' });
    expect(world.calls()).toEqual({ github: 0, endpoint: 0 });
  });

  test('runs when somebody starts it, and on a schedule where that is wished', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    expect((await world.run({ payload })).outputs.outcome).toBe('changed');
    const ended = await world.run({ event: 'schedule', payload, with: { 'run-in-forks': 'true' } });
    expect(ended.outputs.outcome).toBe('unchanged');
    expect(world.calls()).toEqual({ github: 3, endpoint: 2 });
  });
});

describe('what a person should know', () => {
  test('is said where it applies', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const first = await world.run({ event: 'schedule' });
    expect(first.summary).toContain('does not start workflows');
    expect(first.summary).toContain('60 days');
    const second = await world.run({ event: 'push' });
    expect(second.summary).not.toContain('does not start workflows');
    expect(second.summary).not.toContain('60 days');
    const secretive = { repository: { default_branch: 'main', private: true } };
    expect((await world.run({ event: 'schedule', payload: secretive })).summary).not.toContain('60 days');
  });
});
