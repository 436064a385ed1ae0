import { distance } from 'fastest-levenshtein';
import { type ErrorCode, isError } from '../../text/errors.ts';
import type { Range } from '../../text/range.ts';
import type { Comment, ParsedDocument, SectionProblem, WrongSyntaxComment } from '../parsed-document.ts';
import { type Attributes, parseAttributes } from './attributes.ts';

/** The meaning of a comment: a marker, a comment that was meant as a marker but is not a valid one, or any other comment. */
type ParsedMarker =
  | { readonly kind: 'start'; readonly attributes: Attributes }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly code: ErrorCode; readonly message: string; readonly role: 'start' | 'end' }
  | { readonly kind: 'other' };

/** How a comment is written: `<!-- … -->` or, in MDX, `{/* … *\/}`. */
type CommentSyntax = 'html' | 'mdx';

/** The pattern of the word that is in every marker, and in everything that looks like a marker. */
export const markerWord = 'status[-_ ]?snippet';
const mentionPattern = new RegExp(markerWord, 'i');

/** Whether a text can contain a marker. Most texts cannot, and need no parser. */
export function mentionsMarkers(text: string): boolean {
  return mentionPattern.test(text);
}

const exactPattern = /^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/;
const lookAlikePattern = /^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i;

/** Words that people write instead of `start` and `end`. */
const startWords = /^(?:start|begins?|opens?)$/;
const endWords = /^(?:ends?|stops?|close|finish)$/;

/**
 * Parses the text between the delimiters of a comment.
 *
 * A look-alike contains the program's name and a word for start or end, but they are written differently from a marker
 * (`begin`), or a delimiter has extra dashes or asterisks. A comment that mentions the words in a sentence is no look-alike.
 */
export function parseMarker(text: string, syntax: CommentSyntax): ParsedMarker {
  const words = text.trim();
  const [, exactRole, rest = ''] = exactPattern.exec(words) ?? [];
  if (exactRole === 'start') {
    try {
      return { kind: 'start', attributes: parseAttributes(rest) };
    } catch (error) {
      if (!isError(error)) throw error;
      return { kind: 'problem', code: error.code, message: error.message, role: 'start' };
    }
  }
  if (exactRole === 'end') {
    if (rest === '') return { kind: 'end' };
    const message = `the end marker takes no attributes, but has "${rest}"; put them on the start marker`;
    return { kind: 'problem', code: 'unknown-attribute', message, role: 'end' };
  }
  const role = lookAlikeRole(words.replace(/^[*-]+\s*/, ''));
  return role ? createLookAlike(role, 'looks like a marker but is not one', syntax) : { kind: 'other' };
}

function parseUnclosedMarker(text: string, syntax: CommentSyntax): ParsedMarker {
  const [first = ''] = text.trim().split(/[\r\n]/);
  const meant = parseMarker(first, syntax);
  return meant.kind === 'other' ? meant : createLookAlike(roleOf(meant), 'marker does not end with "-->"', syntax);
}

/** Formats a marker without attributes, for messages. */
export function formatMarker(role: 'start' | 'end', syntax: CommentSyntax): string {
  return syntax === 'html' ? `<!-- status-snippets ${role} -->` : `{/* status-snippets ${role} */}`;
}

/** The role of a marker: start or end. A broken marker has a role too, so that its partner is not reported as a second mistake. */
export function roleOf(marker: Exclude<ParsedMarker, { kind: 'other' }>): 'start' | 'end' {
  return marker.kind === 'problem' ? marker.role : marker.kind;
}

function createLookAlike(role: 'start' | 'end', problem: string, syntax: CommentSyntax): ParsedMarker {
  return { kind: 'problem', code: 'look-alike', message: `this ${problem}; write ${formatMarker(role, syntax)}`, role };
}

