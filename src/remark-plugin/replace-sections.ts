import type { Root } from 'mdast';
import type { Range, Section } from '../sections/section.ts';
import { type Patch, settle } from './patches.ts';
import { isCompiled, replace } from './replace-nodes.ts';
import { holds, type Stretch, stretchOf, textAround } from './tree-ranges.ts';

/** A text with its sections, and the tree it was read to. */
export interface Reading extends SectionedText {
  readonly tree: Root;
}

/**
 * Puts the sections of one reading into the tree of another, markers included: what stands between them then is what the
 * same parser makes of it, whatever its extensions. The rest of the tree stays as it is.
 *
 * @param filled the text with its sections filled, read by the parser that made the tree of `target`
 * @returns the sections whose markers are not in the tree; where there are any, it stays as it is
 */
export function graft(target: Reading, filled: Reading): readonly Section[] {
  const missing: Section[] = [];
  const patches: Patch[] = [];
  target.sections.forEach((section, index) => {
    const [old, fresh] = [stretchIn(target, section), stretchIn(filled, filled.sections[index])];
    if (old && fresh) patches.push({ old, fresh });
    else missing.push(section);
  });
  if (missing.length > 0) return missing;

  const [forward, back] = [shiftBetween(target, filled), shiftBetween(filled, target)];
  const compiled = isCompiled(target.tree);
  const uses = usesOfDefinitions(target, filled, forward);
  const others = patches.filter((_, index) => !isWithin(target, target.sections[index], uses));
  const settled = settle(others, forward, back);
  for (const patch of uses) replace(patch, compiled);
  // From the last to the first, so that the indices of those before stay.
  for (const patch of settled.toReversed()) replace(patch, compiled);
  return [];
}

function stretchIn({ text, tree }: Reading, section: Section | undefined): Stretch | null {
  return section ? stretchOf(tree, inTree(text, section.start), inTree(text, section.end)) : null;
}

/** A tree does not count the byte-order mark. */
function inTree(text: string, { start, end }: Range): Range {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  return { start: start - mark, end: end - mark };
}

function isWithin({ text }: Reading, section: Section | undefined, patches: readonly Patch[]): boolean {
  return section !== undefined && patches.some(({ old }) => holds(old.parent, inTree(text, section.start)));
}

/** The running text that reads differently once a section defines our labels. */
function usesOfDefinitions(target: Reading, filled: Reading, shift: (offset: number) => number): Patch[] {
  const defines = filled.sections.some(({ content }) =>
    definition.test(filled.text.slice(content.start, content.end)),
  );
  if (!defines) return [];
  const patches: Patch[] = [];
  for (const { 0: label, index } of target.text.matchAll(use)) {
    const range = { start: index, end: index + label.length };
    if (target.sections.some(({ content }) => content.start <= range.start && range.end <= content.end))
      continue;
    const old = textAround(target.tree, inTree(target.text, range));
    const moved = { start: shift(range.start), end: shift(range.end) };
    const fresh = textAround(filled.tree, inTree(filled.text, moved));
    if (old && fresh && patches.every((patch) => patch.old.parent !== old.parent))
      patches.push({ old, fresh });
  }
  return patches;
}

const definition = /^\W*\[status-(?:badge|page)\]:/m;
const use = /\[status-(?:badge|page)\s*\]/gi;

/** A text and its sections, before or after they were filled. */
export interface SectionedText {
  readonly text: string;
  readonly sections: readonly Section[];
}

/** Tells where a place outside the sections of one text is in another that has other content in the same sections. */
export function shiftBetween(from: SectionedText, to: SectionedText): (offset: number) => number {
  const steps = from.sections.map(({ content }, index) => ({
    from: content.end,
    by: lengthOf(to.sections[index]?.content) - lengthOf(content),
  }));
  return (offset) => steps.reduce((sum, step) => (step.from <= offset ? sum + step.by : sum), offset);
}

function lengthOf(range: Range | undefined): number {
  return range ? range.end - range.start : 0;
}
