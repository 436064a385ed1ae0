import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { findReferences } from '../../../src/refresh/old-content.ts';
import { formatWithSerializers, generateWithSerializers } from '../../../src/snippets/generate/serializers.ts';
import { parseBaseUrl } from '../../../src/snippets/inputs/base-url.ts';
import { parseCustomDomain } from '../../../src/snippets/inputs/host-name.ts';
import { addressOf } from '../../../src/snippets/inputs/page-address.ts';
import { parseSlug } from '../../../src/snippets/inputs/slug.ts';
import { type SnippetField, snippetFields } from '../../../src/snippets/snippet-set.ts';
import { validateByParsing } from '../../../src/snippets/validate/validate-by-parsing.ts';
import { randomRuns } from '../../support/random-runs.ts';

const runs = randomRuns(100);

/** The number of random cases for each case of a test with many cases. */
const runsPerCase = randomRuns(30);

const slugs = fc
  .stringMatching(/^[A-Za-z0-9]([A-Za-z0-9._-]{0,40}[A-Za-z0-9])?$/)
  .filter((slug) => !slug.includes('..') && !/(^|\.)xn--/i.test(slug))
  .map(parseSlug);
const paths = fc.stringMatching(/^(\/[!$&'()*+,;=:@\w.~%"[\]|^`{}äß-]{0,8}){0,3}\/?$/);
const baseUrls = fc
  .tuple(fc.constantFrom('https://statuspage.me', 'http://127.0.0.1:8080', 'https://a_b.münchen.de'), paths)
  .map(([origin, path]) => parseBaseUrl(origin + path));
const domains = fc.option(
  fc
    .constantFrom('status.acme.com', 'a.b.c.d.example', 'status.münchen.de', 'статус.рф')
    .map((domain) => parseCustomDomain(domain)),
);
const sets = fc.record({ slug: slugs, baseUrl: baseUrls, customDomain: domains }).map((parts) => {
  const { slug, baseUrl, customDomain } = parts;
  const page = { slug, baseUrl };
  const address = addressOf({ slug, statusPageHost: 'statuspage.me', customDomain });
  return { page, address, snippets: generateWithSerializers(page, address) };
});
const fields = fc.constantFrom(...snippetFields);
const strings = fc.constantFrom(...snippetFields.filter((field) => field !== 'status_page_url'));

const acme = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const address = 'https://status.acme.com';
const snippets = generateWithSerializers(acme, address);

function validate(field: SnippetField, value: string) {
  return validateByParsing({ ...snippets, [field]: value }, acme)[field];
}

function insert(value: string, at: number, piece: string): string {
  const index = 1 + (at % (value.length - 1));
  return value.slice(0, index) + piece + value.slice(index);
}

describe('a generated snippet', () => {
  test('a generated snippet is always safe and unchanged', () => {
    fc.assert(
      fc.property(sets, fields, ({ page, snippets }, field) => {
        expect(validateByParsing(snippets, page)[field]).toEqual({ outcome: 'safe', value: snippets[field] });
      }),
      { numRuns: runs },
    );
  });

  test('findReferences finds the page of a generated snippet in every form', async () => {
    await fc.assert(
      fc.asyncProperty(sets, async ({ page, address, snippets }) => {
        const { badge, link, widget, definitions } = formatWithSerializers(snippets, page);
        for (const form of [badge.markdown, badge.html, definitions.markdown]) {
          expect(await findReferences(form)).toMatchObject({
            slugs: new Set([page.slug]),
            targets: new Set([address]),
          });
        }
        for (const form of [link.markdown, link.html])
          expect((await findReferences(form)).targets).toEqual(new Set([address]));
        expect((await findReferences(widget.html)).slugs).toEqual(new Set([page.slug]));
      }),
      { numRuns: runs },
    );
  });

  test('the links, images and scripts in a generated snippet are those of its page', () => {
    fc.assert(
      fc.property(sets, ({ page, address, snippets }) => {
        const image = `${page.baseUrl}/badge/${page.slug}.svg`;
        const script = `${page.baseUrl}/static/embed/v1/status.js`;
        expect(targetsInMarkdown(snippets.badge_markdown)).toEqual([address, image]);
        expect(targetsInMarkdown(snippets.minimal_md)).toEqual([address]);
        expect(targetsInHtml(snippets.badge_html)).toEqual([address, image]);
        expect(targetsInHtml(snippets.widget_script)).toEqual([script]);
        expect(targetsInHtml(snippets.widget_html)).toEqual([script]);
      }),
      { numRuns: runs },
    );
  });
});

describe('a changed string', () => {
  const places = fc.nat({ max: 1_000 });

  test.each([
    '<b>',
    '</a>',
    '</div>',
    '<script>',
    '<!-- x -->',
    '{/* x */}',
    '<!--',
    '-->',
    '\n\n',
    '\0',
    '\u202e',
    '\u200b',
    '\u00ad',
    '\u2028',
  ])('a string is unsafe with %j anywhere in it', (piece) => {
    fc.assert(
      fc.property(strings, places, (field, at) => {
        expect(validate(field, insert(snippets[field], at, piece)).outcome).toBe('unsafe');
      }),
      { numRuns: runsPerCase },
    );
  });

  test.each(['`', '|', '$', '{', '*', '[', ']', '<'])('a Markdown string is unsafe with %j anywhere in it', (piece) => {
    fc.assert(
      fc.property(fc.constantFrom('badge_markdown', 'minimal_md'), places, (field, at) => {
        expect(validate(field, insert(snippets[field], at, piece)).outcome).toBe('unsafe');
      }),
      { numRuns: runsPerCase },
    );
  });

  test('a string is unsafe with a forbidden attribute on any element', () => {
    const names = fc.constantFrom('onclick', 'onerror', 'style', 'id', 'class', 'href', 'src', 'srcdoc', 'type', 'is');
    const html = fc.constantFrom('badge_html', 'widget_script', 'widget_html');
    fc.assert(
      fc.property(html, names, places, (field, name, at) => {
        const tags = [...snippets[field].matchAll(/<[a-z]+/g)];
        const tag = tags[at % tags.length];
        const end = (tag?.index ?? 0) + (tag?.[0].length ?? 0);
        const value = `${snippets[field].slice(0, end)} ${name}="https://evil.com"${snippets[field].slice(end)}`;
        expect(validate(field, value).outcome).toBe('unsafe');
      }),
      { numRuns: runs },
    );
  });

  test('a string that is safe after a random change links only to its page and to files of the service', () => {
    const edits = fc.record({ at: places, remove: fc.nat({ max: 2 }), piece: fc.string({ maxLength: 2 }) });
    fc.assert(
      fc.property(strings, edits, (field, { at, remove, piece }) => {
        const value = snippets[field];
        const index = at % value.length;
        const edited = value.slice(0, index) + piece + value.slice(index + remove);
        if (validate(field, edited).outcome === 'unsafe') return;

        const targets = field.endsWith('_md') || field.endsWith('_markdown') ? targetsInMarkdown : targetsInHtml;
        for (const target of targets(edited)) {
          expect(target.replace(/\/$/, '')).toMatch(
            /^https:\/\/(status\.acme\.com|statuspage\.me\/(badge\/acme\.svg(\?.*)?|static\/embed\/v\d+\/status\.js))$/i,
          );
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('safe Markdown', () => {
  const pieces = fc.constantFrom(
    ...[
      'a',
      ' ',
      '_',
      '*',
      '~',
      '\\',
      '`',
      '[',
      ']',
      '(',
      ')',
      '!',
      '^',
      '&',
      '&lt;',
      '&#42;',
      '<',
      '>',
      ':',
      '#',
      '"',
    ],
    ...['\\*', '\\[', '\\_', '\\`', 'www.a.de', 'a@b.de', '://', '{', '|', '$', "'", '=', '-', '+', '.', 'é', '→'],
  );
  const words = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));
  const before = fc.constantFrom(
    '',
    'x ',
    '*x ',
    '**x',
    '_x ',
    '__x',
    '~x ',
    '~~x',
    '[x ',
    '![x ',
    '[^1] ',
    'x! ',
    '"x ',
    '(x ',
  );
  const after = fc.constantFrom(
    '',
    ' x',
    ' x*',
    '**',
    ' x_',
    '__',
    ' x~',
    '~~',
    ' x]',
    '](y)',
    '(y)',
    '[x]',
    ': y',
    ' "x"',
    ')',
  );
  test('safe Markdown is rendered the same in the middle of a line as alone, if generated Markdown is', () => {
    fc.assert(
      fc.property(fc.boolean(), words, words, before, after, (isBadge, one, other, prefix, suffix) => {
        const badge = `[![${one}](https://statuspage.me/badge/acme.svg "${other}")](${address})`;
        const value = isBadge ? badge : `**${one || 'Status'}** ${other} [${address}](${address})`;
        if (validate(isBadge ? 'badge_markdown' : 'minimal_md', value).outcome === 'unsafe') return;

        const generated = snippets[isBadge ? 'badge_markdown' : 'minimal_md'];
        if (isSelfContained(generated, prefix, suffix))
          expect(value).toSatisfy(() => isSelfContained(value, prefix, suffix));
      }),
      { numRuns: runs },
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

function targetsInMarkdown(source: string): string[] {
  const targets: string[] = [];
  visit(fromMarkdown(source), (node) => {
    if ('url' in node) targets.push(node.url);
  });
  return targets;
}

function targetsInHtml(source: string): string[] {
  const targets: string[] = [];
  visit(fromHtml(source, { fragment: true }), 'element', ({ properties: { href, src } }) => {
    for (const target of [href, src]) if (target !== undefined && target !== null) targets.push(String(target));
  });
  return targets;
}
