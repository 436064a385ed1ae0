import type { Definition, Nodes, Root } from 'mdast';
import { indexOfRangeAround, lineStart, type Range } from '../../core/range.ts';
import type { Comment, FoundComments, SectionProblem } from '../comment.ts';
import { blankQuoteMarks, hasAncestor, type PlacedNode, rangeOf } from '../document.ts';
import { contentStart } from '../format.ts';
import {
  type HtmlState,
  initialHtmlState,
  type ParseFragment,
  stateAfterText,
} from '../html/html-fragment.ts';
import { mentionsMarkers } from '../marker.ts';
import { definitionMarkers, htmlComments } from '../marker-syntax.ts';
import { findDefinitionsInText, findMdxMarkers, wrongDefinitionProblems } from '../other-syntax.ts';
import {
  createCallTest,
  isLazy,
  obstacleOf,
  obstacleOfDefinition,
  quotesAround,
  warningOf,
} from './comment-obstacles.ts';
import { createLooseListTest } from './lists.ts';
import { findMarkersInCode } from './markers-in-code.ts';

type Placed = PlacedNode<Nodes>;

/** An element that is not closed in such a block ends with the block. */
const textBlocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * In running text, each tag and each comment is a construct of its own, so a comment starts its
 * construct.
 */
const textParents: ReadonlySet<string> = new Set([
  ...textBlocks,
  ...['emphasis', 'strong', 'delete', 'link', 'linkReference'],
]);

