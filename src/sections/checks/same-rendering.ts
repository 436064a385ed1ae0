import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { parseFragment, serialize } from 'parse5';
import { type Layout, withoutLinePrefix } from '../context-layout.ts';

/**
 * Whether two contents of a section render identically: to the same HTML, apart from the amount of white space. This is so if
 * a formatter wrapped the lines of one, or wrote `<U>` for `[U](U)`. In MDX, HTML is JSX.
 */
export function hasSameRendering(one: string, other: string, layout: Layout, isMdx: boolean): boolean {
  return render(one, layout, isMdx) === render(other, layout, isMdx);
}

function render(content: string, layout: Layout, isMdx: boolean): string {
  const source = withoutLinePrefix(content, layout);
  const isHtml = layout.context === 'html';
  const html = isHtml ? source : renderMarkdown(source, layout);
  const jsx = isMdx && isHtml ? removeLineBreaks(html) : html;
  return collapseWhiteSpace(serialize(parseFragment(isMdx ? jsxToHtml(jsx) : jsx)));
}

/** Definitions render as nothing, so references make them visible. */
const references = '\n\n[status-badge]\n\n[status-page]\n';

function renderMarkdown(content: string, layout: Exclude<Layout, { context: 'html' }>): string {
  const markdown = layout.context === 'flow' ? content + references : toParagraph(content, layout.table);
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

/** In a paragraph, `>` at the start of a line always belongs to the block quotes around it. */
function toParagraph(content: string, isTableCell: boolean): string {
  const paragraph = content.replace(/(\r\n|\n|\r)[ \t>]*/g, '\n').trim();
  return isTableCell ? paragraph.replaceAll('\\|', '|') : paragraph;
}

/** JSX ignores white space with a line break in it next to a tag or an expression; Markdown does not. */
function removeLineBreaks(jsx: string): string {
  return jsx.replace(/(?<=[>}])[ \t]*[\r\n]\s*|(?<!\s)\s*[\r\n]\s*(?=[<{])/g, '');
}

/** JSX contains texts as expressions, and tags without content close themselves. */
function jsxToHtml(jsx: string): string {
  return jsx
    .replace(/\{\s*(?:'([^'\\]*)'|"([^"\\]*)")\s*\}/g, (_, single = '', double = '') =>
      (single + double).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    )
    .replace(/<([a-z]+)((?:\s+[^\s<>"'=/]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/>/gi, '<$1$2></$1>');
}

/** White space next to the tags of blocks is not rendered at all. */
function collapseWhiteSpace(html: string): string {
  return html
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/ ?(<\/?(?:div|p)(?: [^>]*)?>) ?/g, '$1')
    .trim();
}
