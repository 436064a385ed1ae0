import { indexOfLastStarting, type Range } from '../../core/range.ts';
import { rangeOf, treeNodes } from '../../sections/document.ts';
import { initialHtmlState } from '../../sections/html/html-fragment.ts';
import { parseHtmlFragment } from '../../sections/html/parse-html-fragment.ts';
import type { EmbedDocument } from '../document.ts';

/**
 * Python-Markdown reads what is in one of them as HTML, and a line outside that begins with a
 * comment as a paragraph.
 */
const blockElements: ReadonlySet<string> = new Set(
  [
    'address article aside blockquote center dd details div dl dt fieldset figcaption figure',
    'footer form h1 h2 h3 h4 h5 h6 header li main nav ol p section summary table td th tr ul',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Returns a function that lists the block elements of HTML that are open at an offset of Markdown.
 */
export function createOpenBlockLookup({
  tree,
  parsed: { text },
}: EmbedDocument): (offset: number) => readonly string[] {
  const changes: { readonly start: number; readonly open: readonly string[] }[] = [];
  const counts = new Map<string, number>();
  for (const { node } of tree ? treeNodes(tree) : []) {
    if (node.type !== 'html') continue;
    const { start, end } = rangeOf(node);
    for (const tag of parseHtmlFragment(text.slice(start, end), initialHtmlState).tags) {
      if (!blockElements.has(tag.name)) continue;
      const count = (counts.get(tag.name) ?? 0) + (tag.kind === 'open' ? 1 : -1);
      counts.set(tag.name, Math.max(count, 0));
      const open = [...counts.keys()].filter((name) => counts.get(name) !== 0);
      changes.push({ start: start + tag.end, open });
    }
  }
  return (offset) => changes[indexOfLastStarting(changes, offset)]?.open ?? [];
}

/** The next element or text in HTML, after white space; null if there is none before an end tag. */
export function nextSibling(html: string): Range | null {
  const start = html.search(/\S|$/);
  const { tags } = parseHtmlFragment(html, initialHtmlState);
  const [first] = tags;
  if (first === undefined || first.start > start) {
    const text = html.slice(start, first?.start).trimEnd();
    return text === '' ? null : { start, end: start + text.length };
  }
  if (first.kind === 'close') return null;
  let depth = 0;
  for (const { kind, name, end } of tags) {
    if (name !== first.name) continue;
    depth += kind === 'open' ? 1 : -1;
    if (depth === 0) return { start, end };
  }
  // An element such as `img` has no end tag.
  return { start, end: first.end };
}
