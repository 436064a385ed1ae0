import { needsTokenizer, scanComments } from '../html/scan-comments.ts';
import { MdxLookalikes } from '../markers/mdx-lookalikes.ts';
import type { Definition, ParsedDocument, ParseOptions } from '../parsed-document.ts';
import { ParseTimer } from '../time-limit.ts';
import { type Blocks, blocksOf } from './blocks.ts';
import { Containers } from './containers.ts';
import type { EventOptions, ParseEvents } from './events.ts';
import { HtmlVisitor } from './html-visitor.ts';
import { definitionIn, footnoteIn, type Labels } from './labels.ts';
import { OutlineVisitor } from './outline.ts';
import {
  dependsOnDefinitions,
  lastMarkerWordEnd,
  markerWordPattern,
  relevantPattern,
  structuralPattern,
} from './relevance.ts';

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
  if (whole)
    return collectMarkdown(
      text,
      blocksOf(text, anything, () => parserOf(text, { labels, timer })),
    );
  const load = () => parserOf(text, { labels, timer });
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
  const html = new HtmlVisitor(text, containers, scanComments);
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
    elements: elements.closed,
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

/** The end of the last tag after an offset that may close an element which is open at or after the first comment. */
function lastClosing({ comments, elements }: HtmlVisitor, text: string, offset: number): number {
  const opened = elements.openAfter(comments[0]?.range.start ?? offset);
  const tags = opened.size > 0 ? text.slice(offset).matchAll(/<\/([a-z][^\s/>]*)/gi) : [];
  const closing = [...tags].findLast(([, name = '']) => opened.has(name.toLowerCase()));
  return closing ? offset + closing.index + 1 : 0;
}
