import { describe, expect, test } from 'vitest';
import { badgeAndLink, readme } from '../page.ts';
import { messages, startWorld } from '../world.ts';

const usual = 'https://acme.statuspage.me';
const inputs = { mode: 'check' };
const event = { event: 'pull_request', ref: 'refs/pull/1/merge' };

describe('mode check', () => {
  test('mode check fails for an outdated section of the workspace and writes nothing', async () => {
    await using world = await startWorld({});
    const workspace = { 'README.md': readme() };
    const ended = await world.run({ ...event, workspace, with: inputs });
    expect(ended.code).toBe(1);
    expect(ended.workspace).toEqual(workspace);
    expect(messages(ended, 'error')).toEqual([`README.md:3:1: this section does not contain the snippets of ${usual}`]);
    expect(ended.commands.find(({ name }) => name === 'error')?.properties).toMatchObject({
      file: 'README.md',
      line: '3',
    });
    expect(ended.outputs).toMatchObject({ outcome: 'out-of-date', changed: 'false' });
    expect(ended.summary).toMatch(/```diff/);
    expect(world.calls()).toEqual({ github: 0, endpoint: 1 });
  });

  test('mode check succeeds if every section is up to date', async () => {
    await using world = await startWorld({});
    const right = readme('acme', badgeAndLink(world.endpoint.baseUrl, 'acme', usual));
    const ended = await world.run({ ...event, workspace: { 'README.md': right }, with: inputs });
    expect(ended.code).toBe(0);
    expect(ended.outputs.outcome).toBe('unchanged');
  });

  test('mode check reads the commit of the run over the API if the workspace is empty', async () => {
    await using world = await startWorld({ 'README.md': '# No section yet\n' });
    const sha = await world.github.push('topic', { 'README.md': readme(), 'docs/a.md': readme() });
    await world.github.push('topic', { 'README.md': '# Gone again\n' });
    const ended = await world.run({ ...event, sha, with: inputs });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([`README.md:3:1: this section does not contain the snippets of ${usual}`]);
    expect(world.calls()).toEqual({ github: 1, endpoint: 1 });
    const globbed = await world.run({ ...event, sha, with: { ...inputs, files: '**/*.md' } });
    expect(messages(globbed, 'error')).toHaveLength(2);
    expect(world.calls().github).toBe(2);
  });

  test('mode check reads the workspace if it contains one of the files, and reports the missing ones', async () => {
    await using world = await startWorld({ 'README.md': readme(), 'a.md': readme() });
    const ended = await world.run({
      workspace: { 'a.md': readme() },
      with: { ...inputs, files: 'README.md\na.md' },
    });
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(/^README\.md does not exist/)]);
    expect(world.calls().github).toBe(0);
  });

  test('mode check reads the commit of the run over the API if the workspace is a leftover of another job', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const sha = (await world.github.head('main')) ?? '';
    const right = readme('acme', badgeAndLink(world.endpoint.baseUrl, 'acme', usual));
    const ended = await world.run({
      ...event,
      sha,
      workspace: { 'README.md': right },
      isLeftover: true,
      with: inputs,
    });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([`README.md:3:1: this section does not contain the snippets of ${usual}`]);
    expect(ended.stdout).toMatch(/The workspace is at commit [0-9a-f]{40}, so the files are read over the API\./);
    expect(world.calls().github).toBe(1);
  });

  test('mode check reads the head of the input branch and does not write', async () => {
    await using world = await startWorld({ 'README.md': '# No section yet\n' });
    await world.github.push('topic', { 'README.md': readme() });
    const head = await world.github.head('topic');
    const ended = await world.run({
      ...event,
      workspace: { 'README.md': 'x' },
      with: { ...inputs, branch: 'topic' },
    });
    expect(messages(ended, 'error')).toEqual([`README.md:3:1: this section does not contain the snippets of ${usual}`]);
    expect(world.calls().github).toBe(1);
    expect(await world.github.head('topic')).toBe(head);
  });

  test('mode check reports a missing commit', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const ended = await world.run({ ...event, sha: 'e'.repeat(40), with: inputs });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(/^Reading acme\/site at e+ failed/)]);
  });
});
