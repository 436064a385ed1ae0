import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Event, Token } from 'micromark-util-types';
import { blankLine, indexOfRangeAround, type Range } from '../../text/range.ts';
import type { TimeBudget } from '../../text/time-limit.ts';
import type { FoundComments, SectionWarning } from '../comment.ts';
import { contentStart } from '../format.ts';
import { findMdxMarkers, markerWord, rawStartMarker } from '../marker.ts';
import type { Labels, LastBlock, ParsePart } from './event-parser.ts';
import { HtmlVisitor } from './visitors.ts';

/** Finds only what matters to sections. `divide` divides the text into blocks; a parameter for tests. */
export async function parseMarkdown(
  text: string,
  timeBudget: TimeBudget,
  divide: typeof parseBlocks<Event> = parseBlocks,
): Promise<FoundComments> {
  const lastMention = [...text.matchAll(marker)].at(-1)?.index ?? 0;
  const labels = dependsOnDefinitions(text) ? await findLabels(text, timeBudget) : noLabels;
  const html = new HtmlVisitor(text);
  const definitions: FoundComments['definitions'][number][] = [];
  const codes: Token[] = [];
  const notVisible: Range[] = [{ start: 0, end: contentStart(text) }];

  const load = async () => {
    html.parseFragment = (await import('../html/parse-html-fragment.ts')).parseHtmlFragment; // before the first event
    return loadParser(text, labels, timeBudget);
  };
  const isRelevant = ({ start, end }: Range) => text.slice(start, end).search(markerOrTag) >= 0;
  for await (const { end, items: events, comment } of divide(text, isRelevant, load)) {
    if (comment) {
      html.visitLoneComment(comment);
      notVisible.push(comment);
    }
    for (const event of events) {
      html.visit(event);
      const [action, token] = event;
      if (action !== 'enter') continue;
      if (token.type === 'definitionLabel')
        definitions.push({ start: token.start.offset, label: labelOf(text, token) });
      if (token.type === 'codeIndented' || token.type === 'codeFenced') codes.push(token);
      if (typesNotVisible.has(token.type)) notVisible.push({ start: token.start.offset, end: token.end.offset });
    }
    if (end > lastMention) break;
  }

  const { comments, texts } = html;
  // HTML is not visible, but the texts between its tags are.
  const isVisible = (offset: number) =>
    indexOfRangeAround(notVisible, offset) < 0 || indexOfRangeAround(texts, offset) >= 0;
  return { comments, definitions, problems: findMdxMarkers(text, isVisible), warnings: findMarkersInCode(text, codes) };
}

/** What looks like a marker is no mistake in these: in code it is meant literally, and the others are not displayed. */
const typesNotVisible: ReadonlySet<string> = new Set([
  ...['codeFenced', 'codeIndented', 'codeText', 'definition', 'resource', 'htmlFlow', 'htmlText'],
]);

const marker = new RegExp(markerWord, 'giu');

/** A tag in running text can end an element that begins in an earlier block. */
const markerOrTag = new RegExp(`<|${markerWord}`, 'iu');

/** A definition makes text in brackets a link, which matters to a marker after a bracket. */
function dependsOnDefinitions(text: string): boolean {
  if (!text.includes(']:')) return false;
  return text.split(blankLine).some((paragraph) => {
    const bracket = paragraph.indexOf('[');
    return bracket >= 0 && paragraph.slice(bracket).search(marker) >= 0;
  });
}

const noLabels: Labels = { links: [], footnotes: [] };

/** The labels that a text defines: a part of it cannot be parsed without them. */
export async function findLabels(text: string, timeBudget: TimeBudget): Promise<Labels> {
  if (!text.includes(']:')) return noLabels;
  const links = new Set<string>();
  const footnotes = new Set<string>();
  // The blocks that affect others are enough: they are always parsed.
  const isRelevant = () => false;
  for await (const { items } of parseBlocks(text, isRelevant, () => loadParser(text, noLabels, timeBudget))) {
    for (const [action, token] of items) {
      if (action !== 'enter') continue;
      if (token.type === 'definitionLabel') links.add(labelOf(text, token));
      if (token.type === 'gfmFootnoteDefinitionLabelString') footnotes.add(labelOf(text, token));
    }
  }
  return { links: [...links], footnotes: [...footnotes] };
}

export async function loadParser(text: string, labels: Labels, timeBudget: TimeBudget): Promise<ParsePart<Event>> {
  return (await import('./event-parser.ts')).createEventParser(text, labels, timeBudget);
}

interface Blocks<Item> extends Range {
  /** Events or nodes; none if the blocks are not parsed. */
  readonly items: readonly Item[];
  /** The blocks are one line with a comment, which is found without the parser. */
  readonly comment?: Range;
}

/**
 * Parses a few blocks at a time, because the parser takes longer for a long text than for its parts, and irrelevant
 * blocks need not be parsed at all.
 * @param isRelevant whether to parse blocks that cannot affect later ones; the others are always parsed
 * @param load loads the parser; it is called when there is something to parse
 * @param minLength of what is parsed at a time
 */
