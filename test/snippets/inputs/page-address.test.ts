import { describe, expect, test } from 'vitest';
import { addressOf, isSameAddress, parseAddress } from '../../../src/snippets/inputs/page-address.ts';

describe('addressOf', () => {
  test.each([
    [{ slug: 'acme', statusPageHost: 'statuspage.me', customDomain: null }, 'https://acme.statuspage.me'],
    [{ slug: 'Acme', statusPageHost: 'statuspage.me', customDomain: null }, 'https://Acme.statuspage.me'],
    [{ slug: 'a_b.c', statusPageHost: 'statuspage.me', customDomain: null }, 'https://a_b.c.statuspage.me'],
    [{ slug: 'a-.-b', statusPageHost: 'statuspage.me', customDomain: null }, 'https://a-.-b.statuspage.me'],
    [{ slug: 'acme', statusPageHost: 'pages', customDomain: null }, 'https://acme.pages'],
    [{ slug: 'acme', statusPageHost: 'statuspage.me', customDomain: 'status.acme.com' }, 'https://status.acme.com'],
    [{ slug: 'acme', statusPageHost: null, customDomain: 'status.acme.com' }, 'https://status.acme.com'],
  ])('addressOf(%j) is %j', (parts, address) => {
    expect(addressOf(parts)).toBe(address);
  });

  test('addressOf throws a message that suggests status-page-host if the host is not known', () => {
    expect(() => addressOf({ slug: 'acme', statusPageHost: null, customDomain: null })).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        message:
          'status-page-host "" is not known: set status-page-host (or custom-domain), because the address of page "acme" cannot be built from base-url',
      }),
    );
  });

  test('addressOf throws a message with the slug and the fix if slug and host make no valid host name', () => {
    expect(() => addressOf({ slug: 'xn--zzzz', statusPageHost: 'a.b', customDomain: null })).toThrow(
      expect.objectContaining({
        message:
          'slug "xn--zzzz" cannot be a subdomain of a.b, because xn--zzzz.a.b is not a host name: check the slug, or set custom-domain',
      }),
    );
  });

  test.each([
    ['xn--zzzz', 'is not a host name'],
    ['x'.repeat(63), 'is longer than 253 characters'],
  ])('addressOf refuses the slug %j, because its host name %s', (slug, reason) => {
    const statusPageHost = Array.from({ length: 50 }, () => 'abc').join('.');
    expect(() => addressOf({ slug, statusPageHost, customDomain: null })).toThrow(reason);
  });
});

describe('parseAddress', () => {
  test.each([
    ['https://status.acme.com', 'https://status.acme.com'],
    ['https://status.acme.com/', 'https://status.acme.com'],
    ['https://a_b.statuspage.me', 'https://a_b.statuspage.me'],
    ['https://Acme.statuspage.me', 'https://Acme.statuspage.me'],
    ['https://status.münchen.de/', 'https://status.xn--mnchen-3ya.de'],
    ['https://Status.M\u00dcnchen.de', 'https://status.xn--mnchen-3ya.de'],
  ])('parseAddress(%j) is %j', (value, address) => {
    expect(parseAddress(value)).toEqual({ outcome: 'address', address });
  });

  test.each([
    ['status.acme.com', 'is not an https address'],
    ['http://status.acme.com', 'is not an https address'],
    [' https://status.acme.com', 'is not an https address'],
    ['javascript:https://status.acme.com', 'is not an https address'],
    ['https://status.acme.com//', 'has a path'],
    ['https://status.acme.com/a', 'has a path'],
    ['https://status/.acme.com', 'has a path'],
    ['https://status.acme.com\n', 'has white space'],
    ['https://acme', 'has no dot'],
  ])('parseAddress refuses %j, which %s', (value, problem) => {
    expect(parseAddress(value)).toEqual({ outcome: 'refused', problem });
  });
});

describe('isSameAddress', () => {
  test('isSameAddress ignores letter case and the trailing slash', () => {
    expect(isSameAddress('https://Acme.statuspage.me', 'https://acme.statuspage.me/')).toBe(true);
    expect(isSameAddress('https://a.statuspage.me', 'https://b.statuspage.me')).toBe(false);
  });
});
