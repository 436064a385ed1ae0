/** The action does not run as a step of a workflow, or the runner's environment is incomplete. */
export class NotInWorkflowError extends Error {
  override readonly name = 'NotInWorkflowError';
  readonly code = 'not-on-a-runner';

  /** @param problem the rest of the sentence that begins with the variable */
  constructor(variable: string, problem = 'is not set') {
    super(`${variable} ${problem}: run this as a step of a GitHub workflow, or use npx status-snippets elsewhere`);
  }
}

/** The mode does not support the event, or another input. */
export class UnsupportedModeError extends Error {
  override readonly name = 'UnsupportedModeError';
  readonly code = 'mode-refused';
}

/** The workspace contains none of the files that mode `write` should rewrite. */
export class MissingCheckoutError extends Error {
  override readonly name = 'MissingCheckoutError';
  readonly code = 'no-checkout';

  constructor(files: readonly string[]) {
    super(
      `mode write found none of ${files.join(', ')} in the workspace: add a step with actions/checkout before this ` +
        'one, or set mode: commit, which needs no checkout',
    );
  }
}
