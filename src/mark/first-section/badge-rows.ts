import { isSeparator } from '../separators.ts';
import { type Block, type Image, isComment, takeWhile } from './blocks.ts';

/** Such as a label or a link to a chat. */
const maxTextLengthInRow = 60;

/**
 * A heading, a short paragraph or HTML may contain a row. A longer paragraph must begin with it.
 */
export function isRow({ type, badges, otherText, source, start }: Block): boolean {
  const [first, last = first] = [badges[0], badges.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (type === 'heading') return true;
  // Tables at the top usually show sponsors, so a row anywhere else is better.
  if (type === 'html') return !/<t[dh]\b/i.test(source);
  if (type !== 'paragraph') return false;
  const before = source.slice(0, Math.max(0, first.start - start));
  if (isSeparator(before)) return true;
  const isLabel = /[:|]\s*$/.test(before);
  const isInSentence = !isLabel && /^\s*[\p{L}\d.,;!?]/u.test(source.slice(last.end - start));
  return otherText.length <= maxTextLengthInRow && !isInSentence;
}

/** A row of badges: its badges, and images between and after them. The first one is a badge. */
export interface BadgeRow {
  readonly block: Block;
  readonly items: readonly Image[];
}

/** The first row that is not about the languages of the document. */
export function findRow(text: string, blocks: readonly Block[]): BadgeRow | null {
  for (const [index, block] of blocks.entries()) {
    if (!isRow(block)) continue;
    const items = rowsIn(text, block, blocks.slice(index + 1)).find(hasBadgeOfProject);
    if (items) return { block, items };
  }
  return null;
}

const language = '[._-][a-z]{2,4}(?:[_-][a-z]+)?';

/** `README.md` itself, but no part of it, or one such as `docs/README.zh-CN.md#usage`. */
const translation = new RegExp(
  String.raw`(?:^|/)readme(?:\.(?:md|markdown)$|${language}\.(?:md|markdown|mdx|rst)(?:[?#]|$))`,
  'i',
);

/** Not each badge leads to the same document in a language. */
export function hasBadgeOfProject(items: readonly Image[]): boolean {
  return items.some(({ isBadge, target }) => isBadge && !translation.test(target));
}

const rowEnd = /<\/?(?:br|button|center|details|div|h[1-6]|hr|p|table)\b/i;
export const comments = /<!--.*?-->|\{\s*\/\*.*?\*\/\s*\}/gs;

/** A tag in `rowEnd`, a button or text ends a row; a comment or a label in Markdown does not. */
function rowsIn(text: string, block: Block, following: readonly Block[]): readonly Image[][] {
  const mayHaveLabels = block.type !== 'html' && block.otherText.length <= maxTextLengthInRow;
  const items = [block, ...continuationOf(text, block, following)]
    .flatMap((each) => each.items)
    .sort((one, other) => one.start - other.start);
  const rows: Image[][] = [];
  let row: Image[] = [];
  for (const item of items) {
    const gap = text.slice(row.at(-1)?.end ?? item.start, item.start).replace(comments, '');
    const hasText = !mayHaveLabels && !isSeparator(gap.replace(/<[^<>]*>/g, ''));
    if (row.length > 0 && (rowEnd.test(gap) || hasText)) row = [];
    const isButton = !item.isBadge && /button/i.test(item.source);
    if (isButton) row = [];
    // A row begins with a badge.
    if (isButton || (row.length === 0 && !item.isBadge)) continue;
    if (row.length === 0) rows.push(row);
    row.push(item);
  }
  return rows;
}

/**
 * A page shows blocks of HTML on one line. In Markdown, a badge that was switched off divides a
 * row.
 */
function continuationOf(text: string, row: Block, following: readonly Block[]): readonly Block[] {
  if (row.type === 'html') {
    const isInRow = (block: Block) => block.badges.length > 0 || isComment(block);
    return takeWhile(following, (block) => block.type === 'html' && isInRow(block));
  }
  let end = row.end;
  const lineBreak = /^[ \t]*(?:\r\n|\n|\r)[ \t]*$/;
  const isOnNextLine = ({ start }: Block) => lineBreak.test(text.slice(end, start));
  return takeWhile(following, (block) => {
    const isJoined = isOnNextLine(block) && (isComment(block) || isRow(block));
    end = block.end;
    return isJoined;
  });
}
