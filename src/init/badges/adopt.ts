import type { PhrasingContent } from 'mdast';
import type { Context } from '../../sections/context-layout.ts';
import type { Range } from '../../text/range.ts';
import { isBlank, rangeOf } from '../markdown-tree.ts';
import type { Markers } from '../markers.ts';
import type { TextBadge } from './markdown.ts';

/** A replacement of some characters of a text. */
export interface Edit extends Range {
  readonly text: string;
}

/** How an existing badge becomes a section. */
export interface Adoption {
  /** The context of the new section. */
  readonly context: Context;
  /** What the section has to show to replace just the badge; null if that is the default. */
  readonly show: 'badge' | null;
  readonly edits: (markers: Markers) => readonly Edit[];
}

/**
 * Decides how a badge in running text becomes a section: on lines of its own if it is alone in its paragraph, else in place.
 * A line that begins with a marker is HTML as a whole, so a badge at the start of a line with other content moves after its
 * next sibling, or else after its previous one.
 *
 * @param text the text with the badge
 */
export function adoptBadge(text: string, badge: TextBadge, lineEnding: string): Adoption {
  const { range, content } = badge;
  const parent = badge.ancestors.at(-1)?.type;
  const next = badge.after.find(isVisible);
  const previous = badge.before.findLast(isVisible);
  const wrap = ({ start, end }: Markers) => start + content + end;
  const show = parent === 'heading' ? null : 'badge';
  const inline = (edits: Adoption['edits']): Adoption => ({ context: 'inline', show, edits });

  if (parent === 'paragraph' && !next && !previous) {
    const separator = lineEnding + continuationPrefix(text, range.start);
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

/** Decides how a badge in an HTML block becomes a section: in place. */
export function adoptHtmlBadge(text: string, { start, end }: Range): Adoption {
  const content = text.slice(start, end);
  const edits: Adoption['edits'] = (markers) => [{ start, end, text: markers.start + content + markers.end }];
  return { context: 'html', show: 'badge', edits };
}

function isVisible(node: PhrasingContent): boolean {
  return !isBlank(node);
}

/** The range of a node without the white space at its ends. */
function visibleRange(text: string, node: PhrasingContent): Range {
  const { start, end } = rangeOf(node);
  const source = text.slice(start, end);
  return { start: end - source.trimStart().length, end: start + source.trimEnd().length };
}

/** Whether only markers of quotes and list items, and white space, precede an offset on its line. */
function beginsLine(text: string, offset: number): boolean {
  return /^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(text.slice(lineStart(text, offset), offset));
}

function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** The prefix of a line after the badge that stays in the same quotes, list items and footnotes. */
function continuationPrefix(text: string, offset: number): string {
  const prefix = text.slice(lineStart(text, offset), offset);
  return prefix.replace(/\[\^[^\]]*\]:[ \t]*/, '    ').replace(/[^>\s]/g, ' ');
}
