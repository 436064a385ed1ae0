import type { CommandName } from './commands.ts';

/** A place where options are given: flags and environment of the command line, or inputs of the action. */
export type Door = 'cli' | 'action';

/**
 * One row of the table of options.
 *
 * - `text`, `seconds` and `choice` take one value;
 * - `list` takes several: the flag repeated, or one per line in the environment and in an input;
 * - `flag` is on or off: a bare flag on the command line, `true` or `false` as an input.
 */
export interface Option {
  /** The name in kebab-case, without dashes in front. */
  readonly name: string;
  readonly kind: 'text' | 'seconds' | 'choice' | 'flag' | 'list';
  readonly doors: readonly Door[];
  /** One sentence for people, without a full stop. */
  readonly summary: string;
  /** The placeholder of the value in help and tables. */
  readonly value?: string;
  /** The value that stands where none is given. */
  readonly default?: string;
  /** In words, what stands where none is given and no single value says it. */
  readonly otherwise?: string;
  readonly choices?: readonly string[];
  /** The least and the most a number of seconds may be. */
  readonly range?: readonly [least: number, most: number];
  /** The action's name for it, where that differs. */
  readonly input?: string;
  /** The one-letter flag. */
  readonly short?: string;
  /** The only commands it belongs to; absent: all. */
  readonly commands?: readonly CommandName[];
}
