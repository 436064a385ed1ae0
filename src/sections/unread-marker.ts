import { createLocator, lineEnding, type Range } from '../core/range.ts';
import type { SectionProblem } from './comment.ts';
import { type Document, rangeOf, treeNodes } from './document.ts';
import { formatMarker, type Role, rawMarker } from './marker.ts';
import { htmlComments } from './marker-syntax.ts';

/** Of a marker without a partner, the reason may be that the partner is not read. */
export function explainUnpaired(problem: SectionProblem, document: Document): SectionProblem {
  const lacksEnd = problem.code === 'start-without-end';
  if (!lacksEnd && problem.code !== 'end-without-start') return problem;
  const { text } = document;
  const role: Role = lacksEnd ? 'end' : 'start';
  const read = new Set(document.findComments().comments.map(({ range }) => range.start));
  const unread = [...text.matchAll(rawMarker(role))]
    .map(({ index }) => index)
    .filter((offset) => !read.has(offset));
  const isAfter = (offset: number) => offset > problem.offset;
  const offset = lacksEnd ? unread.find(isAfter) : unread.findLast((each) => !isAfter(each));
  if (offset === undefined) return problem;
  const [line = ''] = text.slice(offset).split(lineEnding, 1);
  const code = codeAround(document, offset);
  if (code === null && line.startsWith('<!--') && !line.includes('-->')) {
    const marker = formatMarker(role, htmlComments);
    return { ...problem, offset, message: `this marker does not end with "-->"; write ${marker}` };
  }
  const there = `the one in line ${createLocator(text)(offset).line}`;
  const place = `${there} is in ${describe(document, code)}, which is not read`;
  const message = `${problem.message} (${place})`;
  return { ...problem, message };
}

/** What the marker at this place, which is not read, is in. */
export function describePlace(document: Document, offset: number): string {
  return describe(document, codeAround(document, offset));
}

function describe({ text }: Document, code: Range | null): string {
  if (code === null) return 'code or other literal text';
  return `code that begins in line ${createLocator(text)(code.start).line}`;
}

function codeAround({ tree }: Document, offset: number): Range | null {
  if (tree === null) return null;
  for (const { node } of treeNodes(tree)) {
    if (node.type !== 'code' && node.type !== 'inlineCode') continue;
    const range = rangeOf(node);
    if (range.start <= offset && offset < range.end) return range;
  }
  return null;
}
