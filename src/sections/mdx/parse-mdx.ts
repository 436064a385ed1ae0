import { mdxjs } from 'micromark-extension-mdxjs';
import type { Event } from 'micromark-util-types';
import type { VFile } from 'vfile';
import type { TimeBudget } from '../../text/time-limit.ts';
import { contentStart } from '../format.ts';
import { ContainerTracker, OutlineVisitor } from '../markdown/containers.ts';
import { createEventParser } from '../markdown/event-parser.ts';
import { definitionIn } from '../markdown/parse-markdown.ts';
import { formatMarker, parseMarker, roleOf } from '../markers/marker.ts';
import {
  type Definition,
  emptyDocument,
  type ParsedDocument,
  type SectionProblem,
  type Span,
} from '../parsed-document.ts';
import { MdxCommentVisitor, OpenConstructs } from './comment-visitor.ts';

const extensions = [mdxjs()];

/** Parses an MDX text as far as it matters to sections: expressions that are a comment, and the constructs around them. */
export function parseMdx(text: string, timeBudget: TimeBudget): ParsedDocument {
  let visited: ReturnType<typeof visitMdx>;
  try {
    visited = visitMdx(text, [], timeBudget);
  } catch (error) {
    return { ...emptyDocument, problems: [createSyntaxProblem(error)] };
  }
  const { visitor, constructs, problems, definitions } = visited;
  constructs.reportOpenElements();
  if (constructs.problems.length > 0) return { ...emptyDocument, problems: constructs.problems };
  const { comments, wrongSyntaxComments } = visitor;
  return { ...emptyDocument, comments, wrongSyntaxComments, definitions, problems };
}

/**
 * Lists the constructs of an MDX text, without differences that are not rendered. Depending on the content of a section, the
 * parser may put a line of tags and expressions into a paragraph. The rendering stays the same, because such a paragraph has
 * no `<p>`.
 *
 * @param defined the normalized labels that count as defined, in addition to those that the text defines
 */
export function outlineMdx(text: string, defined: readonly string[], timeBudget: TimeBudget): Span[] {
  const { spans, visitor } = visitMdx(text, defined, timeBudget);
  return spans.outline
    .filter(({ type, start }) => type !== 'paragraph' || !visitor.jsxOnlyParagraphs.has(start))
    .map((span) => ({ ...span, type: span.type.replace(/^mdx(Jsx)?(?:Flow|Text)/, 'mdx$1') }));
}

function visitMdx(text: string, defined: readonly string[], timeBudget: TimeBudget) {
  const containers = new ContainerTracker();
  const constructs = new OpenConstructs(text);
  const visitor = new MdxCommentVisitor(text, containers, constructs);
  const spans = new OutlineVisitor(containers);
  const definitions: Definition[] = [];
  const problems: SectionProblem[] = [];
  const whole = { start: 0, end: text.length };
  const source = timeBudget.run(whole, () => toMdxSource(text));
  const labels = { links: defined, footnotes: [] };
  const parse = createEventParser(source, labels, timeBudget, extensions);
  for (const event of parse({ start: contentStart(text), end: text.length })) {
    containers.visit(event);
    visitor.visit(event);
    constructs.visit(event);
    spans.visit(event);
    definitions.push(...definitionIn(text, event));
    problems.push(...findMarkersInJavaScript(source, event));
  }
  return { visitor, constructs, spans, definitions, problems };
}

/** More than people write. Where the parser of JavaScript reaches the end of the stack, Node 20 and 22 may end the process. */
const maxNesting = 400;

/**
 * The text for a parser of MDX. Syntax that Docusaurus accepts and MDX does not is replaced: an HTML comment becomes an
 * expression with a comment, and `{#id}` in a heading becomes text. Offsets stay the same.
 *
 * @throws {RangeError} if brackets are nested too deeply to parse
 */
export function toMdxSource(text: string): string {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(depth - 1, 0);
    if (depth > maxNesting) throw new RangeError('Brackets are nested too deeply');
  }
  return text
    .replace(/<!--(?:([\s\S]*?)-->|[\s\S]*)/g, (comment, inside?: string) =>
      inside === undefined ? comment : `{/* ${inside.replaceAll('*/', '* ')}*/}`,
    )
    .replace(/^#{1,6}(?!#).*?\{#/gm, (heading) => `${heading.slice(0, -2)}(#`);
}

/**
 * Finds markers in JavaScript, where they have no effect: deep in an expression, in an attribute or an export, or next to
 * other comments. In code, a comment is reported only if it is alone in inner braces.
 */
function findMarkersInJavaScript(source: string, [action, { start, end, estree }]: Event): SectionProblem[] {
  if (action === 'enter' || !estree?.comments?.length) return [];
  const hasCode = estree.body.length > 0;
  return estree.comments.flatMap(({ type, value, range: [from, to] = [0, 0] }) => {
    const marker = parseMarker(value, 'mdx');
    if (marker.kind === 'other') return [];
    const [before, after] = [source.slice(start.offset, from).trim(), source.slice(to, end.offset).trim()];
    if (type === 'Block' && before === '{' && after === '}') return [];
    if (hasCode && !(before.endsWith('{') && after.startsWith('}'))) return [];
    const message = hasCode
      ? 'a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them'
      : `a marker must be the only comment in its braces; write ${formatMarker(roleOf(marker), 'mdx')}`;
    return [{ offset: from, code: 'look-alike', message }];
  });
}

/**
 * Creates the problem that reports a syntax error of MDX.
 *
 * @throws the given error if it is not a syntax error of MDX
 */
export function createSyntaxProblem(error: unknown): SectionProblem {
  if (!(error instanceof Error && 'place' in error)) throw error;
  const { place, message: reason } = error as VFile['messages'][number];
  const point = place && 'start' in place ? place.start : place;
  const message = `MDX cannot parse this: ${reason}; fix it, or read the file as Markdown with --format md`;
  return { offset: point?.offset ?? 0, code: 'mdx-syntax', message };
}
