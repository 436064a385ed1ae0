import type { ErrorCode } from '../../text/errors.ts';
import type { Range } from '../../text/range.ts';
import type { Comment, ParsedDocument, SectionProblem } from '../parsed-document.ts';
import type { Attributes } from './attributes.ts';
import {
  type CommentSyntax,
  formatMarker,
  type ParsedMarker,
  parseMarker,
  parseUnclosedMarker,
  roleOf,
} from './marker.ts';

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

/** Finds markers that are written in the syntax of another format. */
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
