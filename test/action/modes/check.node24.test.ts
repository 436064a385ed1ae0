import { describe, expect, test } from 'vitest';
import { messages, startEnvironment } from '../action-environment.ts';
import { badgeAndLink, readme } from '../page.ts';

const usual = 'https://acme.statuspage.me';
const inputs = { mode: 'check' };
const event = { event: 'pull_request', ref: 'refs/pull/1/merge' };

describe('mode check', () => {
  test('mode check fails for an outdated section of the workspace and writes nothing', async () => {
    await using environment = await startEnvironment({});
    const workspace = { 'README.md': readme() };
    const ended = await environment.run({ ...event, workspace, with: inputs });
    expect(ended.code).toBe(1);
    expect(ended.workspace).toEqual(workspace);
    expect(messages(ended, 'error')).toEqual([
      `README.md:3:1: this section does not contain the snippets of ${usual}`,
    ]);
    const place = { file: 'README.md', line: '3', col: '1' };
    expect(ended.commands.find(({ name }) => name === 'error')?.properties).toEqual(place);
    expect(ended.outputs).toMatchObject({ outcome: 'out-of-date', changed: 'false' });
    expect(ended.summary).toMatch(/```diff/);
    expect(environment.newCallCounts()).toEqual({ github: 0, endpoint: 1 });
  });

  test('mode check reads the commit of the run through the API if the workspace is empty', async () => {
    await using environment = await startEnvironment({ 'README.md': '# No section yet\n' });
    const sha = await environment.github.push('topic', {
      'README.md': readme(),
      'docs/a.md': readme(),
    });
    await environment.github.push('topic', { 'README.md': '# Gone again\n' });
    const ended = await environment.run({ ...event, sha, with: inputs });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([
      `README.md:3:1: this section does not contain the snippets of ${usual}`,
    ]);
    expect(environment.newCallCounts()).toEqual({ github: 1, endpoint: 1 });
    const globbed = await environment.run({ ...event, sha, with: { ...inputs, files: '**/*.md' } });
    expect(messages(globbed, 'error')).toHaveLength(2);
    expect(environment.newCallCounts().github).toBe(2);
  });

  test('mode check reads the workspace if it contains one of the files, and reports the missing ones', async () => {
    await using environment = await startEnvironment({ 'README.md': readme(), 'a.md': readme() });
    const ended = await environment.run({
      workspace: { 'a.md': readme() },
      with: { ...inputs, files: 'README.md\na.md' },
    });
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(/^input files: README\.md /)]);
    expect(environment.newCallCounts().github).toBe(0);
  });

  test('mode check reads the commit of the run through the API if the workspace is at another commit', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    const sha = (await environment.github.head('main')) ?? '';
    const right = readme('acme', badgeAndLink(environment.endpoint.baseUrl, 'acme', usual));
    const ended = await environment.run({
      ...event,
      sha,
      workspace: { 'README.md': right },
      isAtOtherCommit: true,
      with: inputs,
    });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([
      `README.md:3:1: this section does not contain the snippets of ${usual}`,
    ]);
    expect(ended.stdout).toMatch(
      /The workspace is at commit [0-9a-f]{40}, so the files are read through the API\./,
    );
    expect(environment.newCallCounts().github).toBe(1);
  });

  test('mode check reads the head of the input branch and does not write', async () => {
    await using environment = await startEnvironment({ 'README.md': '# No section yet\n' });
    await environment.github.push('topic', { 'README.md': readme() });
    const head = await environment.github.head('topic');
    const ended = await environment.run({
      ...event,
      workspace: { 'README.md': 'x' },
      with: { ...inputs, branch: 'topic' },
    });
    expect(messages(ended, 'error')).toEqual([
      `README.md:3:1: this section does not contain the snippets of ${usual}`,
    ]);
    expect(environment.newCallCounts().github).toBe(1);
    expect(await environment.github.head('topic')).toBe(head);
  });
});