export async function* parseBlocks<Item>(
  text: string,
  isRelevant: (blocks: Range) => boolean,
  load: () => Promise<ParsePart<Item>>,
  minLength = 0,
): AsyncGenerator<Blocks<Item>> {
  let parse: ParsePart<Item> | undefined;
  for (let start = contentStart(text), end = start; start < text.length; start = end) {
    boundary.lastIndex = start + minLength;
    end = boundary.test(text) ? boundary.lastIndex : text.length;
    const comment = findLoneComment(text, { start, end });
    if (comment) {
      yield { start, end, items: [], comment };
    } else if (structural.test(text.slice(start, end)) || isRelevant({ start, end })) {
      parse ??= await load();
      const { items, last } = parse({ start, end });
      const openEnd = last ? endOfOpenBlock(text, last, end) : end;
      const isWhole = openEnd === end;
      end = openEnd;
      yield { start, end, items: isWhole ? items : parse({ start, end }, true).items };
    } else yield { start, end, items: [] };
  }
}

/** HTML blocks, code fences and definitions affect later blocks. */
const structural = /^[ \t>*+\-\d.)]*<|`{3}|~{3}|\]:/m;

/** A blank line before a line that can neither continue a list, quote or footnote nor begin a list item. */
const boundary = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g;

const loneComment = /(<!--(?!-?>)(?:(?!--!?>)[^\0\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y;

/** CommonMark defines this case unambiguously (HTML blocks, kind 2), and most markers are written so. */
function findLoneComment(text: string, { start, end }: Range): Range | undefined {
  loneComment.lastIndex = start;
  const [match, line] = loneComment.exec(text) ?? [];
  return line && match?.length === end - start ? { start, end: start + line.length } : undefined;
}

/** The start and the end of HTML blocks that continue after blank lines (CommonMark, kinds 1 to 5). */
const longHtmlBlocks: readonly (readonly [start: RegExp, end: string])[] = [
  [/^\s*<(?:pre|script|style|textarea)(?![^\s>])/i, '</(?:pre|script|style|textarea)>'],
  [/^\s*<!--/, '-->'],
  [/^\s*<\?/, '\\?>'],
  [/^\s*<!\[CDATA\[/, '\\]\\]>'],
  [/^\s*<![a-z]/i, '>'],
];

const endOfLine = '(?:\\r\\n|[\\n\\r]|$)';

/** The end of the last block, which can be after the blank line at `end`. */
function endOfOpenBlock(text: string, last: LastBlock, end: number): number {
  if (end === text.length) return end;
  const closing = closingLine(last.type, text.slice(last.start, end));
  if (!closing) return end;
  closing.lastIndex = end;
  return closing.test(text) ? closing.lastIndex : text.length;
}

/** Matches the last line of a block that begins so; null if the block has that line, or ends at a blank line. */
function closingLine(type: string, block: string): RegExp | null {
  // The type is that of a token or of a node.
  const [fence, mark] = (/^code(?:Fenced)?$/.test(type) && /^(`|~)\1*/.exec(block)) || [];
  const html = /^html(?:Flow)?$/.test(type) && longHtmlBlocks.find(([start]) => start.test(block));
  const end = html ? `${html[1]}[^\\r\\n]*` : fence && `(?<=[\\r\\n]) {0,3}${fence}${mark}*[ \\t]*`;
  if (end === undefined) return null;
  const closing = new RegExp(end + endOfLine, 'gi');
  return block.search(closing) < 0 ? closing : null;
}

export function labelOf(text: string, { type, start, end }: Token): string {
  const bracket = type === 'definitionLabel' ? 1 : 0;
  return normalizeIdentifier(text.slice(start.offset + bracket, end.offset - bracket));
}

/** The first line of an admonition or a tab (Python-Markdown), and the lines that are indented below it. */
const admonition = /^(?![ >]* {4})[ >]*(?:!!!|\?\?\?\+?|===)[ !+].*(?:(?:\r?\n|\r)(?=[ >]*(?:$|\t|(?<= {4}))).*)*/gm;

/** Code for GitHub, but content in admonitions and tabs (Python-Markdown, MkDocs), and in directives (MyST, Sphinx). */
function findMarkersInCode(text: string, codes: readonly Token[]): SectionWarning[] {
  const sourceOf = ({ start, end }: Token) => text.slice(start.offset, end.offset);
  const marked = codes.filter((code) => rawStartMarker.test(sourceOf(code)));
  if (marked.length === 0) return [];
  const matches = [...text.matchAll(admonition)];
  const admonitions = matches.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return marked.flatMap((code) => {
    const offset = code.start.offset + sourceOf(code).search(rawStartMarker);
    const isDirective = /^(?:`{3,}|~{3,})\{[\w:-]+\}/.test(sourceOf(code));
    const isInAdmonition = code.type === 'codeIndented' && indexOfRangeAround(admonitions, offset) >= 0;
    if (!isDirective && !isInAdmonition) return [];
    const problem = isDirective
      ? 'code in Markdown, so its section is not read; write the directive with colons (:::{note}) instead'
      : 'indented code in Markdown, so its section is not read; in an admonition or a tab (Python-Markdown) a section is not possible: move both markers to the start of a line, after the indented text';
    return [{ offset, code: 'indented-marker', message: `this marker is ${problem}` }];
  });
}
