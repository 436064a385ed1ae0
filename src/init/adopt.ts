import type { Parents, PhrasingContent } from 'mdast';
import type { Range } from '../sections/section.ts';
import type { Badge } from './badge.ts';
import { rangeOf } from './markdown-tree.ts';
import type { Markers } from './markers.ts';

/** A replacement of some characters of a text. */
export interface Edit extends Range {
  readonly text: string;
}

/** How a badge that stands in a text becomes a section. */
export interface Adoption {
  /** What the section has to show for the text around it to stay as it is; null where the default does. */
  readonly show: string | null;
  readonly edits: (markers: Markers) => readonly Edit[];
}

/**
 * Works out how a badge becomes a section. Alone in its paragraph it makes way for a section on lines of its own; in a
 * row it is wrapped where it stands. A line must not begin with a marker while Markdown follows on it, because all of it
 * would be raw text then, so a badge at the start of a line moves behind its next sibling, or else its previous one.
 *
 * @param text the text the tree was made of, without a byte-order mark
 */
export function adoptBadge(text: string, badge: Badge, lineEnding: string): Adoption {
  const block = badge.ancestors.at(-1);
  if (block?.type === 'paragraph') {
    if (![...badge.before, ...badge.after].some(isVisible)) return { show: null, edits: onOwnLines };
    if (beginsLine(text, badge.range.start)) return { show: 'badge', edits: moved };
  }
  return { show: block?.type === 'heading' ? null : 'badge', edits: wrapped };

  function onOwnLines({ start, end }: Markers): Edit[] {
    const prefix = continuation(text, badge);
    const lines = [start, text.slice(badge.range.start, badge.range.end), end];
    return [{ ...badge.range, text: lines.join(lineEnding + prefix) }];
  }

  function wrapped(markers: Markers): Edit[] {
    return [{ ...badge.range, text: section(markers) }];
  }

  function moved(markers: Markers): Edit[] {
    const next = badge.after.find(isVisible);
    if (next) {
      const from = { start: badge.range.start, end: visibleRange(text, next).start };
      const behind = visibleRange(text, next).end;
      return [
        { ...from, text: '' },
        { start: behind, end: behind, text: ` ${section(markers)}` },
      ];
    }
    const previous = badge.before.findLast(isVisible);
    const start = previous ? visibleRange(text, previous).end : badge.range.start;
    return [{ start, end: badge.range.end, text: ` ${section(markers)}` }];
  }

  function section({ start, end }: Markers): string {
    return start + text.slice(badge.range.start, badge.range.end) + end;
  }
}

/** Whether a node of running text shows anything. */
function isVisible(node: PhrasingContent): boolean {
  return node.type !== 'break' && !(node.type === 'text' && node.value.trim() === '');
}

/** Where a node stands, without the white space at its ends. */
function visibleRange(text: string, node: PhrasingContent): Range {
  const { start, end } = rangeOf(node);
  const source = text.slice(start, end);
  return { start: end - source.trimStart().length, end: start + source.trimEnd().length };
}

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
