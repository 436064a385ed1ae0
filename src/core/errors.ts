import { quote } from './quote.ts';

/**
 * By the exit code of the command line: if several errors occur, the first exit in this order
 * counts.
 */
const codes = {
  input: [
    // Options, commands and workflows
    'invalid-input',
    'no-slug',
    'mode-refused',
    // Files
    'file-not-found',
    'no-match',
    'not-a-file',
    'leads-outside',
    'not-readable',
    'file-too-large',
    'not-utf8',
    'unknown-format',
    'not-written',
    // Sections and embeds
    'no-section',
    'start-without-end',
    'end-without-start',
    'nested-start',
    'different-containers',
    'does-not-fit',
    'changes-surroundings',
    'foreign-content',
    'merge-conflict',
    'look-alike',
    'invalid-attribute',
    'not-in-tree',
    'mdx-syntax',
    'not-adoptable',
    'too-complex',
    // Publishing
    'dirty-file',
    'no-repository',
  ],
  refused: [
    'page-not-found',
    'page-renamed',
    'plan-required',
    'unauthorized',
    'refused',
    'invalid-answer',
    'unsafe-answer',
  ],
  unavailable: ['unavailable'],
  publishing: [
    // On the disk and with git
    'partly-written',
    'commit-failed',
    'push-failed',
    // On GitHub
    'bad-credentials',
    'missing-permission',
    'not-found',
    'read-only-repository',
    'rate-limited',
    'github-outage',
    'github-unavailable',
    'unexpected-answer',
    'time-limit',
    'max-writes',
    'too-many-requests',
    'branch-moved',
    'branch-in-use',
    'protected-branch',
    'commits-by-others',
    // The second is about a label, a reviewer, a draft, or an automatic merge.
    'pull-requests-not-allowed',
    'detail-refused',
  ],
} as const;

type ErrorExit = keyof typeof codes;

export const exitOrder = Object.keys(codes) as ErrorExit[];

/**
 * What a caller or a user can do about the error. The code stays the same when the words of a
 * message change, and errors that need the same from them share one.
 */
export type ErrorCode = (typeof codes)[ErrorExit][number];

/** The message is made from these fields, so that no other code has to take a message apart. */
export interface ErrorFields {
  /** As the user wrote it: an option such as `--slug`, a path, or a thing such as `the service`. */
  readonly subject?: string;
  /** It is quoted in the message after the subject. */
  readonly value?: string;
  /**
   * What is wrong, as the rest of a sentence that begins with the subject and the value: `has a
   * port`.
   */
  readonly problem: string;
  readonly fix?: string;
  /** In the file, counted from 1. */
  readonly line?: number;
  /** In a text whose lines are not known yet, in UTF-16 code units. */
  readonly offset?: number;
  /** What the service said, on one line and without secrets; empty if it said nothing. */
  readonly words?: string;
  /** A page where a person can complete what failed. */
  readonly url?: string;
  /** The entry `publish` of the JSON report, if a push failed. */
  readonly publish?: Readonly<Record<string, string | null>>;
  readonly cause?: unknown;
}

/**
 * An expected error: the message names what was refused, the value, what is wrong and the fix;
 * `code` says which it is.
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

  /**
   * The same error about another subject: an option instead of the input that its value was parsed
   * as.
   */
  about(subject: string): StatusSnippetsError {
    return new StatusSnippetsError(this.code, { ...this.fields, subject, cause: this });
  }
}

/**
 * `subject "value" problem: fix`. A problem that ends with a full stop is a sentence, and the fix
 * is the next one.
 */
function toSentence({ subject, value, problem, fix }: ErrorFields): string {
  const what = [subject, value === undefined ? undefined : quote(value), problem];
  const sentence = what.filter((part) => part !== undefined).join(' ');
  if (fix === undefined) return sentence;
  return `${sentence}${sentence.endsWith('.') ? '' : ':'} ${fix}`;
}

export const internalError = {
  code: 'internal-error',
  message: 'internal error in status-snippets, please report it',
};

/**
 * Returns what `work` returns, or what `handle` makes of an error that the program expects. Other
 * errors are thrown.
 */
export function recover<Value, Handled>(
  work: () => Value,
  handle: (error: StatusSnippetsError) => Handled,
) {
  try {
    return work();
  } catch (error) {
    if (isError(error)) return handle(error);
    throw error;
  }
}

/** Returns what `work` returns, or `fallback` if it throws anything. */
export function tryOr<Value, Fallback>(work: () => Value, fallback: Fallback): Value | Fallback {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/** The error of the parser becomes one about `subject`. */
export function parseAs<Value>(subject: string, parse: () => Value): Value {
  return recover(parse, (error) => {
    throw error.about(subject);
  });
}

/**
 * Creates an error about an option or another input, where `subject` is the input as the user set
 * it.
 */
export function invalidInput(
  subject: string,
  fields: Omit<ErrorFields, 'subject'>,
): StatusSnippetsError {
  return new StatusSnippetsError('invalid-input', { subject, ...fields });
}

/** `problem` is the whole sentence without the fix. */
export function usageError(problem: string, fix: string): StatusSnippetsError {
  return new StatusSnippetsError('invalid-input', { problem, fix });
}

/** Returns whether it is an error with one of the codes, or with any code if none are given. */
export function isError(
  error: unknown,
  ...expected: readonly ErrorCode[]
): error is StatusSnippetsError {
  return (
    error instanceof StatusSnippetsError && (expected.length === 0 || expected.includes(error.code))
  );
}

export function exitOf(code: ErrorCode): ErrorExit {
  const exit = exitOrder.find((each) => (codes[each] as readonly ErrorCode[]).includes(code));
  return exit as ErrorExit; // each code is in one of the lists
}

/** Returns whether the error concerns every repository of a run, so that the run ends. */
export function endsRun(error: unknown): boolean {
  return isError(error, 'bad-credentials', 'rate-limited', 'github-outage', 'time-limit');
}

const warningCodes = [
  // Pages
  'plan-required',
  'page-renamed',
  'not-asked',
  'two-addresses',
  'custom-domain-unused',
  'custom-domain-differs',
  'custom-domain-shared',
  // Sections and embeds
  'no-scripts',
  'widget-settings',
  'not-shown',
  'look-alike',
  'copied-section',
  'unmarked',
  'adopted',
  'left-alone',
  'inserted',
  'details-lost',
  'generated-file',
  // Runs
  'skipped',
  'option-not-used',
  'other-readme',
  'pull-request-unfinished',
  'request-exists',
] as const;

/** What a user should know although the run goes on. */
export type WarningCode = (typeof warningCodes)[number];

/**
 * A problem, a warning or a note, with its place in a file if it has one. Lines and columns are
 * counted from 1.
 */
export type Finding = {
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
} & (
  | { readonly level: 'error'; readonly code: ErrorCode; readonly message: string }
  | { readonly level: 'warning' | 'note'; readonly code: WarningCode; readonly message: string }
);
