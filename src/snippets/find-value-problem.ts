import { findHiddenCharacter } from '../text/hidden-characters.ts';
import { quote } from '../text/quote.ts';
import { onlyChild, parseGithubMarkdown } from './github-markdown.ts';
import { isSameAddress, parseAddress } from './inputs.ts';
import { badgeImageUrl, type Page, widgetScriptUrl } from './snippet-set.ts';

/** A query without characters that a shell or template engine evaluates, apart from `&`, which separates parameters. */
const badgeQuery = /^\?[\w.~=&%+-]*$/;
const scriptPath = /^\/static\/embed\/v\d+\/status\.js$/;

/** Describes why a link does not contain the page's address in ASCII, as the rest of a sentence; null if it does. */
export function findTargetProblem(target: string, address: string): string | null {
  const parsed = parseAddress(target);
  if (parsed === null || !isSameAddress(parsed, address)) {
    return `is ${quote(target)}, not the page's address ${quote(address)}`;
  }
  return /^[\x20-\x7e]*$/.test(target) ? null : `is ${quote(target)}, which is not written in ASCII`;
}

/** Describes why an image is not the page's badge, with or without a query, as the rest of a sentence; null if it is. */
export function findImageProblem(source: string, page: Page): string | null {
  const badge = badgeImageUrl(page);
  if (!source.startsWith(badge)) return `is ${quote(source)}, not the badge ${quote(badge)}`;
  const query = source.slice(badge.length);
  if (query === '' || badgeQuery.test(query)) return null;
  return `is ${quote(source)}, not the badge ${quote(badge)} with a query of letters, digits and .~_-=&%+`;
}

/** Describes why a script is not the service's widget, in any version, as the rest of a sentence; null if it is. */
export function findScriptProblem(source: string, page: Page): string | null {
  const { baseUrl } = page;
  if (source.startsWith(baseUrl) && scriptPath.test(source.slice(baseUrl.length))) return null;
  return `is ${quote(source)}, not ${quote(widgetScriptUrl(page))} (in any version)`;
}

/** The longest text of a label, title or attribute, in characters. */
export const maxTextLength = 100;

/** What is refused in every value and text, even if it is escaped, and what it could turn into. */
const refusedEverywhere: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/</, 'HTML'],
  // Template engines, MDX and Vue evaluate expressions in braces wherever they find them.
  [/[{}]/, 'a template expression'],
  // In a Markdown code span that began before the section, a backslash does not escape a backtick.
  [/`/, 'code'],
  [/\$/, 'a variable or mathematics'],
  [/@(?=[\p{L}\p{N}])/u, 'a mention'],
];

const refusedInMarkdown: typeof refusedEverywhere = [
  ...refusedEverywhere,
  [/\|/, 'a table cell'],
  // GitHub turns more URL schemes into links than its specification names and the parser used here knows.
  [/:\/\//, 'a link'],
];

const escapeOrReference = /\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi;

/**
 * A character that could become markup together with text elsewhere in the file: a bracket, a star or a tilde, a caret at
 * the start, or an underscore at the start or end of a word.
 */
const markupCharacter = /[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u;

/** Describes why a text does not consist of short, plain words, as the rest of a sentence; null if it does. */
export function findWordsProblem(text: string): string | null {
  const hidden = findHiddenCharacter(text);
  if (hidden !== null) return `has ${hidden}`;
  const commentDelimiter = findCommentDelimiter(text);
  if (commentDelimiter !== null) return `has ${commentDelimiter}`;
  const isLong = [...text].length > maxTextLength;
  return findRefused(refusedEverywhere, text) ?? (isLong ? `is longer than ${maxTextLength} characters` : null);
}

/** Describes why the alternative text of an image is not acceptable, as the rest of a sentence; null if it is. */
export function findAltProblem(alt: string): string | null {
  return alt.trim() === '' ? 'is empty' : findWordsProblem(alt);
}

/**
 * Describes why words in Markdown would not stay plain text in every file, as the rest of a sentence; null if they would.
 * What a bracket or a star means depends on the text around it, and GitHub turns `www.example.com` into a link.
 */
export function findMarkdownWordsProblem(source: string): string | null {
  const refused = findRefused(refusedInMarkdown, source);
  if (refused !== null) return refused;
  const match = markupCharacter.exec(source.replace(escapeOrReference, ' '));
  if (match) return `has "${match[0]}" without a backslash, which can become markup`;

  const paragraph = onlyChild(parseGithubMarkdown(`x ${source} x`), 'paragraph');
  const text = (paragraph && onlyChild(paragraph, 'text'))?.value.slice(2, -2);
  return text === undefined ? 'is not plain text' : (findWordsProblem(text) ?? findRefused(refusedInMarkdown, text));
}

function findRefused(refused: typeof refusedEverywhere, text: string): string | null {
  for (const [pattern, meaning] of refused) {
    const match = pattern.exec(text);
    if (match) return `has "${match[0]}", which can become ${meaning}`;
  }
  return null;
}

/** Describes a delimiter of comments, and so of markers, in a text, as the end of a sentence; null if there is none. */
export function findCommentDelimiter(text: string): string | null {
  const delimiter = ['<!--', '-->', '--!>', '{/*', '*/}'].find((one) => text.includes(one));
  return delimiter === undefined ? null : `a comment or marker ("${delimiter}")`;
}
