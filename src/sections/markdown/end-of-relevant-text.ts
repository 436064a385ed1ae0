import { blankLine } from '../../core/range.ts';
import { markerWord } from '../marker.ts';

/**
 * What follows the block of the last marker cannot change where markers are. Only a definition can:
 * it makes text in brackets a link, which matters to a marker after a bracket.
 */
export function endOfRelevantText(text: string): number {
  const lastMention = [...text.matchAll(marker)].at(-1)?.index ?? 0;
  if (dependsOnDefinitions(text)) return text.length;
  const commentStart = text.lastIndexOf('<!--', lastMention);
  const commentEnd = commentStart < 0 ? -1 : text.indexOf('-->', commentStart);
  if (commentStart >= 0 && commentEnd < 0) return text.length;
  boundary.lastIndex = Math.max(lastMention, commentEnd);
  return boundary.test(text) ? boundary.lastIndex : text.length;
}

const marker = new RegExp(markerWord, 'giu');

/**
 * A blank line before a line that can neither continue a list, quote or footnote nor begin a list
 * item.
 */
const boundary = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g;

/** Whether a definition can make a link of text that contains a marker. */
function dependsOnDefinitions(text: string): boolean {
  if (!text.includes(']:')) return false;
  return text.split(blankLine).some((paragraph) => {
    if (paragraph.search(marker) < 0) return false;
    const open = withoutBrackets(paragraph);
    const bracket = open.indexOf('[');
    return bracket >= 0 && open.slice(bracket).search(marker) >= 0;
  });
}

/**
 * Without brackets that end before a marker, as those of the badges before it do. Only brackets
 * that certainly belong together: nothing between them can hide the second one.
 */
function withoutBrackets(paragraph: string): string {
  const withoutTexts = paragraph.replace(brackets, '');
  return withoutTexts.replace(brackets, ''); // around the text of an image, those of a link
}

const brackets = /\[[^[\]\\`<]*\]/g;
