import type { Root } from 'mdast';
import { blankFrontMatter } from '../sections/format.ts';
import { initialHtmlState } from '../sections/html/elements.ts';
import type { ParsedSections } from '../sections/parse-sections.ts';
import type { SectionProblem } from '../sections/parsed-document.ts';
import { isError } from '../text/errors.ts';
import type { Range } from '../text/range.ts';
import { toTooComplex } from '../text/time-limit.ts';
import { type Content, listHtmlContent } from './content.ts';
import type { Embed, EmbedQuery } from './embed.ts';
import { listMarkdownContent, loadMdxParser, parseTree } from './markdown-content.ts';
import { recognizeEmbeds } from './recognize-embeds.ts';

/** A parsed document: its sections, and what a reader sees in it. */
export interface Document {
  readonly parsed: ParsedSections;
  /** The syntax tree; null for HTML. */
  readonly tree: Root | null;
  readonly content: readonly Content[];
}

/** Parses the rest of a text whose sections are known. Returns a problem if its syntax is invalid, or parsing takes too long. */
export async function parseDocument(parsed: ParsedSections): Promise<Document | SectionProblem> {
  const { text, format, timeBudget } = parsed;
  const parse = format === 'mdx' ? await loadMdxParser() : parseTree;
  try {
    return timeBudget.run({ start: 0, end: text.length }, () => {
      const tree = format === 'html' ? null : parse(text);
      return { parsed, tree, content: tree === null ? htmlContent(text) : listMarkdownContent(tree, text) };
    });
  } catch (error) {
    if (isError(error, 'too-complex')) return toTooComplex(error);
    if (format !== 'mdx') throw error;
    return (await import('../sections/mdx/parse-mdx.ts')).createSyntaxProblem(error);
  }
}

function htmlContent(text: string): readonly Content[] {
  return listHtmlContent(blankFrontMatter(text), 0, initialHtmlState).content;
}

/** Finds the embeds of a document that are outside its sections, and do not refer to definitions in them. */
export function findEmbeds({ content, parsed: { text, sections } }: Document, query: EmbedQuery): Embed[] {
  const isInSection = ({ start }: Range) =>
    sections.some((section) => section.start.start <= start && start < section.end.end);
  const defined = content.flatMap((item) => (item.kind === 'definition' && isInSection(item) ? [item] : []));
  return recognizeEmbeds(content, text, query).filter((embed) => {
    const source = text.slice(embed.start, embed.end).toLowerCase();
    return !isInSection(embed) && !defined.some(({ label }) => source.includes(`[${label.toLowerCase()}]`));
  });
}
