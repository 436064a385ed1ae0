import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { generateWithSerializers } from '../../../src/snippets/generate/serializers.ts';
import { parseBaseUrl } from '../../../src/snippets/inputs/base-url.ts';
import { type SnippetField, type SnippetSet, snippetFields } from '../../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../../src/snippets/validate/validate-snippets.ts';
import { areAllSafe } from '../../../src/snippets/validate/validated-snippets.ts';
import { randomRuns } from '../../support/random-runs.ts';

const pages = fc.record({
  slug: fc.constantFrom('acme', 'a_b', 'x.y-z', 'Status'),
  baseUrl: fc.constantFrom(
    'https://statuspage.me',
    parseBaseUrl('https://a.example/s_t/(x)&y'),
    'http://127.0.0.1:8080',
  ),
});
const hosts = fc.constantFrom('status.acme.com', 'acme.statuspage.me', 'status.xn--mnchen-3ya.de', 'a_b.example');

/** Texts that an attacker, a careless service or a broken template might put into a string. */
const fragments = fc.oneof(
  fc.constantFrom(
    ...['<script>', '</script>', '<img src=x onerror=x>', '<!-- x -->', '--!>', '{/*', '{{x}}', '{%x%}', '\u0024{x}'],
    ...['`x`', '$x$', '@octocat', '@a/b', 'www.evil.com', 'https://evil.com', 'ftp://evil.com', 'a@evil.com'],
    ...['](https://evil.com)', '[x](https://evil.com)', '[^1]', '[x]', '**', '_', '~~', '\\', '|', '&lt;', '&#123;'],
    ...[
      '&#64;octocat',
      '&commat;x',
      '&dollar;x',
      '&grave;x',
      '\u202e',
      '\u200b',
      '\u0430',
      '\u2028',
      '\n',
      '\n\n',
      '\t',
    ],
    ...[' onclick="x"', ' style="x"', ' href="https://evil.com"', ' title="{{x}}"', ' data-x="$y"', '"', "'", '>'],
    ...['?a=$(x)', '?a=b', '#x', '/..', ':80', '.evil.com', 'https://acme.st\u0430tuspage.me', 'v2', 'é', '🟢'],
  ),
  fc.string({ maxLength: 3, unit: 'binary' }),
);

interface Mutation {
  readonly field: SnippetField;
  readonly at: number;
  readonly removed: number;
  readonly inserted: readonly string[];
}

const mutations: fc.Arbitrary<Mutation> = fc.record({
  field: fc.constantFrom(...snippetFields),
  at: fc.nat({ max: 400 }),
  removed: fc.constantFrom(0, 0, 0, 1, 3, 10),
  inserted: fc.array(fragments, { minLength: 1, maxLength: 2 }),
});

function mutate(snippets: SnippetSet, { field, at, removed, inserted }: Mutation): SnippetSet {
  const value = snippets[field];
  const index = at % (value.length + 1);
  return { ...snippets, [field]: value.slice(0, index) + inserted.join('') + value.slice(index + removed) };
}

test('every generated response is safe, and every mutated response is refused or harmless', async () => {
  const property = fc.asyncProperty(pages, hosts, mutations, async (page, host, mutation) => {
    const address = `https://${host}`;
    const generated = generateWithSerializers(page, address);
    expect(areAllSafe(await validateSnippets(generated, page))).toBe(true);

    const { field } = mutation;
    const validation = (await validateSnippets(mutate(generated, mutation), page))[field];
    if (validation.outcome === 'unsafe') return;
    if (field === 'status_page_url') expect(validation.value).toMatch(/^https:\/\/[a-z\d._-]+$/i);
    else expectHarmless(field, validation.value, page, address);
  });
  await fc.assert(property, { numRuns: randomRuns(200) });
});

const attributeNames = /^(?:href|title|target|rel|src|alt|width|height|loading|async|defer|data-[a-z\d-]+)$/;

/** Checks with other parsers than the validation that a string contains only what is documented for its field. */
function expectHarmless(
  field: Exclude<SnippetField, 'status_page_url'>,
  value: string,
  { slug, baseUrl }: { slug: string; baseUrl: string },
  address: string,
): void {
  const isMarkdown = field === 'badge_markdown' || field === 'minimal_md';
  const html = isMarkdown
    ? micromark(value, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })
    : value;
  const elements: string[] = [];
  const expectPlain = (text: string) => expect(text).not.toMatch(/[{}`$<]|@[\p{L}\p{N}]/u);
  visit(fromHtml(html, { fragment: true }), (node) => {
    expect(node.type).toMatch(/^(?:root|element|text)$/);
    if (node.type === 'text') expectPlain(node.value);
    if (node.type !== 'element') return;
    elements.push(node.tagName);
    for (const [property, raw] of Object.entries(node.properties)) {
      const text = Array.isArray(raw) ? raw.join(' ') : String(raw);
      const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(name).toMatch(attributeNames);
      if (name === 'href') expect(text.replace(/\/$/, '').toLowerCase()).toBe(address.toLowerCase());
      else if (name === 'src') expectOwnAsset(node.tagName, decodeURI(text), decodeURI(baseUrl), slug);
      else expectPlain(text);
    }
  });
  expect(elements.filter((name) => name !== 'p')).toEqual(documentedElements[field]);
}

const documentedElements = {
  badge_markdown: ['a', 'img'],
  badge_html: ['a', 'img'],
  widget_script: ['script'],
  widget_html: ['div', 'script'],
  minimal_md: ['strong', 'a'],
};

function expectOwnAsset(element: string, source: string, baseUrl: string, slug: string): void {
  const path = element === 'img' ? `/badge/${slug}.svg` : '/static/embed/';
  expect(source.startsWith(baseUrl + path)).toBe(true);
  const rest = source.slice(baseUrl.length + path.length);
  expect(rest).toMatch(element === 'img' ? /^(?:\?[\w.~=&%+-]*)?$/ : /^v\d+\/status\.js$/);
}
