import type { Event } from 'micromark-util-types';
import { Containers } from '../markdown/containers.ts';
import { createEventParser } from '../markdown/events.ts';
import { OutlineVisitor } from '../markdown/outline.ts';
import { definitionIn, parseMarkdown } from '../markdown/parse.ts';
import { parseMarker, roleOf, spell } from '../markers/marker.ts';
import {
  type Definition,
  emptyDocument,
  type ForeignComment,
  type ParsedDocument,
  type ParseOptions,
  type SectionProblem,
  type Span,
} from '../parsed-document.ts';
import { ParseLimitError, ParseTimer } from '../time-limit.ts';
import { MdxCommentVisitor } from './comment-visitor.ts';
import { JsxElements } from './jsx-elements.ts';
import { mdxWithHtmlComments } from './mdx-with-html-comments.ts';

const extensions = [mdxWithHtmlComments()];

/** Parses an MDX text: the expressions that contain nothing but a comment, and the constructs around them. */
export async function parseMdx(
  text: string,
  { defined = [], timer = new ParseTimer() }: ParseOptions = {},
): Promise<ParsedDocument> {
  const containers = new Containers();
  const elements = new JsxElements(text);
  const mdx = new MdxCommentVisitor(text, containers, elements);
  const spans = new OutlineVisitor(containers);
  const definitions: Definition[] = [];
  const inPrograms: SectionProblem[] = [];
  const foreignComments: ForeignComment[] = [];
  try {
    const source = withoutHeadingIds(text);
    const read = createEventParser(source, {
      labels: { links: defined, footnotes: [] },
      extensions,
      timer,
    });
    for (const event of read({ start: 0, end: source.length })) {
      containers.visit(event);
      elements.visit(event);
      mdx.visit(event);
      spans.visit(event);
      definitions.push(...definitionIn(text, event));
      inPrograms.push(...markersInJavaScript(text, event));
      foreignComments.push(...htmlCommentIn(text, event));
    }
  } catch (error) {
    if (error instanceof ParseLimitError) throw error;
    return findForeignMarkers(text, error, timer);
  }
  elements.finish();
  const { problems } = elements;
  if (problems.length > 0) return { ...emptyDocument, problems };
  const { comments, jsxOnlyParagraphs } = mdx;
  const outline = () => mdxOutline(spans.outline, jsxOnlyParagraphs);
  return { ...emptyDocument, comments, foreignComments, definitions, outline, problems: inPrograms };
}

/** In Docusaurus `{#id}` in a heading is its id, which is no JavaScript. The replacement has the same length. */
function withoutHeadingIds(text: string): string {
  return text.replace(/^#{1,6}(?!#).*?\{#/gm, (heading) => `${heading.slice(0, -2)}(#`);
}

function htmlCommentIn(text: string, [action, { type, start, end }]: Event): ForeignComment[] {
  if (action !== 'enter' || (type !== 'htmlFlow' && type !== 'htmlText')) return [];
  return [{ start: start.offset, text: text.slice(start.offset + '<!--'.length, end.offset - '-->'.length) }];
}

/**
 * Finds markers in JavaScript, where they have no effect: deep in an expression, in an attribute or an export, or next to other
 * comments. An ordinary comment of a program is not alone in its braces.
 */
function markersInJavaScript(text: string, [action, { start, end, estree }]: Event): SectionProblem[] {
  if (action === 'enter' || !estree?.comments?.length) return [];
  return estree.comments.flatMap(({ type, value, range: [from, to] = [0, 0] }) => {
    const marker = parseMarker(value, 'mdx');
    if (marker.kind === 'other') return [];
    const [before, after] = [text.slice(start.offset, from).trim(), text.slice(to, end.offset).trim()];
    if (type === 'Block' && before === '{' && after === '}') return [];
    if (estree.body.length > 0 && !(before.endsWith('{') && after.startsWith('}'))) return [];
    const message =
      estree.body.length > 0
        ? 'a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them'
        : `a marker must be the only comment in its braces; write ${spell(roleOf(marker), 'mdx')}`;
    return [{ offset: from, code: 'look-alike', message }];
  });
}

/** HTML comments are a common reason why MDX cannot be parsed: if there are markers among them, those are the problem. */
async function findForeignMarkers(text: string, error: unknown, timer: ParseTimer): Promise<ParsedDocument> {
  const { comments } = await parseMarkdown(text, { timer });
  const foreignComments = comments
    .filter((comment) => parseMarker(comment.text, 'html').kind !== 'other')
    .map((comment) => ({ start: comment.range.start, text: comment.text }));
  return foreignComments.length > 0
    ? { ...emptyDocument, foreignComments }
    : { ...emptyDocument, problems: [toSyntaxProblem(error)] };
}

function toSyntaxProblem(error: unknown): SectionProblem {
  if (!(error instanceof Error && 'place' in error)) throw error;
  const offset = offsetOf(error.place);
  const message = `MDX cannot parse this: ${error.message}; fix it, or read the file as Markdown with --format md`;
  return { offset, code: 'mdx-syntax', message };
}

/** The offset of a point, or of the start of a range. */
function offsetOf(place: unknown): number {
  if (typeof place !== 'object' || place === null) return 0;
  if ('start' in place) return offsetOf(place.start);
  return 'offset' in place && typeof place.offset === 'number' ? place.offset : 0;
}

/**
 * The outline of an MDX text as it is rendered. Depending on the content of a section, the parser may put a line of tags and
 * expressions into a paragraph; the rendering is the same, as such a paragraph has no <p>.
 *
 * @param jsxOnlyParagraphs the start offsets of these paragraphs
 */
export function mdxOutline(spans: readonly Span[], jsxOnlyParagraphs: ReadonlySet<number>): Span[] {
  return spans
    .filter(({ type, start }) => type !== 'paragraph' || !jsxOnlyParagraphs.has(start))
    .map((span) => ({ ...span, type: span.type.replace(/^mdx(Jsx)?(?:Flow|Text)/, 'mdx$1') }));
}
