import type { Nodes } from 'mdast';

/** Elements that are links in JSX: `a`, and the usual components. */
export const linkElements: readonly string[] = ['a', 'Link', 'NavLink'];

export function isJsx({ type }: Nodes): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/**
 * Whether the MDX compiler replaces the node with its children: a paragraph that contains only JSX
 * and white space.
 */
export function isJsxParagraph(node: Nodes): boolean {
  if (node.type !== 'paragraph') return false;
  const children = node.children.filter(
    (child) => child.type !== 'text' || /[^\t\n\v\f\r ]/.test(child.value),
  );
  return (
    children.length > 0 &&
    children.every((child) => isJsx(child) || child.type === 'mdxTextExpression')
  );
}

const lineBreak = String.raw`[ \t]*(?:\r\n|\n|\r)[ \t]*`;

/**
 * JSX ignores white space next to a tag or an expression, if it contains a line break. A blank line
 * separates blocks.
 */
const ignoredLineBreak = new RegExp(
  String.raw`(?<=[>}])${lineBreak}(?![ \t]*[\r\n])|(?<!\s)${lineBreak}(?=[<{])`,
  'g',
);

export function jsxToHtml(jsx: string): string {
  return tagsToHtml(jsx.replace(ignoredLineBreak, ''));
}

/** A string or a number in braces; the first group is `=` if it is the value of an attribute. */
const literalExpression = /(=?)\{\s*(?:'([^'\\]*)'|"([^"\\]*)"|(\d+))\s*\}/g;

/** The lines stay the same. */
export function tagsToHtml(jsx: string): string {
  return jsx
    .replace(literalExpression, (_, equals = '', single = '', double = '', number = '') => {
      const text = (single + double + number).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return equals === '' ? text : `="${text.replaceAll('"', '&quot;')}"`;
    })
    .replace(/<([a-z]+)((?:\s+[^\s<>"'=/]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/>/g, '<$1$2></$1>');
}

/**
 * HTML, which begins with a tag, becomes JSX: elements without content end with a slash, and words
 * are written as strings, because MDX would otherwise parse Markdown and links in them. Markdown
 * snippets mean the same in MDX.
 */
export function toMdx(snippet: string): string {
  if (!snippet.startsWith('<')) return snippet;
  return (
    snippet
      .replace('></script>', ' />')
      .replace(/<img([^>]*)>/, (_, inTag: string) => `<img${inTag.replace(/\/$/, '').trimEnd()} />`)
      // React leaves out a boolean attribute whose value is empty.
      .replace(/(?<=\s(?:async|defer))=""/g, '')
      .replace(/(?<=<\/strong>)[^<]+|(?<=<a [^>]*>)[^<]+/g, "{'$&'}")
  );
}
