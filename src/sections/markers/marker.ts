import { distance } from 'fastest-levenshtein';
import type { ProblemCode } from '../problem.ts';
import { type Attributes, readAttributes } from './attributes.ts';

/** What a comment says: a marker, something that is wrong with one, or nothing of ours. */
export type CommentReading =
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
 * Reads the text between the delimiters of a comment.
 *
 * A look-alike is a comment that says the program's name and a word for start or end, spelled as no marker is, or with the
 * stars or dashes of a comment doubled; a comment that only mentions the words in a sentence is none of ours.
 */
export function readComment(text: string, spelling: Spelling): CommentReading {
  const words = text.trim();
  const match = exact.exec(words);
  if (match) return readMarker(match[1] === 'start' ? 'start' : 'end', match[2] ?? '');
  const role = alikeRole(words.replace(/^[*-]+\s*/, ''));
  if (role === undefined) return { kind: 'other' };
  const message = `this looks like a marker but is not one; write ${spell(role, spelling)}`;
  return { kind: 'problem', code: 'look-alike', message, role };
}

/** Reads the text of a comment that does not end as one has to: at best it means to be a marker. */
export function readUnclosed(text: string, spelling: Spelling): CommentReading {
  const [first = ''] = text.trim().split(/--!?>|[\r\n]/);
  const meant = readComment(first, spelling);
  if (meant.kind === 'other') return meant;
  const role = meant.kind === 'problem' ? meant.role : meant.kind;
  const message = `this marker does not end with "-->"; write ${spell(role, spelling)}`;
  return { kind: 'problem', code: 'look-alike', message, role };
}

/** A marker as it is written in a format, for messages. */
export function spell(role: 'start' | 'end', spelling: Spelling): string {
  return spelling === 'html' ? `<!-- status-snippets ${role} -->` : `{/* status-snippets ${role} */}`;
}

function readMarker(role: 'start' | 'end', rest: string): CommentReading {
  if (role === 'end') {
    if (rest === '') return { kind: 'end' };
    const message = `the end marker takes no attributes, but has "${rest}"; put them on the start marker`;
    return { kind: 'problem', code: 'unknown-attribute', message, role };
  }
  const reading = readAttributes(rest);
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
