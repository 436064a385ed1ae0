import type { Event } from 'micromark-util-types';
import { type Range, rangeAround } from '../../text/range.ts';
import type { WrongSyntaxComment } from '../parsed-document.ts';

/** Constructs in which the syntax of an MDX comment is not visible text. */
const opaqueTypes: ReadonlySet<string> = new Set([
  ...['codeFenced', 'codeIndented', 'codeText', 'definition', 'resource', 'htmlFlow', 'htmlText', 'yaml', 'toml'],
]);

/** Finds comments in the syntax of MDX that are visible text in Markdown. */
export class MdxLookalikes {
  readonly #opaque: Range[] = [];

  visit([action, { type, start, end }]: Event): void {
    if (action === 'enter' && opaqueTypes.has(type)) this.#opaque.push({ start: start.offset, end: end.offset });
  }

  /** @param texts the ranges inside HTML constructs that are plain text */
  findIn(text: string, texts: readonly Range[]): WrongSyntaxComment[] {
    const isVisible = ({ start }: WrongSyntaxComment) =>
      rangeAround(this.#opaque, start) < 0 || rangeAround(texts, start) >= 0;
    return findMdxComments(text).filter(isVisible);
  }
}

/** Matches a brace after an even number of backslashes, and the comment after the brace. */
const mdxComment = /\{(?<=(?<!\\)(?:\\\\)*\{)\s*\/\*([\s\S]*?)\*\//g;

/** Finds every `{/* … *\/` that is not escaped. */
export function findMdxComments(text: string): WrongSyntaxComment[] {
  // The search takes linear time only because the text after the last comment is cut off.
  const comments = text.slice(0, text.lastIndexOf('*/') + '*/'.length).matchAll(mdxComment);
  return [...comments].map(({ index, 1: inside = '' }) => ({ start: index, text: inside }));
}
