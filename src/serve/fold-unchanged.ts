import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';

/** How many blocks beside one that is shown are shown, too. */
const neighbors = 1;

/** The title of the file is at its start. */
const firstBlocks = 2;

/** Fewer blocks than these are shown: a fold would take as much space. */
const minFolded = 3;

/**
 * Replaces runs of blocks that need not be shown with an element that shows them when it is opened.
 * All are shown if none needs to be.
 *
 * @param blocks the HTML of each block of a file
 * @param isNeeded whether a block must be visible
 * @returns HTML
 */
export function foldUnchanged(
  blocks: readonly string[],
  isNeeded: (block: string) => boolean,
  id: string,
): string {
  const needed = new Set(blocks.flatMap((block, index) => (isNeeded(block) ? [index] : [])));
  if (needed.size === 0) return blocks.join('\n');
  const isShown = (index: number) =>
    index < firstBlocks ||
    [...Array(2 * neighbors + 1).keys()].some((step) => needed.has(index + step - neighbors));
  const parts: { readonly isShown: boolean; readonly blocks: string[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const shown = isShown(index);
    const last = parts.at(-1);
    if (last?.isShown === shown) last.blocks.push(block);
    else parts.push({ isShown: shown, blocks: [block] });
  }
  const html = parts.map((part, index) => {
    const text = part.blocks.join('\n');
    if (part.isShown || part.blocks.length < minFolded) return text;
    const summary = toHtml(h('summary', `${part.blocks.length} unchanged blocks`));
    return `<details class="fold" id="${id}-${index}">${summary}${text}</details>`;
  });
  return html.join('\n');
}
