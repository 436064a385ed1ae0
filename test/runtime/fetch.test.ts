import { describe, expect, test } from 'vitest';
import { loadFetch, readProxySettings } from '../../src/runtime/fetch.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { startProxy } from '../support/proxy-server.ts';

const password = 'p4ssword';

describe('loadFetch', () => {
  test('the fetch of loadFetch sends requests through the proxy, with its credentials', async () => {
    await using server = await startEndpoint();
    const { port } = new URL(server.baseUrl);
    await using proxy = await startProxy({ 'service.test': Number(port) });
    const fetch = await loadFetch({ http_proxy: `http://me:${password}@127.0.0.1:${proxy.port}` });
    const response = await fetch('http://service.test/api/embed/markdown?slug=acme', {
      headers: { 'x-key': 'value' },
      redirect: 'manual',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('status_page_url', 'https://acme.statuspage.me');
    const credentials = `Basic ${Buffer.from(`me:${password}`).toString('base64')}`;
    expect(proxy.tunnels).toEqual([{ target: 'service.test:80', credentials }]);
    expect(server.requests[0]?.headers).toHaveProperty('x-key', 'value');
    expect(server.requests[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  test.each([
    ['no variable is set', {}],
    ['only the variable for https is set', { https_proxy: 'http://127.0.0.1:9' }],
    ['no_proxy names the host', { http_proxy: 'http://127.0.0.1:9', no_proxy: 'example.com,127.0.0.1' }],
    ['NO_PROXY is *', { HTTP_PROXY: 'http://127.0.0.1:9', NO_PROXY: '*' }],
  ])('the fetch of loadFetch sends requests directly if %s', async (_what, env) => {
    await using server = await startEndpoint();
    const response = await (await loadFetch(env))(`${server.baseUrl}/api/embed/markdown?slug=acme`);
    expect(response.status).toBe(200);
  });

  test('the fetch of loadFetch throws a TypeError without the password if the proxy does not respond', async () => {
    const fetch = await loadFetch({ http_proxy: `http://me:${password}@127.0.0.1:9` });
    const error = await fetch('http://service.test').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TypeError);
    expect(JSON.stringify([error, String(error)])).not.toContain(password);
  });

  test('loadFetch refuses to load if a proxy variable is invalid', async () => {
    await expect(loadFetch({ http_proxy: `http://me:${password}@no proxy` })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });
});

describe('readProxySettings', () => {
  test.each([
    [{}, { httpProxy: '', httpsProxy: '', noProxy: '' }],
    [{ http_proxy: 'proxy.test:3128' }, { httpProxy: 'http://proxy.test:3128/', httpsProxy: '', noProxy: '' }],
    [
      { https_proxy: '', HTTPS_PROXY: 'https://proxy.test', NO_PROXY: 'a.test' },
      { httpProxy: '', httpsProxy: 'https://proxy.test/', noProxy: 'a.test' },
    ],
    [
      { http_proxy: 'http://a.test', HTTP_PROXY: 'http://b.test' },
      { httpProxy: 'http://a.test/', httpsProxy: '', noProxy: '' },
    ],
  ])('readProxySettings reads the variables %j as %j', (env, settings) => {
    expect(readProxySettings(env)).toEqual(settings);
  });

  test.each(['http://me:p4ssword@no proxy', 'socks5://me:p4ssword@proxy.test', 'me:p4ssword@proxy:port'])(
    'readProxySettings refuses the proxy %j with a message that does not contain it',
    (value) => {
      expect(() => readProxySettings({ HTTPS_PROXY: value })).toThrow(
        'https_proxy "***" is not the address of an HTTP proxy: write it as http://host:port',
      );
    },
  );
});
