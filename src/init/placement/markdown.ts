import type { Root, RootContent } from 'mdast';
import { tokenizeHtml } from '../../snippets/parse/html-tokens.ts';
import { rangeOf } from '../markdown-tree.ts';

/** Where to insert a new section: after the first heading, Markdown or HTML, else at the top, after front matter. */
export function findInsertionPoint(root: Root): { readonly offset: number; readonly isTop: boolean } {
  const above = root.children.find(isHeading) ?? root.children.find(isFrontMatter);
  return above ? { offset: rangeOf(above).end, isTop: false } : { offset: 0, isTop: true };
}

function isHeading(node: RootContent): boolean {
  if (node.type !== 'html') return node.type === 'heading';
  return tokenizeHtml(node.value).tokens.some((token) => token.kind === 'start' && /^h[1-6]$/.test(token.name));
}

function isFrontMatter({ type }: RootContent): boolean {
  return ['yaml', 'toml'].includes(type);
}
