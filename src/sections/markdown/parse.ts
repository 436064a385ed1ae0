import type { Event } from 'micromark-util-types';
import type { Range } from '../../text/range.ts';
import { beyondComments, readComments } from '../html/scan-comments.ts';
import { MdxSpelling } from '../markers/mdx-lookalikes.ts';
import { type Definition, emptyReading, type Reading, type ReadingOptions } from '../parsed-document.ts';
import { tooDeep } from '../parser/too-deep.ts';
import { type Blocks, blocksOf, endOfBlocks } from './blocks.ts';
import { Containers } from './containers.ts';
import type { EventOptions, ReadEvents } from './events.ts';
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
  { defined = [], extent = 'reach' }: ReadingOptions = {},
): Promise<Reading> {
  const whole = extent === 'whole';
  const until = lastMention(text);
  const faults = tooDeep(text.slice(0, endOfBlocks(text, until)));
  if (faults.length > 0) return { ...emptyReading, faults };
  // What is read in one go has its own definitions.
  const isOneBlock = endOfBlocks(text, 0) === text.length;
  const depends = !isOneBlock && (whole || dependsOnDefinitions(text, until));
  const largest = new LargestPart();
  const found = depends ? await labelsOf(text, largest) : noLabels;
  const labels = { ...found, links: [...defined, ...found.links] };
  if (whole)
    return followMarkdown(
      text,
      blocksOf(text, anything, () => parserOf(text, { labels })),
    );
  const load = async () => largest.giving(await parserOf(text, { labels, inline: comment }));
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
      html.readHtml = (await import('../html/parse-fragment.ts')).readHtml;
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
async function parserOf(text: string, options: EventOptions): Promise<ReadEvents> {
  const { markdownEvents } = await import('./events.ts');
  return markdownEvents(text, options);
}

/** What a comment begins with, in Markdown or in another spelling. */
const comment = /<|\/\*/;
const anything = /^/;
const nothing = /(?!)/;
const noLabels: Labels = { links: [], footnotes: [] };

/** The labels that a text defines, wherever it does. */
async function labelsOf(text: string, largest: LargestPart): Promise<Labels> {
  const links = new Set<string>();
  const footnotes = new Set<string>();
  const hasNoComment = ({ start, end }: Range) => !comment.test(text.slice(start, end));
  const load = async () => largest.keeping(await parserOf(text, { inline: nothing }), hasNoComment);
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

/**
 * Keeps the events of the largest part of a text between two looks at it, where they are the same in both: texts that
 * are made to be slow are most of them one part, and more than one would take too much memory.
 */
export class LargestPart {
  #part: Range = { start: 0, end: 0 };
  #events: readonly Event[] = [];

  /** Reads parts, and keeps the largest of those that are the same in both looks. */
  keeping(read: ReadEvents, isSame: (part: Range) => boolean): ReadEvents {
    return (part) => {
      const events = read(part);
      if (part.end - part.start > this.#part.end - this.#part.start && isSame(part)) {
        this.#part = part;
        this.#events = events;
      }
      return events;
    };
  }

  /** Reads parts, but the one that was kept. */
  giving(read: ReadEvents): ReadEvents {
    return (part) => {
      const isKept = part.start === this.#part.start && part.end === this.#part.end && part.end > 0;
      return isKept ? this.#events : read(part);
    };
  }
}
