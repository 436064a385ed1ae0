import { findHiddenCharacter } from '../../text/hidden-characters.ts';
import { quote } from '../../text/quote.ts';
import { isSameAddress, parseAddress } from '../inputs/page-address.ts';
import { onlyChild, parseGithubMarkdown } from '../parse/github-markdown.ts';
import { badgeImageUrl, type Page, widgetScriptUrl } from '../snippet-set.ts';

/** Nothing that a shell or a template engine evaluates, except `&`, which separates parameters. */
const badgeQuery = /^\?[\w.~=&%+-]*$/;
const scriptPath = /^\/static\/embed\/v\d+\/status\.js$/;

/** Finds why a link does not lead to the page's address, spelled in ASCII, as the rest of a sentence. */
export function findTargetProblem(target: string, address: string): string | null {
  const parsed = parseAddress(target);
  if (parsed.outcome === 'refused' || !isSameAddress(parsed.address, address)) {
    return `is ${quote(target)}, not the page's address ${quote(address)}`;
  }
  return /^[\x20-\x7e]*$/.test(target) ? null : `is ${quote(target)}, which is not written in ASCII`;
}

/** Finds why an image is not the page's badge, with or without a query, as the rest of a sentence. */
export function findImageProblem(source: string, page: Page): string | null {
  const badge = badgeImageUrl(page);
  if (!source.startsWith(badge)) return `is ${quote(source)}, not the badge ${quote(badge)}`;
  const query = source.slice(badge.length);
  if (query === '' || badgeQuery.test(query)) return null;
  return `is ${quote(source)}, not the badge ${quote(badge)} with a query of letters, digits and .~_-=&%+`;
}

/** Finds why a script is not the service's widget, as the rest of a sentence. Any version is accepted. */
export function findScriptProblem(source: string, page: Page): string | null {
  const { baseUrl } = page;
  if (source.startsWith(baseUrl) && scriptPath.test(source.slice(baseUrl.length))) return null;
  return `is ${quote(source)}, not ${quote(widgetScriptUrl(page))} (in any version)`;
}

/** In characters. */
export const maxTextLength = 100;

/** What no value or words may contain, however it is escaped, and what it could become. */
const refusedEverywhere: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/</, 'HTML'],
  // Template engines, MDX and Vue evaluate these wherever they find them.
  [/[{}]/, 'a template expression'],
  // In a Markdown code span that began before the section, a backslash does not escape a backtick.
  [/`/, 'code'],
  [/\$/, 'a variable or mathematics'],
  [/@(?=[\p{L}\p{N}])/u, 'a mention'],
];

const refusedInMarkdown: typeof refusedEverywhere = [
  ...refusedEverywhere,
  [/\|/, 'a table cell'],
  // GitHub links more schemes than its specification, and the parser here, name.
  [/:\/\//, 'a link'],
];

const escapeOrReference = /\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi;

/** What can pair with text elsewhere in the file, unlike an underscore in a word, or a caret that does not begin a label. */
const delimiter = /[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u;

/** Finds why a text is not the plain words it should be, as the rest of a sentence. */
export function findWordsProblem(text: string): string | null {
  const hidden = findHiddenCharacter(text);
  if (hidden !== null) return `has ${hidden}`;
  const marker = findMarkerText(text);
  if (marker !== null) return `has ${marker}`;
  const isLong = [...text].length > maxTextLength;
  return findRefused(refusedEverywhere, text) ?? (isLong ? `is longer than ${maxTextLength} characters` : null);
}

export function findAltProblem(alt: string): string | null {
  return alt.trim() === '' ? 'is empty' : findWordsProblem(alt);
}

/**
 * Finds why words in Markdown, written as `source` and displayed as `text`, would not stay plain in every file: what a
 * bracket or a star means depends on the text around it, and GitHub links `www.example.com`.
 */
export function findMarkdownWordsProblem(source: string, text: string): string | null {
  const problem =
    findWordsProblem(text) ?? findRefused(refusedInMarkdown, text) ?? findRefused(refusedInMarkdown, source);
  if (problem !== null) return problem;

  const found = delimiter.exec(source.replace(escapeOrReference, ' '));
  if (found) return `has "${found[0]}" without a backslash, which can become markup`;

  const paragraph = onlyChild(parseGithubMarkdown(`x ${source} x`), 'paragraph');
  const words = paragraph && onlyChild(paragraph, 'text');
  return words?.value === `x ${text} x` ? null : 'is not plain text';
}

function findRefused(refused: typeof refusedEverywhere, text: string): string | null {
  for (const [pattern, meaning] of refused) {
    const found = pattern.exec(text);
    if (found) return `has "${found[0]}", which can become ${meaning}`;
  }
  return null;
}

/** Finds what begins or ends a comment, and so a marker, as the end of a sentence. */
export function findMarkerText(text: string): string | null {
  const found = ['<!--', '-->', '--!>', '{/*', '*/}'].find((marker) => text.includes(marker));
  return found === undefined ? null : `a comment or marker ("${found}")`;
}
