import type { Root } from 'mdast';
import type { Section } from '../sections/parse-sections.ts';
import { alignPatches, contains, type OffsetMap, type Patch, sectionNodes, textBlockAround } from './node-ranges.ts';
import { isCompiledMdx, replaceNodes } from './replace-nodes.ts';

/** A text, its sections and its tree. The text has no byte-order mark, because offsets in the tree do not count it. */
export interface ParsedText {
  readonly text: string;
  readonly sections: readonly Section[];
  readonly tree: Root;
}

/**
 * Replaces the sections of the current tree, markers included, with the sections of the refreshed tree. The rest of the
 * current tree stays as it is.
 *
 * @param refreshed has a tree from the same parser, with the same extensions, as the tree of `current`
 * @returns the sections whose markers are not in the tree; if there are any, the tree stays as it is
 */
export function replaceSections(current: ParsedText, refreshed: ParsedText): readonly Section[] {
  const missing: Section[] = [];
  const toRefreshed = createOffsetMap(current, refreshed);
  const labelUsePatches = createLabelUsePatches(current, refreshed, toRefreshed);
  const patches: Patch[] = [];
  for (const [index, section] of current.sections.entries()) {
    const nodes = sectionNodes(current.tree, section);
    const replacement = sectionNodes(refreshed.tree, refreshed.sections[index]);
    if (!nodes || !replacement) missing.push(section);
    // A section inside a text block of these patches is replaced together with the block.
    else if (!labelUsePatches.some((patch) => contains(patch.current.parent, section.start))) {
      patches.push({ current: nodes, replacement });
    }
  }
  if (missing.length > 0) return missing;

  const isCompiled = isCompiledMdx(current.tree);
  const aligned = alignPatches(patches, toRefreshed, createOffsetMap(refreshed, current));
  // The sections are replaced from the last to the first, so that the indices of the nodes before them stay valid.
  for (const patch of [...labelUsePatches, ...aligned.toReversed()]) replaceNodes(patch, isCompiled);
  return [];
}

const labelDefinition = /^\W*\[status-(?:badge|page)\]:/m;
const labelUse = /\[status-(?:badge|page)\s*\]/gi;

/**
 * Creates patches for the text blocks that use a label of the snippet `definitions` outside sections. There are none unless a
 * refreshed section defines the labels, which turns their uses into links.
 */
function createLabelUsePatches(current: ParsedText, refreshed: ParsedText, toRefreshed: OffsetMap): Patch[] {
  const contents = refreshed.sections.map(({ content }) => refreshed.text.slice(content.start, content.end));
  if (!contents.some((content) => labelDefinition.test(content))) return [];
  const patches: Patch[] = [];
  for (const { 0: label, index } of current.text.matchAll(labelUse)) {
    const range = { start: index, end: index + label.length };
    if (current.sections.some(({ content }) => content.start <= range.start && range.end <= content.end)) continue;
    const nodes = textBlockAround(current.tree, range);
    const refreshedRange = { start: toRefreshed(range.start), end: toRefreshed(range.end) };
    const replacement = textBlockAround(refreshed.tree, refreshedRange);
    const isNew = patches.every((patch) => patch.current.parent !== nodes?.parent);
    if (nodes && replacement && isNew) patches.push({ current: nodes, replacement });
  }
  return patches;
}

/** Maps offsets outside sections from one text to another. The texts differ only in the content of their sections. */
function createOffsetMap(from: ParsedText, to: ParsedText): OffsetMap {
  const shifts = from.sections.map(({ end }, index) => {
    return { from: end.start, by: (to.sections[index]?.end.start ?? 0) - end.start };
  });
  return (offset) => offset + (shifts.findLast((shift) => shift.from <= offset)?.by ?? 0);
}
