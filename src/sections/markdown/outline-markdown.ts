import type { Range } from '../../text/range.ts';
import type { TimeBudget } from '../../text/time-limit.ts';
import type { Span } from '../comment.ts';
import { mentionsMarkers } from '../marker.ts';
import { findLabels, labelOf, loadParser, parseBlocks } from './parse-markdown.ts';
import { ContainerTracker, listTypes } from './visitors.ts';

/**
 * Lists the constructs of the blocks that touch the ranges, or of all. For ranges, labels that are defined below are unknown: if
 * two outlines differ, the caller lists all.
 */
export async function outlineMarkdown(text: string, ranges: readonly Range[] | 'all', timeBudget: TimeBudget) {
  const labels = ranges === 'all' ? await findLabels(text, timeBudget) : { links: [], footnotes: [] };
  const containers = new ContainerTracker();
  const spans: (Span & Pick<ContainerTracker, 'list'>)[] = [];
  const defined = new Set<string>();
  const lastEnd = ranges === 'all' ? text.length : (ranges.at(-1)?.end ?? 0);
  let isInParagraph = false; // of HTML: after `<p>`
  let next = 0;
  // Blocks and ranges are in the order of the text.
  const isListed = ({ start, end }: Range) => {
    if (ranges === 'all') return true;
    while ((ranges[next]?.end ?? start) < start) next += 1;
    return (ranges[next]?.start ?? Number.POSITIVE_INFINITY) <= end;
  };
  for await (const blocks of parseBlocks(text, isListed, () => loadParser(text, labels, timeBudget))) {
    const isInOutline = isListed(blocks);
    if (isInOutline && blocks.comment) spans.push({ ...blocks.comment, type: 'htmlFlowData', list: null });
    if (blocks.items.length === 0 && !blocks.comment) isInParagraph = false; // not parsed, so text
    for (const event of blocks.items) {
      containers.visit(event);
      const [action, token] = event;
      const { type, start, end } = token;
      if (endsParagraph.has(type)) isInParagraph = false;
      if (type === 'htmlFlow' && action === 'enter') {
        const source = text.slice(start.offset, end.offset);
        const html = source.replace(/<!--(?:.*?-->|.*)/gs, '').trim();
        // An edit can end an open `<p>`, and HTML below would then be outside of it. So HTML blocks in it are listed, also
        // below the ranges, unless they begin with a tag that ends it, or contain a marker: edits change those.
        if (isInParagraph && html !== '' && html.search(paragraphTag) !== 0 && !mentionsMarkers(source))
          spans.push({ start: start.offset, end: end.offset, type: 'html in paragraph', list: null });
        const lastTag = html.match(paragraphTag)?.at(-1);
        if (lastTag !== undefined) isInParagraph = /^<p$/i.test(lastTag);
      }
      if (!isInOutline || action !== 'enter' || insignificantTypes.has(type)) continue;
      const list = listTypes.has(type) ? containers.list : null;
      const shownType = labelTypes.has(type) ? markRepeated(defined, type, labelOf(text, token)) : type;
      spans.push({ start: start.offset, end: end.offset, type: shownType, list });
    }
    if (blocks.end > lastEnd && !isInParagraph) break;
  }
  // Only after the last event it is known which lists are loose.
  return spans.map(({ list, type, ...range }) => ({ ...range, type: list?.loose ? `${type} loose` : type }));
}

/** In a browser, they end an HTML paragraph (`<p>`), although its end tag may be below them. */
const endsParagraph: ReadonlySet<string> = new Set([
  ...['paragraph', 'atxHeading', 'setextHeading', 'thematicBreak', 'codeFenced', 'codeIndented', 'table'],
  ...['blockQuote', 'gfmFootnoteDefinition', 'listItemPrefix'],
]);

/** The tags that begin or end a paragraph. */
const paragraphTag =
  /<\/?(?:address|article|aside|blockquote|center|d[dlt]|details|dialog|dir|div|fieldset|figcaption|figure|footer|form|h[1-6r]|header|hgroup|li|main|menu|nav|ol|p|pre|search|section|summary|table|t[dh]|ul)(?![\w-])/gi;

const labelTypes: ReadonlySet<string> = new Set(['definitionLabel', 'gfmFootnoteDefinitionLabelString']);

/** Of several definitions of a label, the first one counts, so another one must not become the first. */
export function markRepeated(defined: Set<string>, type: string, label: string): string {
  const key = type + label;
  const isRepeated = defined.has(key);
  defined.add(key);
  return isRepeated ? `${type} repeated` : type;
}

/** Line endings, white space, and groups of other tokens. */
const insignificantTypes: ReadonlySet<string> = new Set([
  ...['chunkString', 'chunkText', 'content', 'data', 'lineEnding', 'lineEndingBlank', 'linePrefix', 'lineSuffix'],
  ...['whitespace', 'space', 'listItemIndent', 'gfmFootnoteDefinitionIndent', 'htmlFlow'],
]);
