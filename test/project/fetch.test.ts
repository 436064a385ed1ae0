import { expect, test } from 'vitest';
import { createFetch } from '../../src/project/effects.ts';
import { endpointPath } from '../../src/service/request.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { startProxy } from '../support/proxy-server.ts';

const password = 'p4ssword';

test('fetch sends requests through the proxy of the environment, with its credentials', async () => {
  await using server = await startEndpoint();
  const { port } = new URL(server.baseUrl);
  await using proxy = await startProxy(new Map([['service.test', Number(port)]]));
  const fetch = createFetch({ http_proxy: `http://me:${password}@127.0.0.1:${proxy.port}` });
  const response = await fetch(`http://service.test${endpointPath}?slug=acme`, {
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
  ['http_proxy', 'http'],
  ['HTTP_PROXY', 'http'],
  ['https_proxy', 'https'],
  ['HTTPS_PROXY', 'https'],
])('fetch reads %s, also without a scheme', async (name, protocol) => {
  await using server = await startEndpoint();
  await using proxy = await startProxy(
    new Map([['service.test', Number(new URL(server.baseUrl).port)]]),
  );
  const fetch = createFetch({ [name]: ` 127.0.0.1:${proxy.port} ` });
  // The server does not speak TLS.
  await fetch(`${protocol}://service.test`).catch(() => {});
  expect(proxy.tunnels).toHaveLength(1);
});

test('fetch reads a proxy whose scheme is in capitals', async () => {
  await using server = await startEndpoint();
  await using proxy = await startProxy(
    new Map([['service.test', Number(new URL(server.baseUrl).port)]]),
  );
  const fetch = createFetch({ http_proxy: `HTTP://127.0.0.1:${proxy.port}` });
  expect((await fetch('http://service.test/badge/acme.svg')).status).toBe(200);
  expect(proxy.tunnels).toHaveLength(1);
});

test.each([
  ['no variable is set', {}],
  ['only the variable for https is set', { https_proxy: 'http://127.0.0.1:9' }],
  ['a variable is empty', { http_proxy: '' }],
  [
    'no_proxy names the host',
    { http_proxy: 'http://127.0.0.1:9', no_proxy: 'example.com,127.0.0.1' },
  ],
  ['NO_PROXY is *', { HTTP_PROXY: 'http://127.0.0.1:9', NO_PROXY: '*' }],
])('fetch sends requests directly if %s', async (_what, env) => {
  await using server = await startEndpoint();
  const fetch = createFetch(env);
  expect((await fetch(`${server.baseUrl}${endpointPath}?slug=acme`)).status).toBe(200);
});

test('fetch prefers the variable in lower case', async () => {
  await using proxy = await startProxy();
  await using server = await startEndpoint();
  const fetch = createFetch({
    http_proxy: `http://127.0.0.1:${proxy.port}`,
    HTTP_PROXY: 'http://127.0.0.1:9',
  });
  expect((await fetch(`${server.baseUrl}${endpointPath}?slug=acme`)).status).toBe(200);
});

test('fetch throws a TypeError without the password if the proxy does not respond', async () => {
  for (const scheme of ['http', 'https']) {
    const fetch = createFetch({ http_proxy: `${scheme}://me:${password}@127.0.0.1:9` });
    const error = await fetch('http://service.test').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TypeError);
    expect(JSON.stringify([error, String(error)])).not.toContain(password);
  }
});

test('fetch refuses an invalid proxy with a message that does not contain it', async () => {
  for (const proxy of [
    `http://me:${password}@no proxy`,
    `socks5://me:${password}@proxy`,
    `xhttp://me:${password}@proxy`,
    `me:${password}@proxy:port`,
  ]) {
    const fetch = createFetch({ HTTPS_PROXY: proxy });
    const error = await fetch('https://service.test').catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 'invalid-input',
      message:
        'https_proxy "***" is not the address of an HTTP proxy: write it as http://host:port',
    });
    expect(JSON.stringify(error)).not.toContain(password);
  }
});
