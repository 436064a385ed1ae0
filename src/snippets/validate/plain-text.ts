import { findHiddenCharacter } from '../../text/hidden-characters.ts';
import { isA, onlyChild, readMarkdown } from '../parse/markdown.ts';

const longest = 100;

/** What no words in Markdown may hold, escaped or not, with what it could turn into. */
const refusedInMarkdown: readonly (readonly [piece: string, meaning: string])[] = [
  // A backslash does not count inside a code span that the text before the section began.
  ['`', 'code'],
  ['<', 'HTML'],
  ['{', 'an expression in MDX'],
  ['}', 'an expression in MDX'],
  ['|', 'a table cell'],
  ['$', 'mathematics'],
  // GitHub makes links of more schemes than its specification, and so than the parser here, says.
  ['://', 'a link'],
];

const escapeOrReference = /\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi;

/**
 * An underscore within a word is only itself, and a caret behind the start of a label no footnote; anything else here can
 * pair with text elsewhere in the file.
 */
const delimiter = /[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u;

/** Why a text is not the plain words it should be, as the rest of a sentence; null where it is. */
export function findWordsProblem(text: string): string | null {
  const hidden = findHiddenCharacter(text);
  if (hidden !== null) return `has ${hidden}`;
  const marker = findMarkerText(text);
  if (marker !== null) return `has ${marker}`;
  if (text.includes('<')) return 'has "<", which can become HTML';
  return [...text].length > longest ? `is longer than ${longest} characters` : null;
}

/** Why an image's alternative text will not do, as the rest of a sentence; null where it will. */
export function findAltProblem(alt: string): string | null {
  return alt.trim() === '' ? 'is empty' : findWordsProblem(alt);
}

/**
 * Why words in Markdown would not stay plain wherever they land: what a bracket, a backtick or a star means depends on
 * the text around it, and on GitHub `www.example.com` is a link without any sign of one.
 *
 * @param source The words as they are written.
 * @param text The words as they are read.
 */
export function findMarkdownWordsProblem(source: string, text: string): string | null {
  const problem = findWordsProblem(text);
  if (problem !== null) return problem;

  const refused = refusedInMarkdown.find(([piece]) => text.includes(piece) || source.includes(piece));
  if (refused) return `has "${refused[0]}", which can become ${refused[1]}`;

  const found = delimiter.exec(source.replace(escapeOrReference, ' '));
  if (found) return `has "${found[0]}" without a backslash, which can become markup`;

  return readsAs(`x ${source} x`, `x ${text} x`) ? null : 'is not plain text';
}

function readsAs(source: string, text: string): boolean {
  const paragraph = onlyChild(readMarkdown(source), 'paragraph');
  const child = paragraph?.children[0];
  return paragraph?.children.length === 1 && isA(child, 'text') && child.value === text;
}

/** What begins or ends a comment, and so a marker, in Markdown, HTML or MDX. */
const markerTexts = ['<!--', '-->', '--!>', '{/*', '*/}'];

/** What of a comment or marker a text holds, as the end of a sentence: `a comment or marker ("<!--")`; null without. */
export function findMarkerText(text: string): string | null {
  const found = markerTexts.find((marker) => text.includes(marker));
  return found === undefined ? null : `a comment or marker ("${found}")`;
}
