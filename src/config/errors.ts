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

/** A command line cannot be parsed: an option is unknown, lacks its value or belongs to another command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'usage';

  /** @param problem the whole message without the fix: `--slgu is not an option` */
  constructor(problem: string, fix: string) {
    super(`${problem}: ${fix}`);
  }
}

/** No slug is set, and none can be inferred. */
export class NoSlugError extends Error {
  override readonly name = 'NoSlugError';
  readonly code = 'no-slug';

  /** @param reason why it cannot be inferred: `README.md contains no badge` */
  constructor(reason: string | null = null) {
    super(`no slug: set --slug${reason === null ? '' : `. It cannot be inferred, because ${reason}`}`);
  }
}
