import type { Root } from 'mdast';
import type { Section } from '../sections/find.ts';
import type { Range } from '../text/range.ts';
import {
  alignPatches,
  contains,
  type MapOffset,
  type NodeRange,
  type Patch,
  rangeBetween,
  textBlockAround,
} from './node-ranges.ts';
import { isCompiledMdx, replaceNodes } from './replace-nodes.ts';

/** A text, its sections, and the tree it was parsed to. */
export interface ParsedText extends SectionedText {
  readonly tree: Root;
}

/**
 * Replaces the sections of a tree, markers included, by those of the refreshed text, as the same parser reads them with all
 * its extensions. The rest of the tree stays as it is.
 *
 * @param refreshed parsed with the parser that made the tree of `current`
 * @returns the sections whose markers are not in the tree; if there are any, the tree stays as it is
 */
export function replaceSections(current: ParsedText, refreshed: ParsedText): readonly Section[] {
  const missing: Section[] = [];
  const patches: Patch[] = [];
  current.sections.forEach((section, index) => {
    const nodes = sectionNodes(current, section);
    const replacement = sectionNodes(refreshed, refreshed.sections[index]);
    if (nodes && replacement) patches.push({ current: nodes, replacement });
    else missing.push(section);
  });
  if (missing.length > 0) return missing;

  const [toRefreshed, toCurrent] = [createOffsetMap(current, refreshed), createOffsetMap(refreshed, current)];
  const isCompiled = isCompiledMdx(current.tree);
  const uses = definitionUses(current, refreshed, toRefreshed);
  const remaining = patches.filter((_, index) => !isInside(current, current.sections[index], uses));
  const aligned = alignPatches(remaining, toRefreshed, toCurrent);
  for (const patch of uses) replaceNodes(patch, isCompiled);
  // From the last to the first, so that the indices of the others stay valid.
  for (const patch of aligned.toReversed()) replaceNodes(patch, isCompiled);
  return [];
}

function sectionNodes({ text, tree }: ParsedText, section: Section | undefined): NodeRange | null {
  return section ? rangeBetween(tree, toTreeRange(text, section.start), toTreeRange(text, section.end)) : null;
}

/** Positions in a tree do not count the byte-order mark. */
function toTreeRange(text: string, { start, end }: Range): Range {
  const byteOrderMark = text.startsWith('\uFEFF') ? 1 : 0;
  return { start: start - byteOrderMark, end: end - byteOrderMark };
}

function isInside({ text }: ParsedText, section: Section | undefined, patches: readonly Patch[]): boolean {
  if (section === undefined) return false;
  return patches.some(({ current }) => contains(current.parent, toTreeRange(text, section.start)));
}

/** The blocks of text that use the labels of `definitions`, and become links when a section defines them. */
function definitionUses(current: ParsedText, refreshed: ParsedText, toRefreshed: MapOffset): Patch[] {
  const hasDefinitions = refreshed.sections.some(({ content }) =>
    definition.test(refreshed.text.slice(content.start, content.end)),
  );
  if (!hasDefinitions) return [];
  const patches: Patch[] = [];
  for (const { 0: label, index } of current.text.matchAll(labelUse)) {
    const range = { start: index, end: index + label.length };
    if (current.sections.some(({ content }) => content.start <= range.start && range.end <= content.end)) {
      continue;
    }
    const nodes = textBlockAround(current.tree, toTreeRange(current.text, range));
    const moved = { start: toRefreshed(range.start), end: toRefreshed(range.end) };
    const replacement = textBlockAround(refreshed.tree, toTreeRange(refreshed.text, moved));
    if (nodes && replacement && patches.every((patch) => patch.current.parent !== nodes.parent)) {
      patches.push({ current: nodes, replacement });
    }
  }
  return patches;
}

const definition = /^\W*\[status-(?:badge|page)\]:/m;
const labelUse = /\[status-(?:badge|page)\s*\]/gi;

/** A text and its sections, before or after a refresh. */
interface SectionedText {
  readonly text: string;
  readonly sections: readonly Section[];
}

/** Maps offsets outside the sections of one text to another, whose sections have other content. */
function createOffsetMap(from: SectionedText, to: SectionedText): MapOffset {
  const shifts = from.sections.map(({ content }, index) => ({
    from: content.end,
    by: lengthOf(to.sections[index]?.content) - lengthOf(content),
  }));
  return (offset) => shifts.reduce((sum, shift) => (shift.from <= offset ? sum + shift.by : sum), offset);
}

function lengthOf(range: Range | undefined): number {
  return range ? range.end - range.start : 0;
}
