import { type Token, Tokenizer } from 'parse5';
import { findHiddenCharacter } from '../text/hidden-characters.ts';
import { quote } from '../text/quote.ts';
import { isSameAddress, parseAddress } from './inputs.ts';
import {
  badgeImageUrl,
  baseUrlOfWidget,
  type PageId,
  type SnippetField,
  type UnsafeSnippet,
  widgetScriptUrl,
} from './snippet-set.ts';

interface Expected extends PageId {
  readonly address: string;
}

/** Why a text may not be used, as a sentence about it or the rest of a sentence; null if it may. */
type FindProblem = (text: string, expected: Expected) => string | null;

type ParsedField = Exclude<SnippetField, 'status_page_url'>;

/** Up to this length, every parser is fast, whatever the text. */
const maxSnippetLength = 2_000;

/** Returns the string with host names in ASCII, or why it may not be used. */
export function validateByParsing(
  field: ParsedField,
  text: string,
  page: PageId,
  address: string,
): string | UnsafeSnippet {
  const value = withAsciiHosts(text);
  const reason = findTextProblem(field, value, page) ?? structures[field](value, { ...page, address });
  return reason === null ? value : { field, reason };
}

const structures: Readonly<Record<ParsedField, FindProblem>> = {
  badge_markdown: findBadgeProblem,
  badge_html: (source, expected) => findHtmlProblem(source, '<a><img></a>', expected),
  widget_script: (source, expected) => findHtmlProblem(source, '<script></script>', expected),
  widget_html: (source, expected) => findHtmlProblem(source, '<div><script></script></div>', expected),
  minimal_md: findMinimalProblem,
};

function findTextProblem(field: ParsedField, value: string, { baseUrl }: PageId): string | null {
  const limit = maxSnippetLength + 2 * baseUrl.length;
  if (value.length > limit) return `it is longer than ${limit} characters`;
  const hidden = findHiddenCharacter(value, field === 'widget_html' ? 'breaks-allowed' : 'breaks-refused');
  if (hidden !== null) return `it has ${hidden}`;
  // In Markdown, an HTML block ends at a blank line, and the text after it is parsed as Markdown.
  if (value.split(/\r\n|\r|\n/).some((line) => line.trim() === '')) return 'it has a blank line';
  const delimiter = /<!--|--!?>|\{\/\*|\*\/\}/.exec(value);
  return delimiter && `it has a comment or marker ("${delimiter[0]}")`;
}

/** Their `xn--` form reveals look-alike letters of other alphabets. */
function withAsciiHosts(snippet: string): string {
  return snippet.replace(/https:\/\/[^\s"'()<>[\]\\]+/g, (url) => {
    const parsed = parseAddress(url);
    if (parsed === null) return url;
    return url.endsWith('/') ? `${parsed}/` : parsed;
  });
}

const findTargetProblem: FindProblem = (target, { address }) => {
  const parsed = /^[\x20-\x7e]*$/.test(target) ? parseAddress(target) : null;
  if (parsed !== null && isSameAddress(parsed, address)) return null;
  return `is ${quote(target)}, not the page's address ${quote(address)}`;
};

const findImageProblem: FindProblem = (source, page) => {
  const badge = badgeImageUrl(page);
  // A query has no characters that a shell or template engine evaluates, apart from `&`, which separates parameters.
  if (source.startsWith(badge) && /^(?:\?[\w.~=&%+-]*)?$/.test(source.slice(badge.length))) return null;
  return `is ${quote(source)}, not the badge ${quote(badge)}, with or without a simple query`;
};

const findScriptProblem: FindProblem = (source, page) => {
  if (baseUrlOfWidget(source) === page.baseUrl) return null;
  return `is ${quote(source)}, not ${quote(widgetScriptUrl(page))} (in any version)`;
};

/** The greatest length of a label, title or attribute, in characters. */
const maxTextLength = 100;

