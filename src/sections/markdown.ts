import { Containers } from './containers.ts';
import { definitionIn } from './definition.ts';
import { markdownEvents } from './markdown-events.ts';
import { MarkdownHtml } from './markdown-html.ts';
import { MdxSpelling } from './mdx-spelling.ts';
import { reachOf } from './reach.ts';
import type { Definition, Reading, ReadingOptions } from './reading.ts';
import { Spans } from './spans.ts';

/**
 * Reads a Markdown text as far as it matters to its sections: its comments, wherever HTML is allowed, and the constructs
 * around them.
 */
export function readMarkdown(
  whole: string,
  { defined = [], extent = 'reach' }: ReadingOptions = {},
): Reading {
  const text = extent === 'reach' ? whole.slice(0, reachOf(whole)) : whole;
  const containers = new Containers();
  const html = new MarkdownHtml(text, containers);
  const spans = new Spans(containers);
  const mdx = new MdxSpelling();
  const definitions: Definition[] = [];

  for (const event of markdownEvents(text, defined)) {
    containers.follow(event);
    html.follow(event);
    spans.follow(event);
    mdx.follow(event);
    definitions.push(...definitionIn(text, event));
  }
  const { comments, elements, texts } = html;
  if (text.length < whole.length && goesOn(html, text, whole)) {
    return readMarkdown(whole, { defined, extent: 'whole' });
  }
  return {
    comments,
    elements: elements.closed,
    foreign: mdx.visibleIn(text, texts),
    definitions,
    outline: spans.outline,
    end: text.length,
  };
}

/** Whether a block of HTML, or an element that a section may have left open, goes on behind a part of a text. */
function goesOn({ comments, elements, end }: MarkdownHtml, part: string, whole: string): boolean {
  if (end === part.length) return true;
  const opened = elements.openAfter(comments[0]?.range.start ?? part.length);
  const closed = opened.size > 0 ? [...whole.slice(part.length).matchAll(/<\/([a-z][^\s/>]*)/gi)] : [];
  return closed.some(([, name = '']) => opened.has(name.toLowerCase()));
}
