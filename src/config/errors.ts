/** A value that an option cannot have. The message names the option as the user gave it, the value and the fix. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  readonly code = 'invalid-input';
  /** The option as it was given: `--slug`, `STATUS_SNIPPETS_SLUG` or `input slug`. */
  readonly option: string;

  /**
   * @param option - the option as it was given
   * @param problem - the rest of the sentence that begins with it, and the fix: `"x" is not a number: write 30`
   */
  constructor(option: string, problem: string, cause?: unknown) {
    super(`${option} ${problem}`, cause === undefined ? undefined : { cause });
    this.option = option;
  }
}

/** A command line that cannot be understood: an option that does not exist, lacks its value or belongs elsewhere. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'usage';
  /** What was typed, as it was typed. */
  readonly typed: string;

  constructor(typed: string, problem: string, fix: string) {
    super(`${typed} ${problem}: ${fix}`);
    this.typed = typed;
  }
}
