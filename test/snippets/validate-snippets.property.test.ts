import querystring from 'node:querystring';
import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parseBaseUrl } from '../../src/snippets/inputs.ts';
import {
  generateSnippetSet,
  type PageId,
  type SnippetField,
  snippetFields,
} from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate-snippets.ts';
import { randomRuns } from '../support/random-runs.ts';

type ParsedField = Exclude<SnippetField, 'status_page_url'>;
const parsedFields = snippetFields.filter(
  (field): field is ParsedField => field !== 'status_page_url',
);

const pages = fc.record({
  slug: fc.constantFrom('acme', 'a_b', 'x.y-z', 'Status'),
  baseUrl: fc.constantFrom(
    'https://statuspage.me',
    parseBaseUrl("https://a.example/s_t/(x)&y/'é"),
    'http://[::1]:8080',
  ),
});
const hosts = fc.constantFrom(
  'status.acme.com',
  'acme.statuspage.me',
  'status.xn--mnchen-3ya.de',
  'a_.b_.example',
);

const characters = [
  ...'aZ9é稼م\u0301 -.,:;!?\'"’“–—…→、/\\_*~`^|<>[](){}@#$%&+=\n\t\r\0\u001b',
  ...[
    '\u00a0',
    '\u200b',
    '\u200c',
    '\u202e',
    '\u2028',
    '\u0338',
    '\ufe0f',
    '\u115f',
    '\ud800',
    '\u{e0001}',
    '🟢',
    '＜',
  ],
];
const character = fc.constantFrom(...characters);

/** Mostly plain words, and now and then a character or a text that means something. */
const text = fc
  .array(
    fc.oneof(
      {
        weight: 12,
        arbitrary: fc.constantFrom(
          'a',
          'Live',
          'état',
          '9',
          '-',
          "'",
          '’',
          ' ',
          ' → ',
          ', ',
          ': ',
          '! ',
        ),
      },
      { weight: 1, arbitrary: character },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'www.evil.com',
          '@octocat',
          '&lt;b&gt;',
          '&#64;',
          '{{x}}',
          '<b>',
          ':+1:',
          '](x)',
          'a_b',
        ),
      },
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => `Up${parts.join('')}`.trimEnd().slice(parts.length === 1 ? 2 : 0));

