import type { CommandName } from './commands.ts';

interface OptionBase {
  /** In kebab-case, without leading dashes. */
  readonly name: string;
  /** One sentence without a full stop. */
  readonly summary: string;
  /** The placeholder of the value in help and tables; by default the choices, else the name. */
  readonly placeholder?: string;
  readonly default?: string;
  /** A description of the default, if it is not a single value. */
  readonly defaultDescription?: string;
  /** The name of the action's input, if it differs from `name`. */
  readonly input?: string;
  /** The one-letter flag. */
  readonly short?: string;
  /** Whether a configuration file may set the option. */
  readonly inFile?: boolean;
  /** The commands that accept the option; all if absent. */
  readonly commands?: readonly CommandName[];
}

/**
 * One row of the table of options, with the parser of its value. A parser throws an `OptionError`, or a `StatusSnippetsError`
 * that `parseSettings` makes about the option. `givenAs` is the option as the user set it: `--slug`,
 * `STATUS_SNIPPETS_SLUG` or `input slug`.
 */
export type OptionDefinition = OptionBase &
  (
    | { readonly kind: 'text'; readonly parse?: (text: string, givenAs: string) => unknown }
    /** Several values: a repeated flag, or one per line of a variable or input. */
    | { readonly kind: 'list'; readonly parse?: (values: readonly string[], givenAs: string) => unknown }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    /** A number of seconds in a range, both ends included. */
    | { readonly kind: 'seconds'; readonly range: readonly [min: number, max: number]; readonly default: string }
    /** A whole number of at least 1. */
    | { readonly kind: 'count'; readonly default: string }
    /** On or off: a flag without a value, or `true` or `false` as an input. */
    | { readonly kind: 'flag' }
  );
