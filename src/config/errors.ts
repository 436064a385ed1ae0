import { StatusSnippetsError } from '../text/errors.ts';

/** An option is invalid. Only for callers that are not converted to `invalidInput` yet. */
export class OptionError extends StatusSnippetsError {
  constructor(option: string, problem: string, cause?: unknown) {
    super('invalid-input', { subject: option, problem, cause });
  }
}
