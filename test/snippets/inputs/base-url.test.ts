import { describe, expect, test } from 'vitest';
import { defaultBaseUrl, parseBaseUrl } from '../../../src/snippets/inputs/base-url.ts';

describe('parseBaseUrl', () => {
  test.each([
    [defaultBaseUrl, 'https://statuspage.me'],
    ['https://statuspage.me/', 'https://statuspage.me'],
    ['https://statuspage.me//', 'https://statuspage.me'],
    ['https://statuspage.me/app/', 'https://statuspage.me/app'],
    ['https://statuspage.me/a/../b', 'https://statuspage.me/b'],
    ['HTTPS://StatusPage.ME', 'https://statuspage.me'],
    ['https://statuspage.me:443', 'https://statuspage.me'],
    ['https://statuspage.me:8443', 'https://statuspage.me:8443'],
    ['https://10.0.0.1', 'https://10.0.0.1'],
    ['https://[2001:DB8::1]/x', 'https://[2001:db8::1]/x'],
    ['https://intranet/status', 'https://intranet/status'],
    ['https://status.corp.internal', 'https://status.corp.internal'],
    ['https://münchen.de', 'https://xn--mnchen-3ya.de'],
    ['https://statuspage.me/über"', 'https://statuspage.me/%C3%BCber%22'],
    ['https://statuspage.me/@acme', 'https://statuspage.me/@acme'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://127.1.2.3', 'http://127.1.2.3'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('parseBaseUrl reads %j as %j', (value, baseUrl) => {
    expect(parseBaseUrl(value)).toBe(baseUrl);
  });

  test.each([
    ['', 'is empty'],
    ['statuspage.me', 'is not an absolute https address'],
    ['//statuspage.me', 'is not an absolute https address'],
    ['/api', 'is not an absolute https address'],
    ['https:statuspage.me', 'is not an absolute https address'],
    ['https:/statuspage.me', 'is not an absolute https address'],
    ['ftp://statuspage.me', 'is not an absolute https address'],
    ['javascript:alert(1)', 'is not an absolute https address'],
    ['https://', 'has no host'],
    ['https:///statuspage.me', 'has no host'],
    ['https://:443', 'has no host'],
    ['http://statuspage.me', 'http is for loopback hosts only'],
    ['http://10.0.0.1', 'http is for loopback hosts only'],
    ['http://localhost.evil.com', 'http is for loopback hosts only'],
    ['http://127.0.0.1.evil.com', 'http is for loopback hosts only'],
    ['http://[::2]', 'http is for loopback hosts only'],
    ['https://statuspage.me?', 'has a query'],
    ['https://statuspage.me/?a=b', 'has a query'],
    ['https://statuspage.me#', 'has a fragment'],
    ['https://statuspage.me/#a', 'has a fragment'],
    ['https://@statuspage.me', 'has user info'],
    ['https://user@statuspage.me', 'has user info'],
    ['https://statuspage.me\\evil', 'has a backslash'],
    ['https://statuspage.me /', 'white space'],
    [' https://statuspage.me', 'white space'],
    ['https://status\npage.me', 'white space'],
    ['https://status\u200bpage.me', 'a zero-width space'],
    ['https://status\u0000page.me', 'a control character'],
    ['https://statuspage.me/a\u200bb', 'a zero-width space'],
    ['https:////statuspage.me', 'has no host'],
    ['https://ｓtatuspage.me', 'a host that has characters that are replaced by others'],
    ['https://%73tatuspage.me', 'a host that has a character'],
    ['https://status"page.me', 'a host that has a character'],
    ['https://statuspage.me:99999', 'is not an address'],
    ['https://[::zz]', 'is not an address'],
    ['https://xn--zzzz.me', 'is not an address'],
  ])('parseBaseUrl refuses %j: %s', (value, reason) => {
    expect(() => parseBaseUrl(value)).toThrow(reason);
  });

  test('parseBaseUrl reads an internationalized host correctly 20,000 times', () => {
    for (let times = 0; times < 20_000; times += 1) {
      // The text is new each time. In optimized code, URL.canParse of Node 20 gives wrong results for such a text.
      const value: string = JSON.parse('"https://status.münchen.de"');
      if (parseBaseUrl(value) !== 'https://status.xn--mnchen-3ya.de') expect.unreachable();
    }
  });

  test('parseBaseUrl does not repeat a password in its message', () => {
    const refuse = () => parseBaseUrl('https://me:secret@statuspage.me');
    expect(refuse).toThrow(
      'base-url "https://***@statuspage.me" has user info: use the https address of the service alone, such as https://statuspage.me',
    );
    expect(() => parseBaseUrl('https://me:se/cret@statuspage.me')).toThrow('base-url "https://***@');
    try {
      parseBaseUrl('https://me:se/cret#@statuspage.me');
    } catch (error) {
      expect(JSON.stringify(error) + String(error)).not.toContain('cret');
    }
  });
});
