import { describe, expect, it } from 'vitest';
import { addressOf, readAddress, sameAddress } from '../../../src/snippets/inputs/page-url.ts';

describe('addressOf', () => {
  it.each([
    [{ slug: 'acme', statusPageHost: 'statuspage.me', customDomain: null }, 'https://acme.statuspage.me'],
    [{ slug: 'Acme', statusPageHost: 'statuspage.me', customDomain: null }, 'https://Acme.statuspage.me'],
    [{ slug: 'a_b.c', statusPageHost: 'statuspage.me', customDomain: null }, 'https://a_b.c.statuspage.me'],
    [{ slug: 'a-.-b', statusPageHost: 'statuspage.me', customDomain: null }, 'https://a-.-b.statuspage.me'],
    [{ slug: 'acme', statusPageHost: 'pages', customDomain: null }, 'https://acme.pages'],
    [
      { slug: 'acme', statusPageHost: 'statuspage.me', customDomain: 'status.acme.com' },
      'https://status.acme.com',
    ],
    [{ slug: 'acme', statusPageHost: null, customDomain: 'status.acme.com' }, 'https://status.acme.com'],
  ])('of %j is %j', (parts, address) => {
    expect(addressOf(parts)).toBe(address);
  });

  it('asks for status-page-host where nothing tells the host', () => {
    expect(() => addressOf({ slug: 'acme', statusPageHost: null, customDomain: null })).toThrow(
      expect.objectContaining({ code: 'invalid-input', input: 'status-page-host' }),
    );
  });

  it.each([
    ['xn--zzzz', 'is not a host name'],
    ['x'.repeat(63), 'is longer than 253 characters'],
  ])('refuses the slug %j, whose address would be no address', (slug, reason) => {
    const statusPageHost = Array.from({ length: 50 }, () => 'abc').join('.');
    expect(() => addressOf({ slug, statusPageHost, customDomain: null })).toThrow(reason);
  });
});

describe('readAddress', () => {
  it.each([
    ['https://status.acme.com', 'https://status.acme.com'],
    ['https://status.acme.com/', 'https://status.acme.com'],
    ['https://a_b.statuspage.me', 'https://a_b.statuspage.me'],
    ['https://Acme.statuspage.me', 'https://Acme.statuspage.me'],
    ['https://status.münchen.de', 'https://status.münchen.de'],
  ])('reads %j as %j', (value, address) => {
    expect(readAddress(value)).toEqual({ outcome: 'address', address });
  });
});

describe('sameAddress', () => {
  it('sees one address in two spellings', () => {
    expect(sameAddress('https://Acme.statuspage.me', 'https://acme.statuspage.me/')).toBe(true);
    expect(sameAddress('https://status.münchen.de', 'https://status.xn--mnchen-3ya.de')).toBe(true);
    expect(sameAddress('https://a.statuspage.me', 'https://b.statuspage.me')).toBe(false);
  });
});
