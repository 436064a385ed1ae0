import { beyondComments, readComments } from '../html/scan-comments.ts';
import { MdxSpelling } from '../markers/mdx-lookalikes.ts';
import type { Definition, Reading, ReadingOptions } from '../parsed-document.ts';
import { ParseTimer } from '../time-limit.ts';
import { type Blocks, blocksOf } from './blocks.ts';
import { Containers } from './containers.ts';
import type { EventOptions, ParseEvents } from './events.ts';
import { MarkdownHtml } from './html-visitor.ts';
import { definitionIn, footnoteIn, type Labels } from './labels.ts';
import { Spans } from './outline.ts';
import { dependsOnDefinitions, interest, lastMention, mentions, structure } from './relevance.ts';

/**
 * Reads a Markdown text as far as it matters to its sections: its comments, wherever HTML is allowed, and the constructs
 * around them.
 */
export async function readMarkdown(
  text: string,
  { defined = [], extent = 'reach', timer = new ParseTimer() }: ReadingOptions = {},
): Promise<Reading> {
  const whole = extent === 'whole';
  const until = lastMention(text);
  const depends = whole || dependsOnDefinitions(text, until);
  const found = depends ? await labelsOf(text, timer) : noLabels;
  const labels = { ...found, links: [...defined, ...found.links] };
  if (whole)
    return followMarkdown(
      text,
      blocksOf(text, anything, () => parserOf(text, { labels, timer })),
    );
  const load = () => parserOf(text, { labels, timer });
  return followMarkdown(text, blocksOf(text, interest, load), { until, outlined: mentions });
}

/** How much of a text matters; all of it where nothing is said. */
export interface Reach {
  /** Where reading may end. */
  readonly until?: number;
  /** What blocks have to hold for their outline to matter. */
  readonly outlined?: RegExp;
}

/** Reads what a parser saw of a text. */
export async function followMarkdown(
  text: string,
  parsed: Iterable<Blocks> | AsyncIterable<Blocks>,
  { until = text.length, outlined = anything }: Reach = {},
): Promise<Reading> {
  const containers = new Containers();
  const html = new MarkdownHtml(text, containers, readComments);
  const spans = new Spans(containers);
  const mdx = new MdxSpelling();
  const definitions: Definition[] = [];
  let isOutlineExact = true;
  let read = 0;
  let last: number | undefined;

  for await (const { start, end, events, extended } of parsed) {
    const source = text.slice(start, end);
    const isOutlined = outlined.test(source);
    if (isOutlined && extended) isOutlineExact = false;
    if (html.readHtml === readComments && beyondComments.test(source)) {
      html.readHtml = (await import(/* webpackChunkName: "html" */ '../html/parse-fragment.ts')).readHtml;
    }
    for (const event of events) {
      containers.follow(event);
      html.follow(event);
      if (isOutlined) spans.follow(event);
      mdx.follow(event);
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
    foreign: mdx.visibleIn(text.slice(0, read), texts),
    definitions,
    outline: () => spans.outline,
    isOutlineExact,
  };
}

/** The parser is loaded when there is something only it can read. */
async function parserOf(text: string, options: EventOptions): Promise<ParseEvents> {
  const { createEventParser } = await import(/* webpackChunkName: "markdown" */ './events.ts');
  return createEventParser(text, options);
}

const anything = /^/;
const noLabels: Labels = { links: [], footnotes: [] };

/** The labels that a text defines, wherever it does. */
async function labelsOf(text: string, timer: ParseTimer): Promise<Labels> {
  const links = new Set<string>();
  const footnotes = new Set<string>();
  const load = () => parserOf(text, { timer });
  for await (const { events } of blocksOf(text, structure, load)) {
    for (const event of events) {
      for (const { label } of definitionIn(text, event)) links.add(label);
      for (const label of footnoteIn(text, event)) footnotes.add(label);
    }
  }
  return { links: [...links], footnotes: [...footnotes] };
}

/** Behind an offset, the last tag that closes an element which a section may have left open. */
function lastClosing({ comments, elements }: MarkdownHtml, text: string, offset: number): number {
  const opened = elements.openAfter(comments[0]?.range.start ?? offset);
  const tags = opened.size > 0 ? text.slice(offset).matchAll(/<\/([a-z][^\s/>]*)/gi) : [];
  const closing = [...tags].findLast(([, name = '']) => opened.has(name.toLowerCase()));
  return closing ? offset + closing.index + 1 : 0;
}
