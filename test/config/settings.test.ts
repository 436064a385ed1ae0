import { describe, expect, test } from 'vitest';
import { parseSettings, type RawOptions } from '../../src/config/settings.ts';

type OptionName = Parameters<RawOptions['has']>[0];

function parse(values: Partial<Record<OptionName, string | readonly string[]>>) {
  const entries = Object.entries(values) as [OptionName, string | readonly string[]][];
  const raw = entries.map(([name, value]) => [name, { givenAs: `--${name}`, values: [value].flat() }] as const);
  return parseSettings(new Map(raw));
}

test('parseSettings returns the defaults if no option is set', () => {
  const { mode, timeLimit, maxWrites, unmarked, token, ...settings } = parse({});
  expect({ mode, timeLimit, maxWrites, unmarked, token }).toEqual({
    mode: 'commit',
    timeLimit: 50,
    maxWrites: 100,
    unmarked: 'warn',
    token: null,
  });
  expect(settings).toMatchObject({
    slug: null,
    baseUrl: 'https://statuspage.me',
    statusPageHost: 'statuspage.me',
    source: 'auto',
    show: null,
    headers: [],
    maxAge: 300,
    timeout: 10,
    cache: true,
    format: null,
    ignoreUnmarked: false,
    files: [],
    json: false,
  });
});

test.each([
  ['slug', 'acme.pages.example'],
  ['page', 'acme.pages.example'],
  ['custom-domain', 'pages.example'],
] as const)('parseSettings refuses the option %s with the host of the service: %s', (name, value) => {
  const message = expect.stringMatching(`^--${name} "${value}" is `);
  for (const host of [{ 'base-url': 'https://pages.example' }, { 'status-page-host': 'pages.example' }]) {
    expect(() => parse({ [name]: value, ...host })).toThrow(
      expect.objectContaining({ code: 'invalid-input', message }),
    );
  }
  expect(() => parse({ [name]: value })).not.toThrow();
});

test('parseSettings returns the values of the options that are set', () => {
  const values = {
    slug: ['globex', 'acme'],
    'base-url': 'https://status.example/api/',
    'custom-domain': 'https://Status.Acme.com/',
    'max-age': '0',
    timeout: '0.5',
    'no-cache': [],
    header: ['Authorization: Bearer x', 'X-Team:a:b'],
    show: 'badge link',
    port: '0',
    page: ['acme', 'globex=status.globex.com'],
    'run-in-forks': 'True',
  };
  expect(parse(values)).toMatchObject({
    slug: 'acme',
    baseUrl: 'https://status.example/api',
    statusPageHost: 'status.example',
    customDomain: 'status.acme.com',
    maxAge: 0,
    timeout: 0.5,
    runInForks: true,
    cache: false,
    headers: [
      ['Authorization', 'Bearer x'],
      ['X-Team', 'a:b'],
    ],
    show: ['badge', 'link'],
    port: 0,
    page: [
      { slug: 'acme', customDomain: null },
      { slug: 'globex', customDomain: 'status.globex.com' },
    ],
  });
});

describe('an invalid value', () => {
  test.each([
    ...[
      'refs/tags/v1',
      'refs/heads/',
      '-a',
      '/a',
      'a b',
      'a~1',
      'a^',
      'a:b',
      'a?',
      'a*',
      'a[b',
      'a\\b',
      'a..b',
      'a@{1}',
    ],
    ...['a//b', 'a.', 'a/', 'a.lock', 'refs/heads/-a'],
  ])('the option branch refuses %j', (value) => {
    expect(() => parse({ branch: value })).toThrow(expect.objectContaining({ code: 'invalid-input' }));
  });

  test.each([
    ['status-page-host', 'a b'],
    ['custom-domain', 'localhost'],
    ['format', 'html5'],
    ['max-age', '-1'],
    ['max-age', '1e9999'],
    ['max-age', '9'.repeat(400)],
    ['max-age', '0x10'],
    ['timeout', '0'],
    ['timeout', '2147484'],
    ['max-writes', '0'],
    ['time-limit', '1.5'],
    ['port', '65536'],
    ['page', 'acme=localhost'],
    ['page', 'acme=status.acme.com\nx'],
    ['json', 'untrue'],
    ['json', 'trueish'],
  ] as const)('the option %s with the invalid value %.20j is refused by name', (name, value) => {
    const error = { code: 'invalid-input', fields: expect.objectContaining({ subject: `--${name}` }) };
    expect(() => parse({ [name]: value })).toThrow(expect.objectContaining(error));
  });
});
