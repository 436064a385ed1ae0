import type { OptionName } from './options.ts';

/** What one option was set to, before it is parsed. */
export interface RawValue {
  /** The name the user set it by: `--slug`, `STATUS_SNIPPETS_SLUG` or `input slug`. */
  readonly source: string;
  /** In the order they were given; none for a flag without a value. */
  readonly values: readonly string[];
}

/** The options that were set, before they are parsed. */
export type RawOptions = ReadonlyMap<OptionName, RawValue>;

/** The values in a text with one per line, without blank lines and surrounding white space. */
export function splitLines(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
