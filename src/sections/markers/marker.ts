import { distance } from 'fastest-levenshtein';
import type { ProblemCode } from '../problem.ts';
import { type Attributes, parseAttributes } from './attributes.ts';

/** The meaning of a comment: a marker, a broken marker, or none. */
export type ParsedMarker =
  | { readonly kind: 'start'; readonly attributes: Attributes }
  | { readonly kind: 'end' }
  | {
      readonly kind: 'problem';
      readonly code: ProblemCode;
      readonly message: string;
      readonly role: 'start' | 'end';
    }
  | { readonly kind: 'other' };

/** How a comment is written: `<!-- … -->` or, in MDX, `{/* … *\/}`. */
export type Spelling = 'html' | 'mdx';

const exact = /^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/;
const alike = /^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i;

/** Words people write for `start` and `end`. */
const synonyms = new Map<string, 'start' | 'end'>([
  ['start', 'start'],
  ['begin', 'start'],
  ['begins', 'start'],
  ['open', 'start'],
  ['opens', 'start'],
  ['end', 'end'],
  ['ends', 'end'],
  ['stop', 'end'],
  ['stops', 'end'],
  ['close', 'end'],
  ['finish', 'end'],
]);

/**
 * Parses the text between the delimiters of a comment.
 *
 * A look-alike is a comment with the program's name and a word for start or end in a spelling that no marker has, or with the
 * asterisks or dashes of the delimiters doubled. A comment that only mentions the words in a sentence is no marker.
 */
export function parseMarker(text: string, spelling: Spelling): ParsedMarker {
  const words = text.trim();
  const match = exact.exec(words);
  if (match) return readMarker(match[1] === 'start' ? 'start' : 'end', match[2] ?? '');
  const role = alikeRole(words.replace(/^[*-]+\s*/, ''));
  if (role === undefined) return { kind: 'other' };
  const message = `this looks like a marker but is not one; write ${spell(role, spelling)}`;
  return { kind: 'problem', code: 'look-alike', message, role };
}

/** Parses the text of a comment that is not closed: at best it was meant as a marker. */
export function parseUnclosedMarker(text: string, spelling: Spelling): ParsedMarker {
  const [first = ''] = text.trim().split(/--!?>|[\r\n]/);
  const meant = parseMarker(first, spelling);
  if (meant.kind === 'other') return meant;
  const role = meant.kind === 'problem' ? meant.role : meant.kind;
  const message = `this marker does not end with "-->"; write ${spell(role, spelling)}`;
  return { kind: 'problem', code: 'look-alike', message, role };
}

/** A marker in the syntax of a format, for messages. */
export function spell(role: 'start' | 'end', spelling: Spelling): string {
  return spelling === 'html' ? `<!-- status-snippets ${role} -->` : `{/* status-snippets ${role} */}`;
}

function readMarker(role: 'start' | 'end', rest: string): ParsedMarker {
  if (role === 'end') {
    if (rest === '') return { kind: 'end' };
    const message = `the end marker takes no attributes, but has "${rest}"; put them on the start marker`;
    return { kind: 'problem', code: 'unknown-attribute', message, role };
  }
  const reading = parseAttributes(rest);
  if (reading.valid) return { kind: 'start', attributes: reading.attributes };
  return { kind: 'problem', code: reading.code, message: reading.message, role };
}

function alikeRole(text: string): 'start' | 'end' | undefined {
  const match = alike.exec(text);
  const word = match?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  const rest = match?.[2] ?? '';
  if (rest !== '' && !/^(?:[\w-]+\s*=|[*-]+$)/.test(rest)) return undefined;
  const known = synonyms.get(word);
  if (known !== undefined) return known;
  if (distance(word, 'start') <= 2) return 'start';
  if (distance(word, 'end') <= 1) return 'end';
  return undefined;
}
