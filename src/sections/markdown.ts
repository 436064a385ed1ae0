import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Token } from 'micromark-util-types';
import { Containers } from './containers.ts';
import { closedHtml, type HtmlState, readHtml } from './html-comments.ts';
import { markdownEvents } from './markdown-events.ts';
import type {
  Comment,
  CommentPosition,
  FlowPosition,
  Foreign,
  Reading,
  Span,
  TextPosition,
} from './reading.ts';
import type { Range } from './section.ts';

/** Where the spelling of an MDX comment is not visible text. */
const opaqueTypes: ReadonlySet<string> = new Set([
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'resource',
  'htmlFlow',
  'htmlText',
  'yaml',
  'toml',
]);

/** Tokens that say nothing of how a text reads: line endings, white space, and what only groups others. */
const silentTypes: ReadonlySet<string> = new Set([
  'content',
  'data',
  'lineEnding',
  'lineEndingBlank',
  'linePrefix',
  'lineSuffix',
  'whitespace',
  'space',
  'listItemIndent',
  'gfmFootnoteDefinitionIndent',
  'htmlFlow',
]);

const foreignComment = /(?<!\\)(?:\\\\)*\{\s*\/\*([\s\S]*?)\*\/\s*\}/g;

/** Blocks of running text. HTML that is opened in one and not closed does not reach into the next. */
const textBlocks: ReadonlySet<string> = new Set([
  'paragraph',
  'atxHeading',
  'setextHeading',
  'tableData',
  'tableHeader',
]);

const tableCells: ReadonlySet<string> = new Set(['tableData', 'tableHeader']);

/**
 * Reads a Markdown text: its comments, wherever HTML is allowed, and the constructs around them.
 *
 * @param defined normalised labels to take as defined, besides those the text defines
 */
export function readMarkdown(text: string, defined: readonly string[] = []): Reading {
  const comments: Comment[] = [];
  const definitions: (Range & { label: string })[] = [];
  const outline: OpenSpan[] = [];
  const opaque: Range[] = [];
  const visible: Range[] = [];
  const containers = new Containers();
  const open: Token[] = [];
  /** The lines of the current HTML construct, without what belongs to the containers around it. */
  let pieces: Range[] = [];
  let inFlow: HtmlState = closedHtml;
  let inText: HtmlState = closedHtml;

  for (const event of markdownEvents(text, defined)) {
    containers.follow(event);
    if (event[0] === 'enter') {
      enter(event[1]);
      open.push(event[1]);
    } else {
      open.pop();
      leave(event[1]);
    }
  }
  return { comments, foreign: foreignIn(text, opaque, visible), definitions, outline: outline.map(settle) };

  function enter(token: Token): void {
    const range = rangeOf(token);
    if (opaqueTypes.has(token.type)) opaque.push(range);
    if (textBlocks.has(token.type)) inText = inFlow;
    if (token.type === 'htmlFlow' || token.type === 'htmlText') pieces = [];
    if (token.type === 'htmlFlowData' || token.type === 'htmlTextData') pieces.push(range);
    if (token.type === 'definitionLabelString') {
      definitions.push({ ...range, label: normalizeIdentifier(text.slice(range.start, range.end)) });
    }
    if (!silentTypes.has(token.type)) {
      const isList = token.type === 'listOrdered' || token.type === 'listUnordered';
      outline.push({ ...range, type: token.type, list: isList ? containers.list : null });
    }
  }

  function leave(token: Token): void {
    if (token.type === 'htmlFlow') inFlow = readComments(inFlow, flowPosition, containers.host);
    if (token.type === 'htmlText')
      inText = readComments(inText, textPosition, open.at(-1) ?? containers.host);
    if (textBlocks.has(token.type)) {
      inFlow = { raw: inFlow.raw && inText.raw, linked: inFlow.linked && inText.linked };
    }
  }

  function readComments(
    state: HtmlState,
    positionOf: (at: number) => CommentPosition,
    host: object,
  ): HtmlState {
    const [first] = pieces;
    if (!first) return state;
    const reading = readHtml(joinPieces(text, pieces), state);
    const inLink = open.some((token) => token.type === 'labelText');
    for (const { start, end, text: words, linked } of reading.comments) {
      const range = { start: first.start + start, end: first.start + end };
      comments.push({
        range,
        text: words,
        linked: linked || inLink,
        host,
        position: positionOf(range.start),
      });
    }
    for (const { start, end } of reading.texts)
      visible.push({ start: first.start + start, end: first.start + end });
    return reading.state;
  }

  function flowPosition(at: number): FlowPosition {
    const [first] = pieces;
    const piece = pieces.findLast((candidate) => candidate.start <= at);
    if (!first || !piece) throw new RangeError(`No line of HTML at offset ${at}`);
    const indentation = /^[ \t]*/.exec(text.slice(piece.start, piece.end))?.[0] ?? '';
    return {
      kind: 'flow',
      leading: text.slice(first.start, at).trim() !== '',
      ownLine: text.slice(piece.start, at).trim() === '',
      prefix: text.slice(lineStart(text, piece.start), piece.start),
      indentation,
      list: containers.list,
    };
  }

  function textPosition(): TextPosition {
    return {
      kind: 'text',
      heading: open.some(({ type }) => type === 'atxHeading' || type === 'setextHeading'),
      table: open.some((token) => tableCells.has(token.type)),
    };
  }
}

/** A span whose list may still turn out to be loose. */
interface OpenSpan extends Span {
  readonly list: { readonly loose: boolean } | null;
}

function settle({ start, end, type, list }: OpenSpan): Span {
  return { start, end, type: list?.loose ? `${type} loose` : type };
}

function lineStart(text: string, offset: number): number {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return start === 0 && text.startsWith('\uFEFF') ? 1 : start;
}

function rangeOf(token: Token): Range {
  return { start: token.start.offset, end: token.end.offset };
}

/** The pieces as one text, the prefixes of containers between them blanked so that offsets stay. */
function joinPieces(text: string, pieces: readonly Range[]): string {
  let joined = '';
  let from = pieces[0]?.start ?? 0;
  for (const { start, end } of pieces) {
    joined += text.slice(from, start).replace(/[^\r\n]/g, ' ') + text.slice(start, end);
    from = end;
  }
  return joined;
}

function foreignIn(text: string, opaque: readonly Range[], visible: readonly Range[]): Foreign[] {
  const holds = (ranges: readonly Range[], at: number) =>
    ranges.some(({ start, end }) => start <= at && at < end);
  const found: Foreign[] = [];
  for (const match of text.matchAll(foreignComment)) {
    const start = match.index + match[0].indexOf('{');
    if (holds(opaque, start) && !holds(visible, start)) continue;
    found.push({ start, end: match.index + match[0].length, text: match[1] ?? '' });
  }
  return found;
}
