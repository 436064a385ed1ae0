import type { Nodes, Paragraph, RootContent } from 'mdast';
import type { Patch } from './node-ranges.ts';

/**
 * Replaces nodes of the current tree with nodes of the refreshed tree.
 *
 * @param isCompiled whether the MDX compiler has already transformed the current tree
 */
export function replaceNodes({ current, replacement }: Patch, isCompiled: boolean): void {
  const [target, source] = [current.parent, replacement.parent];
  const children = source.children.slice(replacement.first, replacement.last + 1);
  const replaced = target.children.slice(current.first, current.last + 1);
  // If only the new nodes are in a paragraph, the MDX compiler has unwrapped the paragraph of the current nodes.
  const isCurrentUnwrapped = source.type === 'paragraph' && blockParents.includes(target.type);
  const inserted = isCurrentUnwrapped ? [{ ...source, children } as Paragraph] : children;
  const insertedNodes = isCurrentUnwrapped || isCompiled ? inserted.flatMap(unwrapJsxParagraphs) : inserted;
  const nodes = reuseMarkerNodes(insertedNodes, replaced);
  for (const node of nodes) if (!replaced.includes(node)) removePositions(node);
  // The same parser made both lists of nodes from the text between two markers, so their types fit the parent.
  target.children.splice(current.first, replaced.length, ...(nodes as RootContent[]));
  if (target.type === 'listItem' && source.type === 'listItem') target.spread = source.spread ?? null;
}

const blockParents: readonly string[] = ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'mdxJsxFlowElement'];

/** Removes the positions of a node and its children, because they refer to a text that only this plugin has. */
function removePositions(node: RootContent): void {
  delete node.position;
  // Marks the element as JSX written in the file. Without the mark, MDX would replace it with a component, as it does with
  // elements generated from Markdown.
  if (node.type.startsWith('mdxJsx')) node.data = Object.assign(node.data ?? {}, { _mdxExplicitJsx: true });
  if ('children' in node) for (const child of node.children) removePositions(child);
}

/** Keeps the current nodes of the markers at both ends, because their positions are valid. */
function reuseMarkerNodes(nodes: readonly RootContent[], replaced: readonly RootContent[]): RootContent[] {
  const reused = [...nodes];
  const [first, last] = [replaced[0], replaced.at(-1)];
  if (first && isSameValue(nodes[0], first)) reused[0] = first;
  if (last && isSameValue(nodes.at(-1), last)) reused[nodes.length - 1] = last;
  return reused;
}

function isSameValue(one: RootContent | undefined, other: RootContent): boolean {
  return one?.type === other.type && 'value' in one && 'value' in other && one.value === other.value;
}

/** Whether the MDX compiler has transformed a tree. The compiler marks every element that the file contains as JSX. */
export function isCompiledMdx(node: Nodes): boolean {
  const data: object = node.data ?? {};
  return '_mdxExplicitJsx' in data || ('children' in node && node.children.some(isCompiledMdx));
}

/** Replaces paragraphs that contain only JSX with their content, as the MDX compiler does before it calls plugins. */
function unwrapJsxParagraphs(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') {
    if ('children' in node) node.children = node.children.flatMap(unwrapJsxParagraphs) as [];
    return [node];
  }
  const children = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const blocks = children.flatMap((child): RootContent[] => {
    if (child.type === 'mdxJsxTextElement')
      return [{ ...child, type: 'mdxJsxFlowElement', children: child.children as [] }];
    return child.type === 'mdxTextExpression' ? [{ ...child, type: 'mdxFlowExpression' }] : [];
  });
  return blocks.length > 0 && blocks.length === children.length ? blocks : [node];
}