/** Characters that no value or text may contain, even escaped, and what they could become. */
const refusedEverywhere: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/</, 'HTML'],
  [/--!?>/, 'the end of a comment'],
  // Template engines, MDX and Vue evaluate expressions in braces wherever they find them.
  [/[{}]/, 'a template expression'],
  // In a Markdown code span that began before the section, a backslash does not escape a backtick.
  [/`/, 'code'],
  [/\$/, 'a variable or mathematics'],
  [/@(?=\S)/, 'a mention'],
];

const refusedInMarkdown: typeof refusedEverywhere = [
  [/\|/, 'a table cell'],
  // GitHub turns more URL schemes into links than its specification names.
  [/:\/\/|www\./i, 'a link'],
  [/&(?:#|[a-z\d]+;)/i, 'another character'],
];

/** It could become markup together with text elsewhere in the file. */
const markupCharacter = /[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u;

const escaped = /\\([!-/:-@[-`{-~])/g;

function findWordsProblem(text: string): string | null {
  const hidden = findHiddenCharacter(text);
  if (hidden !== null) return `has ${hidden}`;
  return findRefused(refusedEverywhere, text) ?? findLengthProblem(text);
}

function findLengthProblem(text: string): string | null {
  return [...text].length > maxTextLength ? `is longer than ${maxTextLength} characters` : null;
}

function findAltProblem(alt: string): string | null {
  return alt.trim() === '' ? 'is empty' : findWordsProblem(alt);
}

/** What a bracket or a star means depends on the text around it, and GitHub turns `www.example.com` into a link. */
function findMarkdownWordsProblem(source: string): string | null {
  const text = unescapeMarkdown(source);
  const problem = findWordsProblem(text) ?? findRefused(refusedInMarkdown, text);
  if (problem !== null) return problem;
  const match = markupCharacter.exec(source.replace(escaped, ' '));
  return match && `has "${match[0]}" without a backslash, which can become markup`;
}

function findRefused(refused: typeof refusedEverywhere, text: string): string | null {
  for (const [pattern, meaning] of refused) {
    const match = pattern.exec(text);
    if (match) return `has "${match[0]}", which can become ${meaning}`;
  }
  return null;
}

/** Resolves escapes, and `&amp;`, which is the only reference that is accepted. */
function unescapeMarkdown(source: string): string {
  return source.replace(escaped, '$1').replaceAll('&amp;', '&');
}

// The grammar is narrower than that of Markdown: what it accepts means the same wherever it is pasted.
const label = (name: string) => String.raw`\[(?<${name}>(?:\\.|[^\\\]])*)\]`;
const destination = (name: string) =>
  String.raw`\((?<${name}>(?:\\.|[^\\\s<>()])+)(?: +(?<${name}Quote>["'])(?<${name}Title>(?:\\.|(?!\k<${name}Quote>)[^\\])*)\k<${name}Quote>)?\)`;

const badgePattern = new RegExp(String.raw`^\[!${label('alt')}${destination('image')}\]${destination('target')}$`);

// The label's `**` follows the `-->` of the start marker. Before punctuation, the stars could close emphasis that began before
// the marker, so the label must start with a letter, digit or pictograph. A space must follow the closing stars, because
// between two letters they could also open emphasis. After `!`, the link would be an image.
const minimalPattern = new RegExp(
  String.raw`^(?<stars>\*\*|__)(?<bold>(?=[\p{L}\p{N}\p{Extended_Pictographic}])(?:\\.|[^\\])*?)(?<!\s)\k<stars>` +
    String.raw`(?<words> (?:\\.|[^\\[\]])*)(?<!!)${label('shown')}${destination('target')}$`,
  'u',
);

function findBadgeProblem(source: string, expected: Expected): string | null {
  const parts = badgePattern.exec(source)?.groups;
  if (!parts) return 'it is not one image in one link and nothing else, written as [![text](address)](address)';
  const { alt = '', image = '', imageTitle = '', target = '', targetTitle = '' } = parts;
  return findFirst([
    ['the target of its link', findTargetProblem(unescapeMarkdown(target), expected)],
    ['the address of its image', findImageProblem(unescapeMarkdown(image), expected)],
    ['its alternative text', findAltProblem(alt) ?? findMarkdownWordsProblem(alt)],
    ['its title', findMarkdownWordsProblem(imageTitle) ?? findMarkdownWordsProblem(targetTitle)],
  ]);
}

