import type { Nodes } from 'mdast';

export function isJsx({ type }: Nodes): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** Whether the MDX compiler replaces the node with its children: a paragraph that contains only JSX and white space. */
export function isJsxParagraph(node: Nodes): boolean {
  if (node.type !== 'paragraph') return false;
  const children = node.children.filter((child) => child.type !== 'text' || /[^\t\n\v\f\r ]/.test(child.value));
  return children.length > 0 && children.every((child) => isJsx(child) || child.type === 'mdxTextExpression');
}
