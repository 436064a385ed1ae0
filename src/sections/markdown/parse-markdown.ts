import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Event } from 'micromark-util-types';
import { blankLine, indexOfLastStarting, indexOfRangeAround, lineStart, type Range } from '../../text/range.ts';
import type { TimeBudget } from '../../text/time-limit.ts';
import { contentStart } from '../format.ts';
import { definitionLabels, findMdxComments, labelPattern, markerWord, wrongSyntaxProblems } from '../marker.ts';
import type { ParsedDocument, SectionWarning, Span } from '../parsed-document.ts';
import { ContainerTracker, listTypes } from './containers.ts';
import type { Labels, ParseEvents } from './event-parser.ts';
import { HtmlVisitor } from './html-visitor.ts';

/** Finds only what matters to sections. `divide` divides the text into blocks; a parameter for tests. */
export async function parseMarkdown(
  text: string,
  timeBudget: TimeBudget,
  divide: typeof parseBlocks = parseBlocks,
): Promise<ParsedDocument> {
  const [lastMarkerOrLabel] = [...text.matchAll(markerOrLabel)].slice(-1);
  const lastStart = lastMarkerOrLabel?.index ?? 0;
  const labels = dependsOnDefinitions(text) ? await findLabels(text, timeBudget) : noLabels;
  const containers = new ContainerTracker();
  const html = new HtmlVisitor(text, containers);
  const definitions: ReturnType<typeof definitionIn> = [];
  const warnings: SectionWarning[] = [];
  const notVisible: Range[] = [{ start: 0, end: contentStart(text) }];
  let parsedEnd = 0;

  const load = async () => {
    html.parseFragment = (await import('../html/parse-html-fragment.ts')).parseHtmlFragment; // before the first event
    return loadParser(text, labels, timeBudget);
  };
  const mentionsMarkerOrLabel = ({ start, end }: Range) => text.slice(start, end).search(markerOrLabel) >= 0;
  for await (const { end, events, comment } of divide(text, mentionsMarkerOrLabel, load)) {
    if (comment) {
      html.visitLoneComment(comment);
      notVisible.push(comment);
    }
    for (const event of events) {
      containers.visit(event);
      html.visit(event);
      definitions.push(...definitionIn(text, event));
      warnings.push(...findIndentedMarker(text, event));
      const [action, token] = event;
      if (action === 'enter' && typesNotVisible.has(token.type)) {
        notVisible.push({ start: token.start.offset, end: token.end.offset });
      }
    }
    parsedEnd = end;
    if (end > lastStart) break;
  }

  const { comments, texts } = html;
  const mdxComments = findMdxComments(text).filter(
    ({ start }) =>
      start < parsedEnd && (indexOfRangeAround(notVisible, start) < 0 || indexOfRangeAround(texts, start) >= 0),
  );
  return { comments, definitions, problems: wrongSyntaxProblems(mdxComments, 'html'), warnings };
}

/** An MDX comment is no mistake in these: in code it is meant literally, and the others are not displayed. */
const typesNotVisible: ReadonlySet<string> = new Set([
  ...['codeFenced', 'codeIndented', 'codeText', 'definition', 'resource', 'htmlFlow', 'htmlText'],
]);

/** The labels matter because a section may define them, and nothing else then. */
const markerOrLabel = new RegExp(`${markerWord}|${labelPattern}\\s*\\]`, 'giu');

/** A definition makes text in brackets a link, which matters to a marker after a bracket. */
function dependsOnDefinitions(text: string): boolean {
  if (!text.includes(']:')) return false;
  return text.split(blankLine).some((paragraph) => {
    const bracket = paragraph.indexOf('[');
    return bracket >= 0 && paragraph.slice(bracket).search(markerOrLabel) >= 0;
  });
}

const noLabels: Labels = { links: [], footnotes: [] };

