import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { VFile } from 'vfile';
import { StatusSnippetsError } from '../../core/errors.ts';
import { shorten } from '../../core/quote.ts';
import { blankLine, indexOfRangeAround, lineStart, type Range } from '../../core/range.ts';
import type { Comment, FoundComments, SectionProblem, Span } from '../comment.ts';
import { type Document, hasAncestor, type PlacedNode, rangeOf, treeNodes } from '../document.ts';
import { blankFrontMatter } from '../format.ts';
import { headingElements } from '../html/html-fragment.ts';
import { rawTextElements } from '../html/parse-html-fragment.ts';
import { createTypeNamer } from '../markdown/outline-markdown.ts';
import { withoutTransforms } from '../markdown/parse-markdown.ts';
import { formatMarker, parseMarker } from '../marker.ts';
import { mdxComments } from '../marker-syntax.ts';
import {
  findDefinitionsInText,
  wrongDefinitionProblems,
  wrongSyntaxProblems,
} from '../other-syntax.ts';
import { isJsx, isJsxParagraph, linkElements } from './jsx.ts';

/** @throws {StatusSnippetsError} `mdx-syntax` */
export function parseMdx(text: string): Document {
  const source = toMdxSource(text);
  const tree = parseTree(source);
  return {
    text,
    format: 'mdx',
    tree,
    listTags: () => null,
    findComments: () => findComments(text, source, tree),
    outline: () => outlineMdx(tree),
  };
}

function parseTree(source: string): Root {
  try {
    return fromMarkdown(source, {
      extensions: [gfm(), mdxjs()],
      mdastExtensions: [...gfmFromMarkdown().map(withoutTransforms), mdxFromMarkdown()],
    });
  } catch (error) {
    // Only syntax errors of MDX have a place.
    if (!(error instanceof Error && 'place' in error)) throw error;
    const { place, message: reason } = error as VFile['messages'][number];
    const point = place && 'start' in place ? place.start : place;
    const fix = 'fix it, or set the option format to md';
    const problem = `MDX cannot parse this: ${shorten(reason)}; ${fix}`;
    throw new StatusSnippetsError('mdx-syntax', { problem, offset: point?.offset ?? 0 });
  }
}

function findComments(text: string, source: string, tree: Root): FoundComments {
  const comments: Comment[] = [];
  const problems: SectionProblem[] = [];
  const texts: Range[] = [];
  for (const placed of treeNodes(tree)) {
    const { node } = placed;
    const range = rangeOf(node);
    if (node.type === 'text') texts.push(range);
    if (node.type === 'definition')
      problems.push(...wrongDefinitionProblems(range.start, node.title ?? '', 'mdx'));
    for (const program of programsIn(node)) {
      if (hasAncestor(placed, (each) => rawTextElements.has(nameOf(each)))) continue;
      const comment = onlyComment(program);
      if (comment === null) problems.push(...findMarkersInJavaScript(source, range, program));
      else if (text.startsWith('<!--', range.start))
        problems.push(...wrongSyntaxProblems(range.start, comment, mdxComments));
      else comments.push(createComment(text, placed, range, comment));
    }
  }
  const isVisible = (offset: number) => indexOfRangeAround(texts, offset) >= 0;
  problems.push(...findDefinitionsInText(text, 'mdx', isVisible));
  return { comments, problems, warnings: [] };
}

/** The JavaScript of an expression, of an export, or in the attributes of an element. */
function programsIn(node: Nodes) {
  const attributes = 'attributes' in node ? node.attributes : [];
  const holders = [
    node,
    ...attributes,
    ...attributes.map(({ value }) => (typeof value === 'object' ? value : null)),
  ];
  return holders.flatMap((holder) =>
    holder?.data && 'estree' in holder.data ? (holder.data.estree ?? []) : [],
  );
}

type Program = ReturnType<typeof programsIn>[number];

/**
 * The text of a comment that is alone in its program, which is never so in attributes: MDX requires
 * a value there.
 */
function onlyComment({ body, comments: [comment, ...others] = [] }: Program): string | null {
  return body.length + others.length === 0 && comment?.type === 'Block' ? comment.value : null;
}

/**
 * More than people write. Where the parser of JavaScript reaches the end of the stack, Node 20 and
 * 22 may end the process.
 */
const maxNesting = 400;

/**
 * Replaces syntax that Docusaurus accepts and MDX does not: an HTML comment becomes an expression
 * with a comment, and `{#id}` in a heading becomes text. Front matter becomes white space. Offsets
 * stay the same.
 * @throws {RangeError} if brackets are nested too deeply to parse
 */
