import type { Html, Nodes, Root } from 'mdast';
import { blankLineBefore, lineStart, type Range } from '../../core/range.ts';
import { rangeOf } from '../../sections/document.ts';
import { type EmbedDocument, nodesAround } from '../document.ts';
import { createOpenBlockLookup } from './html-blocks.ts';
import type { WrapEdit, WrapGroup, Wrapping } from './rows.ts';
import { editInHtml, groupsInHtml } from './wrap-in-html.ts';
import { groupsInText, type TextParent } from './wrap-in-text.ts';

/** In document order. A row of embeds in text is a group, and so is one that moves in HTML. */
export function groupWrappings(
  document: EmbedDocument,
  wrappings: readonly Wrapping[],
): WrapGroup[] {
  const { tree, parsed } = document;
  const { text } = parsed;
  const groups: WrapGroup[] = [];
  const inText = new Map<TextParent, Wrapping[]>();
  const inHtml = new Map<Html, Wrapping[]>();
  for (const wrapping of wrappings) {
    if (wrapping.markers.areDefinitions) {
      groups.push({ wrappings: [wrapping], edits: [betweenDefinitions(text, wrapping)] });
      continue;
    }
    const place = tree === null ? 'html' : placeOf(tree, wrapping);
    const block = tree && nodesAround(tree, wrapping).at(-1);
    if (typeof place === 'object') inText.set(place, [...(inText.get(place) ?? []), wrapping]);
    else if (block?.type === 'html') inHtml.set(block, [...(inHtml.get(block) ?? []), wrapping]);
    else {
      const edit = editInHtml(text, wrapping, place === 'block' ? tree : null);
      groups.push({ wrappings: [wrapping], edits: [edit] });
    }
  }
  for (const [parent, members] of inText) groups.push(...groupsInText(document, parent, members));
  const openBlocksAt = createOpenBlockLookup(document);
  for (const [block, members] of inHtml)
    groups.push(...groupsInHtml(document, block, members, openBlocksAt));
  return groups.sort((one, other) => one.wrappings[0].start - other.wrappings[0].start);
}

function betweenDefinitions(text: string, wrapping: Wrapping): WrapEdit {
  const { start, end, markers, content, lineEnding } = wrapping;
  const line = lineStart(text, start);
  const isBelowBlankLine = line === 0 || blankLineBefore(text, line) !== '';
  const before = isBelowBlankLine ? '' : lineEnding;
  const lines = [markers.start, '', content, '', markers.end].join(lineEnding);
  return { start, end, text: before + lines, sections: [{ wrapping, offset: before.length }] };
}

const textParents: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'strong',
  'emphasis',
  'delete',
]);

/**
 * `block`: the embed is a JSX element and a block of its own. `html`: other HTML or JSX, or several
 * blocks.
 */
type HtmlPlace = 'html' | 'block';

function placeOf(root: Root, range: Range): TextParent | HtmlPlace {
  const nodes = nodesAround(root, range);
  const index = nodes.findIndex((node) => !isContainer(node, range));
  const [parent = root, child] = index < 0 ? nodes.slice(-1) : nodes.slice(index - 1);
  if (textParents.has(parent.type)) return parent as TextParent;
  return child?.type === 'mdxJsxFlowElement' && !parent.type.startsWith('mdxJsx')
    ? 'block'
    : 'html';
}

/** A link, or a JSX element with exactly the range of the embed, is the embed itself. */
function isContainer(node: Nodes, range: Range): boolean {
  if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') return false;
  const { start, end } = rangeOf(node);
  return !node.type.startsWith('mdxJsx') || start !== range.start || end !== range.end;
}

export function isInHeading(tree: Root, embed: Range): boolean {
  return nodesAround(tree, embed).some(({ type }) => type === 'heading');
}
