import { cut, patternCharacters, quote } from '../core/quote.ts';
import { isSameAddress, parseAddress } from './inputs.ts';
import type { EscapedUrls, PageId, SnippetSet, ValidatedSnippets } from './snippet-set.ts';
import { escapeUrls, mapFields } from './snippet-set.ts';

/**
 * Each string must be what the service documents for this page, except where the grammar of its
 * field allows something else. All links must lead to the page's address, so every string is unsafe
 * if that address is.
 */
export function validateSnippets(snippets: SnippetSet, page: PageId): ValidatedSnippets {
  const written = snippets.status_page_url.trim();
  const address = parseAddress(written);
  if (address === null) {
    const reason = `${quote(written)} is not https:// and a public host name`;
    return mapFields(() => ({ field: 'status_page_url', reason }));
  }
  const urls = escapeUrls(page, address);
  const grammars = grammarsOf(page.slug, urls);
  const limit = maxLength + 2 * page.baseUrl.length;
  return mapFields((field) => {
    if (field === 'status_page_url') return address;
    const value = withPageAddress(snippets[field].trim(), urls);
    if (value.length > limit) return { field, reason: `it is longer than ${limit} characters` };
    const read = readParts(value, grammars[field]);
    return 'reason' in read ? { field, reason: read.reason } : read.written;
  });
}

/** The grammars match longer texts in linear time, too, but nobody would read them. */
const maxLength = 2_000;

/**
 * Every spelling of the address becomes the same one: in its `xn--` form, look-alike letters of
 * other alphabets show.
 */
function withPageAddress(text: string, { address, addressInText }: EscapedUrls): string {
  const replaced = text.replace(/https:\/\/[^\s"()<>[\]\\]+/g, (url) => {
    const parsed = parseAddress(url);
    if (parsed === null || !isSameAddress(parsed, address)) return url;
    return url.endsWith('/') ? `${address}/` : address;
  });
  return replaced.replace(`[${address}`, () => `[${addressInText}`);
}

/** A part of a string: the pattern that it matches, and what it is in messages. */
interface Part {
  readonly pattern: string;
  readonly is: string;
  /**
   * What is written in its place, if that is not what it matches; null to leave out the attribute.
   */
  readonly written?: string | null;
  readonly tag?: StartTag;
}

interface StartTag {
  /** The values of its attributes. */
  readonly attributes: ReadonlyMap<string, Part>;
  /** Whether all white space in it becomes single blanks. */
  readonly isOnOneLine: boolean;
}

/**
 * Text that means nothing but itself wherever it is pasted: no Markdown, HTML, template, command of
 * a terminal or mention can be written with it. Most punctuation ends a word, so it is not part of
 * a link, an emoji code or a reference.
 */
export const plainWords = String.raw`(?=[\p{L}\p{Nd}])(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Nd} '‘’“”«»–—…·→、。「」،؛؟-]|[,.:;!?](?=[ *\]"]|$)){1,100}(?<! )`;

const words: Part = {
  pattern: plainWords,
  is: '1 to 100 letters, digits, spaces and simple punctuation',
};

/** Without a blank line, at which Markdown would end the HTML. */
const layout = String.raw`(?:[ \t]+|[ \t]*\r?\n[ \t]*)`;

const space = part(`${layout}?`, 'white space without a blank line');

const requiredAttributes = ['href', 'src', 'alt', 'data-slug'];

/** The value of an attribute that is accepted, but means nothing in a README. */
const notWritten: Part = {
  pattern: String.raw`[^"<>\r\n]{0,200}`,
  is: 'up to 200 characters without < and >',
  written: null,
};

function grammarsOf(
  slug: string,
  { address, imageInMarkdown, imageInHtml, script, addressInText }: EscapedUrls,
) {
  // It can hold a token.
  const query = {
    ...part(String.raw`(?:\?[A-Za-z\d.~_=&%+-]*)?`, 'a query of letters, digits and .~_-=&%+'),
    written: '',
  };
  const badge = literal(imageInHtml);
  const image = {
    ...part(badge.pattern + query.pattern, `${badge.is} with or without ${query.is}`),
    written: imageInHtml,
  };
  const anyVersion = literal(script).pattern.replace(/v1(?=\/status\\.js$)/, String.raw`v\d+`);
  const flag = part('', 'empty');
  const size = part(String.raw`\d{1,3}%?`, 'a number');
  const target = withSlash(address);
  const a = startTag('a', {
    href: target,
    title: words,
    target: part('_(?:blank|parent|self|top)', '"_blank"'),
    rel: part('[a-z -]{1,100}', 'words such as "noopener"'),
  });
  const img = startTag('img', {
    src: image,
    alt: words,
    title: words,
    width: size,
    height: size,
    loading: part('lazy|eager', '"lazy" or "eager"'),
  });
  const widget = {
    src: part(anyVersion, `"${script}" in any version`),
    'data-slug': literal(slug),
    'data-*': words,
    async: flag,
    defer: flag,
    crossorigin: notWritten,
  };
  const div = {
    ...startTag('div', { id: notWritten, class: notWritten, 'data-*': notWritten }),
    written: '<div>',
  };
  const gap = { ...space, written: '' };
  return {
    badge_markdown: ['[![', words, `](${imageInMarkdown}`, query, ')](', target, ')'],
    badge_html: [onOneLine(a), gap, onOneLine(img), gap, '</a>'],
    widget_script: [startTag('script', widget, ' +'), '</script>'],
    widget_html: [div, space, startTag('script', widget), '</script>', space, '</div>'],
    minimal_md: ['**', words, '** ', words, ' [', withSlash(addressInText), '](', target, ')'],
  };
}

