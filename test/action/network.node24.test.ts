import { describe, expect, test } from 'vitest';
import { startProxy } from '../support/proxy-server.ts';
import { messages, secret, startEnvironment } from './action-environment.ts';
import { readme } from './page.ts';

describe('a proxy in the environment', () => {
  test('the action sends requests to GitHub and to the service through the proxy, with its credentials', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    const gitHubPort = Number(new URL(environment.github.url).port);
    await using proxy = await startProxy(new Map([['github.test', gitHubPort]]));
    const ended = await environment.run({
      with: { files: '*.md' },
      env: {
        http_proxy: `http://user:${secret}-proxy@127.0.0.1:${proxy.port}`,
        GITHUB_API_URL: 'http://github.test',
        GITHUB_GRAPHQL_URL: 'http://github.test/graphql',
      },
    });
    expect(messages(ended, 'error')).toEqual([]);
    expect(ended.outputs.outcome).toBe('changed');
    const credentials = `Basic ${Buffer.from(`user:${secret}-proxy`).toString('base64')}`;
    const targets = new Set(proxy.tunnels.map(({ target }) => target));
    expect(targets).toEqual(
      new Set(['github.test:80', new URL(environment.endpoint.baseUrl).host]),
    );
    expect(new Set(proxy.tunnels.map((tunnel) => tunnel.credentials))).toEqual(
      new Set([credentials]),
    );
    expect(environment.newCallCounts()).toEqual({ github: 3, endpoint: 1 });
  });

  test('the action does not use the proxy for the hosts in no_proxy', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    await using proxy = await startProxy();
    const env = { HTTP_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: 'example.com,127.0.0.1' };
    expect((await environment.run({ env })).outputs.outcome).toBe('changed');
    expect(proxy.tunnels).toEqual([]);
  });

  test('the action reports an invalid proxy without its value', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    const env = { http_proxy: `http://user:${secret}@no proxy` };
    const ended = await environment.run({ env });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(/^http_proxy "\*\*\*" /)]);
  });

  test('the action treats an unreachable proxy like an unavailable service', async () => {
    await using environment = await startEnvironment({});
    const workspace = { 'README.md': readme() };
    const env = { http_proxy: 'http://127.0.0.1:9' };
    const ended = await environment.run({ workspace, env, with: { mode: 'write' } });
    expect(ended.code).toBe(0);
    expect(messages(ended, 'warning')).toEqual([expect.stringMatching(/127\.0\.0\.1:9/)]);
  });
});

test('the action uses the addresses of GitHub in the environment unchanged', async () => {
  await using environment = await startEnvironment({ 'README.md': readme() });
  const env = {
    GITHUB_API_URL: `${environment.github.url}/api/v3`,
    GITHUB_GRAPHQL_URL: `${environment.github.url}/graphql`,
  };
  expect((await environment.run({ env })).outputs.outcome).toBe('changed');
  expect(new Set(environment.github.calls.map(({ path }) => path))).toEqual(new Set(['/graphql']));
  expect((await environment.run({ env, with: { files: '*.md' } })).code).toBe(1);
  expect(environment.github.calls.map(({ path }) => path)).toContain(
    '/api/v3/repos/acme/site/git/trees/main?recursive=1',
  );
});
