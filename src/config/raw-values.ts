import type { OptionName } from './options.ts';

/** What was given for one option. */
export interface Given {
  /** The name the user gave it under: `--slug`, `STATUS_SNIPPETS_SLUG` or `input slug`. */
  readonly as: string;
  /** The values in the order they were given; none for a bare flag. */
  readonly values: readonly string[];
}

/** Everything a door was given, before it is judged. Where two sources give the same option the later one wins. */
export type Givens = ReadonlyMap<OptionName, Given>;

/**
 * Puts the sources of a door together.
 *
 * @param sources - what each source gave, the one that wins last: environment, then flags
 */
export function mergeGivens(...sources: readonly Givens[]): Givens {
  return new Map(sources.flatMap((source) => [...source]));
}

/** The values in a text that holds one per line, without blank lines and the white space around each. */
export function valuesPerLine(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
