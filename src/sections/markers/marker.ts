import { distance } from 'fastest-levenshtein';
import { type BrokenMarker, parseAttributes, type StartMarker } from './attributes.ts';

/** The meaning of a comment: a marker, a broken marker, or none. */
export type ParsedMarker = StartMarker | { readonly kind: 'end' } | BrokenMarker | { readonly kind: 'other' };

/** How a comment is written: `<!-- … -->` or, in MDX, `{/* … *\/}`. */
export type CommentSyntax = 'html' | 'mdx';

/** The word in every marker, and in everything that looks like one. */
export const markerWord = 'status[-_ ]?snippet';
const mention = new RegExp(markerWord, 'i');

/** Whether a text can contain a marker. Most texts cannot, and need no parser. */
export function mentionsMarkers(text: string): boolean {
  return mention.test(text);
}

const exact = /^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/;
const alike = /^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i;

/** Words people write for `start` and `end`. */
const startWords = /^(?:start|begins?|opens?)$/;
const endWords = /^(?:ends?|stops?|close|finish)$/;

/**
 * Parses the text between the delimiters of a comment.
 *
 * A look-alike is a comment with the program's name and a word for start or end in a spelling that no marker has, or with the
 * asterisks or dashes of the delimiters doubled. A comment that only mentions the words in a sentence is no marker.
 */
export function parseMarker(text: string, syntax: CommentSyntax): ParsedMarker {
  const words = text.trim();
  const [, exactRole, rest = ''] = exact.exec(words) ?? [];
  if (exactRole === 'start') return parseAttributes(rest);
  if (exactRole === 'end') {
    if (rest === '') return { kind: 'end' };
    const message = `the end marker takes no attributes, but has "${rest}"; put them on the start marker`;
    return { kind: 'problem', code: 'unknown-attribute', message, role: 'end' };
  }
  const role = alikeRole(words.replace(/^[*-]+\s*/, ''));
  return role ? lookAlike(role, 'looks like a marker but is not one', syntax) : { kind: 'other' };
}

/** Parses the text of a comment that is not closed: at best it was meant as a marker. */
export function parseUnclosedMarker(text: string, syntax: CommentSyntax): ParsedMarker {
  const [first = ''] = text.trim().split(/[\r\n]/);
  const meant = parseMarker(first, syntax);
  return meant.kind === 'other' ? meant : lookAlike(roleOf(meant), 'marker does not end with "-->"', syntax);
}

/** A marker in the syntax of a format, for messages. */
export function formatMarker(role: 'start' | 'end', syntax: CommentSyntax): string {
  return syntax === 'html' ? `<!-- status-snippets ${role} -->` : `{/* status-snippets ${role} */}`;
}

/** A broken marker still opens or closes a section, so that one mistake is reported once. */
export function roleOf(marker: Exclude<ParsedMarker, { kind: 'other' }>): 'start' | 'end' {
  return marker.kind === 'problem' ? marker.role : marker.kind;
}

function lookAlike(role: 'start' | 'end', problem: string, syntax: CommentSyntax): BrokenMarker {
  return { kind: 'problem', code: 'look-alike', message: `this ${problem}; write ${formatMarker(role, syntax)}`, role };
}

function alikeRole(text: string): 'start' | 'end' | undefined {
  const [, name, rest = ''] = alike.exec(text) ?? [];
  if (name === undefined || (rest !== '' && !/^(?:[\w-]+\s*=|[*-]+$)/.test(rest))) return undefined;
  const word = name.toLowerCase();
  if (startWords.test(word) || distance(word, 'start') <= 2) return 'start';
  return endWords.test(word) || distance(word, 'end') <= 1 ? 'end' : undefined;
}
