import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import { Containers } from './containers.ts';
import { markdownEvents } from './markdown-events.ts';
import { MarkdownHtml } from './markdown-html.ts';
import { MdxSpelling } from './mdx-spelling.ts';
import type { Definition, Reading } from './reading.ts';
import { Spans } from './spans.ts';

/**
 * Reads a Markdown text: its comments, wherever HTML is allowed, and the constructs around them.
 *
 * @param defined normalised labels to take as defined, besides those the text defines
 */
export function readMarkdown(text: string, defined: readonly string[] = []): Reading {
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
    const [action, token] = event;
    if (action === 'enter' && token.type === 'definitionLabel') {
      const [start, end] = [token.start.offset, token.end.offset];
      definitions.push({ start, label: normalizeIdentifier(text.slice(start + 1, end - 1)) });
    }
  }
  const { comments, elements, texts } = html;
  return {
    comments,
    elements: elements.closed,
    foreign: mdx.visibleIn(text, texts),
    definitions,
    outline: spans.outline,
  };
}
