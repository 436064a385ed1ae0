import { describe, expect, test } from 'vitest';
import { badgeAndLink, readme } from '../page.ts';
import { messages, startWorld } from '../world.ts';

const usual = 'https://acme.statuspage.me';
const inputs = { mode: 'write' };

describe('mode write', () => {
  test('rewrites the files of the workspace and asks GitHub nothing', async () => {
    await using world = await startWorld({});
    const workspace = { 'README.md': readme(), 'docs/a.md': readme(), 'docs/b.txt': readme() };
    const ended = await world.run({ workspace, with: { ...inputs, files: 'README.md\ndocs/**' } });
    const right = readme('acme', badgeAndLink(world.endpoint.baseUrl, 'acme', usual));
    expect(ended.workspace).toEqual({ ...workspace, 'README.md': right, 'docs/a.md': right });
    expect(ended.outputs).toMatchObject({ outcome: 'changed', changed: 'true', 'commit-sha': '' });
    expect(world.calls()).toEqual({ github: 0, endpoint: 1 });
    expect(ended.stdout).toContain('Updated 2 files in the workspace.');

    const next = await world.run({ workspace: ended.workspace, with: inputs });
    expect(next.workspace).toEqual(ended.workspace);
    expect(next.outputs.outcome).toBe('unchanged');
  });

  test('needs no token, and no network with source offline', async () => {
    await using world = await startWorld({});
    const ended = await world.run({
      workspace: { 'README.md': readme() },
      with: {
        ...inputs,
        source: 'offline',
        token: '',
        'custom-domain': 'status.acme.com',
        'base-url': 'https://statuspage.me',
      },
    });
    expect(ended.outputs).toMatchObject({ source: 'offline', 'status-page-url': 'https://status.acme.com' });
    expect(world.calls()).toEqual({ github: 0, endpoint: 0 });
  });

  test('says what is missing without a checkout', async () => {
    await using world = await startWorld({});
    const ended = await world.run({ with: inputs });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([
      expect.stringMatching(/^mode write found none of README\.md in the workspace: .*actions\/checkout/),
    ]);
  });

  test('writes nothing where one of the files is not in order', async () => {
    await using world = await startWorld({});
    const workspace = { 'README.md': readme(), 'a.md': readme().replace('end', 'ent') };
    const ended = await world.run({ workspace, with: { ...inputs, files: 'README.md\na.md' } });
    expect(ended.code).toBe(1);
    expect(ended.workspace).toEqual(workspace);
    expect(world.calls().endpoint).toBe(0);
    expect(ended.outputs.outcome).toBe('failed');
  });
});
