import { rangeAround } from '../../text/range.ts';
import type { Element } from '../html/elements.ts';
import { contentRange, type Pair } from '../markers/pair.ts';
import type { SectionProblem } from '../problem.ts';

/** Finds the sections that contain only one of the two tags of an element; rewriting one would leave the other tag alone. */
export function findUnbalancedElements(
  elements: readonly Element[],
  pairs: readonly Pair[],
): Map<Pair, SectionProblem> {
  const contents = pairs.map(contentRange);
  const crossed = new Map<Pair, SectionProblem>();
  for (const { name, open, close } of elements) {
    const opened = rangeAround(contents, open.start);
    const closed = rangeAround(contents, close.start);
    if (opened === closed) continue;
    for (const pair of [pairs[opened], pairs[closed]]) if (pair) crossed.set(pair, crossing(pair, name));
  }
  return crossed;
}

function crossing({ start }: Pair, name: string): SectionProblem {
  const message = `only one of the tags <${name}> and </${name}> is in this section; put both markers inside the element, or both outside`;
  return { offset: start.range.start, code: 'different-containers', message };
}
