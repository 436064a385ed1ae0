import { describe, expect, test } from 'vitest';
import { reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf } from '../support/endpoint-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { messages, startEnvironment } from './action-environment.ts';
import { readme } from './page.ts';

const usual = 'https://acme.statuspage.me';
const unavailable = reply(503, 'busy', { 'retry-after': '0' });

describe('an unavailable service', () => {
  test('an unavailable service is a warning and the step succeeds', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    environment.endpoint.respondWith(unavailable);
    const head = await environment.github.head('main');
    const ended = await environment.run();
    expect(ended.code).toBe(0);
    expect(messages(ended, 'warning')).toEqual([
      expect.stringMatching(/^README\.md:3:1: .* "acme"/),
    ]);
    expect(messages(ended, 'error')).toEqual([]);
    expect(ended.outputs).toMatchObject({ outcome: 'failed', changed: 'false', 'commit-sha': '' });
    expect(await environment.github.head('main')).toBe(head);
    expect(environment.newCallCounts()).toEqual({ github: 1, endpoint: 3 });
  });

  test.each(['commit', 'pull-request', 'write', 'check'])(
    'an unavailable service fails mode %s if on-unavailable is fail',
    async (mode) => {
      await using environment = await startEnvironment({ 'README.md': readme() });
      environment.endpoint.respondWith(unavailable);
      const workspace = { 'README.md': readme() };
      const ended = await environment.run({ workspace, with: { mode, 'on-unavailable': 'fail' } });
      expect(ended.code).toBe(1);
      expect(messages(ended, 'error')).toEqual([expect.stringContaining(' "acme" ')]);
      expect(ended.workspace).toEqual(workspace);
    },
  );

  test('nothing is written during an outage, although a response is cached', async () => {
    await using home = await tempFolder();
    await using environment = await startEnvironment({ 'README.md': readme() });
    const sha = (await environment.github.head('main')) ?? '';
    await environment.run({ home, with: { mode: 'check' }, sha });
    environment.endpoint.respondWith(unavailable);
    const ended = await environment.run({ home, with: { 'max-age': '0' } });
    expect(ended.code).toBe(0);
    expect(ended.outputs).toMatchObject({ outcome: 'failed', source: '', 'status-page-url': '' });
    expect(messages(ended, 'warning')).toEqual([expect.stringMatching(/ "acme" /)]);
    expect(await environment.github.head('main')).toBe(sha);
  });

  test('a pull request stays open during an outage, although a response is cached', async () => {
    await using home = await tempFolder();
    const old = readme(
      'acme',
      '[![Status](https://old.example/badge/acme.svg)](https://old.example)',
    );
    await using environment = await startEnvironment({ 'README.md': old });
    const options = { home, with: { mode: 'pull-request', 'max-age': '0' } };
    expect((await environment.run(options)).outputs).toMatchObject({
      'pull-request-operation': 'created',
    });
    environment.endpoint.respondWith(unavailable);
    const ended = await environment.run(options);
    expect(ended.outputs).toMatchObject({ outcome: 'failed', 'pull-request-operation': 'none' });
    expect(environment.github.pulls.get(1)).toMatchObject({ state: 'OPEN' });
  });
});

test.each([
  ['of an unknown page', reply(404, { error: 'not found' }), /"acme" \(HTTP 404/],
  [
    'because its response is unsafe',
    reply(200, {
      ...snippetsOf('acme', 'https://x', usual),
      status_page_url: 'javascript:alert(1)',
    }),
    / "status_page_url" /,
  ],
])('a refusal %s fails the step even with on-unavailable: warn', async (_, response, says) => {
  await using environment = await startEnvironment({ 'README.md': readme() });
  environment.endpoint.respondWith(response);
  const ended = await environment.run({ with: { 'on-unavailable': 'warn' } });
  expect(ended.code).toBe(1);
  expect(messages(ended, 'error')).toEqual([expect.stringMatching(says)]);
  expect(ended.outputs.outcome).toBe('failed');
  expect(environment.newCallCounts().github).toBe(1);
});
