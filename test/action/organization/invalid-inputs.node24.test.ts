import { expect, test } from 'vitest';
import { messages } from '../action-environment.ts';
import { startOrganization } from './organization.ts';

/** Invalid inputs, with words that the message must contain: the name of the input, the value and the fix. */
const invalidInputs: readonly (readonly [inputs: Record<string, string>, words: readonly string[]])[] = [
  [{ repositories: '*/*' }, ['repositories', '*/*', 'owner']],
  [{ repositories: 'site' }, ['repositories', 'site', 'owner/name']],
  [{ repositories: 'acme/a/b' }, ['repositories', 'acme/a/b']],
  [{ repositories: '!acme/*' }, ['repositories', 'exclusions']],
  [{ shard: '3/2' }, ['shard', '3/2']],
  [{ shard: '0/4' }, ['shard', '0/4']],
  [{ shard: 'a/b' }, ['shard', 'a/b']],
  [{ shard: '1/2', repositories: '' }, ['shard', 'repositories']],
  [{ branch: 'main' }, ['branch', 'repositories']],
  [{ repository: 'acme/site' }, ['repository', 'repositories']],
  [{ 'max-writes': '0' }, ['max-writes', '0']],
  [{ 'max-writes': 'many' }, ['max-writes', 'many']],
  [{ 'time-limit': '-5' }, ['time-limit', '-5']],
  [{ mode: 'write' }, ['mode', 'write', 'repositories', 'commit']],
  [{ 'on-failure': 'ignore' }, ['on-failure', 'ignore', 'warn']],
];

test.each(invalidInputs)(
  'the inputs %j are refused before any call, and the message contains %j',
  async (inputs, words) => {
    await using organization = await startOrganization();
    const { ended } = await organization.runAll(inputs);
    expect(ended.code).toBe(1);
    expect(organization.newCallCounts()).toEqual({ github: 0, endpoint: 0 });
    const [message = '', ...others] = messages(ended, 'error');
    expect(others).toEqual([]);
    for (const word of words) expect(message).toContain(word);
  },
);
