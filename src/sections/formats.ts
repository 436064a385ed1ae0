import { countMarkup, limitMarkup } from '../core/limits.ts';
import type { Document } from './document.ts';
import type { Format } from './format.ts';
import { parseComments } from './html/html-fragment.ts';
import { endOfRelevantText } from './markdown/end-of-relevant-text.ts';
import { htmlComments, type MarkerSyntax, mdxComments } from './marker-syntax.ts';
import { jsxToHtml, tagsToHtml, toMdx } from './mdx/jsx.ts';

/**
 * Parses a text, or in Markdown the part of it up to `end`.
 * @throws {StatusSnippetsError} `mdx-syntax`, `too-complex`
 */
export type Parse = (text: string, end?: number) => Document;

/** All that depends on the format of a text. The large parsers are loaded when they are needed. */
interface FormatModule {
  /** Of new markers. */
  readonly comments: MarkerSyntax;
  /** Stands between the HTML of two snippets, instead of a space or before a line break. */
  readonly separator: string;
  /** GitHub shows such a file, and does not run its scripts. */
  readonly isForGithub: boolean;
  /** Where the part of a text ends that decides where its sections are. */
  endOfRelevantText(text: string): number;
  /** @param hasHtml whether texts may contain HTML other than comments */
  loadParser(hasHtml: boolean): Promise<Parse>;
  /** Writes Markdown or HTML in the syntax of the format. */
  adapt(snippet: string): string;
  /** Replaces the JSX in the content of a section with HTML. */
  toHtml(content: string): string;
  /** The same, but the line breaks between tags stay. */
  tagsToHtml(content: string): string;
  /** For a preview: what a parser of Markdown shows like the text; null for HTML. */
  toMarkdown(text: string): string | null;
  /** Why the markers may be missing in the tree of a plugin, as the end of a sentence. */
  readonly reasonForLoss: string;
}

/** What is the same for most formats, or for Markdown and HTML. */
const usual = {
  comments: htmlComments,
  separator: '',
  isForGithub: false,
  endOfRelevantText: (text: string) => text.length,
  adapt: String, // unchanged
  toHtml: (content: string) => content,
  tagsToHtml: (content: string) => content,
  reasonForLoss: '',
};

export const formats: Readonly<Record<Format, FormatModule>> = {
  md: {
    ...usual,
    isForGithub: true,
    endOfRelevantText,
    loadParser: async (hasHtml) => {
      const { parseMarkdown } = await import('./markdown/parse-markdown.ts');
      if (!hasHtml) return (text, end = text.length) => parseMarkdown(text, end, parseComments);
      const { parseHtmlFragment } = await import('./html/parse-html-fragment.ts');
      return (text, end = text.length) => parseMarkdown(text, end, parseHtmlFragment);
    },
    toMarkdown: (text) => text,
    reasonForLoss:
      '; if Markdown is read as MDX, as in Docusaurus, write {/* status-snippets start */}',
  },
  mdx: {
    ...usual,
    comments: mdxComments,
    separator: "{' '}", // JSX ignores a line break between elements
    loadParser: async () => {
      const { parseMdx } = await import('./mdx/parse-mdx.ts');
      return (text) => parseMdx(text);
    },
    adapt: toMdx,
    toHtml: jsxToHtml,
    tagsToHtml,
    toMarkdown: (text) => text.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, ''),
  },
  html: {
    ...usual,
    loadParser: async () => {
      const { parseHtmlFile } = await import('./html/parse-html-file.ts');
      return (text) => parseHtmlFile(text);
    },
    toMarkdown: () => null,
  },
};

/**
 * The parser refuses a text with too much markup. Callers limit its time.
 * @param hasHtml without HTML other than comments, a parser for it is not loaded
 */
export async function loadParser(format: Format, hasHtml = true): Promise<Parse> {
  const parse = await formats[format].loadParser(hasHtml);
  return (text, end = text.length) => {
    limitMarkup(countMarkup(text.slice(0, end)));
    return parse(text, end);
  };
}
