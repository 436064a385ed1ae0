/** An option is unknown or has an invalid value. The message names the option as it was set, the problem and the fix. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  readonly code = 'invalid-input';
  /** The option as it was set: `--slug`, `STATUS_SNIPPETS_SLUG` or `input slug`. */
  readonly option: string;

  /** @param problem the sentence after the option, with the fix: `"x" is not a number: write 30` */
  constructor(option: string, problem: string, cause?: unknown) {
    super(`${option} ${problem}`, cause === undefined ? undefined : { cause });
    this.option = option;
  }
}

/** A command line cannot be run, for example because an option lacks its value, or because there is no slug. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code: 'usage' | 'no-slug';

  /** @param problem the whole message without the fix: `--slgu is not an option` */
  constructor(problem: string, fix: string, code: 'usage' | 'no-slug' = 'usage') {
    super(`${problem}: ${fix}`);
    this.code = code;
  }
}