/** Small changes of a string, of which most are accepted; the last one changes any character. */
const edits: Readonly<Record<string, (value: string, text: string, at: number) => string>> = {
  words: (value, words) =>
    value.replace(/(?<=\[!\[|alt=")Status|See live status →|(?<=\*\*)Status:/, () => words),
  data: (value, words, at) => insertAttribute(value, at, `data-x="${words}"`),
  title: (value, words, at) => insertAttribute(value, at, `title="${words}"`),
  flag: (value, _, at) => insertAttribute(value, at, at % 2 === 0 ? 'async' : 'width="90"'),
  order: (value) => value.replace(/ ([a-z]+="[^"]*") ([a-z-]+="[^"]*")/, ' $2 $1'),
  query: (value, words) => value.replace('.svg', () => `.svg?a=${words.replaceAll(' ', '+')}`),
  version: (value, _, at) => value.replace('/v1/', `/v${at}/`),
  layout: (value, _, at) =>
    value.replace(/(?<=<div>|<script|<img|<a)\s*/, at % 3 === 0 ? '\n\t' : '  '),
  character(value, words, at) {
    const index = at % (value.length + 1);
    const inserted = at % 3 === 0 ? '' : [...words].slice(0, 1).join('');
    return value.slice(0, index) + inserted + value.slice(index + (at % 2));
  },
};

function insertAttribute(value: string, at: number, attribute: string): string {
  const tags = [...value.matchAll(/(?<=<(?:a|img|script)) /g)];
  const index = tags[at % tags.length]?.index;
  return index === undefined ? value : `${value.slice(0, index)} ${attribute}${value.slice(index)}`;
}

const edit = fc.record({
  edit: fc.constantFrom(...Object.values(edits)),
  text,
  at: fc.nat({ max: 1000 }),
});

test('every generated string is accepted, and every edited one is refused or means the same', () => {
  const counts = { edited: 0, accepted: 0 };
  const property = fc.property(
    ...([
      pages,
      hosts,
      fc.constantFrom(...parsedFields),
      fc.array(edit, { minLength: 1, maxLength: 2 }),
    ] as const),
    (page, host, field, changes) => {
      const address = `https://${host}`;
      const generated = generateSnippetSet(page, address);
      expect(validateSnippets(generated, page)).toEqual(generated);

      const value = changes.reduce(
        (before, change) => change.edit(before, change.text, change.at),
        generated[field],
      );
      const validated = validateSnippets({ ...generated, [field]: value }, page);
      expect(validated).toEqual({ ...generated, [field]: validated[field] });
      if (value === generated[field]) return;
      counts.edited += 1;
      const snippet = validated[field];
      if (typeof snippet !== 'string') return;
      counts.accepted += 1;
      expectHarmless(field, snippet, page, address);
    },
  );
  fc.assert(property, { numRuns: randomRuns(1000) });
  expect(counts.accepted / counts.edited).toBeGreaterThan(0.3);
});

test('an address is accepted only if it is https:// and a host name', () => {
  const counts = { accepted: 0 };
  const property = fc.property(
    hosts,
    character,
    fc.nat({ max: 40 }),
    fc.boolean(),
    (host, one, at, replaces) => {
      const address = `https://${host}`;
      const value = address.slice(0, at) + one + address.slice(at + (replaces ? 1 : 0));
      const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
      const validated = validateSnippets(
        { ...generateSnippetSet(page, address), status_page_url: value },
        page,
      );
      if (typeof validated.status_page_url !== 'string') return;
      counts.accepted += 1;
      expect(validated.status_page_url).toMatch(/^https:\/\/[a-z\d._-]+$/i);
    },
  );
  fc.assert(property, { numRuns: randomRuns(400) });
  expect(counts.accepted).toBeGreaterThan(randomRuns(40));
});

const attributeNames =
  /^(?:href|title|target|rel|src|alt|width|height|loading|async|defer|data-[a-z\d-]+)$/;

const documentedElements = {
  badge_markdown: ['a', 'img'],
  badge_html: ['a', 'img'],
  widget_script: ['script'],
  widget_html: ['div', 'script'],
  minimal_md: ['strong', 'a'],
};

/** Checks with other parsers than the validation that a string contains only what is documented for its field. */
function expectHarmless(
  field: ParsedField,
  value: string,
  { slug, baseUrl }: PageId,
  address: string,
): void {
  const html = field === 'badge_markdown' || field === 'minimal_md' ? render(value) : value;
  const elements: string[] = [];
  const meaningful =
    /[{}`$<>|*~^\\@#&"_]|[,.:;!?][\p{L}\p{Nd}]|\p{Cf}|\p{Default_Ignorable_Code_Point}/u;
  const expectPlain = (words: string) => expect(words).not.toMatch(meaningful);
  visit(fromHtml(html, { fragment: true }), (node) => {
    expect(node.type).toMatch(/^(?:root|element|text)$/);
    if (node.type === 'text' && node.value !== address) expectPlain(node.value);
    if (node.type !== 'element') return;
    elements.push(node.tagName);
    for (const [property, raw] of Object.entries(node.properties)) {
      const words = Array.isArray(raw) ? raw.join(' ') : String(raw);
      const name = property.replace(/[A-Z]|(?<=^data)\d/g, (sign) => `-${sign.toLowerCase()}`);
      expect(name).toMatch(attributeNames);
      if (name === 'href') expect(words).toBe(address);
      else if (name === 'data-slug') expect(words).toBe(slug);
      else if (name === 'src')
        expectOwnAsset(
          node.tagName,
          querystring.unescape(words),
          querystring.unescape(baseUrl),
          slug,
        );
      else expectPlain(words);
    }
  });
  expect(elements.filter((name) => name !== 'p')).toEqual(documentedElements[field]);
}

function expectOwnAsset(element: string, source: string, baseUrl: string, slug: string): void {
  const path = element === 'img' ? `/badge/${slug}.svg` : '/static/embed/';
  expect(source.startsWith(baseUrl + path)).toBe(true);
  const rest = source.slice(baseUrl.length + path.length);
  expect(rest).toMatch(element === 'img' ? /^(?:\?[\w.~=&%+-]*)?$/ : /^v\d+\/status\.js$/);
}

const before = [
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
];
const after = [
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
];

test('accepted Markdown is rendered the same in the middle of a line as alone, if generated Markdown is', () => {
  const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
  const snippets = generateSnippetSet(page, 'https://status.acme.com');
  const counts = { edited: 0, compared: 0 };
  const property = fc.property(
    ...([fc.constantFrom('badge_markdown', 'minimal_md'), text] as const),
    ...([fc.constantFrom(...before), fc.constantFrom(...after)] as const),
    (field, words, prefix, suffix) => {
      counts.edited += 1;
      const value = edits.words?.(snippets[field], words, 0) ?? '';
      if (validateSnippets({ ...snippets, [field]: value }, page)[field] !== value) return;
      if (!isSelfContained(snippets[field], prefix, suffix)) return;
      counts.compared += 1;
      expect(value).toSatisfy(() => isSelfContained(value, prefix, suffix));
    },
  );
  fc.assert(property, { numRuns: randomRuns(400) });
  expect(counts.compared / counts.edited).toBeGreaterThan(0.4);
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
  return micromark(source, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
}
