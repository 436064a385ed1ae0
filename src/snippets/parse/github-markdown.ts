import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** Parses Markdown as GitHub reads it: what looks like an address is a link, with or without brackets. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Whether a node exists and is of that type. */
export function isA<Type extends Nodes['type']>(node: Nodes | undefined, type: Type): node is NodeOf<Type> {
  return node?.type === type;
}

/** The only child of a node if it has exactly one child, of that type; else null. */
export function onlyChild<Type extends Nodes['type']>(node: Nodes, type: Type): NodeOf<Type> | null {
  if (!('children' in node) || node.children.length !== 1) return null;
  const [child] = node.children;
  return isA(child, type) ? child : null;
}

/** The offsets of a parsed node in its source. */
export function rangeOf(node: Nodes): { readonly start: number; readonly end: number } {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) throw new TypeError(`A ${node.type} node without a position`);
  return { start, end };
}
