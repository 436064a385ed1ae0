import fc from 'fast-check';
import type { Element, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Root, RootContent } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { parseAddress, parseBaseUrl, parseSlug } from '../../src/snippets/inputs.ts';
import {
  areAllSafe,
  badgeAt,
  baseUrlOfWidget,
  formatSnippet,
  generateSnippetSet,
  type PageId,
  safeStrings,
  snippetFields,
} from '../../src/snippets/snippet-set.ts';
import { randomRuns } from '../support/random-runs.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };

describe('generateSnippetSet', () => {
  test('generateSnippetSet generates the six strings byte for byte, in their documented order', () => {
    const snippets = generateSnippetSet(page, 'https://acme.statuspage.me');
    expect(snippets).toEqual({
      status_page_url: 'https://acme.statuspage.me',
      badge_markdown:
        '[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)',
      badge_html:
        '<a href="https://acme.statuspage.me"><img alt="Status" src="https://statuspage.me/badge/acme.svg" /></a>',
      widget_script:
        '<script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" data-theme="auto"></script>',
      widget_html:
        '<div>\n  <script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" data-theme="auto" ' +
        'data-show-incidents="1" data-rtm="60" data-upd="7"></script>\n</div>',
      minimal_md:
        '**Status:** See live status → [https://acme.statuspage.me](https://acme.statuspage.me)',
    });
    expect(Object.keys(snippets)).toEqual(snippetFields);
  });
});

describe('formatSnippet', () => {
  const snippets = generateSnippetSet(page, 'https://status.acme.com');

  test.each([
    ['badge', 'markdown', snippets.badge_markdown],
    ['badge', 'html', snippets.badge_html],
    ['link', 'markdown', snippets.minimal_md],
    ['widget', 'markdown', snippets.widget_html],
    ['widget', 'html', snippets.widget_html],
    ['script', 'markdown', snippets.widget_script],
    ['script', 'html', snippets.widget_script],
  ] as const)('formatSnippet writes the snippet %s in %s', (name, syntax, written) => {
    expect(formatSnippet(name, syntax, snippets)).toBe(written);
  });

  test('formatSnippet returns what is wrong with a string or an address that it needs', () => {
    const unsafe = { field: 'badge_html', reason: 'it is empty' } as const;
    expect(formatSnippet('badge', 'html', { ...snippets, badge_html: unsafe })).toBe(unsafe);
    expect(formatSnippet('badge', 'markdown', { ...snippets, badge_html: unsafe })).toBe(
      snippets.badge_markdown,
    );
    const unsafeAddress = { field: 'status_page_url', reason: 'it leaks' } as const;
    expect(formatSnippet('link', 'html', { ...snippets, status_page_url: unsafeAddress })).toBe(
      unsafeAddress,
    );
  });
});

