const dirtyReasons = {
  'not-in-head': 'is not in the last commit',
  modified: 'already differs from the last commit',
} as const;

/** A file cannot be committed alone, because it contains other changes. Nothing was written. */
export class DirtyFileError extends Error {
  override readonly name = 'DirtyFileError';
  readonly code = 'dirty-file';
  readonly reason: keyof typeof dirtyReasons;

  constructor(path: string, reason: keyof typeof dirtyReasons) {
    super(`${path} ${dirtyReasons[reason]}, so --commit would commit more than the section: commit or undo that first`);
    this.reason = reason;
  }
}

/** Git is missing, or the folder is not in a repository. Nothing was written. */
export class NoRepositoryError extends Error {
  override readonly name = 'NoRepositoryError';
  readonly code = 'no-repository';

  constructor(folder: string, message: string) {
    super(`--commit cannot commit in ${folder} (${message}): run it in a git repository, or leave it out`);
  }
}

/** Git did not create the commit. The files are written; the next run with --commit commits them. */
export class CommitError extends Error {
  override readonly name = 'CommitError';
  readonly code = 'commit-failed';

  constructor(files: readonly { readonly path: string }[], message: string) {
    const names = files.map(({ path }) => path).join(', ');
    super(`git did not commit ${names}, which ${files.length === 1 ? 'is' : 'are'} written: ${message}`);
  }
}
