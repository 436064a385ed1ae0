import { describe, expect, test } from 'vitest';
import {
  addressOf,
  customDomainOf,
  defaultBaseUrl,
  isSameAddress,
  parseAddress,
  parseBaseUrl,
  parseCustomDomain,
  parseSlug,
  parseStatusPageHost,
  statusPageHostOf,
} from '../../src/snippets/inputs.ts';

const invalid = expect.objectContaining({ code: 'invalid-input' });

describe('parseSlug', () => {
  test.each(['a', 'acme', 'Acme', '0', 'a-b', 'a_b', 'a.b', 'a-.-b', 'a__b', 'x'.repeat(63)])(
    'parseSlug returns %j byte for byte',
    (slug) => {
      expect(parseSlug(slug)).toBe(slug);
    },
  );

  test.each([
    ...[
      '',
      '-a',
      '.a',
      '_a',
      'a-',
      'a.',
      'a_',
      'ab..c',
      'x'.repeat(64),
      'a b',
      ' a',
      'a\n',
      'a/b',
      'a%2e',
      'ä',
      'a"b',
    ],
    ...['a\u200bb', '“acme”', 'https://status.acme.com', 'https://www.acme.com/status'],
  ])('parseSlug refuses %j', (slug) => {
    expect(() => parseSlug(slug)).toThrow(invalid);
    expect(() => parseSlug(slug)).not.toThrow('is an address');
  });

  test('parseSlug throws a message with the value and what a slug is', () => {
    expect(() => parseSlug('a..b')).toThrow(
      '"a..b" is not a slug: use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, ' +
        'without "..", such as acme',
    );
  });

  test('parseSlug answers an address with the slug in it', () => {
    for (const [address, slug] of [
      ['https://acme.statuspage.me', 'acme'],
      ['https://acme.statuspage.me/history', 'acme'],
      ['HTTP://A_b.pages.example:8080', 'A_b'],
    ]) {
      expect(() => parseSlug(`${address}`)).toThrow(
        `"${address}" is an address: use the slug alone, such as ${slug}`,
      );
    }
  });

  test.each([
    ['acme.statuspage.me', 'acme'],
    ['acme.statuspage.me/', 'acme'],
    ['Acme.StatusPage.me', 'Acme'],
    ['https://acme.statuspage.me', 'acme'],
    ['HTTPS://a.b.statuspage.me', 'a.b'],
    ['acme.hostedstatus.page', 'acme'],
    ['https://acme.sp.fyi/', 'acme'],
    ['www.acme.statuspage.me', 'acme'],
    ['//WWW.acme.hostedstatus.page/history?x', 'acme'],
    ['http://acme.sp.fyi:80', 'acme'],
    ['acme.pages.example', 'acme'],
  ])('parseSlug refuses %j, the address of a page, and names the slug %j', (value, slug) => {
    const message = `slug "${value}" is an address: use the slug alone, such as ${slug}`;
    expect(() => parseSlug(value, 'pages.example')).toThrow(
      expect.objectContaining({ code: 'invalid-input', message }),
    );
  });

  test.each([
    ...[
      'statuspage.me',
      'https://WWW.statuspage.me',
      'help.hostedstatus.page',
      'https://blog.sp.fyi/a',
      'sp.fyi',
    ],
    ...['app.statuspage.me', 'www.login.statuspage.me', 'pages.example', 'auth.pages.example'],
  ])('parseSlug says that %j is an address of the service itself', (value) => {
    const message = `slug "${value}" is an address of the service itself: use the slug of a page, such as acme`;
    expect(() => parseSlug(value, 'pages.example')).toThrow(expect.objectContaining({ message }));
  });

  test.each(['acme.statuspage.io', 'https://acme.statuspage.io/history', 'statuspage.io'])(
    'parseSlug says that %j is an address of another service',
    (value) => {
      expect(() => parseSlug(value)).toThrow(
        `slug "${value}" is an address of Atlassian's Statuspage, which is another service: use the slug of a page`,
      );
    },
  );

  test('parseSlug names no slug in an address that has none', () => {
    expect(() => parseSlug('-.statuspage.me')).toThrow('"-.statuspage.me" is not a slug');
  });

  test.each(['a.b', 'astatuspage.me', 'acme.statuspage.me.x', 'www.acme', 'help'])(
    'parseSlug accepts %j, which is no address',
    (slug) => {
      expect(parseSlug(slug, 'statuspage.me')).toBe(slug);
    },
  );
});

