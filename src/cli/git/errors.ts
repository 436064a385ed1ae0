/** A file cannot be committed alone, because it holds changes that are not ours. Nothing was written. */
export class DirtyFileError extends Error {
  override readonly name = 'DirtyFileError';
  readonly code = 'dirty-file';
  readonly path: string;

  constructor(path: string, problem: string) {
    super(`${path} ${problem}, so --commit would commit more than the section: commit or undo that first`);
    this.path = path;
  }
}

/** There is no git, or no repository of it, to commit to. Nothing was written. */
export class NoRepositoryError extends Error {
  override readonly name = 'NoRepositoryError';
  readonly code = 'no-repository';

  constructor(folder: string, words: string) {
    super(`--commit cannot commit in ${folder} (${words}): run it in a git repository, or leave it out`);
  }
}

/** Git did not make the commit. The files are written. */
export class CommitError extends Error {
  override readonly name = 'CommitError';
  readonly code = 'commit-failed';

  constructor(files: readonly { readonly path: string }[], words: string) {
    const names = files.map(({ path }) => path).join(', ');
    super(`git did not commit ${names}, which ${files.length === 1 ? 'is' : 'are'} written: ${words}`);
  }
}