async function findLabels(text: string, timeBudget: TimeBudget): Promise<Labels> {
  const links = new Set<string>();
  const footnotes = new Set<string>();
  const onlyStructural = () => false; // these are always parsed
  for await (const { events } of parseBlocks(text, onlyStructural, () => loadParser(text, noLabels, timeBudget))) {
    for (const event of events) {
      for (const { label } of definitionIn(text, event)) links.add(label);
      const [action, { type, start, end }] = event;
      if (action !== 'enter' || type !== 'gfmFootnoteDefinitionLabelString') continue;
      footnotes.add(normalizeIdentifier(text.slice(start.offset, end.offset)));
    }
  }
  return { links: [...links], footnotes: [...footnotes] };
}

async function loadParser(text: string, labels: Labels, timeBudget: TimeBudget): Promise<ParseEvents> {
  const { createEventParser } = await import('./event-parser.ts');
  return createEventParser(text, labels, timeBudget);
}

export interface Blocks extends Range {
  readonly events: readonly Event[];
  /** The blocks are one line with a comment, which is found without the parser. */
  readonly comment?: Range;
}

/**
 * Parses a few blocks at a time, because the parser takes longer for a long text than for its parts, and irrelevant
 * blocks need not be parsed at all.
 * @param isRelevant whether blocks are parsed that cannot affect later ones
 * @param load loads the parser; it is called when there is something to parse
 */
export async function* parseBlocks(
  text: string,
  isRelevant: (blocks: Range) => boolean,
  load: () => Promise<ParseEvents>,
): AsyncGenerator<Blocks> {
  let parse: ParseEvents | undefined;
  for (let start = contentStart(text), end = start; start < text.length; start = end) {
    boundary.lastIndex = start;
    // It may be too early for blocks that continue after blank lines.
    end = boundary.test(text) ? boundary.lastIndex : text.length;
    const comment = findLoneComment(text, { start, end });
    let events: readonly Event[] = [];
    if (!comment && (structural.test(text.slice(start, end)) || isRelevant({ start, end }))) {
      parse ??= await load();
      events = parse({ start, end });
      const openEnd = endOfOpenBlock(text, events, end);
      if (openEnd > end) {
        end = openEnd;
        events = parse({ start, end });
      }
    }
    yield { start, end, events, ...(comment && { comment }) };
  }
}

/** HTML, code fences and definitions affect later blocks. */
const structural = /<|`{3}|~{3}|\]:/;

/** A blank line before a line that can neither continue a list, quote or footnote nor begin a list item. */
const boundary = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g;

const loneComment = /(<!--(?!-?>)(?:(?!-->)[^\0\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y;

/** CommonMark defines this case unambiguously (HTML blocks, kind 2), and most markers are written so. */
function findLoneComment(text: string, { start, end }: Range): Range | undefined {
  loneComment.lastIndex = start;
  const [match, line] = loneComment.exec(text) ?? [];
  return line && match?.length === end - start ? { start, end: start + line.length } : undefined;
}

/** The start and the end of HTML blocks that continue after blank lines (CommonMark, kinds 1 to 5). */
const longHtmlBlocks: readonly (readonly [start: RegExp, end: string])[] = [
  [/^<(?:pre|script|style|textarea)(?![^\s>])/i, '</(?:pre|script|style|textarea)>'],
  [/^<!--/, '-->'],
  [/^<\?/, '\\?>'],
  [/^<!\[CDATA\[/, '\\]\\]>'],
  [/^<![a-z]/i, '>'],
];

/** The block is open after the last event although a blank line follows. */
function endOfOpenBlock(text: string, events: readonly Event[], end: number): number {
  const block = events.at(-1)?.[1];
  if (block === undefined || end === text.length) return end;
  const start = text.slice(block.start.offset, end);
  let closing: RegExp | undefined;
  if (block.type === 'codeFenced') {
    const fence = /^(`|~)\1*/.exec(start)?.[0] ?? '';
    closing = new RegExp(`(?<=[\\r\\n]) {0,3}${fence}${fence.slice(0, 1)}*[ \\t]*(?:\\r\\n|[\\n\\r]|$)`, 'g');
  } else if (block.type === 'htmlFlow') {
    const kind = longHtmlBlocks.find(([opening]) => opening.test(start.trimStart()));
    if (kind && !new RegExp(kind[1], 'i').test(start))
      closing = new RegExp(`${kind[1]}[^\\r\\n]*(?:\\r\\n|[\\n\\r]|$)`, 'gi');
  }
  if (!closing) return end;
  closing.lastIndex = end;
  return closing.test(text) ? closing.lastIndex : text.length;
}

