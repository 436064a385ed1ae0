import type { Nodes, Root } from 'mdast';
import type { Range } from '../../core/range.ts';
import type { Span } from '../comment.ts';
import { type PlacedNode, rangeOf, treeNodes } from '../document.ts';
import { mentionsMarkers } from '../marker.ts';
import { createLooseListTest } from './lists.ts';

/** Lists the constructs of a text, by their type and place. */
export function outlineMarkdown(text: string, tree: Root): readonly Span[] {
  const isLoose = createLooseListTest(text);
  const markRepeated = createTypeNamer();
  const inParagraph = createOpenParagraphTest(text);
  const spans: Span[] = [];
  for (const placed of treeNodes(tree)) {
    const { node } = placed;
    const range = rangeOf(node);
    if (inParagraph(placed)) spans.push({ ...range, type: 'html in paragraph' });
    if (node.type === 'text' || node.type === 'root') continue;
    // Each line of HTML is a place of its own, because an edit may begin or end inside of a block.
    if (node.type === 'html')
      for (const line of linesOf(text, range)) spans.push({ ...line, type: node.type });
    // An empty section at the end of an item is not in its node, so only the start counts.
    else if (node.type === 'listItem')
      spans.push({ start: range.start, end: range.start + 1, type: node.type });
    else if (node.type === 'list')
      spans.push({ ...range, type: isLoose(node) ? 'list loose' : 'list' });
    else spans.push({ ...range, type: markRepeated(node) });
  }
  return spans;
}

/** Without the marks of quotes at their start. */
function linesOf(text: string, { start, end }: Range): Range[] {
  const lines = text.slice(start, end).matchAll(/[^\s>][^\r\n]*/g);
  return [...lines].map(({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
  }));
}

/**
 * Of several definitions of a label, the first one counts, so another one must not become the
 * first.
 */
export function createTypeNamer(): (node: Nodes) => string {
  const defined = new Set<string>();
  return (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return node.type;
    const key = node.type + node.identifier;
    const isRepeated = defined.has(key);
    defined.add(key);
    return isRepeated ? `${node.type} repeated` : node.type;
  };
}

/** In a browser, they end an HTML paragraph (`<p>`), although its end tag may be below them. */
const endsParagraph: ReadonlySet<string> = new Set<Nodes['type']>([
  ...(['paragraph', 'heading', 'thematicBreak', 'code', 'table'] as const),
  ...(['blockquote', 'footnoteDefinition', 'listItem'] as const),
]);

const section = /<!--\s*status-snippets\s+start.*?(?:<!--\s*status-snippets\s+end\s*-->|$)/gs;

/** The tags that begin or end a paragraph. */
const blockElements = [
  'address|article|aside|blockquote|center|d[dlt]|details|dialog|dir|div|fieldset|figcaption',
  'figure|footer|form|h[1-6r]|header|hgroup|li|main|menu|nav|ol|p|pre|search|section|summary',
  'table|t[dh]|ul',
].join('|');
const paragraphTag = new RegExp(String.raw`</?(?:${blockElements})(?![\w-])`, 'gi');

/**
 * Tells, for the nodes of a text in their order, whether one is HTML in a `<p>` that earlier HTML
 * left open: an edit can end the paragraph, and this HTML would then be outside of it. HTML that
 * begins with a tag that ends the paragraph is not, and sections do not count, because edits change
 * them.
 */
function createOpenParagraphTest(text: string): (placed: PlacedNode<Nodes>) => boolean {
  let isOpen = false;
  return ({ node, parent }) => {
    if (endsParagraph.has(node.type)) isOpen = false;
    const isBlock = node.type === 'html' && parent !== null && blockParents.has(parent.node.type);
    if (!isBlock) return false;
    const { start, end } = rangeOf(node);
    const source = text.slice(start, end);
    const outside = mentionsMarkers(source) ? source.replace(section, '') : source;
    const html = outside.replace(/<!--(?:.*?-->|.*)/gs, '').trim();
    const isInside = isOpen && html !== '' && html.search(paragraphTag) !== 0;
    const lastTag = html.match(paragraphTag)?.at(-1);
    if (lastTag !== undefined) isOpen = /^<p$/i.test(lastTag);
    return isInside;
  };
}

const blockParents: ReadonlySet<string> = new Set<Nodes['type']>([
  ...(['root', 'blockquote', 'listItem', 'footnoteDefinition'] as const),
]);