describe('parseBaseUrl', () => {
  test.each([
    [defaultBaseUrl, 'https://statuspage.me'],
    ['https://statuspage.me/app/', 'https://statuspage.me/app'],
    ['https://statuspage.me/a/../b', 'https://statuspage.me/b'],
    ['https://statuspage.me:8443', 'https://statuspage.me:8443'],
    ['https://10.0.0.1', 'https://10.0.0.1'],
    ['https://[2001:DB8::1]/x', 'https://[2001:db8::1]/x'],
    ['https://my_pages.me', 'https://my_pages.me'],
    ['https://münchen.de', 'https://xn--mnchen-3ya.de'],
    ['https://statuspage.me/über', 'https://statuspage.me/%C3%BCber'],
    ['https://statuspage.me/@acme', 'https://statuspage.me/@acme'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('parseBaseUrl reads %j as %j', (value, baseUrl) => {
    expect(parseBaseUrl(value)).toBe(baseUrl);
  });

  test.each([
    ...[
      '',
      'statuspage.me',
      '//statuspage.me',
      '/api',
      'https:statuspage.me',
      'https:/statuspage.me',
    ],
    ...[
      'ftp://statuspage.me',
      'javascript:alert(1)',
      'https://',
      'https:///statuspage.me',
      'https://:443',
    ],
    ...[
      'http://statuspage.me',
      'http://10.0.0.1',
      'http://localhost.evil.com',
      'http://127.0.0.1.evil.com',
    ],
    ...[
      'http://[::2]',
      'https://statuspage.me?',
      'https://statuspage.me/?a=b',
      'https://statuspage.me#',
    ],
    ...[
      'http://notlocalhost',
      'https://statuspage.me/#a',
      'https://@statuspage.me',
      'https://user@statuspage.me',
    ],
    ...[
      'https://statuspage.me\\evil',
      'https://statuspage.me /',
      ' https://statuspage.me',
      'https://status\npage.me',
    ],
    ...['https://status\u200bpage.me', 'https://status\0page.me', 'https://statuspage.me/a\u200bb'],
    ...[
      'https:////statuspage.me',
      'https://ｓtatuspage.me',
      'https://%73tatuspage.me',
      'https://status"page.me',
    ],
    ...[
      'https://statuspage.me:99999',
      'https://[::zz]',
      'https://xn--zzzz.me',
      'https://XN--ZZZZ.me',
      'https://statuspage.me/{a}',
    ],
  ])('parseBaseUrl refuses %j', (value) => {
    expect(() => parseBaseUrl(value)).toThrow(invalid);
  });

  test('parseBaseUrl reads an internationalized host correctly 20,000 times', () => {
    for (let times = 0; times < 20_000; times += 1) {
      // The text is new each time. In optimized code, URL.canParse of Node 20 gives wrong results for such a text.
      const value: string = JSON.parse('"https://status.münchen.de"');
      if (parseBaseUrl(value) !== 'https://status.xn--mnchen-3ya.de') expect.unreachable();
    }
  });

  test('parseBaseUrl throws a message with the value, but without its user info', () => {
    const message =
      'base-url "https://***@statuspage.me" is not the address of a service: use an https address without user name, ' +
      'query and fragment, such as https://statuspage.me (http for loopback hosts only)';
    for (const userInfo of [
      'me:secret',
      'me:secret#',
      'me:\nsecret',
      'me:12/secret',
      'secret/x',
      'me:secret%40x',
    ]) {
      expect(() => parseBaseUrl(`https://${userInfo}@statuspage.me`)).toThrow(
        expect.objectContaining({
          message,
          fields: expect.objectContaining({ value: 'https://***@statuspage.me' }),
        }),
      );
    }
  });
});

/** Texts that are no public host name, each with at least two labels. */
const invalidHosts = [
  ...[
    'status.acme.com:8080',
    'status.acme.com\\evil',
    'status.acme.com?x',
    'status.acme.com#x',
    'user@acme.com',
  ],
  ...[
    'user:word@acme.com',
    'ftp://acme.com',
    '//acme.com',
    '127.0.0.1',
    '8.8.8.8',
    '1.2',
    '0x7f.1',
    '0177.0.0.1',
  ],
  ...[
    '[::1]',
    '[2001:db8::1]:443',
    'a.localhost',
    'A.LOCALHOST',
    'printer.local',
    'status.corp.internal',
  ],
  ...[
    'status..acme.com',
    '.acme.com',
    'acme.com..',
    `${'a'.repeat(64)}.com`,
    `${'ü'.repeat(60)}.com`,
  ],
  ...[
    Array.from({ length: 64 }, () => 'abc').join('.'),
    '*.acme.com',
    'status,acme.com',
    'status.acme.c%6fm',
  ],
  ...[
    'status.acme.com ',
    ' status.acme.com',
    'sta\ttus.acme.com',
    'status.acme\n.com',
    'sta\u00adtus.acme.com',
  ],
  ...[
    'sta\u200btus.acme.com',
    'sta\u200dtus.acme.com',
    '\u202estatus.acme.com',
    'sta\ufe0ftus.acme.com',
  ],
  ...[
    'sta\u115ftus.acme.com',
    'ｓtatus.acme.com',
    'status。acme.com',
    '①.acme.com',
    '\u2126.acme.com',
  ],
  ...['acme.123', '1.2.3.4.5', 'a.b/https://acme.com', 'status.https://acme.com'],
];

/** Labels that some versions of Node.js accept, although they are no Punycode or stand for other labels. */
const invalidPunycode = [
  'xn--zzzz',
  'xn--a',
  'xn--',
  'xn--abc-',
  'xn--99999999',
  'xn--0',
  'xn--a-ecp',
  'xn--ABC',
];

describe('parseCustomDomain', () => {
  test.each([
    ['status.acme.com', 'status.acme.com'],
    ['http://status.acme.com/', 'status.acme.com'],
    ['HTTPS://Status.Acme.COM/', 'status.acme.com'],
    ['status.münchen.de', 'status.xn--mnchen-3ya.de'],
    ['статус.рф', 'xn--80a7abcbg.xn--p1ai'],
    ['status.xn--mnchen-3ya.de', 'status.xn--mnchen-3ya.de'],
    ['xn--tda.xn--fa-hia.de', 'xn--tda.xn--fa-hia.de'],
    ['localhost.acme.com', 'localhost.acme.com'],
    ['a--b.acme.com', 'a--b.acme.com'],
    ['status.glocal', 'status.glocal'],
    [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
  ])('parseCustomDomain reads %j as %j', (value, host) => {
    expect(parseCustomDomain(value)).toBe(host);
  });

  test.each([
    ...invalidHosts,
    ...invalidPunycode.map((label) => `${label}.acme.com`),
    ...[
      '',
      'https://',
      '.',
      'acme',
      'localhost',
      'localhost.',
      'internal',
      '2130706433',
      '0x7f000001',
      '::1',
    ],
    ...['status.acme.com.'],
    ...[
      'https://status.acme.com:443/',
      'status.acme.com/status',
      'https://status.acme.com//',
      'https://https://acme.com',
    ],
    ...['my_status.acme.com', '-acme.com', 'status-.acme.com'],
  ])('parseCustomDomain refuses %j', (value) => {
    expect(() => parseCustomDomain(value)).toThrow(invalid);
  });

  test.each([
    ...[
      'https://StatusPage.me/',
      'www.statuspage.me',
      'hostedstatus.page',
      'sp.fyi',
      'blog.statuspage.me',
    ],
    ...['pages.example', 'www.help.pages.example'],
  ])('parseCustomDomain refuses %j, an address of the service itself', (value) => {
    const message =
      `custom-domain "${value}" is an address of the service itself: ` +
      'use the domain of the page, such as status.acme.com, or leave it out';
    expect(() => parseCustomDomain(value, { statusPageHost: 'pages.example' })).toThrow(
      expect.objectContaining({ code: 'invalid-input', message }),
    );
  });

  test('parseCustomDomain refuses an address of another service', () => {
    expect(() => parseCustomDomain('acme.statuspage.io')).toThrow(
      "is an address of Atlassian's Statuspage, which",
    );
  });

  test.each([
    ['acme.statuspage.me', 'acme.statuspage.me'],
    ['https://www.Acme.hostedstatus.page/', 'acme.hostedstatus.page'],
    ['acme.pages.example', 'acme.pages.example'],
  ])('parseCustomDomain reads %j, the address of the page at a free host, as %j', (value, host) => {
    expect(parseCustomDomain(value, { slug: 'Acme', statusPageHost: 'pages.example' })).toBe(host);
  });

  test('parseCustomDomain refuses the address of another page', () => {
    expect(() => parseCustomDomain('globex.sp.fyi', { slug: 'acme' })).toThrow(
      'custom-domain "globex.sp.fyi" is the address of page "globex", not of "acme": use the domain of the page',
    );
  });

  test('parseCustomDomain accepts an underscore only from a slug', () => {
    expect(parseCustomDomain('a_b.statuspage.me', { slug: 'a_b' })).toBe('a_b.statuspage.me');
    expect(() => parseCustomDomain('a_b.acme.com', { slug: 'a_b' })).toThrow(
      'is not a public host name',
    );
  });

  test('parseCustomDomain throws a message with the name of the input, the value and a valid form', () => {
    expect(() => parseCustomDomain('a:1')).toThrow(
      'custom-domain "a:1" is not a public host name: use the host name of the page without a port and a path, such as ',
    );
  });
});

test.each([
  ['acme', 'status.acme.com', 'status.acme.com'],
  ['Acme', 'acme.statuspage.me', 'acme.statuspage.me'],
  ['acme', 'globex.statuspage.me', null],
  ['acme', 'globex.pages.example', 'globex.pages.example'],
  ['acme', null, null],
])('customDomainOf page %j is, of %j, %j', (slug, customDomain, expected) => {
  expect(customDomainOf(slug, customDomain, 'statuspage.me')).toBe(expected);
});

describe('parseStatusPageHost', () => {
  test.each([
    ['statuspage.me', 'statuspage.me'],
    ['pages', 'pages'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
  ])('parseStatusPageHost reads %j as %j', (value, host) => {
    expect(parseStatusPageHost(value)).toBe(host);
  });

  test.each([
    ...invalidHosts,
    '',
    'https://statuspage.me',
    'statuspage.me/',
    'localhost',
    'my_pages.me',
  ])('parseStatusPageHost refuses %j', (value) => {
    expect(() => parseStatusPageHost(value)).toThrow(invalid);
  });

  test('parseStatusPageHost throws a message with the name of the input and the value', () => {
    expect(() => parseStatusPageHost('a:1')).toThrow(
      'status-page-host "a:1" is not a public host name: use only',
    );
  });
});

test.each([
  ['https://statuspage.me', 'statuspage.me'],
  ['http://127.0.0.1:3000', 'statuspage.me'],
  ['http://[::1]:3000', 'statuspage.me'],
  ['https://acme.statuspage.me', null],
  ['https://status.acme.com', null],
])('statusPageHostOf of %j is %j', (baseUrl, host) => {
  expect(statusPageHostOf(baseUrl)).toBe(host);
});

describe('addressOf', () => {
  const parts = { slug: 'acme', statusPageHost: 'statuspage.me', customDomain: null };

  test.each([
    [{}, 'https://acme.statuspage.me'],
    [{ slug: 'a_b.c' }, 'https://a_b.c.statuspage.me'],
    [{ slug: 'a-.-b' }, 'https://a-.-b.statuspage.me'],
    [{ statusPageHost: 'pages' }, 'https://acme.pages'],
    [{ customDomain: 'status.acme.com' }, 'https://status.acme.com'],
    [{ statusPageHost: null, customDomain: 'status.acme.com' }, 'https://status.acme.com'],
  ])('addressOf with %j is %j', (changes, address) => {
    expect(addressOf({ ...parts, ...changes })).toBe(address);
  });

  test.each([
    [
      { statusPageHost: null },
      'status-page-host is not set: set it (or custom-domain), because base-url does not tell the address of page "acme"',
    ],
    [
      { slug: 'xn--zzzz' },
      'slug "xn--zzzz" cannot be a subdomain of statuspage.me, because xn--zzzz.statuspage.me is not a host name: ' +
        'check the slug, or set custom-domain',
    ],
    [
      { slug: 'x'.repeat(63), statusPageHost: Array.from({ length: 50 }, () => 'abc').join('.') },
      'slug "xxx',
    ],
  ])('addressOf with %j throws an error: %s', (changes, message) => {
    expect(() => addressOf({ ...parts, ...changes })).toThrow(message);
  });
});

describe('parseAddress', () => {
  test.each([
    ['https://status.acme.com/', 'https://status.acme.com'],
    ['https://a_b.statuspage.me', 'https://a_b.statuspage.me'],
    ['https://-a-.statuspage.me', 'https://-a-.statuspage.me'],
    ['https://Acme.statuspage.me', 'https://Acme.statuspage.me'],
    ['https://status.münchen.de/', 'https://status.xn--mnchen-3ya.de'],
    ['https://Status.MÜnchen.de', 'https://status.xn--mnchen-3ya.de'],
    ['https://acme.st\u0430tuspage.me', 'https://acme.xn--sttuspage-1yh.me'],
  ])('parseAddress(%j) is %j', (value, address) => {
    expect(parseAddress(value)).toBe(address);
  });

  test.each([
    ...invalidHosts.map((host) => `https://${host}`),
    ...invalidPunycode.map((label) => `https://${label}.acme.com`),
    ...[
      '',
      'status.acme.com',
      'http://status.acme.com',
      'HTTPS://status.acme.com',
      ' https://status.acme.com',
    ],
    ...[
      'javascript:https://status.acme.com',
      'https://',
      'https://status.acme.com//',
      'https://status.acme.com/a',
    ],
    ...[
      'https://status/.acme.com',
      'https://status.acme.com\n',
      'https://acme',
      'https://status.acme.com.',
    ],
    ...[
      'https://status.acme.com/?a',
      'https://status.acme.com/\nhttps://evil.com',
      'https://status.acme.com)](x',
    ],
    'https://status.acme.com"onclick=x',
  ])('parseAddress(%j) is null', (value) => {
    expect(parseAddress(value)).toBeNull();
  });
});

test('isSameAddress ignores letter case and the trailing slash', () => {
  expect(isSameAddress('https://Acme.statuspage.me', 'https://acme.statuspage.me/')).toBe(true);
  expect(isSameAddress('https://a.statuspage.me', 'https://b.statuspage.me')).toBe(false);
});

test('a host name has at most 253 characters, as in the DNS', () => {
  const longest = `${'a'.repeat(63)}.`.repeat(3) + 'a'.repeat(61);
  expect(parseCustomDomain(longest)).toBe(longest);
  expect(() => parseCustomDomain(`${longest}a`)).toThrow(invalid);
});
