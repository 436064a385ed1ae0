import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** Parses Markdown as GitHub reads it: what looks like an address is a link, with or without brackets. */
export function parseGithubMarkdown(source: string): Root {
  return fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** The child of a node if there is exactly one, of that type; else null. */
export function onlyChild<Type extends Nodes['type']>(node: Nodes, type: Type): NodeOf<Type> | null {
  const [child, ...others]: readonly Nodes[] = 'children' in node ? node.children : [];
  return child?.type === type && others.length === 0 ? (child as NodeOf<Type>) : null;
}
