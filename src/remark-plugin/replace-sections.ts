import type { Root } from 'mdast';
import type { Section } from '../sections/parse-sections.ts';
import { alignPatches, contains, type MapOffset, type Patch, sectionNodes, textBlockAround } from './node-ranges.ts';
import { isCompiledMdx, replaceNodes } from './replace-nodes.ts';

/** A text without a byte-order mark, which trees do not count, its sections, and the tree it was parsed to. */
export interface ParsedText {
  readonly text: string;
  readonly sections: readonly Section[];
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
  const toRefreshed = createOffsetMap(current, refreshed);
  const uses = definitionPatches(current, refreshed, toRefreshed);
  const patches: Patch[] = [];
  for (const [index, section] of current.sections.entries()) {
    const nodes = sectionNodes(current.tree, section);
    const replacement = sectionNodes(refreshed.tree, refreshed.sections[index]);
    if (!nodes || !replacement) missing.push(section);
    else if (!uses.some((use) => contains(use.current.parent, section.start))) {
      patches.push({ current: nodes, replacement });
    }
  }
  if (missing.length > 0) return missing;

  const isCompiled = isCompiledMdx(current.tree);
  const aligned = alignPatches(patches, toRefreshed, createOffsetMap(refreshed, current));
  // From the last to the first, so that the indices of the others stay valid.
  for (const patch of [...uses, ...aligned.toReversed()]) replaceNodes(patch, isCompiled);
  return [];
}

const definition = /^\W*\[status-(?:badge|page)\]:/m;
const labelUse = /\[status-(?:badge|page)\s*\]/gi;

/** Patches for the text blocks that use a label of `definitions`: once a section defines the label, its uses become links. */
function definitionPatches(current: ParsedText, refreshed: ParsedText, toRefreshed: MapOffset): Patch[] {
  const contents = refreshed.sections.map(({ content }) => refreshed.text.slice(content.start, content.end));
  if (!contents.some((content) => definition.test(content))) return [];
  const patches: Patch[] = [];
  for (const { 0: label, index } of current.text.matchAll(labelUse)) {
    const range = { start: index, end: index + label.length };
    if (current.sections.some(({ content }) => content.start <= range.start && range.end <= content.end)) continue;
    const nodes = textBlockAround(current.tree, range);
    const moved = { start: toRefreshed(range.start), end: toRefreshed(range.end) };
    const replacement = textBlockAround(refreshed.tree, moved);
    const isNew = patches.every((patch) => patch.current.parent !== nodes?.parent);
    if (nodes && replacement && isNew) patches.push({ current: nodes, replacement });
  }
  return patches;
}

/** Maps offsets outside the sections of one text to another, whose sections have other content. */
function createOffsetMap(from: ParsedText, to: ParsedText): MapOffset {
  const shifts = from.sections.map(({ end }, index) => {
    return { from: end.start, by: (to.sections[index]?.end.start ?? 0) - end.start };
  });
  return (offset) => offset + (shifts.findLast((shift) => shift.from <= offset)?.by ?? 0);
}