function toMdxSource(text: string): string {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(depth - 1, 0);
    if (depth > maxNesting) throw new RangeError('Brackets are nested too deeply');
  }
  return blankFrontMatter(text)
    .replace(/<!--(?:([\s\S]*?)-->|[\s\S]*)/g, (comment, inside?: string) =>
      inside === undefined ? comment : `{/* ${inside.replaceAll('*/', '* ')}*/}`,
    )
    .replace(/^#{1,6}(?!#).*?\{#/gm, (heading) => `${heading.slice(0, -2)}(#`);
}

/**
 * Plain text is not listed, because sections change it, nor a paragraph of only JSX, which gets no
 * `<p>` and which filling a section ends. A space alone in an element is listed: MDX drops it once
 * the line is no paragraph.
 */
function outlineMdx(tree: Root): readonly Span[] {
  const markRepeated = createTypeNamer();
  return [...treeNodes(tree)].flatMap(({ node, parent }) => {
    const isSpace =
      node.type === 'text' && /^[ \t]+$/.test(node.value) && parent && !isJsxParagraph(parent.node);
    if ((node.type === 'text' && !isSpace) || isJsxParagraph(node)) return [];
    const type = markRepeated(node).replace(/^mdx(Jsx)?(?:Flow|Text)/, 'mdx$1');
    return [{ ...rangeOf(node), type: isLoose(node) ? `${type} loose` : type }];
  });
}

function createComment(
  text: string,
  placed: PlacedNode<Nodes>,
  { start, end }: Range,
  inside: string,
): Comment {
  const around = placed.parent?.node ?? placed.node;
  const isInsideHtml = isJsx(around) || isJsxParagraph(around);
  const isInTable = hasAncestor(placed, ({ type }) => type === 'tableCell');
  const inText = { kind: 'text', isInsideHtml, isInTable } as const;
  return {
    syntax: mdxComments,
    range: { start, end },
    text: inside,
    isClosed: true,
    isInLink: hasAncestor(
      placed,
      (node) => node.type.startsWith('link') || linkElements.includes(nameOf(node)),
    ),
    isInHeading: hasAncestor(
      placed,
      (node) => node.type === 'heading' || headingElements.has(nameOf(node)),
    ),
    parent: around,
    place: placed.node.type === 'mdxFlowExpression' ? blockPlace(text, placed, start) : inText,
  };
}

function blockPlace(text: string, { parent }: PlacedNode<Nodes>, start: number): Comment['place'] {
  let container = parent;
  while (container && isJsx(container.node)) container = container.parent;
  const isInJsx = container !== parent;
  const list = container?.node.type === 'listItem' ? container.parent?.node : undefined;
  const element = nameOf(parent?.node);
  const containsOnlyText = element === 'p' || headingElements.has(element);
  const lineBegins = lineStart(text, start);
  const [marks = ''] = /^[ \t>]*/.exec(text.slice(lineBegins, start)) ?? [];
  return {
    kind: 'block',
    // In an element, a blank line begins Markdown.
    isInsideHtml: isInJsx && (containsOnlyText || !isAfterBlankLine(text, start)),
    afterMarks: lineBegins + marks.length,
    list: list ? { loose: isLoose(list) } : null,
  };
}

function isAfterBlankLine(text: string, offset: number): boolean {
  let gapStart = offset;
  while (/[\s>]/.test(text.charAt(gapStart - 1))) gapStart -= 1;
  return blankLine.test(text.slice(gapStart, offset));
}

function isLoose(node: Nodes): boolean {
  return (
    node.type === 'list' && (node.spread === true || node.children.some(({ spread }) => spread))
  );
}

function nameOf(node: Nodes | undefined): string {
  return (node && 'name' in node && node.name) || '';
}

/**
 * They have no effect there. In code, a comment is reported only if it is alone in inner braces.
 */
function findMarkersInJavaScript(
  source: string,
  { start, end }: Range,
  { body, comments }: Program,
): SectionProblem[] {
  const hasCode = body.length > 0;
  return (comments ?? []).flatMap(({ value, range: [from, to] = [0, 0] }) => {
    const marker = parseMarker(value, mdxComments);
    const isAlone =
      /\{\s*$/.test(source.slice(start, from)) && /^\s*\}/.test(source.slice(to, end));
    if (!marker || (hasCode && !isAlone)) return [];
    const message = hasCode
      ? 'a marker inside JavaScript has no effect; move both markers out of the expression, ' +
        'attribute or export around them'
      : `a marker must be the only comment in its braces; write ` +
        `${formatMarker(marker.role, mdxComments)}`;
    return [{ offset: from, code: 'look-alike', message, isOnlySimilar: !marker.isExact }];
  });
}
