import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** Parses Markdown as GitHub does: text that looks like an address becomes a link, with or without brackets. */
export function parseGithubMarkdown(source: string): Root {
  return fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** The only child of a node; null if the node has no child, several children, or a child of a different type. */
export function onlyChild<Type extends Nodes['type']>(node: Nodes, type: Type): NodeOf<Type> | null {
  const [child, ...others]: readonly Nodes[] = 'children' in node ? node.children : [];
  return child?.type === type && others.length === 0 ? (child as NodeOf<Type>) : null;
}
