import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Event } from 'micromark-util-types';
import { needsTokenizer, scanComments } from '../html/scan-comments.ts';
import { VisibleMdxComments } from '../markers/visible-mdx-comments.ts';
import type { Definition, ParsedDocument, ParseOptions } from '../parsed-document.ts';
import { TimeBudget } from '../time-limit.ts';
import { ContainerTracker } from './container-tracker.ts';
import type { EventOptions, Labels, ParseEvents } from './event-parser.ts';
import { HtmlVisitor } from './html-visitor.ts';
import { OutlineVisitor } from './outline-visitor.ts';
import { type Blocks, parseBlocks } from './parse-blocks.ts';
import {
  dependsOnDefinitions,
  findLastMarkerOrLabelEnd,
  markerOrLabelPattern,
  relevantPattern,
  structuralPattern,
} from './relevant-blocks.ts';

/**
 * Parses a Markdown text as far as it matters to its sections: its comments, wherever HTML is allowed, and the constructs
 * around them.
 */
export async function parseMarkdown(
  text: string,
  { defined = [], extent = 'sections', timeBudget = new TimeBudget() }: ParseOptions = {},
): Promise<ParsedDocument> {
  const isWhole = extent === 'whole';
  const lastMarkerOrLabelEnd = findLastMarkerOrLabelEnd(text);
  const needsLabels = isWhole || dependsOnDefinitions(text);
  const { links, footnotes } = needsLabels ? await findLabels(text, timeBudget) : noLabels;
  const load = () => loadParser(text, { labels: { links: [...defined, ...links], footnotes }, timeBudget });
  if (isWhole) return collectMarkdown(text, parseBlocks(text, anything, load));
  return collectMarkdown(text, parseBlocks(text, relevantPattern, load), lastMarkerOrLabelEnd, markerOrLabelPattern);
}

/**
 * Collects from the events of a parser what matters to sections.
 *
 * @param lastMarkerOrLabelEnd the offset after which there are no markers or labels; no more blocks are taken than necessary
 * @param outlined matches the blocks that are part of the outline
 */
export async function collectMarkdown(
  text: string,
  parsed: Iterable<Blocks> | AsyncIterable<Blocks>,
  lastMarkerOrLabelEnd = text.length,
  outlined = anything,
): Promise<ParsedDocument> {
  const containers = new ContainerTracker();
  const html = new HtmlVisitor(text, containers);
  const spans = new OutlineVisitor(containers);
  const mdx = new VisibleMdxComments();
  const definitions: Definition[] = [];
  let isOutlineExact = true;
  let parsedEnd = 0;
  let parseUntil: number | undefined;

  for await (const { start, end, events, isExtended } of parsed) {
    const source = text.slice(start, end);
    const isOutlined = outlined.test(source);
    if (isOutlined && isExtended) isOutlineExact = false;
    if (html.parseFragment === scanComments && needsTokenizer.test(source)) {
      html.parseFragment = (await import('../html/parse-html-fragment.ts')).parseHtmlFragment;
    }
    for (const event of events) {
      containers.visit(event);
      html.visit(event);
      if (isOutlined) spans.visit(event);
      mdx.visit(event);
      definitions.push(...definitionIn(text, event));
    }
    parsedEnd = end;
    // An element that was opened at or after the first comment may be closed later. Parse up to its end tag.
    if (end >= lastMarkerOrLabelEnd) parseUntil ??= offsetInsideLastEndTag(html, text, end);
    if (end >= (parseUntil ?? lastMarkerOrLabelEnd)) break;
  }
  const { comments, elements, texts } = html;
  const wrongSyntaxComments = mdx.findIn(text.slice(0, parsedEnd), texts);
  const outline = () => spans.outline;
  return { comments, elements, wrongSyntaxComments, definitions, outline, isOutlineExact, problems: [] };
}

/** Loads the parser, but only when it is called, because a run with simple markers needs no parser. */
async function loadParser(text: string, options: EventOptions): Promise<ParseEvents> {
  const { createEventParser } = await import('./event-parser.ts');
  return createEventParser(text, options);
}

const anything = /^/;
const noLabels: Labels = { links: [], footnotes: [] };

/** Finds the labels that any block of the text defines. */
async function findLabels(text: string, timeBudget: TimeBudget): Promise<Labels> {
  const links = new Set<string>();
  const footnotes = new Set<string>();
  for await (const { events } of parseBlocks(text, structuralPattern, () => loadParser(text, { timeBudget }))) {
    for (const event of events) {
      for (const { label } of definitionIn(text, event)) links.add(label);
      const [action, { type, start, end }] = event;
      if (action !== 'enter' || type !== 'gfmFootnoteDefinitionLabelString') continue;
      footnotes.add(normalizeIdentifier(text.slice(start.offset, end.offset)));
    }
  }
  return { links: [...links], footnotes: [...footnotes] };
}

/** The reference definition whose label starts at this event; empty if none does. */
export function definitionIn(text: string, [action, { type, start, end }]: Event): Definition[] {
  if (action !== 'enter' || type !== 'definitionLabel') return [];
  return [{ start: start.offset, label: normalizeIdentifier(text.slice(start.offset + 1, end.offset - 1)) }];
}

/**
 * An offset inside the last end tag after `offset` that can close an element opened at or after the first comment; 0 if there
 * is no such tag.
 */
function offsetInsideLastEndTag(html: HtmlVisitor, text: string, offset: number): number {
  const unclosed = html.unclosedSince(html.comments[0]?.range.start ?? offset);
  const tags = unclosed.size > 0 ? text.slice(offset).matchAll(/<\/([a-z][^\s/>]*)/gi) : [];
  const closing = [...tags].findLast(([, name = '']) => unclosed.has(name.toLowerCase()));
  return closing ? offset + closing.index + 1 : 0;
}
