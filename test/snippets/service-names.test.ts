import { describe, expect, test } from 'vitest';
import {
  isFreeHost,
  isReusedHost,
  isServiceName,
  otherServiceAt,
  pageAt,
  pageHosts,
} from '../../src/snippets/service-names.ts';

const freeHosts = ['statuspage.me', 'hostedstatus.page', 'sp.fyi'];

describe('pageAt', () => {
  test.each([
    ['https://acme.statuspage.me', 'acme', 'statuspage.me'],
    ['https://www.acme.hostedstatus.page/', 'acme', 'hostedstatus.page'],
    ['http://acme.statuspage.me:80/history', 'acme', 'statuspage.me'],
    ['//acme.statuspage.me', 'acme', 'statuspage.me'],
    ['a_b.StatusPage.me', 'a_b', 'statuspage.me'],
    ['Acme.dev.statuspage.me', 'Acme.dev', 'statuspage.me'],
  ])('pageAt finds in %j page %j at %j', (written, slug, host) => {
    expect(pageAt(written)).toEqual({ slug, host });
  });

  test('only the subdomains of sp.fyi belonged to others before', () => {
    expect(pageHosts(null).filter(isReusedHost)).toEqual([pageAt('acme.sp.fyi')?.host]);
  });

  test('the pages of another service are at its host only', () => {
    expect(pageAt('acme.pages.example', 'pages.example')?.slug).toBe('acme');
    expect(pageAt('acme.statuspage.me', 'pages.example')).toBeNull();
    expect(pageAt('acme.pages.example')).toBeNull();
  });

  test.each([
    ...[
      'statuspage.me',
      'www.statuspage.me',
      'blog.hostedstatus.page',
      'www.app.sp.fyi',
      'Help.statuspage.me',
    ],
    ...[
      'astatuspage.me',
      'acme.statuspage.me.evil.com',
      'https://evil.com/acme.statuspage.me',
      '',
      'acme',
    ],
    ...[
      'https://acme.statuspage.me@evil.com',
      'https://evil@acme.statuspage.me',
      '-.statuspage.me',
    ],
    ...[
      'see acme.statuspage.me',
      'acme.statuspage.me now',
      'ftp://acme.statuspage.me',
      'a..b.statuspage.me',
    ],
  ])('pageAt finds no page in %j', (written) => {
    expect(pageAt(written)).toBeNull();
  });
});

test.each([
  ...freeHosts.flatMap((host) => [host, `www.${host}`, `https://${host}/docs`, `traffic.${host}`]),
  ...['dashboard.statuspage.me', 'LOGIN.sp.fyi'],
])('isServiceName is true for %j', (written) => {
  expect(isServiceName(written)).toBe(true);
});

test.each([
  'acme.statuspage.me',
  'status.acme.com',
  'help',
  'blog.acme.statuspage.me',
  'astatuspage.me',
])('isServiceName is false for %j', (written) => {
  expect(isServiceName(written)).toBe(false);
});

test('all free hosts have pages, unless the pages are at another service', () => {
  expect(pageHosts(null)).toEqual(freeHosts);
  expect(pageHosts('sp.fyi')).toEqual(freeHosts);
  expect(pageHosts('pages.example')).toEqual(['pages.example']);
});

test('isFreeHost ignores letter case', () => {
  expect(isFreeHost('HostedStatus.page')).toBe(true);
  expect(isFreeHost('acme.hostedstatus.page')).toBe(false);
});

test("an address of Atlassian's Statuspage names that service", () => {
  expect(otherServiceAt('https://acme.statuspage.io/')).toBe("Atlassian's Statuspage");
  expect(otherServiceAt('https://acme.statuspage.me/')).toBeNull();
});