describe('all that slugs, base URLs and addresses can contain', () => {
  const slugs = fc
    .stringMatching(/^[A-Za-z0-9]([A-Za-z0-9._-]{0,20}[A-Za-z0-9])?$/)
    .filter((slug) => !slug.includes('..') && !/(^|\.)xn--/i.test(slug))
    .map(parseSlug);
  const paths = fc.stringMatching(/^(\/@?[!$%&'()*+,;=:\w.~ß-]{0,8}){0,2}\/?$/);
  const origins = fc.constantFrom(
    'https://statuspage.me',
    'http://[::1]:1',
    'https://a_b.c.de',
    'https://münchen.de',
  );
  const pages = fc.record({
    slug: slugs,
    baseUrl: fc.tuple(origins, paths).map(([origin, path]) => parseBaseUrl(origin + path)),
  });
  const hosts = fc.stringMatching(/^([a-zA-Z0-9]|[\w-]{1,3})(\.[\w-]{1,3}){0,2}\.[a-z]$/);
  const addresses = hosts
    .map((host) => parseAddress(`https://${host}`))
    .filter((address) => address !== null);

  test('the generated strings are those that the printers of Markdown and HTML print', () => {
    const property = fc.property(pages, addresses, (page, address) => {
      const { linkHtml, ...strings } = printSnippets(page, address);
      const snippets = generateSnippetSet(page, address);
      expect(snippets).toEqual({ status_page_url: address, ...strings });
      expect(formatSnippet('link', 'html', snippets)).toBe(linkHtml);
    });
    fc.assert(property, {
      numRuns: randomRuns(300),
      examples: [[page, 'https://a-_b_-c_1.acme.com']],
    });
  });
});

// Without `resourceLink`, a link whose text equals its target is printed as `<target>`, which MDX cannot parse.
const printer = unified().use(remarkStringify, { resourceLink: true }).freeze();

function printMarkdown(...children: RootContent[]): string {
  const tree: Root = { type: 'root', children };
  return printer.stringify(tree).trimEnd();
}

/** Prints HTML, with ` />` at the end of void elements, so that MDX can parse them too. */
function printHtml(...children: (Element | Text)[]): string {
  return toHtml({ type: 'root', children }, { closeSelfClosing: true });
}

/** Prints the snippets of a page from syntax trees, so that all values are escaped. */
function printSnippets({ slug, baseUrl }: PageId, address: string) {
  const image = `${baseUrl}/badge/${slug}.svg`;
  const script = {
    src: `${baseUrl}/static/embed/v1/status.js`,
    'data-slug': slug,
    'data-theme': 'auto',
  };
  const widget = { ...script, 'data-show-incidents': '1', 'data-rtm': '60', 'data-upd': '7' };
  const badge: RootContent = {
    type: 'link',
    url: address,
    children: [{ type: 'image', alt: 'Status', url: image }],
  };
  const label: RootContent = { type: 'strong', children: [{ type: 'text', value: 'Status:' }] };
  const words = { type: 'text', value: ' See live status → ' } as const;
  const link: RootContent = {
    type: 'link',
    url: address,
    children: [{ type: 'text', value: address }],
  };
  return {
    badge_markdown: printMarkdown({ type: 'paragraph', children: [badge] }),
    badge_html: printHtml(h('a', { href: address }, h('img', { alt: 'Status', src: image }))),
    widget_script: printHtml(h('script', script)),
    widget_html: printHtml(h('div', ['\n  ', h('script', widget), '\n'])),
    minimal_md: printMarkdown({ type: 'paragraph', children: [label, words, link] }),
    linkHtml: printHtml(h('strong', 'Status:'), words, h('a', { href: address }, address)),
  };
}

const acme = generateSnippetSet(page, 'https://status.acme.com');
const unsafe = { field: 'badge_html', reason: 'it is not a badge' } as const;

test('areAllSafe says whether every string is safe', () => {
  expect(areAllSafe(acme)).toBe(true);
  expect(areAllSafe({ ...acme, badge_html: unsafe })).toBe(false);
});

test('safeStrings has an empty string in place of an unsafe one', () => {
  expect(safeStrings({ ...acme, badge_html: unsafe })).toEqual({ ...acme, badge_html: '' });
});

test.each([
  ['https://statuspage.me/badge/acme.svg', 'https://statuspage.me', 'acme'],
  [
    'https://a.b/c/badge/badge/a.b_c.svg?style=flat\n&x=/badge/y.svg',
    'https://a.b/c/badge',
    'a.b_c',
  ],
  ['/badge/acme.svg#x', '', 'acme'],
])('badgeAt finds in %j the base URL %j and the slug %j', (source, baseUrl, slug) => {
  expect(badgeAt(source)).toEqual({ baseUrl, slug });
});

test.each([
  'https://statuspage.me/badge/.svg',
  'https://statuspage.me/badge/a/b.svg',
  'badge/acme.svg',
  '/badge/acmexsvg',
])('badgeAt is null for %j', (source) => {
  expect(badgeAt(source)).toBeNull();
});

test.each([
  ['https://statuspage.me/static/embed/v1/status.js', 'https://statuspage.me'],
  ['https://a.b/c/static/embed/v12/status.js', 'https://a.b/c'],
  ['https://a.b/static/embed/v/status.js', null],
  ['https://a.b/static/embed/v1/statusxjs', null],
  ['https://a.b/static/embed/v1/status.js?x', null],
  ['static/embed/v1/status.js', null],
])('baseUrlOfWidget finds in %j the base URL %j', (source, baseUrl) => {
  expect(baseUrlOfWidget(source)).toBe(baseUrl);
});
