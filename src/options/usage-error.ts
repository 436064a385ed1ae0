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
