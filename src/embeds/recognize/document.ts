import type { Root } from 'mdast';
import type { Format } from '../../sections/format.ts';
import { initialHtmlState } from '../../sections/html/elements.ts';
import { blankFrontMatter } from '../../sections/html/parse-html-file.ts';
import { createSyntaxProblem } from '../../sections/mdx/parse-mdx.ts';
import { type ParsedSections, parseSections } from '../../sections/parse-sections.ts';
import type { SectionProblem } from '../../sections/parsed-document.ts';
import { isError } from '../../text/errors.ts';
import type { Range } from '../../text/range.ts';
import { TimeBudget, toTooComplex } from '../../text/time-limit.ts';
import { blankIrrelevantBlocks, searchTermsOf } from './blank-irrelevant-blocks.ts';
import type { Embed } from './embed.ts';
import { listHtmlContent } from './list-html-content.ts';
import { listMarkdownContent } from './list-markdown-content.ts';
import { parseTree } from './markdown-tree.ts';
import { type EmbedQuery, recognizeEmbeds } from './recognize-embeds.ts';
import type { Content } from './visible-content.ts';

/**
 * A parsed document. Offsets in `tree` and `content` are relative to `text`, which has no byte-order mark; offsets in
 * `parsedSections` are relative to the whole file.
 */
export interface Document {
  /** The text of the file without its byte-order mark. */
  readonly text: string;
  readonly format: Format;
  readonly byteOrderMark: '' | '\uFEFF';
  /** The syntax tree; null for HTML. */
  readonly tree: Root | null;
  readonly content: readonly Content[];
  readonly parsedSections: ParsedSections;
  /** The embeds that the document was parsed for. The tree of a long text may lack blocks without such embeds. */
  readonly query: EmbedQuery;
  /** The parsing time that is left for this file. */
  readonly timeBudget: TimeBudget;
}

export type DocumentResult =
  | { readonly outcome: 'parsed'; readonly document: Document }
  /** The markers of the document are broken, its syntax is invalid, or parsing takes too long. */
  | { readonly outcome: 'refused'; readonly problems: readonly SectionProblem[] };

/** Parses a document to find its embeds and sections. */
export async function parseDocument(text: string, format: Format, query: EmbedQuery): Promise<DocumentResult> {
  const timeBudget = new TimeBudget();
  const parsedSections = await parseSections(text, format, timeBudget);
  if (parsedSections.problems.length > 0) return { outcome: 'refused', problems: parsedSections.problems };
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(byteOrderMark.length);
  try {
    const tree = await parseDocumentTree(body, { format, query, timeBudget });
    const content = timeBudget.run(wholeRange(body), () => contentOf(body, tree));
    return {
      outcome: 'parsed',
      document: { text: body, format, byteOrderMark, tree, content, parsedSections, query, timeBudget },
    };
  } catch (error) {
    const problem = isError(error) ? toTooComplex(error) : createSyntaxProblem(error);
    return { outcome: 'refused', problems: [problem] };
  }
}

/** Parses the text of a document, or an edited version of the text. Returns null for HTML, which has no tree. */
async function parseDocumentTree(
  text: string,
  { format, query, timeBudget }: Pick<Document, 'format' | 'query' | 'timeBudget'>,
): Promise<Root | null> {
  if (format === 'html') return null;
  const source = format === 'md' ? await blankIrrelevantBlocks(text, query, timeBudget) : text;
  return timeBudget.run(wholeRange(text), () => parseTree(source, format));
}

function contentOf(text: string, tree: Root | null): readonly Content[] {
  return tree ? listMarkdownContent(tree, text) : listHtmlContent(blankFrontMatter(text), 0, initialHtmlState).content;
}

function wholeRange(text: string): Range {
  return { start: 0, end: text.length };
}

/**
 * Finds the embeds of a document, inside and outside sections. Their offsets are relative to `document.text`.
 *
 * @param query the embeds to look for; by default, those that the document was parsed for
 */
export function findEmbeds({ content, text, ...document }: Document, query: EmbedQuery = document.query): Embed[] {
  return recognizeEmbeds(content, text, query);
}

/** Whether an embed is in a section. */
export function isInSection({ parsedSections: { sections }, byteOrderMark }: Document, { start }: Embed): boolean {
  const offset = start + byteOrderMark.length;
  return sections.some((section) => section.start.start <= offset && offset < section.end.end);
}

/** Whether a text may contain an embed. The bytes of a file can be passed as characters, because search terms are ASCII. */
export function mayContainEmbeds(text: string, query: EmbedQuery): boolean {
  const lowerCase = text.toLowerCase();
  return searchTermsOf(query).some((term) => lowerCase.includes(term.toLowerCase()));
}
