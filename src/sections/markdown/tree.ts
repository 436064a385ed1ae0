import type { Nodes, Root, RootContent } from 'mdast';
import type { Construct } from 'micromark-util-types';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import type { Range } from '../../text/range.ts';
import { limitMarkup, type TimeBudget } from '../../text/time-limit.ts';
import { nodesIn, type PlacedNode } from '../comment.ts';
import { type Labels, limitPart, type ParsePart, unitsOfMarkdown } from './event-parser.ts';
import { findLabels, parseBlocks } from './parse-markdown.ts';

/** A parser of Markdown in whose trees every node has a position. It can be extended for MDX. */
export function treeParser() {
  return remark().use(remarkGfm).use(withoutTransforms);
}

/**
 * Parses part by part, because a list of 1 MB would take a minute and a gigabyte. Front matter is left out. The nodes have
 * offsets of the whole text, but lines and columns of their part.
 */
export async function parseMarkdownTree(text: string, timeBudget: TimeBudget): Promise<Root> {
  const whole = { start: 0, end: text.length };
  limitMarkup(whole, unitsOfMarkdown(text), maxUnitsOfTree);
  const labels = await findLabels(text, timeBudget);
  const children: RootContent[] = [];
  const load = async () => createNodeParser(text, labels, timeBudget);
  // A call of the parser takes as long as 1000 characters.
  for await (const { items, comment } of parseBlocks(text, () => true, load, 1000)) {
    for (const node of items) children.push(node);
    if (comment) children.push({ type: 'html', value: '', position: positionOf(comment) });
  }
  return { type: 'root', children, position: positionOf(whole) };
}

/** The nodes take less memory than parsing them. */
const maxUnitsOfTree = 1_000_000;

function createNodeParser(text: string, labels: Labels, timeBudget: TimeBudget): ParsePart<RootContent> {
  const parser = treeParser().use(withLabels, labels).freeze();
  return (part, isRaw) => {
    limitPart(text, part, isRaw);
    return timeBudget.run(part, () => {
      const root = parser.parse(text.slice(part.start, part.end));
      for (const { node } of treeNodes(root)) {
        for (const point of [node.position?.start, node.position?.end]) {
          if (point?.offset !== undefined) point.offset += part.start;
        }
      }
      const last = root.children.at(-1);
      return { items: root.children, last: last ? { type: last.type, start: rangeOf(last).start } : null };
    });
  };
}

function positionOf({ start, end }: Range) {
  const [line, column] = [1, 1];
  return { start: { line, column, offset: start }, end: { line, column, offset: end } };
}

/** Labels that other parts define. The construct is tried at the start of each line and never matches. */
function withLabels(this: Processor, labels: Labels): void {
  const data = this.data();
  const [defined, gfmFootnotes] = [[...labels.links], [...labels.footnotes]];
  const construct: Construct = {
    tokenize(_effects, _ok, nok) {
      Object.assign(this.parser, { defined, gfmFootnotes });
      return nok;
    },
  };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { document: { null: construct } }];
}

/** Removes the transforms of the GitHub extension: they turn more addresses into links, but as nodes without a position. */
function withoutTransforms(this: Processor): void {
  const data = this.data();
  const extensions = data.fromMarkdownExtensions ?? [];
  data.fromMarkdownExtensions = extensions.flat().map(({ transforms, ...extension }) => extension);
}

export function rangeOf({ type, position }: Nodes): Range {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) throw new TypeError(`A ${type} node without a position`);
  return { start, end };
}

/** Every node of a tree, in document order. */
export function treeNodes(tree: Nodes): Iterable<PlacedNode<Nodes>> {
  return nodesIn(tree, (node) => ('children' in node ? node.children : []));
}