function definitionIn(text: string, [action, { type, start, end }]: Event): ParsedDocument['definitions'][number][] {
  if (action !== 'enter' || type !== 'definitionLabel') return [];
  return [{ start: start.offset, label: normalizeIdentifier(text.slice(start.offset + 1, end.offset - 1)) }];
}

/**
 * Python-Markdown (MkDocs) shows what is indented below the first line of an admonition or a tab as content, but other
 * parsers, also GitHub's, show it as code.
 */
function findIndentedMarker(text: string, [action, { type, start, end }]: Event): SectionWarning[] {
  if (action !== 'enter' || type !== 'codeIndented') return [];
  const at = text.slice(start.offset, end.offset).search(/<!--\s*status-snippets\s+start\b/);
  if (at < 0) return [];
  let line = '';
  for (let to = start.offset; to > 0 && /^[ >]*(?: {4}|\t|$)/.test(line); ) {
    const from = lineStart(text, to - 1);
    line = text.slice(from, to).replace(/[\r\n]+$/, '');
    to = from;
  }
  if (!/^[ >]*(?:!!!|\?\?\?\+?|===)[ !+]/.test(line)) return [];
  const message =
    'this marker is indented code in Markdown, so its section is not read; in an admonition or a tab (Python-Markdown) a section is not possible: move both markers to the start of a line, after the indented text';
  return [{ offset: start.offset + at, code: 'indented-marker', message }];
}

/**
 * Of the blocks that touch the given ranges, or of all. Only for all blocks it is known which labels the text defines.
 * References to the labels of `definitions` are meant to change, so these labels count as defined.
 */
export async function outlineMarkdown(
  text: string,
  ranges: readonly Range[] | 'all',
  timeBudget: TimeBudget,
): Promise<Span[]> {
  const found = ranges === 'all' ? await findLabels(text, timeBudget) : noLabels;
  const labels = { links: [...definitionLabels, ...found.links], footnotes: found.footnotes };
  const containers = new ContainerTracker();
  const spans: (Span & Pick<ContainerTracker, 'list'>)[] = [];
  const lastEnd = ranges === 'all' ? text.length : (ranges.at(-1)?.end ?? 0);
  const isListed = ({ start, end }: Range) =>
    ranges === 'all' || (ranges[indexOfLastStarting(ranges, end)]?.end ?? -1) >= start;
  for await (const blocks of parseBlocks(text, isListed, () => loadParser(text, labels, timeBudget))) {
    const isInOutline = isListed(blocks);
    if (isInOutline && blocks.comment) spans.push({ ...blocks.comment, type: 'htmlFlowData', list: null });
    for (const event of blocks.events) {
      containers.visit(event);
      const [action, { type, start, end }] = event;
      if (!isInOutline || action !== 'enter' || insignificantTypes.has(type)) continue;
      const list = listTypes.has(type) ? containers.list : null;
      spans.push({ start: start.offset, end: end.offset, type, list });
    }
    if (blocks.end > lastEnd) break;
  }
  // Only after the last event it is known which lists are loose.
  return spans.map(({ list, type, ...range }) => ({ ...range, type: list?.loose ? `${type} loose` : type }));
}

/** Line endings, white space, and groups of other tokens. */
const insignificantTypes: ReadonlySet<string> = new Set([
  ...['chunkString', 'chunkText', 'content', 'data', 'lineEnding', 'lineEndingBlank', 'linePrefix', 'lineSuffix'],
  ...['whitespace', 'space', 'listItemIndent', 'gfmFootnoteDefinitionIndent', 'htmlFlow'],
]);
