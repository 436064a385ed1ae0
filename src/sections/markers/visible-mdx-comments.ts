import type { Event } from 'micromark-util-types';
import { indexOfRangeAround, type Range } from '../../text/range.ts';
import type { WrongSyntaxComment } from '../parsed-document.ts';

/** Constructs in which an MDX comment is no mistake: code, where it is meant literally, and places that are not displayed. */
const opaqueTypes: ReadonlySet<string> = new Set([
  ...['codeFenced', 'codeIndented', 'codeText', 'definition', 'resource', 'htmlFlow', 'htmlText', 'yaml', 'toml'],
]);

/** Finds comments in the syntax of MDX that are visible text in Markdown. */
export class VisibleMdxComments {
  readonly #opaque: Range[] = [];

  visit([action, { type, start, end }]: Event): void {
    if (action === 'enter' && opaqueTypes.has(type)) this.#opaque.push({ start: start.offset, end: end.offset });
  }

  /** @param texts the ranges inside HTML constructs that are plain text */
  findIn(text: string, texts: readonly Range[]): WrongSyntaxComment[] {
    const isVisible = ({ start }: WrongSyntaxComment) =>
      indexOfRangeAround(this.#opaque, start) < 0 || indexOfRangeAround(texts, start) >= 0;
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
