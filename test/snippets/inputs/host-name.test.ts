import { describe, expect, test } from 'vitest';
import { parseCustomDomain, parseStatusPageHost, statusPageHostOf } from '../../../src/snippets/inputs/host-name.ts';

describe('parseCustomDomain', () => {
  test.each([
    ['status.acme.com', 'status.acme.com'],
    ['acme.com', 'acme.com'],
    ['https://status.acme.com', 'status.acme.com'],
    ['https://status.acme.com/', 'status.acme.com'],
    ['http://status.acme.com/', 'status.acme.com'],
    ['HTTPS://Status.Acme.COM/', 'status.acme.com'],
    ['status.acme.com/', 'status.acme.com'],
    ['status.acme.com.', 'status.acme.com'],
    ['https://status.acme.com./', 'status.acme.com'],
    ['status.münchen.de', 'status.xn--mnchen-3ya.de'],
    ['статус.рф', 'xn--80a7abcbg.xn--p1ai'],
    ['status.xn--mnchen-3ya.de', 'status.xn--mnchen-3ya.de'],
    ['1.acme.com', '1.acme.com'],
    ['localhost.acme.com', 'localhost.acme.com'],
    ['a--b.acme.com', 'a--b.acme.com'],
    [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
  ])('parseCustomDomain reads %j as %j', (value, host) => {
    expect(parseCustomDomain(value)).toBe(host);
  });

  test.each([
    ['', 'is empty'],
    ['https://', 'is empty'],
    ['.', 'empty part'],
    ['acme', 'has no dot'],
    ['status.acme.com:8080', 'has a port'],
    ['https://status.acme.com:443/', 'has a port'],
    ['status.acme.com/status', 'has a path'],
    ['https://status.acme.com//', 'has a path'],
    ['status.acme.com\\evil', 'has a path'],
    ['status.acme.com?x', 'has a query'],
    ['status.acme.com#x', 'has a query or fragment'],
    ['user@acme.com', 'has user info'],
    ['user:word@acme.com', 'has user info'],
    ['ftp://acme.com', 'has a path'],
    ['//acme.com', 'has a path'],
    ['127.0.0.1', 'is an IP address'],
    ['8.8.8.8', 'is an IP address'],
    ['1.2', 'is an IP address'],
    ['2130706433', 'is an IP address'],
    ['0x7f000001', 'is an IP address'],
    ['0x7f.1', 'is an IP address'],
    ['0177.0.0.1', 'is an IP address'],
    ['[::1]', 'is an IP address'],
    ['::1', 'is an IP address'],
    ['[2001:db8::1]:443', 'is an IP address'],
    ['localhost', 'localhost'],
    ['LOCALHOST', 'localhost'],
    ['localhost.', 'localhost'],
    ['a.localhost', 'localhost'],
    ['printer.local', '.local'],
    ['status.corp.internal', '.internal'],
    ['internal', '.internal'],
    ['my_status.acme.com', 'has an underscore'],
    ['status..acme.com', 'empty part'],
    ['.acme.com', 'empty part'],
    ['acme.com..', 'empty part'],
    [`${'a'.repeat(64)}.com`, 'a part longer than 63'],
    [`${'ü'.repeat(60)}.com`, 'a part longer than 63'],
    [Array.from({ length: 64 }, () => 'abc').join('.'), 'longer than 253'],
    ['-acme.com', 'a part that begins or ends with a hyphen'],
    ['status-.acme.com', 'a part that begins or ends with a hyphen'],
    ['*.acme.com', 'a character that a host name cannot have'],
    ['status,acme.com', 'a character'],
    ['status.acme.c%6fm', 'a character'],
    ['status.acme.com ', 'white space'],
    [' status.acme.com', 'white space'],
    ['sta\ttus.acme.com', 'white space'],
    ['status.acme\n.com', 'white space'],
    ['sta\u00adtus.acme.com', 'a soft hyphen'],
    ['sta\u200btus.acme.com', 'a zero-width space'],
    ['sta\u200dtus.acme.com', 'a zero-width joiner'],
    ['\u202estatus.acme.com', 'a bidirectional override'],
    ['ｓtatus.acme.com', 'are replaced by others'],
    ['status。acme.com', 'a character'],
    ['①.acme.com', 'a character'],
    ['\u2126.acme.com', 'are replaced by others'],
    ['xn--zzzz.acme.com', 'is not a host name'],
    ['acme.123', 'is not a host name'],
    ['https://https://acme.com', 'has a path'],
    ['a.b/https://acme.com', 'has a path'],
    ['status.https://acme.com', 'has a path'],
    ['1.2.3.4.5', 'is not a host name'],
  ])('parseCustomDomain refuses %j: %s', (value, reason) => {
    expect(() => parseCustomDomain(value)).toThrow(reason);
  });

  test('parseCustomDomain throws a message with the name of the input and an example', () => {
    expect(() => parseCustomDomain('a:1', 'the custom-domain attribute')).toThrow(
      'the custom-domain attribute "a:1" has a port: use the public host name of the page, such as status.acme.com',
    );
  });
});

test('parseCustomDomain names its input custom-domain in the message if no name is given', () => {
  expect(() => parseCustomDomain('a')).toThrow('custom-domain "a" has no dot');
});

describe('parseStatusPageHost', () => {
  test.each([
    ['statuspage.me', 'statuspage.me'],
    ['StatusPage.me', 'statuspage.me'],
    ['statuspage.me.', 'statuspage.me'],
    ['pages', 'pages'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
  ])('parseStatusPageHost reads %j as %j', (value, host) => {
    expect(parseStatusPageHost(value)).toBe(host);
  });

  test.each([
    ['', 'is empty'],
    ['https://statuspage.me', 'has a path'],
    ['statuspage.me/', 'has a path'],
    ['statuspage.me:80', 'has a port'],
    ['localhost', 'localhost'],
    ['127.0.0.1', 'is an IP address'],
    ['x.local', '.local'],
    ['my_pages.me', 'underscore'],
  ])('parseStatusPageHost refuses %j: %s', (value, reason) => {
    expect(() => parseStatusPageHost(value)).toThrow(reason);
  });

  test('parseStatusPageHost throws a message with the name of the input and an example', () => {
    expect(() => parseStatusPageHost('a:1')).toThrow(
      'status-page-host "a:1" has a port: use only the host name that follows the slug in page addresses, such as statuspage.me',
    );
  });
});

describe('statusPageHostOf', () => {
  test.each([
    ['https://statuspage.me', 'statuspage.me'],
    ['https://statuspage.me:8443/app', 'statuspage.me'],
    ['https://statuspage.me./', 'statuspage.me'],
    ['https://intranet', 'intranet'],
    ['https://my_pages.me', 'my_pages.me'],
    ['https://10.0.0.1', null],
    ['https://[2001:db8::1]', null],
    ['http://localhost:3000', null],
    ['http://127.0.0.1:3000', null],
    ['http://[::1]:3000', null],
    ['https://status.corp.internal', null],
  ])('statusPageHostOf of %j is %j', (baseUrl, host) => {
    expect(statusPageHostOf(baseUrl)).toBe(host);
  });
});
