import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { CompileContext, Token } from 'micromark-util-types';
import { parseFragment, serialize } from 'parse5';
import { type Layout, withoutLinePrefix } from '../context-layout.ts';
import { definitionLabels } from '../marker.ts';

/** Apart from white space: a formatter may have wrapped lines, or written `<U>` for `[U](U)`. HTML in MDX is JSX. */
export function hasSameRendering(one: string, other: string, layout: Layout, isMdx: boolean): boolean {
  return render(one, layout, isMdx) === render(other, layout, isMdx);
}

function render(content: string, layout: Layout, isMdx: boolean): string {
  const source = withoutLinePrefix(content, layout);
  const isHtml = layout.context === 'html';
  const html = isMdx ? jsxToHtml(removeLineBreaks(source)) : source;
  return collapseWhiteSpace(serialize(parseFragment(isHtml ? html : renderMarkdown(html, layout))));
}

const references = definitionLabels.map((label) => `\n\n[${label}]\n`).join('');

function renderMarkdown(content: string, { context, isInTable }: Layout): string {
  const markdown = context === 'flow' ? content + references : toParagraph(content, isInTable);
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml(), { exit: { htmlFlowData: writeHtml, htmlTextData: writeHtml } }],
  });
}

/** The extension for GFM would write the tags of scripts as text. */
function writeHtml(this: CompileContext, token: Token): undefined {
  this.raw(this.sliceSerialize(token));
}

/** In a paragraph, `>` at the start of a line always belongs to a block quote around it. */
function toParagraph(content: string, isTableCell: boolean): string {
  const paragraph = content.replace(/(\r\n|\n|\r)[ \t>]*/g, '\n').trim();
  return isTableCell ? paragraph.replaceAll('\\|', '|') : paragraph;
}

const lineBreak = String.raw`[ \t]*(?:\r\n|\n|\r)[ \t]*`;
const jsxLineBreak = new RegExp(String.raw`(?<=[>}])${lineBreak}(?![ \t]*[\r\n])|(?<!\s)${lineBreak}(?=[<{])`, 'g');

/** JSX ignores white space next to a tag or an expression, if it contains a line break. A blank line separates blocks. */
function removeLineBreaks(jsx: string): string {
  return jsx.replace(jsxLineBreak, '');
}

function jsxToHtml(jsx: string): string {
  return jsx
    .replace(/\{\s*(?:'([^'\\]*)'|"([^"\\]*)")\s*\}/g, (_, single = '', double = '') =>
      (single + double).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    )
    .replace(/<([a-z]+)((?:\s+[^\s<>"'=/]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/>/gi, '<$1$2></$1>');
}

function collapseWhiteSpace(html: string): string {
  return html
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/ ?(<\/?(?:div|p)(?: [^>]*)?>) ?/g, '$1')
    .trim();
}
