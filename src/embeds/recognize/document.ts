import type { Root } from 'mdast';
import type { Format } from '../../sections/format.ts';
import { blankFrontMatter } from '../../sections/html/parse-html-file.ts';
import { initialHtmlState } from '../../sections/html/scan-comments.ts';
import { toSyntaxProblem } from '../../sections/mdx/parse-mdx.ts';
import { type ParsedSections, parseSections } from '../../sections/parse-sections.ts';
import { ParseLimitError, ParseTimeBudget, type TimeLimiter } from '../../sections/parse-time-limit.ts';
import type { SectionProblem } from '../../sections/parsed-document.ts';
import type { Range } from '../../text/range.ts';
import type { Embed } from './embed.ts';
import { listHtmlContent } from './list-html-content.ts';
import { listMarkdownContent } from './list-markdown-content.ts';
import { parseTree } from './markdown-tree.ts';
import { type EmbedQuery, recognizeEmbeds } from './recognize-embeds.ts';
import { searchTermsOf, shortenMarkdown } from './shorten-markdown.ts';
import type { Content } from './visible-content.ts';

/** A parsed document. Offsets of its tree and content count without a byte-order mark, those of `parsedSections` with it. */
export interface Document {
  /** Without a byte-order mark. */
  readonly text: string;
  readonly format: Format;
  readonly byteOrderMark: '' | '\uFEFF';
  /** Null for HTML. */
  readonly tree: Root | null;
  readonly content: readonly Content[];
  readonly parsedSections: ParsedSections;
  /** What was looked for when the document was read; other blocks of a long text may be missing in the tree. */
  readonly query: EmbedQuery;
  /** Limits the time of all parsing of the file. */
  readonly timeBudget: ParseTimeBudget;
}

export type DocumentResult =
  | { readonly outcome: 'read'; readonly document: Document }
  /** Its markers are broken, it cannot be parsed, or that takes too long. */
  | { readonly outcome: 'refused'; readonly problems: readonly SectionProblem[] };

/** Parses a document to find its embeds and sections. */
export async function readDocument(
  text: string,
  format: Format,
  query: EmbedQuery,
  timeLimiter?: TimeLimiter,
): Promise<DocumentResult> {
  const timeBudget = new ParseTimeBudget(timeLimiter);
  const parsedSections = await parseSections(text, format, { timeBudget });
  if (parsedSections.problems.length > 0) return { outcome: 'refused', problems: parsedSections.problems };
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(byteOrderMark.length);
  try {
    const tree = await parseDocumentTree(body, { format, query, timeBudget });
    const content = timeBudget.parse(wholeOf(body), () => contentOf(body, tree));
    return {
      outcome: 'read',
      document: { text: body, format, byteOrderMark, tree, content, parsedSections, query, timeBudget },
    };
  } catch (error) {
    const problem = error instanceof ParseLimitError ? error.problem : toSyntaxProblem(error);
    return { outcome: 'refused', problems: [problem] };
  }
}

/** Parses the text of a document, or a later version of it; HTML has no tree. */
export async function parseDocumentTree(
  text: string,
  { format, query, timeBudget }: Pick<Document, 'format' | 'query' | 'timeBudget'>,
): Promise<Root | null> {
  if (format === 'html') return null;
  const source = format === 'md' ? await shortenMarkdown(text, query, timeBudget) : text;
  return timeBudget.parse(wholeOf(text), () => parseTree(source, format));
}

function contentOf(text: string, tree: Root | null): readonly Content[] {
  return tree ? listMarkdownContent(tree, text) : listHtmlContent(blankFrontMatter(text), 0, initialHtmlState).content;
}

function wholeOf(text: string): Range {
  return { start: 0, end: text.length };
}

/**
 * Finds the embeds of a document, in sections and outside. Their offsets count without a byte-order mark.
 *
 * @param query by default the one with which the document was read
 */
export function findEmbeds({ content, text, ...document }: Document, query: EmbedQuery = document.query): Embed[] {
  return recognizeEmbeds(content, text, query);
}

/** Whether an embed is in a section. */
export function isInSection({ parsedSections: { sections }, byteOrderMark }: Document, { start }: Embed): boolean {
  const offset = start + byteOrderMark.length;
  return sections.some((section) => section.start.start <= offset && offset < section.end.end);
}

/** Whether a text, or the bytes of a file as characters, may contain an embed. */
export function mayContainEmbeds(text: string, query: EmbedQuery): boolean {
  const lowerCase = text.toLowerCase();
  return searchTermsOf(query).some((term) => lowerCase.includes(term.toLowerCase()));
}
