import { describe, expect, test } from 'vitest';
import { addressOf, isSameAddress, parseAddress } from '../../../src/snippets/inputs/page-url.ts';

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

  test('addressOf asks for status-page-host if the host is not known', () => {
    expect(() => addressOf({ slug: 'acme', statusPageHost: null, customDomain: null })).toThrow(
      expect.objectContaining({ code: 'invalid-input', input: 'status-page-host' }),
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
});

describe('isSameAddress', () => {
  test('isSameAddress ignores letter case and the trailing slash', () => {
    expect(isSameAddress('https://Acme.statuspage.me', 'https://acme.statuspage.me/')).toBe(true);
    expect(isSameAddress('https://a.statuspage.me', 'https://b.statuspage.me')).toBe(false);
  });
});
