import { describe, expect, test } from 'vitest';
import { badgeAndLink, pageAt, readme } from '../page.ts';
import { messages, startWorld } from '../world.ts';

const moved = 'https://status.acme.com';
const usual = 'https://acme.statuspage.me';
const inputs = { mode: 'pull-request' };
const ours = 'status-snippets/main';

describe('mode pull-request', () => {
  test('opens one pull request in three calls, and looks at it in one from then on', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const base = await world.github.head('main');
    const first = await world.run({ with: inputs });
    expect(first.code).toBe(0);
    expect(world.calls()).toEqual({ github: 3, endpoint: 1 });
    const [pull, ...others] = world.github.pulls.all;
    expect(others).toEqual([]);
    expect(pull).toMatchObject({
      base: 'main',
      head: ours,
      state: 'OPEN',
      title: `Add the status badge of ${usual}`,
    });
    expect(await world.github.head('main')).toBe(base);
    expect(first.outputs).toMatchObject({
      outcome: 'changed',
      changed: 'true',
      'commit-sha': await world.github.head(ours),
      'pull-request-number': '1',
      'pull-request-url': 'https://github.com/acme/site/pull/1',
    });
    expect(first.summary).toContain('Opened pull request #1 for branch &#34;main&#34;');
    expect(first.summary).toContain('its checks wait until');

    const next = await world.run({ with: inputs });
    expect(next.code).toBe(0);
    expect(world.calls()).toEqual({ github: 1, endpoint: 1 });
    expect(next.outputs).toMatchObject({
      outcome: 'out-of-date',
      changed: 'false',
      'commit-sha': '',
      'pull-request-number': '1',
    });
    expect(messages(next, 'error')).toEqual([]);
    expect(next.stdout).toContain('The change is already in pull request #1');
  });

  test('says in the pull request where the page moved, with table, difference and the click', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await world.run();
    world.endpoint.answer(pageAt(world.endpoint.baseUrl, moved));
    await world.run({ with: inputs });
    const [pull] = world.github.pulls.all;
    expect(pull?.title).toBe(`Point the status badge at ${moved}`);
    expect(pull?.body).toContain(`<code>${usual}</code></td><td><a href="${moved}">${moved}</a>`);
    expect(pull?.body).toContain(`The page &#34;acme&#34; moved from ${usual} to ${moved}.`);
    expect(pull?.body).toContain('```diff\n--- a/README.md');
    expect(pull?.body).toMatch(/its checks wait until[\s\S]*<!-- status-snippets-hash: [0-9a-f]{64} -->$/);
    expect(await world.github.git.text(['log', '-1', '--format=%s', ours])).toBe(pull?.title);
  });

  test('brings it up to date, and closes it when the branch has caught up', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await world.run({ with: inputs });
    world.endpoint.answer(pageAt(world.endpoint.baseUrl, moved));
    const second = await world.run({ with: { ...inputs, 'pull-request-title': '{slug}: {address}' } });
    expect(second.stdout).toContain('Updated pull request #1 for branch "main" of acme/site.');
    expect(world.github.pulls.all).toHaveLength(1);
    expect(world.github.pulls.all[0]?.title).toBe(`acme: ${moved}`);

    const right = readme('acme', badgeAndLink(world.endpoint.baseUrl, 'acme', moved));
    await world.github.push('main', { 'README.md': right });
    const third = await world.run({ with: inputs });
    expect(third.stdout).toContain(
      'Closed pull request #1: branch "main" of acme/site is already up to date.',
    );
    expect(third.outputs).toMatchObject({ outcome: 'unchanged', 'pull-request-number': '1' });
    expect(world.github.pulls.all[0]?.state).toBe('CLOSED');
    expect(await world.github.otherBranches()).toEqual([]);
  });

  test('leaves a pull request closed that a person closed, also after edits elsewhere', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await world.run({ with: inputs });
    world.github.pulls.close(1);
    await world.github.push('main', { 'README.md': readme().replace('# Site', '# Our site') });
    const ended = await world.run({ with: inputs });
    expect(ended.code).toBe(0);
    expect(ended.outputs).toMatchObject({
      outcome: 'out-of-date',
      changed: 'false',
      'pull-request-number': '1',
    });
    expect(ended.stdout).toContain(
      'Pull request #1 with the same change to branch "main" of acme/site was closed',
    );
    expect(world.github.pulls.all).toHaveLength(1);

    world.endpoint.answer(pageAt(world.endpoint.baseUrl, moved));
    expect((await world.run({ with: inputs })).outputs).toMatchObject({ 'pull-request-number': '2' });
  });

  test('opens another one after the last was merged', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await world.run({ with: inputs });
    await world.github.pulls.merge(1, 'squash');
    expect((await world.run({ with: inputs })).outputs).toMatchObject({ outcome: 'unchanged' });
    world.endpoint.answer(pageAt(world.endpoint.baseUrl, moved));
    const ended = await world.run({ with: inputs });
    expect(ended.outputs).toMatchObject({
      outcome: 'changed',
      'pull-request-number': '2',
      'domain-changed': 'true',
    });
    expect(await world.github.text(ours, 'README.md')).toContain(moved);
  });

  test('leaves a branch alone that holds commits by others and has no pull request', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await world.github.push(ours, { 'README.md': readme(), 'theirs.md': 'Theirs.\n' });
    const head = await world.github.head(ours);
    const ended = await world.run({ with: inputs });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(/contains commits by others/)]);
    expect(await world.github.head(ours)).toBe(head);
  });

  test('renders what others committed to the pull request, and reports what the branch lacks', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await world.run({ with: inputs });
    const text = await world.github.text(ours, 'README.md');
    await world.github.push(ours, { 'README.md': text.replace('More.', 'Much more.') });
    world.endpoint.answer(pageAt(world.endpoint.baseUrl, moved));
    const ended = await world.run({ with: inputs });
    expect(await world.github.text(ours, 'README.md')).toContain(moved);
    expect(await world.github.text(ours, 'README.md')).toContain('Much more.');
    expect(ended.outputs).toMatchObject({
      outcome: 'changed',
      'status-page-url': moved,
      'domain-changed': 'false',
    });
  });

  test('has a branch of its own for each branch, or the one that is named', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await world.github.push('next', { 'README.md': readme() });
    await world.run({ with: inputs });
    await world.run({ with: inputs, ref: 'refs/heads/next' });
    await world.run({ with: { ...inputs, 'pull-request-branch': 'bot/badge', branch: 'next' } });
    expect((await world.github.otherBranches()).sort()).toEqual([
      'bot/badge',
      'next',
      ours,
      'status-snippets/next',
    ]);
  });

  test('asks for the name of the default branch where the event does not tell', async () => {
    await using world = await startWorld({ 'README.md': readme() }, { branch: 'trunk' });
    const ended = await world.run({ event: 'release', ref: 'refs/tags/v1', payload: {}, with: inputs });
    expect(ended.outputs['pull-request-number']).toBe('1');
    expect(await world.github.otherBranches()).toEqual(['status-snippets/trunk']);
  });
});
