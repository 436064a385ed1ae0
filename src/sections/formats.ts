import type { Root } from 'mdast';
import type { Range } from '../text/range.ts';
import type { TimeBudget } from '../text/time-limit.ts';
import type { FoundComments, Span } from './comment.ts';
import type { Format } from './format.ts';
import { parseMarkdown } from './markdown/parse-markdown.ts';
import { type CommentSyntax, htmlComments, mdxComments } from './marker.ts';
import { jsxToHtml, toMdx } from './mdx/jsx.ts';

/** All that depends on the format of a text. The large parsers are loaded when they are needed. */
interface FormatModule {
  readonly comments: CommentSyntax;
  /** Stands between the HTML of two snippets, instead of a space or before a line break. */
  readonly separator: string;
  /** GitHub shows such a file, and does not run its scripts. */
  readonly isForGithub: boolean;
  parse(text: string, timeBudget: TimeBudget): Promise<FoundComments>;
  /** Constructs of the text, at least those of the blocks that touch the ranges. */
  outline(text: string, ranges: readonly Range[] | 'all', timeBudget: TimeBudget): Promise<readonly Span[]>;
  /** The tree of the text without front matter; null for HTML. Like the others, it throws `mdx-syntax` and `too-complex`. */
  parseTree(text: string, timeBudget: TimeBudget): Promise<Root | null>;
  /** Writes Markdown or HTML in the syntax of the format. */
  adapt(snippet: string): string;
  /** Replaces the JSX in the content of a section with HTML. */
  toHtml(content: string): string;
  /** For a preview: what a parser of Markdown shows like the text; null for HTML. */
  toMarkdown(text: string): string | null;
  /** Why the markers may be missing in the tree of a plugin, as the end of a sentence. */
  readonly reasonForLoss: string;
}

const loadMdx = () => import('./mdx/parse-mdx.ts');
const loadHtml = () => import('./html/parse-html-file.ts');

/** What is the same for most formats, or for Markdown and HTML. */
const usual = {
  comments: htmlComments,
  separator: '',
  isForGithub: false,
  adapt: String, // unchanged
  toHtml: (content: string) => content,
  reasonForLoss: '',
};

export const formats: Readonly<Record<Format, FormatModule>> = {
  md: {
    ...usual,
    isForGithub: true,
    parse: parseMarkdown,
    outline: async (...args) => (await import('./markdown/outline-markdown.ts')).outlineMarkdown(...args),
    parseTree: async (text, timeBudget) => (await import('./markdown/tree.ts')).parseMarkdownTree(text, timeBudget),
    toMarkdown: (text) => text,
    reasonForLoss: '; if Markdown is read as MDX, as in Docusaurus, write {/* status-snippets start */}',
  },
  mdx: {
    ...usual,
    comments: mdxComments,
    separator: "{' '}", // JSX ignores a line break between elements
    parse: async (text, timeBudget) => (await loadMdx()).parseMdx(text, timeBudget),
    outline: async (text, _, timeBudget) => (await loadMdx()).outlineMdx(text, timeBudget),
    parseTree: async (text, timeBudget) => (await loadMdx()).parseMdxTree(text, timeBudget),
    adapt: toMdx,
    toHtml: jsxToHtml,
    toMarkdown: (text) => text.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, ''),
  },
  html: {
    ...usual,
    parse: async (text, timeBudget) => (await loadHtml()).parseHtmlFile(text, timeBudget),
    outline: async (text, _, timeBudget) => (await loadHtml()).parseHtmlFile(text, timeBudget).outline,
    parseTree: async () => null,
    toMarkdown: () => null,
  },
};
