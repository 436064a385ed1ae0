import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { containsRange, type Range } from '../../text/range.ts';
import type { Document } from '../recognize/document.ts';
import type { Embed } from '../recognize/embed.ts';
import { rangeOf } from '../recognize/markdown-tree.ts';

/** The kind of place of an embed in Markdown or MDX. */
export type Place =
  /** In running text. */
  | { readonly kind: 'text'; readonly parent: TextParent }
  /** In an HTML block or a JSX element. */
  | { readonly kind: 'html' }
  /** As a separate block that is a JSX element. */
  | { readonly kind: 'block' };

/** A node whose children are running text. */
export type TextParent = Extract<Parents, { children: PhrasingContent[] }>;

const textParents: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'delete'],
]);

/** The innermost place around a range. */
export function placeOf(root: Root, range: Range): Place {
  let parent: Parents = root;
  for (;;) {
    const child: Nodes | undefined = parent.children.find((node) => containsRange(rangeOf(node), range));
    if (child === undefined || !isContainer(child, range)) return toPlace(parent, child);
    parent = child;
  }
}

/** Whether a node contains the embed. A link, or a JSX element with exactly the range of the embed, is the embed itself. */
function isContainer(node: Nodes, range: Range): node is Parents {
  if (!('children' in node)) return false;
  if (node.type === 'link' || node.type === 'linkReference') return false;
  const { start, end } = rangeOf(node);
  return !node.type.startsWith('mdxJsx') || start !== range.start || end !== range.end;
}

function toPlace(parent: Parents, child: Nodes | undefined): Place {
  if (textParents.has(parent.type)) return { kind: 'text', parent: parent as TextParent };
  const isBlock = child?.type === 'mdxJsxFlowElement' && !parent.type.startsWith('mdxJsx');
  return { kind: isBlock ? 'block' : 'html' };
}

/** What a section in the place of an embed has to show; null in a heading, where a badge is the default. */
export function showFor({ tree }: Document, embed: Embed): readonly [Embed['show']] | null {
  const place = tree && placeOf(tree, embed);
  return place?.kind === 'text' && place.parent.type === 'heading' ? null : [embed.show];
}
