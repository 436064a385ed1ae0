import { describe, expect, test } from 'vitest';
import { ProxyError, proxyFor } from '../../src/action/proxy.ts';

const proxy = 'http://proxy.acme.com:3128/';

describe('the proxy for an address', () => {
  test.each([
    ['https://statuspage.me', { https_proxy: proxy }, proxy],
    ['https://statuspage.me', { HTTPS_PROXY: proxy }, proxy],
    ['https://statuspage.me', { https_proxy: 'proxy.acme.com:3128' }, proxy],
    ['https://statuspage.me', { http_proxy: proxy }, null],
    ['http://127.0.0.1:8000', { http_proxy: proxy }, proxy],
    ['https://statuspage.me', { https_proxy: '', HTTPS_PROXY: proxy }, proxy],
    ['https://statuspage.me', {}, null],
    ['https://statuspage.me', { https_proxy: proxy, no_proxy: 'statuspage.me' }, null],
    ['https://api.statuspage.me', { https_proxy: proxy, no_proxy: 'statuspage.me' }, null],
    ['https://api.statuspage.me', { https_proxy: proxy, NO_PROXY: 'a, .statuspage.me' }, null],
    ['https://api.statuspage.me', { https_proxy: proxy, no_proxy: '*.statuspage.me' }, null],
    ['https://notstatuspage.me', { https_proxy: proxy, no_proxy: 'statuspage.me' }, proxy],
    ['https://statuspage.me', { https_proxy: proxy, no_proxy: 'statuspage.me:443' }, null],
    ['https://statuspage.me:8443', { https_proxy: proxy, no_proxy: 'statuspage.me:443' }, proxy],
    ['https://statuspage.me', { https_proxy: proxy, no_proxy: '*' }, null],
    ['https://STATUSPAGE.me', { https_proxy: proxy, no_proxy: 'StatusPage.me' }, null],
  ])('%s with %j is %j', (address, env, expected) => {
    expect(proxyFor(address, env)).toBe(expected);
  });

  test('is refused by the name of its variable, without its password', () => {
    const env = { HTTPS_PROXY: 'http://user:p4ss@pro xy:port' };
    expect(() => proxyFor('https://statuspage.me', env)).toThrow(ProxyError);
    expect(() => proxyFor('https://statuspage.me', env)).toThrow(
      'HTTPS_PROXY "http://***@pro xy:port" is not the address of a proxy: write it as http://host:port',
    );
  });
});