function findMinimalProblem(source: string, expected: Expected): string | null {
  const parts = minimalPattern.exec(source)?.groups;
  if (!parts) return 'it is not a bold label, plain words, a link and nothing else';
  const { bold = '', words = '', shown = '', target = '', targetTitle = '' } = parts;
  return findFirst([
    ['the text of its link', findTargetProblem(unescapeMarkdown(shown), expected)],
    ['the target of its link', findTargetProblem(unescapeMarkdown(target), expected)],
    ['its text', findLengthProblem(bold + words)],
    ['its text', findMarkdownWordsProblem(bold) ?? findMarkdownWordsProblem(words)],
    ['its title', findMarkdownWordsProblem(targetTitle)],
  ]);
}

function findFirst(findings: readonly (readonly [subject: string, problem: string | null])[]): string | null {
  return findings.find(([, problem]) => problem !== null)?.join(' ') ?? null;
}

const requiredAttributes = ['a href', 'img src', 'img alt', 'script src', 'script data-slug'];

/** A `script` may also have other `data-*` attributes. */
const attributeRules: ReadonlyMap<string, FindProblem> = new Map([
  ['a href', findTargetProblem],
  ['a title', findWordsProblem],
  ['a target', matching(/^[\w-]{1,32}$/)],
  ['a rel', matching(/^[\w -]{0,100}$/)],
  ['img src', findImageProblem],
  ['img alt', findAltProblem],
  ['img title', findWordsProblem],
  ['img width', matching(/^[\w.%]{1,16}$/)],
  ['img height', matching(/^[\w.%]{1,16}$/)],
  ['img loading', matching(/^(lazy|eager|auto)$/i)],
  ['script src', findScriptProblem],
  ['script async', matching(/^(|async|true)$/i)],
  ['script defer', matching(/^(|defer|true)$/i)],
  ['script data-slug', (value, { slug }) => (value === slug ? null : `is not the slug "${slug}"`)],
]);

function matching(pattern: RegExp): FindProblem {
  return (value) => (pattern.test(value) ? null : 'has a value it cannot have');
}

/** Reads the tags as they are written, without the repairs that building a tree makes. */
function findHtmlProblem(source: string, expectedTags: string, expected: Expected): string | null {
  const tags: Token.TagToken[] = [];
  const errors: string[] = [];
  let shape = '';
  const add = (part: string) => {
    shape += part;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag(tag) {
        tags.push(tag);
        add(`<${tag.tagName}>`);
      },
      onEndTag: ({ tagName }) => add(`</${tagName}>`),
      onWhitespaceCharacter: () => add(' '),
      onCharacter: () => add('text'),
      // Hidden characters are refused before.
      onNullCharacter: () => {},
      onComment: () => add('a comment'),
      onDoctype: () => add('a doctype'),
      onEof: () => {},
      onParseError: ({ code }) => void errors.push(code),
    },
  );
  tokenizer.write(source, true);
  if (errors.length > 0) return `its HTML is malformed (${errors[0]})`;
  // White space is layout, but not in a script element.
  if (shape.replace(/(?<!<script>) /g, '') !== expectedTags) return `it is ${quote(shape)}, not ${expectedTags}`;
  for (const tag of tags) {
    const problem = findTagProblem(tag, expected);
    if (problem !== null) return problem;
  }
  return null;
}

function findTagProblem({ tagName: tag, attrs, selfClosing }: Token.TagToken, expected: Expected): string | null {
  // HTML ignores the slash, but JSX does not.
  if (selfClosing && tag !== 'img') return `<${tag}> must not end with />`;
  const written = attrs.map(({ name }) => `${tag} ${name}`);
  const missing = requiredAttributes.find((one) => one.startsWith(`${tag} `) && !written.includes(one));
  if (missing) return `<${tag}> has no ${missing.slice(tag.length + 1)}`;
  for (const { name, value } of attrs) {
    const isData = tag === 'script' && /^data-[a-z\d-]+$/.test(name);
    const findProblem = attributeRules.get(`${tag} ${name}`) ?? (isData ? findWordsProblem : null);
    if (findProblem === null) return `<${tag}> has an attribute that is not allowed: ${name}`;
    const problem = findProblem(value, expected);
    if (problem !== null) return `${name} of <${tag}> ${problem}`;
  }
  return null;
}
