/**
 * The class of every error that `src/github/` expects. The message says what happened, then how to fix it. Nothing was
 * changed on GitHub unless the message says so. `refusals.ts` contains the codes for refusals by GitHub.
 */
export class GitHubError extends Error {
  override readonly name: string = 'GitHubError';
  readonly code: string;

  /** The problem and the fix are one or more sentences each. */
  constructor(code: string, problem: string, fix: string, options?: ErrorOptions) {
    super(`${problem} ${fix}`, options);
    this.code = code;
  }
}

/** A file that cannot be read as text, or must not be written. */
export interface FileRefusal {
  readonly path: string;
  /** Such as `missing`, `symlink` or `not-utf8`. */
  readonly code: string;
  /** The rest of a sentence that begins with the path, without its full stop. */
  readonly message: string;
}

/** One or more files cannot be read or written through the API. */
export class FilesRefusedError extends GitHubError {
  override readonly name = 'FilesRefusedError';
  readonly files: readonly FileRefusal[];

  constructor(files: readonly FileRefusal[]) {
    const problem = files.map(({ path, message }) => `${path} ${message}.`).join(' ');
    super(
      'file-refused',
      problem,
      'Nothing was written. Correct `files` (the input, or the key of status-snippets.json).',
    );
    this.files = files;
  }
}

/** The pull request branch contains the change, but GitHub did not open the pull request. */
export class PullRequestRefusedError extends GitHubError {
  override readonly name = 'PullRequestRefusedError';
  /** The page where a person can open the pull request. */
  readonly compareUrl: string;

  constructor(cause: GitHubError, branch: string, compareUrl: string) {
    const fix = `The change is on branch "${branch}": open the pull request at ${compareUrl}`;
    super(cause.code, cause.message, fix, { cause });
    this.compareUrl = compareUrl;
  }
}
