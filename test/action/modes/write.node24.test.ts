import { describe, expect, test } from 'vitest';
import { messages, startEnvironment } from '../action-environment.ts';
import { badgeAndLink, readme } from '../page.ts';

const usual = 'https://acme.statuspage.me';
const inputs = { mode: 'write' };

describe('mode write', () => {
  test('mode write rewrites the files of the workspace without a request to GitHub', async () => {
    await using environment = await startEnvironment({});
    const workspace = { 'README.md': readme(), 'docs/a.md': readme(), 'docs/b.txt': readme() };
    const ended = await environment.run({
      workspace,
      with: { ...inputs, files: 'README.md\ndocs/**' },
    });
    const right = readme('acme', badgeAndLink(environment.endpoint.baseUrl, 'acme', usual));
    expect(ended.workspace).toEqual({ ...workspace, 'README.md': right, 'docs/a.md': right });
    expect(ended.outputs).toMatchObject({ outcome: 'changed', changed: 'true', 'commit-sha': '' });
    expect(environment.newCallCounts()).toEqual({ github: 0, endpoint: 1 });
    expect(ended.stdout).toContain('Updated 2 files in the workspace.');

    const next = await environment.run({ workspace: ended.workspace, with: inputs });
    expect(next.workspace).toEqual(ended.workspace);
    expect(next.outputs.outcome).toBe('unchanged');
  });

  test('mode write needs no token, and no network with source offline', async () => {
    await using environment = await startEnvironment({});
    const ended = await environment.run({
      workspace: { 'README.md': readme() },
      with: {
        ...inputs,
        source: 'offline',
        token: '',
        'custom-domain': 'status.acme.com',
        'base-url': 'https://statuspage.me',
      },
    });
    expect(ended.outputs).toMatchObject({
      source: 'offline',
      'status-page-url': 'https://status.acme.com',
    });
    expect(environment.newCallCounts()).toEqual({ github: 0, endpoint: 0 });
  });

  test('mode write explains that a checkout is missing', async () => {
    await using environment = await startEnvironment({});
    const ended = await environment.run({ with: inputs });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([
      expect.stringMatching(
        /^README\.md is not in the workspace, which is not a checkout: .*actions\/checkout/,
      ),
    ]);
  });

  test('mode write writes nothing if one of the files is invalid', async () => {
    await using environment = await startEnvironment({});
    const workspace = { 'README.md': readme(), 'a.md': readme().replace('end', 'ent') };
    const ended = await environment.run({
      workspace,
      with: { ...inputs, files: 'README.md\na.md' },
    });
    expect(ended.code).toBe(1);
    expect(ended.workspace).toEqual(workspace);
    expect(environment.newCallCounts().endpoint).toBe(0);
    expect(ended.outputs.outcome).toBe('failed');
  });
});
