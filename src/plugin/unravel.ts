import type { Nodes, RootContent } from 'mdast';

/** Whether the compiler of MDX has been over a tree: it marks every element that is written as JSX. */
export function isCompiled(node: Nodes): boolean {
  const data: object = node.data ?? {};
  return '_mdxExplicitJsx' in data || ('children' in node && node.children.some(isCompiled));
}

/**
 * Takes paragraphs apart that hold nothing but elements and expressions, as the compiler of MDX does before it calls any
 * plugin.
 */
export function unravel(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') {
    if ('children' in node) node.children = node.children.flatMap(unravel) as [];
    return [node];
  }
  const inner = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const parts = inner.flatMap((child): RootContent[] => {
    if (child.type === 'mdxJsxTextElement')
      return [{ ...child, type: 'mdxJsxFlowElement', children: child.children as [] }];
    return child.type === 'mdxTextExpression' ? [{ ...child, type: 'mdxFlowExpression' }] : [];
  });
  return parts.length > 0 && parts.length === inner.length ? parts : [node];
}