function lookAlikeRole(text: string): 'start' | 'end' | undefined {
  const [, name, rest = ''] = lookAlikePattern.exec(text) ?? [];
  if (name === undefined || (rest !== '' && !/^(?:[\w-]+\s*=|[*-]+$)/.test(rest))) return undefined;
  const word = name.toLowerCase();
  if (startWords.test(word) || distance(word, 'start') <= 2) return 'start';
  return endWords.test(word) || distance(word, 'end') <= 1 ? 'end' : undefined;
}

/** Matches a brace after an even number of backslashes, and the comment after the brace. */
const mdxComment = /\{(?<=(?<!\\)(?:\\\\)*\{)\s*\/\*([\s\S]*?)\*\//g;

/** Finds every `{/* … *\/}` that is not escaped. */
export function findMdxComments(text: string): WrongSyntaxComment[] {
  // The search takes linear time only because the text after the last comment is cut off.
  const comments = text.slice(0, text.lastIndexOf('*/') + '*/'.length).matchAll(mdxComment);
  return [...comments].map(({ index, 1: inside = '' }) => ({ start: index, text: inside }));
}

/** A start marker and the end marker that belongs to it. */
export interface Pair {
  readonly start: Comment;
  readonly end: Comment;
  /** The range between the markers. */
  readonly content: Range;
  readonly attributes: Attributes;
}

/** Finds the markers among the comments of a text and pairs them, in document order. */
export function pairMarkers(
  document: ParsedDocument,
  syntax: CommentSyntax,
): { readonly pairs: readonly Pair[]; readonly problems: readonly SectionProblem[] } {
  const pairs: Pair[] = [];
  const problems: SectionProblem[] = findWrongSyntax(document, syntax);
  const report = ({ range }: Comment, code: ErrorCode, message: string) =>
    problems.push({ offset: range.start, code, message });
  const [start, end] = [formatMarker('start', syntax), formatMarker('end', syntax)];
  let openStart: { readonly comment: Comment; readonly marker: ParsedMarker } | undefined;

  for (const comment of document.comments) {
    const marker = (comment.isClosed ? parseMarker : parseUnclosedMarker)(comment.text, syntax);
    if (marker.kind === 'other') continue;
    if (marker.kind === 'problem') report(comment, marker.code, marker.message);
    if (roleOf(marker) === 'start') {
      if (openStart)
        report(comment, 'nested-start', `a section starts inside another one; end that with ${end} before this marker`);
      else openStart = { comment, marker };
    } else if (openStart) {
      if (marker.kind === 'end' && openStart.marker.kind === 'start') {
        const content = { start: openStart.comment.range.end, end: comment.range.start };
        pairs.push({ start: openStart.comment, end: comment, content, attributes: openStart.marker.attributes });
      }
      openStart = undefined;
    } else if (marker.kind === 'end') {
      report(comment, 'end-without-start', `an end marker without a start; put ${start} before it or remove it`);
    }
  }
  if (openStart?.marker.kind === 'start') {
    report(openStart.comment, 'start-without-end', `a start marker without an end; put ${end} where the section ends`);
  }
  return { pairs, problems };
}

function findWrongSyntax(document: ParsedDocument, syntax: CommentSyntax): SectionProblem[] {
  const otherSyntax = syntax === 'html' ? 'mdx' : 'html';
  return document.wrongSyntaxComments.flatMap(({ start, text }) => {
    const marker = parseMarker(text, otherSyntax);
    if (marker.kind === 'other') return [];
    const role = roleOf(marker);
    const message = `${formatMarker(role, otherSyntax)} ${wrongSyntaxEffects[syntax]}; write ${formatMarker(role, syntax)}`;
    return [{ offset: start, code: 'look-alike', message: message + formatHints[syntax] }];
  });
}

const wrongSyntaxEffects: Readonly<Record<CommentSyntax, string>> = {
  html: 'is visible text in Markdown and HTML',
  mdx: 'is a syntax error in MDX',
};

const formatHints: Readonly<Record<CommentSyntax, string>> = {
  html: ', or read the file as MDX with --format mdx (Docusaurus does)',
  mdx: '',
};
