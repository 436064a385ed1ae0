import { countMarkup, limitMarkup, type TimeBudget } from '../core/limits.ts';
import type { Document } from './document.ts';
import type { Format } from './format.ts';
import { hasOnlyComments, parseComments } from './html/html-fragment.ts';
import { endOfWhatMatters } from './markdown/end-of-what-matters.ts';
import { htmlComments, type MarkerSyntax, mdxComments } from './marker-syntax.ts';
import { jsxToHtml, tagsToHtml, toMdx } from './mdx/jsx.ts';

/** All that depends on the format of a text. The large parsers are loaded when they are needed. */
interface FormatModule {
  /** Of new markers. */
  readonly comments: MarkerSyntax;
  /** Stands between the HTML of two snippets, instead of a space or before a line break. */
  readonly separator: string;
  /** GitHub shows such a file, and does not run its scripts. */
  readonly isForGithub: boolean;
  /** Where the part of a text ends that decides where its sections are. */
  endOfWhatMatters(text: string): number;
  /** Loads what the text needs. `end` is that of the text, or of what matters. */
  loadParser(text: string, end: number): Promise<() => Document>;
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
  endOfWhatMatters: (text: string) => text.length,
  adapt: String, // unchanged
  toHtml: (content: string) => content,
  tagsToHtml: (content: string) => content,
  reasonForLoss: '',
};

export const formats: Readonly<Record<Format, FormatModule>> = {
  md: {
    ...usual,
    isForGithub: true,
    endOfWhatMatters,
    loadParser: async (text, end) => {
      const { parseMarkdown } = await import('./markdown/parse-markdown.ts');
      if (hasOnlyComments(text.slice(0, end))) return () => parseMarkdown(text, end, parseComments);
      const { parseHtmlFragment } = await import('./html/parse-html-fragment.ts');
      return () => parseMarkdown(text, end, parseHtmlFragment);
    },
    toMarkdown: (text) => text,
    reasonForLoss:
      '; if Markdown is read as MDX, as in Docusaurus, write {/* status-snippets start */}',
  },
  mdx: {
    ...usual,
    comments: mdxComments,
    separator: "{' '}", // JSX ignores a line break between elements
    loadParser: async (text) => {
      const { parseMdx } = await import('./mdx/parse-mdx.ts');
      return () => parseMdx(text);
    },
    adapt: toMdx,
    toHtml: jsxToHtml,
    tagsToHtml,
    toMarkdown: (text) => text.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, ''),
  },
  html: {
    ...usual,
    loadParser: async (text) => {
      const { parseHtmlFile } = await import('./html/parse-html-file.ts');
      return () => parseHtmlFile(text);
    },
    toMarkdown: () => null,
  },
};

/**
 * Parses a text, or in Markdown the part of it up to `end`.
 * @throws {StatusSnippetsError} `mdx-syntax`, `too-complex`
 */
export async function parse(
  text: string,
  format: Format,
  timeBudget: TimeBudget,
  end = text.length,
): Promise<Document> {
  const parseText = await formats[format].loadParser(text, end);
  limitMarkup(countMarkup(text.slice(0, end)));
  return timeBudget.run({ start: 0, end }, parseText);
}
