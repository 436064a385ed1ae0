import { describe, expect, test } from 'vitest';
import { startProxy } from '../support/proxy-server.ts';
import { readme } from './page.ts';
import { messages, secret, startWorld } from './world.ts';

describe('a proxy in the environment', () => {
  test('requests to GitHub and to the service use the proxy with its credentials', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const gitHubPort = Number(new URL(world.github.url).port);
    await using proxy = await startProxy({ 'github.test': gitHubPort });
    const ended = await world.run({
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
    expect(targets).toEqual(new Set(['github.test:80', new URL(world.endpoint.baseUrl).host]));
    expect(new Set(proxy.tunnels.map((tunnel) => tunnel.credentials))).toEqual(new Set([credentials]));
    expect(world.calls()).toEqual({ github: 3, endpoint: 1 });
  });

  test('the proxy is not used for the hosts in no_proxy', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    await using proxy = await startProxy({});
    const env = { HTTP_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: 'example.com,127.0.0.1' };
    expect((await world.run({ env })).outputs.outcome).toBe('changed');
    expect(proxy.tunnels).toEqual([]);
  });

  test('an invalid proxy is reported without its value', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const env = { http_proxy: `http://user:${secret}@no proxy` };
    const ended = await world.run({ env });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([
      'http_proxy "***" is not the address of an HTTP proxy: write it as http://host:port',
    ]);
  });

  test('an unreachable proxy is a failed connection', async () => {
    await using world = await startWorld({});
    const workspace = { 'README.md': readme() };
    const env = { http_proxy: 'http://127.0.0.1:9' };
    const ended = await world.run({ workspace, env, with: { mode: 'write' } });
    expect(ended.code).toBe(0);
    expect(messages(ended, 'warning')).toEqual([expect.stringMatching(/is unavailable/)]);
  });
});

describe('the addresses of GitHub', () => {
  test('the addresses of GitHub are taken from the environment unchanged', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const env = {
      GITHUB_API_URL: `${world.github.url}/api/v3`,
      GITHUB_GRAPHQL_URL: `${world.github.url}/graphql`,
    };
    expect((await world.run({ env })).outputs.outcome).toBe('changed');
    expect(new Set(world.github.calls.map(({ path }) => path))).toEqual(new Set(['/graphql']));
    expect((await world.run({ env, with: { files: '*.md' } })).code).toBe(1);
    expect(world.github.calls.map(({ path }) => path)).toContain('/api/v3/repos/acme/site/git/trees/main?recursive=1');
  });

  test('a missing address of GitHub is an error', async () => {
    await using world = await startWorld({ 'README.md': readme() });
    const ended = await world.run({ env: { GITHUB_API_URL: '' } });
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(/^GITHUB_API_URL is not set/)]);
  });
});
