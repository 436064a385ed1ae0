import type { Event } from 'micromark-util-types';
import { type Range, rangeAround } from '../../text/range.ts';
import type { ForeignComment } from '../parsed-document.ts';

/** Where the syntax of an MDX comment is not visible text. */
const opaqueTypes: ReadonlySet<string> = new Set([
  ...['codeFenced', 'codeIndented', 'codeText', 'definition', 'resource', 'htmlFlow', 'htmlText', 'yaml', 'toml'],
]);

/** Finds comments in the syntax of MDX that are visible text in Markdown. */
export class MdxLookalikes {
  readonly #opaque: Range[] = [];

  /** Visits the next event. */
  visit([action, { type, start, end }]: Event): void {
    if (action === 'enter' && opaqueTypes.has(type)) {
      this.#opaque.push({ start: start.offset, end: end.offset });
    }
  }

  /** @param texts the ranges of plain text in the HTML of the text */
  findIn(text: string, texts: readonly Range[]): ForeignComment[] {
    return mdxComments(text).filter(
      ({ start }) => rangeAround(this.#opaque, start) < 0 || rangeAround(texts, start) >= 0,
    );
  }
}

/** Finds every `{/* … *\/}` that is not escaped. */
export function mdxComments(text: string): ForeignComment[] {
  const found: ForeignComment[] = [];
  let opening = text.indexOf('/*');
  while (opening >= 0) {
    const start = braceBefore(text, opening);
    const from = opening + '/*'.length;
    const to = start === undefined ? from : text.indexOf('*/', from);
    if (to < 0) break;
    if (start !== undefined) found.push({ start, text: text.slice(from, to) });
    opening = text.indexOf('/*', start === undefined ? from : to + '*/'.length);
  }
  return found;
}

function braceBefore(text: string, offset: number): number | undefined {
  let at = offset - 1;
  while (at >= 0 && /\s/.test(text.charAt(at))) at -= 1;
  if (text.charAt(at) !== '{') return undefined;
  let backslashes = 0;
  while (text.charAt(at - 1 - backslashes) === '\\') backslashes += 1;
  return backslashes % 2 === 0 ? at : undefined;
}
