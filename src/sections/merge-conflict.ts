import { indexOfRangeAround, lineStart, type Range } from '../core/range.ts';
import type { SectionProblem } from './comment.ts';
import { type Document, rangeOf, treeNodes } from './document.ts';

/** The lines that git writes before, between and after the two sides. */
const sideLine = /^(?:<{7} |={7}$|>{7} ).*$/gm;

/** What git could not merge, in the order of the text. Lines in code are examples. */
function findConflicts({ text, tree }: Pick<Document, 'text' | 'tree'>): readonly Range[] {
  const codes = [...(tree === null ? [] : treeNodes(tree))]
    .filter(({ node }) => node.type === 'code' || node.type === 'inlineCode')
    .map(({ node }) => rangeOf(node));
  const conflicts: Range[] = [];
  let start = -1;
  let isDivided = false;
  for (const { index, 0: line } of text.matchAll(sideLine)) {
    if (indexOfRangeAround(codes, index) >= 0) continue;
    if (line.startsWith('<')) {
      start = index;
      isDivided = false;
    } else if (line.startsWith('=')) {
      isDivided = start >= 0;
    } else if (isDivided) {
      conflicts.push({ start, end: index + line.length });
      start = -1;
      isDivided = false;
    }
  }
  return conflicts;
}

const message =
  'this merge conflict is not resolved; keep one of its sides, and remove the lines with ' +
  '<<<<<<<, ======= and >>>>>>>';

interface Found<Section> {
  readonly sections: readonly Section[];
  readonly problems: readonly SectionProblem[];
}

/**
 * Takes away the sections that a conflict touches, and the problems of their markers, for one
 * problem of the conflict: each side has markers of its own.
 */
export function withoutConflicts<Section extends { readonly start: Range; readonly end: Range }>(
  document: Pick<Document, 'text' | 'tree'>,
  { sections, problems }: Found<Section>,
): Found<Section> {
  let rest = { sections, problems };
  for (const conflict of findConflicts(document)) {
    const touches = ({ start, end }: Section) =>
      start.start < conflict.end && conflict.start < end.end;
    const touched = rest.sections.filter(touches);
    const ranges = [
      conflict,
      ...touched.map(({ start, end }) => ({ start: start.start, end: end.end })),
    ];
    const isAbout = ({ offset }: SectionProblem) =>
      ranges.some(({ start, end }) => start <= offset && offset < end);
    const others = rest.problems.filter((problem) => !isAbout(problem));
    if (touched.length === 0 && others.length === rest.problems.length) continue;
    const problem: SectionProblem = { offset: conflict.start, code: 'merge-conflict', message };
    const untouched = rest.sections.filter((section) => !touches(section));
    rest = { sections: untouched, problems: [...others, problem] };
  }
  const problemsOfRest = rest.sections.flatMap(({ end }) => findLastLine(document.text, end));
  return { ...rest, problems: [...rest.problems, ...problemsOfRest] };
}

const lastLineBelow = /[ \t]*(?:\r\n|\n|\r)(?=>{7} )/y;

/**
 * The last line of a conflict whose other lines were removed, if it is directly below an end marker
 * outside of quotes: nobody begins a quote of seven levels there. Elsewhere it can be a quote.
 */
function findLastLine(text: string, { start, end }: Range): readonly SectionProblem[] {
  lastLineBelow.lastIndex = end;
  if (!lastLineBelow.test(text) || text.startsWith('>', lineStart(text, start))) return [];
  const message = 'this line is left of a merge conflict; keep one of its sides, and remove it';
  return [{ offset: lastLineBelow.lastIndex, code: 'merge-conflict', message }];
}
