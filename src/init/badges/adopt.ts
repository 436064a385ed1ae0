import type { Parents, PhrasingContent } from 'mdast';
import type { Context, Range } from '../../sections/section.ts';
import { isBlank, rangeOf } from '../markdown-tree.ts';
import type { Markers } from '../markers.ts';
import type { Badge } from './markdown.ts';

/** A replacement of some characters of a text. */
export interface Edit extends Range {
  readonly text: string;
}

/** How a badge that stands in a text becomes a section. */
export interface Adoption {
  /** Where the section then stands. */
  readonly context: Context;
  /** What it has to show for the text around it to stay as it is; null where the default does. */
  readonly show: 'badge' | null;
  readonly edits: (markers: Markers) => readonly Edit[];
}

/**
 * Works out how a badge in running text becomes a section: alone in its paragraph on lines of its own, else where it
 * stands. A line must not begin with a marker while Markdown follows on it, because all of it would be raw text then, so a
 * badge at the start of a line moves behind its next sibling, or else its previous one.
 *
 * @param text what the badge was found in
 */
export function adoptBadge(text: string, badge: Badge, lineEnding: string): Adoption {
  const { range, content } = badge;
  const parent = badge.ancestors.at(-1)?.type;
  const next = badge.after.find(isVisible);
  const previous = badge.before.findLast(isVisible);
  const wrap = ({ start, end }: Markers) => start + content + end;
  const inline = (edits: Adoption['edits']): Adoption => ({
    context: 'inline',
    show: parent === 'heading' ? null : 'badge',
    edits,
  });

  if (parent === 'paragraph' && !next && !previous) {
    const separator = lineEnding + continuation(text, badge);
    const edits = ({ start, end }: Markers) => [{ ...range, text: [start, content, end].join(separator) }];
    return { context: 'flow', show: null, edits };
  }
  if (beginsLine(text, range.start) && next) {
    const { start, end } = visibleRange(text, next);
    return inline((markers) => [
      { start: range.start, end: start, text: '' },
      { start: end, end, text: ` ${wrap(markers)}` },
    ]);
  }
  if (beginsLine(text, range.start) && previous) {
    const { end } = visibleRange(text, previous);
    return inline((markers) => [{ start: end, end: range.end, text: ` ${wrap(markers)}` }]);
  }
  return inline((markers) => [{ ...range, text: wrap(markers) }]);
}

/** Works out how a badge in a block of HTML becomes a section: where it stands. */
export function adoptHtmlBadge(text: string, { start, end }: Range): Adoption {
  const content = text.slice(start, end);
  return {
    context: 'html',
    show: 'badge',
    edits: (markers) => [{ start, end, text: markers.start + content + markers.end }],
  };
}

function isVisible(node: PhrasingContent): boolean {
  return !isBlank(node);
}

/** Where a node stands, without the white space at its ends. */
function visibleRange(text: string, node: PhrasingContent): Range {
  const { start, end } = rangeOf(node);
  const source = text.slice(start, end);
  return { start: end - source.trimStart().length, end: start + source.trimEnd().length };
}

/** Whether only quotes, list items and white space stand before a place on its line. */
function beginsLine(text: string, offset: number): boolean {
  return /^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(text.slice(lineStart(text, offset), offset));
}

function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** What the line after a badge begins with, to stay in the same containers. */
function continuation(text: string, { range, ancestors }: Badge): string {
  let prefix = '';
  let from = lineStart(text, range.start);
  for (const container of ancestors) {
    const opened = openingOf(container, from);
    if (opened === null) continue;
    prefix += text.slice(from, opened);
    const content = contentStart(container) ?? opened;
    prefix += container.type === 'footnoteDefinition' ? '    ' : ' '.repeat(content - opened);
    from = content;
  }
  return prefix + text.slice(from, range.start);
}

/** Where a list item or footnote begins, if that is on this line. */
function openingOf(container: Parents, from: number): number | null {
  if (container.type !== 'listItem' && container.type !== 'footnoteDefinition') return null;
  const { start } = rangeOf(container);
  return start >= from ? start : null;
}

function contentStart(container: Parents): number | null {
  const [first] = container.children;
  return first ? rangeOf(first).start : null;
}
