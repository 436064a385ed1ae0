import type { Root } from 'mdast';
import { type FindResult, findSections } from '../../sections/find.ts';
import type { Format } from '../../sections/format.ts';
import { blankFrontMatter } from '../../sections/html/parse-file.ts';
import { initialHtmlState } from '../../sections/html/scan-comments.ts';
import { toSyntaxProblem } from '../../sections/mdx/parse.ts';
import { ParseLimitError, ParseTimeBudget, type TimeLimiter } from '../../sections/parse-time-limit.ts';
import type { SectionProblem } from '../../sections/parsed-document.ts';
import type { Range } from '../../text/range.ts';
import type { Content } from './content.ts';
import type { Embed } from './embed.ts';
import { htmlContent } from './html-content.ts';
import { markdownContent } from './markdown-content.ts';
import { parseTree } from './markdown-tree.ts';
import { recognizeEmbeds, type Sought } from './recognize.ts';
import { needlesOf, shortenMarkdown } from './shorten.ts';

/** A parsed document. Offsets of its tree and content count without a byte-order mark, those of its sections with it. */
export interface Document {
  /** Without a byte-order mark. */
  readonly text: string;
  readonly format: Format;
  readonly byteOrderMark: '' | '\uFEFF';
  /** Null for HTML. */
  readonly tree: Root | null;
  readonly content: readonly Content[];
  readonly sections: FindResult;
  /** What was sought when the document was read; other blocks of a long text may be missing in the tree. */
  readonly sought: Sought;
  /** Limits the time of all parsing of the file. */
  readonly timer: ParseTimeBudget;
}

export type ReadDocument =
  | { readonly outcome: 'read'; readonly document: Document }
  /** Its markers are broken, it cannot be parsed, or that takes too long. */
  | { readonly outcome: 'refused'; readonly problems: readonly SectionProblem[] };

/** Parses a document to find its embeds and sections. */
export async function readDocument(
  text: string,
  format: Format,
  sought: Sought,
  effects?: TimeLimiter,
): Promise<ReadDocument> {
  const timer = new ParseTimeBudget(effects);
  const sections = await findSections(text, format, { timer });
  if (sections.problems.length > 0) return { outcome: 'refused', problems: sections.problems };
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(byteOrderMark.length);
  try {
    const tree = await parseDocumentTree(body, { format, sought, timer });
    const content = timer.parse(wholeOf(body), () => contentOf(body, tree));
    return { outcome: 'read', document: { text: body, format, byteOrderMark, tree, content, sections, sought, timer } };
  } catch (error) {
    const problem = error instanceof ParseLimitError ? error.problem : toSyntaxProblem(error);
    return { outcome: 'refused', problems: [problem] };
  }
}

/** Parses the text of a document, or a later version of it; HTML has no tree. */
export async function parseDocumentTree(
  text: string,
  { format, sought, timer }: Pick<Document, 'format' | 'sought' | 'timer'>,
): Promise<Root | null> {
  if (format === 'html') return null;
  const source = format === 'md' ? await shortenMarkdown(text, sought, timer) : text;
  return timer.parse(wholeOf(text), () => parseTree(source, format));
}

function contentOf(text: string, tree: Root | null): readonly Content[] {
  return tree ? markdownContent(tree, text) : htmlContent(blankFrontMatter(text), 0, initialHtmlState).content;
}

function wholeOf(text: string): Range {
  return { start: 0, end: text.length };
}

/**
 * Finds the embeds of a document, in sections and outside. Their offsets count without a byte-order mark.
 *
 * @param sought by default what was sought when the document was read
 */
export function findEmbeds({ content, text, ...document }: Document, sought: Sought = document.sought): Embed[] {
  return recognizeEmbeds(content, text, sought);
}

/** Whether an embed is in a section. */
export function isInSection({ sections: { sections }, byteOrderMark }: Document, { start }: Embed): boolean {
  const offset = start + byteOrderMark.length;
  return sections.some((section) => section.start.start <= offset && offset < section.end.end);
}

/** Whether a text, or the bytes of a file as characters, may contain what is sought. */
export function mayContainEmbeds(text: string, sought: Sought): boolean {
  const lowerCase = text.toLowerCase();
  return needlesOf(sought).some((needle) => lowerCase.includes(needle.toLowerCase()));
}
