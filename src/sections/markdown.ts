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
  // An element that a section leaves open may be closed further on.
  const opened = elements.openAfter(comments[0]?.range.start ?? text.length);
  if (text.length < whole.length && opened.some((name) => closes(whole, name, text.length))) {
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

function closes(text: string, name: string, offset: number): boolean {
  return text.slice(offset).toLowerCase().includes(`</${name}`);
}
