import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { jsxOfHtml } from './to-mdx.ts';

/** What begins an expression or an element in MDX. */
const options: Options = {
  resourceLink: true,
  unsafe: [
    { character: '{', inConstruct: ['phrasing'] },
    { character: '<', inConstruct: ['phrasing'] },
  ],
};

/**
 * Writes a snippet as MDX reads it: HTML as JSX, and Markdown so that no brace begins an expression.
 *
 * @param snippet one that was generated, or judged safe; HTML begins with a tag, and Markdown with something else
 */
export function mdxOfSnippet(snippet: string): string {
  if (snippet.startsWith('<')) return jsxOfHtml(snippet);
  return /[{<]/.test(snippet) ? toMarkdown(fromMarkdown(snippet), options).trimEnd() : snippet;
}
