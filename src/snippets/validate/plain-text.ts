import { findHiddenCharacter } from '../../text/hidden-characters.ts';
import { isA, onlyChild, parseMarkdown } from '../parse/markdown.ts';

/** In characters, of an attribute's value or of words. */
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

/**
 * What can pair with text elsewhere in the file. An underscore within a word cannot, nor can a caret that does not begin a
 * label.
 */
const delimiter = /[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u;

/** Finds why a text is not the plain words it should be, as the rest of a sentence. */
export function findWordsProblem(text: string): string | null {
  const hidden = findHiddenCharacter(text);
  if (hidden !== null) return `has ${hidden}`;
  const marker = findMarkerText(text);
  if (marker !== null) return `has ${marker}`;
  return (
    findRefused(refusedEverywhere, text) ??
    ([...text].length > maxTextLength ? `is longer than ${maxTextLength} characters` : null)
  );
}

/** Finds why an image's alternative text is not acceptable, as the rest of a sentence. */
export function findAltProblem(alt: string): string | null {
  return alt.trim() === '' ? 'is empty' : findWordsProblem(alt);
}

/**
 * Finds why words in Markdown would not stay plain in every file: what a bracket, a backtick or a star means depends on the
 * text around it, and GitHub links `www.example.com` without any markup.
 *
 * @param source the words as they are written
 * @param text the words as they are read
 */
export function findMarkdownWordsProblem(source: string, text: string): string | null {
  const problem =
    findWordsProblem(text) ?? findRefused(refusedInMarkdown, text) ?? findRefused(refusedInMarkdown, source);
  if (problem !== null) return problem;

  const found = delimiter.exec(source.replace(escapeOrReference, ' '));
  if (found) return `has "${found[0]}" without a backslash, which can become markup`;

  return readsAs(`x ${source} x`, `x ${text} x`) ? null : 'is not plain text';
}

function findRefused(refused: typeof refusedEverywhere, text: string): string | null {
  for (const [pattern, meaning] of refused) {
    const found = pattern.exec(text);
    if (found) return `has "${found[0]}", which can become ${meaning}`;
  }
  return null;
}

function readsAs(source: string, text: string): boolean {
  const paragraph = onlyChild(parseMarkdown(source), 'paragraph');
  const child = paragraph?.children[0];
  return paragraph?.children.length === 1 && isA(child, 'text') && child.value === text;
}

/** What begins or ends a comment, and so a marker, in Markdown, HTML or MDX. */
const markerTexts = ['<!--', '-->', '--!>', '{/*', '*/}'];

/** Finds a piece of a comment or marker in a text, as the end of a sentence: `a comment or marker ("<!--")`. */
export function findMarkerText(text: string): string | null {
  const found = markerTexts.find((marker) => text.includes(marker));
  return found === undefined ? null : `a comment or marker ("${found}")`;
}
