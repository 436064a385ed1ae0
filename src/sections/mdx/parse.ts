import type { Event } from 'micromark-util-types';
import { Containers } from '../markdown/containers.ts';
import { createEventParser } from '../markdown/events.ts';
import { definitionIn } from '../markdown/labels.ts';
import { Spans } from '../markdown/outline.ts';
import { readMarkdown } from '../markdown/parse.ts';
import { readComment } from '../markers/marker.ts';
import {
  type Definition,
  emptyReading,
  type ForeignComment,
  type Reading,
  type ReadingOptions,
  type Span,
} from '../parsed-document.ts';
import type { SectionProblem } from '../problem.ts';
import { ParseLimitError, ParseTimer } from '../time-limit.ts';
import { MdxComments } from './comment-visitor.ts';
import { MdxElements } from './jsx-elements.ts';
import { markersInProgram } from './markers-in-javascript.ts';
import { mdxWithHtmlComments } from './mdx-with-html-comments.ts';

const extensions = [mdxWithHtmlComments()];

/** Reads a text of MDX: the expressions that hold nothing but a comment, and the constructs around them. */
export async function readMdx(
  text: string,
  { defined = [], timer = new ParseTimer() }: ReadingOptions = {},
): Promise<Reading> {
  const containers = new Containers();
  const elements = new MdxElements(text);
  const mdx = new MdxComments(text, containers, elements);
  const spans = new Spans(containers);
  const definitions: Definition[] = [];
  const inPrograms: SectionProblem[] = [];
  const foreign: ForeignComment[] = [];
  try {
    const source = withoutHeadingIds(text);
    const read = createEventParser(source, {
      labels: { links: defined, footnotes: [] },
      extensions,
      timer,
    });
    for (const event of read({ start: 0, end: source.length })) {
      containers.follow(event);
      elements.follow(event);
      mdx.follow(event);
      spans.follow(event);
      definitions.push(...definitionIn(text, event));
      inPrograms.push(...markersInProgram(text, event));
      foreign.push(...htmlCommentIn(text, event));
    }
  } catch (error) {
    if (error instanceof ParseLimitError) throw error;
    return unreadable(text, error, timer);
  }
  elements.finish();
  const { faults } = elements;
  if (faults.length > 0) return { ...emptyReading, faults };
  const { comments, unraveled } = mdx;
  const outline = () => mdxOutline(spans.outline, unraveled);
  return { ...emptyReading, comments, foreign, definitions, outline, faults: inPrograms };
}

/** Docusaurus takes `{#id}` in a heading for its id, which is no JavaScript. What takes its place keeps its length. */
function withoutHeadingIds(text: string): string {
  return text.replace(/^#{1,6}(?!#).*?\{#/gm, (heading) => `${heading.slice(0, -2)}(#`);
}

function htmlCommentIn(text: string, [action, { type, start, end }]: Event): ForeignComment[] {
  if (action !== 'enter' || (type !== 'htmlFlow' && type !== 'htmlText')) return [];
  return [{ start: start.offset, text: text.slice(start.offset + '<!--'.length, end.offset - '-->'.length) }];
}

/** Comments of HTML are where MDX stops reading. If there are markers among them, they are what has to be said. */
async function unreadable(text: string, error: unknown, timer: ParseTimer): Promise<Reading> {
  const { comments } = await readMarkdown(text, { timer });
  const foreign = comments
    .filter((comment) => readComment(comment.text, 'html').kind !== 'other')
    .map((comment) => ({ start: comment.range.start, text: comment.text }));
  return foreign.length > 0
    ? { ...emptyReading, foreign }
    : { ...emptyReading, faults: [syntaxFault(error)] };
}

function syntaxFault(error: unknown): SectionProblem {
  if (!(error instanceof Error && 'place' in error)) throw error;
  const offset = offsetOf(error.place);
  const message = `MDX cannot read this: ${error.message}; mend it, or read the file as Markdown with --format md`;
  return { offset, code: 'mdx-syntax', message };
}

/** Where the parser stopped: a point, or the start of a stretch. */
function offsetOf(place: unknown): number {
  if (typeof place !== 'object' || place === null) return 0;
  if ('start' in place) return offsetOf(place.start);
  return 'offset' in place && typeof place.offset === 'number' ? place.offset : 0;
}

/**
 * The outline of an MDX text as it is rendered. A line of nothing but tags and expressions means the same wherever the
 * parser puts it, which can depend on what a section on it holds: into a paragraph, which is left out then, or not.
 *
 * @param unraveled where the paragraphs start that are left out
 */
export function mdxOutline(spans: readonly Span[], unraveled: ReadonlySet<number>): Span[] {
  return spans
    .filter(({ type, start }) => type !== 'paragraph' || !unraveled.has(start))
    .map((span) => ({ ...span, type: span.type.replace(/^mdx(Jsx)?(?:Flow|Text)/, 'mdx$1') }));
}
