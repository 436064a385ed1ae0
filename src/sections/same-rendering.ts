import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { CompileContext, Token } from 'micromark-util-types';
import { applyEdits } from '../core/range.ts';
import { type Layout, withoutLinePrefix } from './context-layout.ts';
import { initialHtmlState } from './html/html-fragment.ts';
import { parseHtmlFragment } from './html/parse-html-fragment.ts';

/**
 * A formatter may have wrapped lines, or written `<U>` for `[U](U)`. `toHtml` replaces what is not
 * Markdown or HTML.
 */
export function hasSameRendering(
  one: string,
  other: string,
  layout: Layout,
  toHtml: (content: string) => string,
) {
  const [rendered, wanted] = [one, other].map((content) => {
    const html = toHtml(withoutLinePrefix(content, layout));
    return collapseWhiteSpace(
      respellTags(layout.context === 'html' ? html : renderMarkdown(html, layout)),
    );
  });
  return rendered === wanted;
}

function renderMarkdown(content: string, { context, isInTable }: Layout): string {
  // In a paragraph, `>` at the start of a line always belongs to a block quote around it.
  const inline = content.replace(/(\r\n|\n|\r)[ \t>]*/g, '\n').trim();
  const markdown =
    context === 'flow' ? content : isInTable ? inline.replaceAll('\\|', '|') : inline;
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

/** Tags that mean the same to a browser become the same text. */
function respellTags(html: string): string {
  const edits = parseHtmlFragment(html, initialHtmlState).tags.map(
    ({ kind, name, attributes, start, end }) => {
      const values = attributes
        .map((attribute) => ` ${attribute.name}=${JSON.stringify(attribute.value)}`)
        .join('');
      // `img` has none, except from `toHtml` for JSX.
      const endTag = name === 'img' ? '' : `</${name}>`;
      return { start, end, text: kind === 'open' ? `<${name}${values}>` : endTag };
    },
  );
  return applyEdits(html, edits).text;
}

function collapseWhiteSpace(html: string): string {
  return html
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/ ?(<\/?(?:div|p)(?: [^>]*)?>) ?/g, '$1')
    .trim();
}
