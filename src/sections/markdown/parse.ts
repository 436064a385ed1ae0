import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Event } from 'micromark-util-types';
import { needsTokenizer, scanComments } from '../html/scan-comments.ts';
import { MdxLookalikes } from '../markers/mdx-lookalikes.ts';
import type { Definition, ParsedDocument, ParseOptions } from '../parsed-document.ts';
import {
  dependsOnDefinitions,
  lastMarkerWordEnd,
  markerWordPattern,
  relevantPattern,
  structuralPattern,
} from '../relevance.ts';
import { ParseTimer } from '../time-limit.ts';
import { type Blocks, blocksOf } from './blocks.ts';
import { Containers } from './containers.ts';
import type { EventOptions, Labels, ParseEvents } from './events.ts';
import { HtmlVisitor } from './html-visitor.ts';
import { OutlineVisitor } from './outline.ts';

/**
 * Parses a Markdown text as far as it matters to its sections: its comments, wherever HTML is allowed, and the constructs
 * around them.
 */
export async function parseMarkdown(
  text: string,
  { defined = [], extent = 'sections', timer = new ParseTimer() }: ParseOptions = {},
): Promise<ParsedDocument> {
  const whole = extent === 'whole';
  const until = lastMarkerWordEnd(text);
  const depends = whole || dependsOnDefinitions(text, until);
  const found = depends ? await labelsOf(text, timer) : noLabels;
  const labels = { ...found, links: [...defined, ...found.links] };
  const load = () => parserOf(text, { labels, timer });
  if (whole) return collectMarkdown(text, blocksOf(text, anything, load));
  return collectMarkdown(text, blocksOf(text, relevantPattern, load), { until, outlined: markerWordPattern });
}

/** How much of a text matters; by default all of it. */
export interface Reach {
  /** Where parsing may end. */
  readonly until?: number;
  /** Matches the blocks whose outline matters. */
  readonly outlined?: RegExp;
}

/** Collects what matters to sections from the events of a parser. */
export async function collectMarkdown(
  text: string,
  parsed: Iterable<Blocks> | AsyncIterable<Blocks>,
  { until = text.length, outlined = anything }: Reach = {},
): Promise<ParsedDocument> {
  const containers = new Containers();
  const html = new HtmlVisitor(text, containers);
  const spans = new OutlineVisitor(containers);
  const mdx = new MdxLookalikes();
  const definitions: Definition[] = [];
  let isOutlineExact = true;
  let read = 0;
  let last: number | undefined;

  for await (const { start, end, events, extended } of parsed) {
    const source = text.slice(start, end);
    const isOutlined = outlined.test(source);
    if (isOutlined && extended) isOutlineExact = false;
    if (html.tokenizeHtml === scanComments && needsTokenizer.test(source)) {
      html.tokenizeHtml = (await import(/* webpackChunkName: "html" */ '../html/parse-fragment.ts')).tokenizeHtml;
    }
    for (const event of events) {
      containers.visit(event);
      html.visit(event);
      if (isOutlined) spans.visit(event);
      mdx.visit(event);
      definitions.push(...definitionIn(text, event));
    }
    read = end;
    if (end >= until) last ??= lastClosing(html, text, end);
    if (end >= (last ?? until)) break;
  }
  const { comments, elements, texts } = html;
  return {
    comments,
    elements,
    foreignComments: mdx.findIn(text.slice(0, read), texts),
    definitions,
    outline: () => spans.outline,
    isOutlineExact,
  };
}

/** Loads the parser, which a run with simple markers does not need. */
async function parserOf(text: string, options: EventOptions): Promise<ParseEvents> {
  const { createEventParser } = await import(/* webpackChunkName: "markdown" */ './events.ts');
  return createEventParser(text, options);
}

const anything = /^/;
const noLabels: Labels = { links: [], footnotes: [] };

/** The labels of all definitions and footnotes of a text. */
async function labelsOf(text: string, timer: ParseTimer): Promise<Labels> {
  const links = new Set<string>();
  const footnotes = new Set<string>();
  const load = () => parserOf(text, { timer });
  for await (const { events } of blocksOf(text, structuralPattern, load)) {
    for (const event of events) {
      for (const { label } of definitionIn(text, event)) links.add(label);
      for (const label of footnoteIn(text, event)) footnotes.add(label);
    }
  }
  return { links: [...links], footnotes: [...footnotes] };
}

/** The reference definition whose label starts at an event, if any. */
export function definitionIn(text: string, [action, { type, start, end }]: Event): Definition[] {
  if (action !== 'enter' || type !== 'definitionLabel') return [];
  return [{ start: start.offset, label: normalizeIdentifier(text.slice(start.offset + 1, end.offset - 1)) }];
}

/** The label of the footnote definition that starts at an event, if any. */
function footnoteIn(text: string, [action, { type, start, end }]: Event): string[] {
  if (action !== 'enter' || type !== 'gfmFootnoteDefinitionLabelString') return [];
  return [normalizeIdentifier(text.slice(start.offset, end.offset))];
}

/** The end of the last tag after an offset that may close an element which is open at or after the first comment. */
function lastClosing(html: HtmlVisitor, text: string, offset: number): number {
  const opened = html.openAfter(html.comments[0]?.range.start ?? offset);
  const tags = opened.size > 0 ? text.slice(offset).matchAll(/<\/([a-z][^\s/>]*)/gi) : [];
  const closing = [...tags].findLast(([, name = '']) => opened.has(name.toLowerCase()));
  return closing ? offset + closing.index + 1 : 0;
}
