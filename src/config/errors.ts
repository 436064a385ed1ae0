/** An option has an invalid value. The message names the option as it was set, the value and the fix. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  readonly code = 'invalid-input';
  /** The option as it was set: `--slug`, `STATUS_SNIPPETS_SLUG` or `input slug`. */
  readonly option: string;

  /** @param problem the rest of the sentence, and the fix: `"x" is not a number: write 30` */
  constructor(option: string, problem: string, cause?: unknown) {
    super(`${option} ${problem}`, cause === undefined ? undefined : { cause });
    this.option = option;
  }
}

/** A command line cannot be run: an option is unknown, lacks its value or belongs to another command, or there is no slug. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code: 'usage' | 'no-slug';

  /** @param problem the whole message without the fix: `--slgu is not an option` */
  constructor(problem: string, fix: string, code: 'usage' | 'no-slug' = 'usage') {
    super(`${problem}: ${fix}`);
    this.code = code;
  }
}
