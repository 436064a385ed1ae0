/**
 * What every failed publishing throws. The message says what happened and to what, then the fix; nothing was changed
 * unless the class says otherwise. Defects of ours and failures of the `render` callback are not among them.
 */
export abstract class PublishError extends Error {
  abstract override readonly name: string;
  abstract readonly code: string;
  /** The first half of the message: what happened, and to what. */
  readonly what: string;
  /** The second half: what the person who reads it can do. */
  readonly fix: string;

  constructor(what: string, fix: string, options?: ErrorOptions) {
    super(`${what} ${fix}`, options);
    this.what = what;
    this.fix = fix;
  }
}

/** GitHub said no, for a reason that another try will not change. The rows of `refusals` give the codes. */
export class RefusedError extends PublishError {
  override readonly name = 'RefusedError';
  override readonly code: string;
  /** GitHub's own words, on one line. */
  readonly words: string;

  constructor(refusal: { code: string; what: string; words: string; fix: string }, options?: ErrorOptions) {
    super(`${refusal.what}: GitHub says "${refusal.words.replace(/\.$/, '')}".`, refusal.fix, options);
    this.code = refusal.code;
    this.words = refusal.words;
  }
}

/** Our branch holds the change, but GitHub would not open the pull request. */
export class PullRequestRefusedError extends PublishError {
  override readonly name = 'PullRequestRefusedError';
  /** That of the refusal, such as `pull-requests-not-allowed`. */
  override readonly code: string;
  /** Where a person can open it. */
  readonly compareUrl: string;

  constructor(refusal: RefusedError, branch: string, compareUrl: string) {
    const byHand = `The change is on branch "${branch}": open the pull request at ${compareUrl}`;
    super(refusal.what, `${refusal.fix} ${byHand}`, { cause: refusal });
    this.code = refusal.code;
    this.compareUrl = compareUrl;
  }
}

/** GitHub asks for more patience than a run has. */
export class RateLimitedError extends PublishError {
  override readonly name = 'RateLimitedError';
  override readonly code = 'rate-limited';
  /** When GitHub will answer again, in milliseconds since 1970. */
  readonly until: number;

  constructor(kind: 'primary' | 'secondary', until: number, options?: ErrorOptions) {
    const time = new Date(until).toISOString().replace(/\.\d+Z$/, 'Z');
    super(
      `GitHub's ${kind} rate limit is reached until ${time}.`,
      `Run again after that${kind === 'secondary' ? ', with fewer runs at the same time' : ''}.`,
      options,
    );
    this.until = until;
  }
}

/** GitHub did not give a whole answer, three times. */
export class UnavailableError extends PublishError {
  override readonly name = 'UnavailableError';
  override readonly code = 'github-unavailable';

  constructor(words: string, options?: ErrorOptions) {
    super(
      `GitHub did not answer: ${words || 'no answer'}.`,
      'Run again later; https://www.githubstatus.com says how it is.',
      options,
    );
  }
}

/** GitHub's answer lacks what the question asked for. */
export class UnexpectedAnswerError extends PublishError {
  override readonly name = 'UnexpectedAnswerError';
  override readonly code = 'unexpected-answer';
  /** Where in the answer, such as `repository.id`. */
  readonly place: string;

  constructor(place: string) {
    super(
      `GitHub's answer has no usable "${place}".`,
      'Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub.',
    );
    this.place = place;
  }
}

/** The branch, or our own, was moved by others between reading and writing, each time. */
export class ContendedError extends PublishError {
  override readonly name = 'ContendedError';
  override readonly code = 'head-keeps-moving';

  constructor(branch: string, tries: number, words: string) {
    const said = words === '' ? '' : ` GitHub's last words: "${words}".`;
    super(
      `Branch "${branch}" changed between reading and writing ${tries} times.${said}`,
      'Run again when it is quieter, or give the workflow a `concurrency` group.',
    );
  }
}

export class BranchNotFoundError extends PublishError {
  override readonly name = 'BranchNotFoundError';
  override readonly code = 'branch-not-found';

  constructor(repository: string, branch: string, defaultBranch: string | null) {
    const hint = defaultBranch === null ? '' : `; the default branch is "${defaultBranch}"`;
    super(`Branch "${branch}" does not exist in ${repository}.`, `Set \`branch\` to one that does${hint}.`);
  }
}

export class EmptyRepositoryError extends PublishError {
  override readonly name = 'EmptyRepositoryError';
  override readonly code = 'empty-repository';

  constructor(repository: string) {
    super(`${repository} has no commit yet.`, 'Push a first commit with the files named in `files`.');
  }
}

/** A file that cannot be read as text, or must not be written. */
export interface FileRefusal {
  readonly path: string;
  /** Such as `missing`, `symlink` or `not-utf8`. */
  readonly code: string;
  readonly message: string;
}

export class FilesRefusedError extends PublishError {
  override readonly name = 'FilesRefusedError';
  override readonly code = 'file-refused';
  /** At least one. */
  readonly files: readonly FileRefusal[];

  constructor(files: readonly FileRefusal[]) {
    super(
      files.map(({ path, message }) => `${path}: ${message}.`).join(' '),
      'Nothing was written; correct `files`.',
    );
    this.files = files;
  }
}

/** Our branch holds commits that this program did not make, and no pull request to add ours to. */
export class ForeignCommitsError extends PublishError {
  override readonly name = 'ForeignCommitsError';
  override readonly code = 'foreign-commits';

  constructor(branch: string) {
    super(
      `Branch "${branch}" holds commits by others and has no open pull request; they are never overwritten.`,
      `Open a pull request from it, delete it, or set \`pull-request-branch\` to another name.`,
    );
  }
}

/** The branch for pull requests serves another purpose. */
export class BranchInUseError extends PublishError {
  override readonly name = 'BranchInUseError';
  override readonly code = 'branch-in-use';

  constructor(branch: string, use: string) {
    super(
      `Branch "${branch}" cannot hold our pull request: ${use}.`,
      'Set `pull-request-branch` to a name of its own.',
    );
  }
}
