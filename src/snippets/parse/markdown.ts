import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** Parses Markdown as GitHub reads it: what looks like an address is a link, with or without brackets. */
export function readMarkdown(source: string): Root {
  return fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Whether a node is there and of that type. */
export function isA<Type extends Nodes['type']>(node: Nodes | undefined, type: Type): node is NodeOf<Type> {
  return node?.type === type;
}

/** The only child of a node, where it has one child and that is of the type asked for; else null. */
export function onlyChild<Type extends Nodes['type']>(node: Nodes, type: Type): NodeOf<Type> | null {
  if (!('children' in node) || node.children.length !== 1) return null;
  const [child] = node.children;
  return isA(child, type) ? child : null;
}

/** Where a parsed node starts and ends in its source. */
export function placeOf(node: Nodes): { readonly start: number; readonly end: number } {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) throw new TypeError(`A ${node.type} node without a place`);
  return { start, end };
}