function part(pattern: string, is: string): Part {
  return { pattern, is };
}

function literal(text: string): Part {
  return part(text.replace(patternCharacters, '\\$&'), `"${text}"`);
}

function withSlash(address: string): Part {
  const { pattern, is } = literal(address);
  return part(`${pattern}/?`, is);
}

/**
 * With attributes in any order. Only `img` may end with a slash, because JSX does not ignore it as
 * HTML does.
 */
function startTag(name: string, attributes: Readonly<Record<string, Part>>, before = layout) {
  const value = '(?:="[^"]*")?';
  const written = String.raw`(?:${before}[a-z]+(?:-[a-z\d]+)*${value})*`;
  return {
    pattern: `<${name}${written}(?:${before})?${name === 'img' ? '/?' : ''}>`,
    is: `<${name} …> with attributes in lower case and double quotes`,
    tag: { attributes: new Map(Object.entries(attributes)), isOnOneLine: false },
  };
}

function onOneLine(part: Part & { readonly tag: StartTag }): Part {
  return { ...part, tag: { ...part.tag, isOnOneLine: true } };
}

/**
 * Reads a text that must consist of the parts, of which a string stands for itself. Returns what is
 * written in its place, or what is wrong with it, as a sentence about it.
 */
function readParts(
  text: string,
  parts: readonly (Part | string)[],
): { readonly written: string } | { readonly reason: string } {
  let at = 0;
  let after = '';
  let all = '';
  const describeRest = () =>
    at === text.length ? 'it ends' : `it has ${quote(cut(text.slice(at), 60))}`;
  for (const each of parts) {
    const { pattern, is, tag, written } = typeof each === 'string' ? literal(each) : each;
    const expression = new RegExp(pattern, 'uy');
    expression.lastIndex = at;
    const [matched] = expression.exec(text) ?? [];
    if (matched === undefined) return { reason: `${describeRest()} instead of ${is}${after}` };
    const reason = tag && findAttributeProblem(matched, tag);
    if (reason) return { reason };
    all += written ?? (tag ? rewriteTag(matched, tag) : matched);
    at = expression.lastIndex;
    if (matched !== '') after = ` after ${is}`;
  }
  return at === text.length ? { written: all } : { reason: `${describeRest()}${after}` };
}

const attributePattern = /(?<!\s)(\s+)([a-z\d-]+)(?:="([^"]*)")?/g;

function findAttributeProblem(text: string, tag: StartTag): string | null {
  const [name = ''] = /^<[a-z]+/.exec(text) ?? [];
  const seen = new Set<string>();
  for (const [, , attribute = '', value = ''] of text.matchAll(attributePattern)) {
    const rule = ruleOf(attribute, tag);
    if (rule === undefined) return `${name}> has an attribute that is not allowed: ${attribute}`;
    if (seen.has(attribute)) return `${name}> has ${attribute} twice`;
    if (!new RegExp(`^(?:${rule.pattern})$`, 'u').test(value))
      return `${attribute} of ${name}> is ${quote(value)}, not ${rule.is}`;
    seen.add(attribute);
  }
  const missing = requiredAttributes.find(
    (attribute) => tag.attributes.has(attribute) && !seen.has(attribute),
  );
  return missing === undefined ? null : `${name}> has no ${missing}`;
}

function ruleOf(attribute: string, { attributes }: StartTag): Part | undefined {
  return attributes.get(attribute) ?? attributes.get(attribute.replace(/^data-.+/, 'data-*'));
}

function rewriteTag(text: string, tag: StartTag): string {
  const rewritten = text.replace(
    attributePattern,
    (all, gap: string, name: string, value?: string) => {
      const written = ruleOf(name, tag)?.written;
      if (written === null) return '';
      if (written === undefined && !tag.isOnOneLine) return all;
      const before = tag.isOnOneLine ? ' ' : gap;
      return before + (value === undefined ? name : `${name}="${written ?? value}"`);
    },
  );
  return tag.isOnOneLine ? rewritten.replace(/(?<!\s)\s+(?=\/?>$)/, ' ') : rewritten;
}
