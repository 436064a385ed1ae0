import type { Range } from '../../text/range.ts';
import type { Comment, ParsedDocument } from '../parsed-document.ts';
import type { SectionProblem } from '../problem.ts';
import { type ParsedMarker, parseMarker, parseUnclosedMarker, type Spelling, spell } from './marker.ts';

/** A start marker and the end marker that belongs to it. */
export interface Pair {
  readonly start: Comment;
  readonly end: Comment;
  readonly marker: Extract<ParsedMarker, { kind: 'start' }>;
}

/** The range between the markers. */
export function contentRange({ start, end }: Pair): Range {
  return { start: start.range.end, end: end.range.start };
}

export interface Pairing {
  readonly pairs: readonly Pair[];
  readonly problems: readonly SectionProblem[];
}

/** Finds the markers among the comments of a text and pairs them, in document order. */
export function pairMarkers(document: ParsedDocument, spelling: Spelling): Pairing {
  const pairs: Pair[] = [];
  const problems: SectionProblem[] = foreignMarkers(document, spelling);
  let open: Opening | undefined;

  for (const comment of document.comments) {
    const offset = comment.range.start;
    const marker = comment.isClosed ? parseMarker(comment.text, spelling) : parseUnclosedMarker(comment.text, spelling);
    if (marker.kind === 'other') continue;
    if (marker.kind === 'problem') problems.push({ offset, code: marker.code, message: marker.message });
    if (roleOf(marker) === 'start') {
      if (open) problems.push(nested(offset, spelling));
      else open = { comment, marker };
    } else if (!open) {
      if (marker.kind === 'end') problems.push(endWithoutStart(offset, spelling));
    } else {
      if (marker.kind === 'end' && open.marker.kind === 'start') {
        pairs.push({ start: open.comment, end: comment, marker: open.marker });
      }
      open = undefined;
    }
  }
  if (open?.marker.kind === 'start') problems.push(startWithoutEnd(open.comment.range.start, spelling));
  return { pairs, problems: problems.sort((one, other) => one.offset - other.offset) };
}

interface Opening {
  readonly comment: Comment;
  readonly marker: ParsedMarker;
}

/** A broken marker still opens or closes a section, so that one mistake is reported once. */
function roleOf(marker: Exclude<ParsedMarker, { kind: 'other' }>): 'start' | 'end' {
  return marker.kind === 'problem' ? marker.role : marker.kind;
}

function foreignMarkers(document: ParsedDocument, spelling: Spelling): SectionProblem[] {
  const other = spelling === 'html' ? 'mdx' : 'html';
  return document.foreignComments.flatMap(({ start, text }) => {
    const marker = parseMarker(text, other);
    if (marker.kind === 'other') return [];
    const role = roleOf(marker);
    const message = `${spell(role, other)} ${foreignCommentEffects[spelling]}; write ${spell(role, spelling)}`;
    return [{ offset: start, code: 'look-alike', message: message + formatHint[spelling] }];
  });
}

const foreignCommentEffects: Readonly<Record<Spelling, string>> = {
  html: 'is visible text in Markdown and HTML',
  mdx: 'is a syntax error in MDX',
};

const formatHint: Readonly<Record<Spelling, string>> = {
  html: ', or read the file as MDX with --format mdx (Docusaurus does)',
  mdx: '',
};

function nested(offset: number, spelling: Spelling): SectionProblem {
  const message = `a section starts inside another one; end that with ${spell('end', spelling)} before this marker`;
  return { offset, code: 'nested-start', message };
}

function endWithoutStart(offset: number, spelling: Spelling): SectionProblem {
  const message = `an end marker without a start; put ${spell('start', spelling)} before it or remove it`;
  return { offset, code: 'end-without-start', message };
}

function startWithoutEnd(offset: number, spelling: Spelling): SectionProblem {
  const message = `a start marker without an end; put ${spell('end', spelling)} where the section ends`;
  return { offset, code: 'start-without-end', message };
}
