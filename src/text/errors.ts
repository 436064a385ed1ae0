import { quote } from './quote.ts';

/** The exit code of the command line after an error. If several errors occur, the first name in this list counts. */
export const exitOrder = ['input', 'refused', 'unavailable', 'publishing'] as const;

export type ErrorExit = (typeof exitOrder)[number];

interface CodeRow {
  readonly exit: ErrorExit;
  readonly endsRun?: true;
}

const input: CodeRow = { exit: 'input' };
const refused: CodeRow = { exit: 'refused' };
const unavailable: CodeRow = { exit: 'unavailable' };
const publishing: CodeRow = { exit: 'publishing' };
const publishingEndsRun: CodeRow = { exit: 'publishing', endsRun: true };

/** The codes are part of the JSON report and of the library. */
const codes = {
  // Options, commands and workflows
  'invalid-input': input,
  usage: input,
  'no-slug': input,
  'not-on-a-runner': input,
  'mode-refused': input,
  'no-checkout': input,

  // Files
  'file-not-found': input,
  'not-a-file': input,
  'leads-outside': input,
  'no-permission': input,
  'not-readable': input,
  'file-too-large': input,
  'not-utf8': input,
  'read-only-file': input,
  'file-changed': input,
  'file-exists': input,
  'not-written': input,
  'partly-written': publishing,
  'no-match': input,
  'unknown-format': input,

  // Sections and embeds
  'no-section': input,
  'start-without-end': input,
  'end-without-start': input,
  'nested-start': input,
  'different-containers': input,
  'inside-link': input,
  'look-alike': input,
  'unknown-attribute': input,
  'repeated-attribute': input,
  'invalid-attribute': input,
  'does-not-fit': input,
  'label-defined': input,
  'changes-surroundings': input,
  'not-read-back': input,
  'not-in-tree': input,
  'mdx-syntax': input,
  'not-adoptable': input,
  'too-complex': input,

  // The service
  'missing-slug': refused,
  'page-not-found': refused,
  'plan-required': refused,
  forbidden: refused,
  unauthorized: refused,
  refused: refused,
  'redirect-refused': refused,
  'invalid-answer': refused,
  'unsafe-answer': refused,
  unavailable: unavailable,

  // Publishing with git
  'dirty-file': input,
  'no-repository': input,
  'commit-failed': publishing,
  'push-failed': publishing,

  // Publishing on GitHub
  'bad-credentials': publishingEndsRun,
  'rate-limited': publishingEndsRun,
  'github-outage': publishingEndsRun,
  'github-unavailable': publishing,
  'time-limit': publishingEndsRun,
  'max-writes': publishing,
  'too-many-requests': publishing,
  'no-repositories': input,
  'hidden-repository': publishing,
  'unexpected-answer': publishing,
  'missing-permission': publishing,
  'missing-scope': publishing,
  'missing-workflows-permission': publishing,
  sso: publishing,
  'ip-allow-list': publishing,
  'not-found': publishing,
  archived: publishing,
  'empty-repository': publishing,
  'branch-not-found': publishing,
  'branch-moved': publishing,
  'branch-in-use': publishing,
  'branch-name': publishing,
  'branch-locked': publishing,
  'commit-message-refused': publishing,
  'commit-author-refused': publishing,
  'signature-required': publishing,
  migrating: publishing,
  'installation-suspended': publishing,
  blocked: publishing,
  'branch-creation-restricted': publishing,
  'protected-branch': publishing,
  ruleset: publishing,
  'merge-queue': publishing,
  'commits-by-others': publishing,
  'pull-requests-not-allowed': publishing,
  'auto-merge-refused': publishing,
  'label-missing': publishing,
  'reviewer-refused': publishing,
  'draft-refused': publishing,
  'token-refused': publishing,

  // Files on GitHub
  'file-refused': publishing,
  missing: input,
  folder: input,
  submodule: input,
  symlink: input,
  irregular: input,
  'too-large': input,
  damaged: input,
  executable: input,
  'tree-truncated': input,
} as const satisfies Record<string, CodeRow>;

/** Which error it is. The code stays the same when the words of a message change. */
export type ErrorCode = keyof typeof codes;

/** The message is made from these fields, so that no other code has to take a message apart. */
export interface ErrorFields {
  /** As the user wrote it: an option such as `--slug`, a path, or a thing such as `the service`. */
  readonly subject?: string;
  /** It is quoted in the message after the subject. */
  readonly value?: string;
  /** What is wrong, as the rest of a sentence that begins with the subject and the value: `has a port`. */
  readonly problem: string;
  readonly fix?: string;
  /** In the file, counted from 1. */
  readonly line?: number;
  /** In a text whose lines are not known yet, in UTF-16 code units. */
  readonly offset?: number;
  /** A page where a person can complete what failed. */
  readonly url?: string;
  /** The refused files, if there may be several. */
  readonly files?: readonly { readonly path: string; readonly code: ErrorCode; readonly message: string }[];
  /** The entry `publish` of the JSON report, if a push failed. */
  readonly publish?: Readonly<Record<string, string | null>>;
  readonly cause?: unknown;
}

/**
 * An error that the program expects. The message names what was refused, the value, what is wrong and how to fix it. `code`
 * says which error it is.
 */
export class StatusSnippetsError extends Error {
  override readonly name = 'StatusSnippetsError';
  readonly code: ErrorCode;
  readonly fields: ErrorFields;

  constructor(code: ErrorCode, fields: ErrorFields) {
    super(toSentence(fields), fields.cause === undefined ? undefined : { cause: fields.cause });
    this.code = code;
    this.fields = fields;
  }

  /** The same error about another subject: an option instead of the input that its value was parsed as. */
  about(subject: string): StatusSnippetsError {
    return new StatusSnippetsError(this.code, { ...this.fields, subject, cause: this });
  }
}

/** `subject "value" problem: fix`. A problem that ends with a full stop is a sentence, and the fix is the next one. */
function toSentence({ subject, value, problem, fix }: ErrorFields): string {
  const what = [subject, value === undefined ? undefined : quote(value), problem];
  const sentence = what.filter((part) => part !== undefined).join(' ');
  if (fix === undefined) return sentence;
  return `${sentence}${sentence.endsWith('.') ? '' : ':'} ${fix}`;
}

/** The error of the parser becomes one about `subject`. */
export function parseAs<Value>(subject: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    throw isError(error) ? error.about(subject) : error;
  }
}

/** Creates an error about an option or another input, where `subject` is the input as the user set it. */
export function invalidInput(subject: string, fields: Omit<ErrorFields, 'subject'>): StatusSnippetsError {
  return new StatusSnippetsError('invalid-input', { subject, ...fields });
}

/** `problem` is the whole sentence without the fix. */
export function usageError(problem: string, fix: string): StatusSnippetsError {
  return new StatusSnippetsError('usage', { problem, fix });
}

/** Returns whether it is an error with one of the codes, or with any code if none are given. */
export function isError(error: unknown, ...expected: readonly ErrorCode[]): error is StatusSnippetsError {
  return error instanceof StatusSnippetsError && (expected.length === 0 || expected.includes(error.code));
}

export function exitOf(code: ErrorCode): ErrorExit {
  return codes[code].exit;
}

/** Returns whether the error concerns every repository of a run, so that the run ends. */
export function endsRun(code: ErrorCode): boolean {
  return codes[code].endsRun === true;
}
