import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { generateSnippetSet } from '../../src/snippets/generate-snippets.ts';
import { parseBaseUrl } from '../../src/snippets/inputs.ts';
import { type SnippetField, type SnippetSet, snippetFields } from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate-snippets.ts';
import { randomRuns } from '../support/random-runs.ts';

const pages = fc.record({
  slug: fc.constantFrom('acme', 'a_b', 'x.y-z', 'Status'),
  baseUrl: fc.constantFrom(
    'https://statuspage.me',
    parseBaseUrl("https://a.example/s_t/(x)&y/'é"),
    'http://[::1]:8080',
  ),
});
const hosts = fc.constantFrom('status.acme.com', 'acme.statuspage.me', 'status.xn--mnchen-3ya.de', 'a_b.example');

/** Texts that an attacker, a careless service or a broken template might put into a string. */
const fragments = fc.oneof(
  fc.constantFrom(
    ...['<script>', '</script>', '<img src=x onerror=x>', '<!-- x -->', '--!>', '{/*', '{{x}}', '{%x%}', '\u0024{x}'],
    ...['`x`', '$x$', '@octocat', '@a/b', 'www.evil.com', 'https://evil.com', 'ftp://evil.com', 'a@evil.com'],
    ...['](https://evil.com)', '[x](https://evil.com)', '[^1]', '[x]', '**', '_', '~~', '\\', '|', '&lt;', '&#123;'],
    ...['&#64;octocat', '&commat;x', '&dollar;x', '&grave;x', '\u202e', '\u200b', '\u00ad', '\u0430', '\u2028', '\0'],
    ...['<b>', '</a>', '</div>', '<!--', '-->', '\n', '\n\n', '\t'],
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
    const generated = generateSnippetSet(page, address);
    expect(await validateSnippets(generated, page)).toEqual(generated);

    const { field } = mutation;
    const validated = await validateSnippets(mutate(generated, mutation), page);
    if (field !== 'status_page_url') expect(validated).toEqual({ ...generated, [field]: validated[field] });
    const snippet = validated[field];
    if (typeof snippet !== 'string') return;
    if (field === 'status_page_url') expect(snippet).toMatch(/^https:\/\/[a-z\d._-]+$/i);
    else expectHarmless(field, snippet, page, address);
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

describe('safe Markdown', () => {
  const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
  const address = 'https://status.acme.com';
  const snippets = generateSnippetSet(page, address);
  const symbols =
    'a _ * ~ \\ ` [ ] ( ) ! ^ & &lt; &#42; < > : # " \\* \\[ \\_ \\` www.a.de a@b.de :// { | $ \' = - + . é →';
  const words = fc.array(fc.constantFrom(' ', ...symbols.split(' ')), { maxLength: 6 }).map((parts) => parts.join(''));
  const before = fc.constantFrom(
    ...['', 'x ', '*x ', '**x', '_x ', '__x', '~x ', '~~x', '[x ', '![x ', '[^1] ', 'x! ', '"x ', '(x '],
  );
  const after = fc.constantFrom(
    ...['', ' x', ' x*', '**', ' x_', '__', ' x~', '~~', ' x]', '](y)', '(y)', '[x]', ': y', ' "x"', ')'],
  );

  test('safe Markdown is rendered the same in the middle of a line as alone, if generated Markdown is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), words, words, before, after, async (isBadge, one, other, prefix, suffix) => {
        const badge = `[![${one}](https://statuspage.me/badge/acme.svg "${other}")](${address})`;
        const value = isBadge ? badge : `**${one || 'Status'}** ${other} [${address}](${address})`;
        const field = isBadge ? 'badge_markdown' : 'minimal_md';
        const validated = await validateSnippets({ ...snippets, [field]: value }, page);
        if (typeof validated[field] !== 'string') return;
        const generated = snippets[field];
        if (isSelfContained(generated, prefix, suffix))
          expect(value).toSatisfy(() => isSelfContained(value, prefix, suffix));
      }),
      { numRuns: randomRuns(100) },
    );
  });
});

/** Whether a snippet in the middle of a line is rendered the same as alone. */
function isSelfContained(snippet: string, prefix: string, suffix: string): boolean {
  const marker = '<!-- x -->';
  const alone = render(snippet).replace(/^<p>|<\/p>$/g, '');
  const definitions = '[a]: b\n[x]: y\n[^1]: z\n[^a]: z';
  const html = render(`y ${prefix}${marker}${snippet}${marker}${suffix}\n\n${definitions}`);
  return html.includes(`${marker}${alone}${marker}`);
}

function render(source: string): string {
  return micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
}