/** Finds the comments in the tree of a text, and what was meant as a marker and is none. */
export function findComments(
  text: string,
  tree: Root,
  parseFragment: ParseFragment,
): FoundComments {
  const comments: Comment[] = [];
  const texts: Range[] = [];
  const codes: Range[] = [];
  const problems: SectionProblem[] = [];
  const isLoose = createLooseListTest(text);
  const isCalled = createCallTest(text);
  let state: HtmlState = initialHtmlState;
  let lazyTag: Range | null = null;
  let lastDefinition: Range = { start: 0, end: contentStart(text) };

  const visit = (placed: Placed): void => {
    const { node, depth } = placed;
    if (node.type === 'text') texts.push(rangeOf(node));
    if (node.type === 'code') codes.push(rangeOf(node));
    if (node.type === 'html') visitHtml(placed);
    if (node.type === 'image' || node.type === 'imageReference') visitImage(placed);
    if (node.type === 'definition') visitDefinition(node, placed);
    if (!('children' in node)) return;
    const before = state;
    for (const child of node.children) visit({ node: child, parent: placed, depth: depth + 1 });
    if (textBlocks.has(node.type)) state = stateAfterText(before, state);
  };

  const visitHtml = (placed: Placed): void => {
    const range = rangeOf(placed.node);
    const isInText = textParents.has(placed.parent?.node.type ?? '');
    const html = blankQuoteMarks(text.slice(range.start, range.end), quotesAround(placed));
    const found = parseFragment(html, state);
    state = found.state;
    for (const { start, end } of found.texts)
      texts.push({ start: range.start + start, end: range.start + end });
    for (const { start, end, ...comment } of found.comments) {
      if (isInText && start > 0) continue;
      const inText = { start: range.start + start, end: range.start + end };
      const place = isInText ? textPlace(placed) : blockPlace(placed, html, start);
      comments.push(createComment(placed, inText, { ...comment, place }));
    }
    const isTag = /^\s*<\/?[a-z]/i.test(html);
    if (!isInText) lazyTag = isTag && isLazy(text, placed) ? range : null;
  };

  /** The tree has no nodes in the text of an image, which is no place for a section. */
  const visitImage = (placed: Placed): void => {
    const range = rangeOf(placed.node);
    const [source = ''] = text.slice(range.start, range.end).split('](');
    if (!mentionsMarkers(source)) return;
    for (const { start, end, ...comment } of parseFragment(source, initialHtmlState).comments) {
      const inText = { start: range.start + start, end: range.start + end };
      comments.push(
        createComment(placed, inText, { ...comment, isInLink: true, place: textPlace(placed) }),
      );
    }
  };

  const visitDefinition = (node: Definition, placed: Placed): void => {
    const range = rangeOf(node);
    const isBelowDefinition = text.slice(lastDefinition.end, range.start).trim() === '';
    lastDefinition = range;
    const title = node.title ?? '';
    if (!isComment(node) || !mentionsMarkers(title)) return;
    if (node.label !== '//' || node.url !== '#') {
      problems.push(...wrongDefinitionProblems(range.start, title, 'md'));
      return;
    }
    comments.push({
      syntax: definitionMarkers,
      range,
      text: title,
      isClosed: true,
      isInLink: false,
      isInHeading: false,
      parent: placed.parent?.node ?? tree,
      place: {
        kind: 'block',
        isInsideHtml: false,
        afterMarks: lineStart(text, range.start),
        list: null,
      },
      obstacle: obstacleOfDefinition(text, placed, range.start, isBelowDefinition),
    });
  };

  const blockPlace = (placed: Placed, html: string, start: number): Comment['place'] => ({
    kind: 'block',
    isInsideHtml: html.slice(0, start).trim() !== '',
    afterMarks: afterMarks(text, rangeOf(placed.node).start, start),
    list: listAround(placed),
  });

  const listAround = ({ parent }: Placed): { readonly loose: boolean } | null => {
    const list = parent?.node.type === 'listItem' ? parent.parent?.node : undefined;
    if (list?.type === 'list') return { loose: isLoose(list) };
    // A footnote in a quote counts as a tight list, because GitHub ends it at a blank line.
    const isNote = parent?.node.type === 'footnoteDefinition';
    return isNote && hasAncestor(parent, ({ type }) => type === 'blockquote')
      ? { loose: false }
      : null;
  };

  const createComment = (
    placed: Placed,
    range: Range,
    {
      isInLink,
      isInHeading,
      ...comment
    }: Pick<Comment, 'text' | 'isClosed' | 'isInLink' | 'isInHeading' | 'place'>,
  ): Comment => ({
    ...comment,
    syntax: htmlComments,
    range,
    isInLink:
      isInLink || hasAncestor(placed, ({ type }) => type === 'link' || type === 'linkReference'),
    isInHeading: isInHeading || hasAncestor(placed, ({ type }) => type === 'heading'),
    parent: placed.parent?.node ?? tree,
    obstacle: obstacleOf(text, placed, range.start, lazyTag),
    warning: warningOf(text, placed, isCalled),
  });

  visit({ node: tree, parent: null, depth: 0 });
  texts.sort((one, other) => one.start - other.start);
  const isVisible = (offset: number) => indexOfRangeAround(texts, offset) >= 0;
  problems.push(
    ...findMdxMarkers(text, isVisible),
    ...findDefinitionsInText(text, 'md', isVisible),
  );
  return { comments, problems, warnings: findMarkersInCode(text, codes) };
}

function textPlace(placed: Placed): Comment['place'] {
  return {
    kind: 'text',
    isInsideHtml: false,
    isInTable: hasAncestor(placed, ({ type }) => type === 'tableCell'),
  };
}

/**
 * Where the line of a comment in HTML goes on after the marks and the indentation of its
 * containers.
 */
function afterMarks(text: string, htmlStart: number, start: number): number {
  const line = lineStart(text, htmlStart + start);
  if (line <= htmlStart) return htmlStart;
  const width = htmlStart - lineStart(text, htmlStart);
  const before = text.slice(line, Math.min(line + width, htmlStart + start));
  return line + (/^[ \t>]*/.exec(before)?.[0].length ?? 0);
}

/** A definition that leads nowhere. */
function isComment({ url }: Definition): boolean {
  return url === '#' || url === '';
}
