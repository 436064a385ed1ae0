/** A file cannot be committed alone, because it holds changes that are not ours. Nothing was written. */
export class DirtyFileError extends Error {
  override readonly name = 'DirtyFileError';
  readonly code = 'dirty-file';
  readonly path: string;

  constructor(path: string, problem: string, words: string) {
    const said = words === '' ? '' : ` (git: ${words})`;
    super(
      `${path} ${problem}, so --commit would commit more than the section${said}: commit or undo that first`,
    );
    this.path = path;
  }
}

/** Git did not make the commit. The files are written. */
export class CommitError extends Error {
  override readonly name = 'CommitError';
  readonly code = 'commit-failed';

  constructor(paths: readonly string[], words: string) {
    super(`git did not commit ${paths.join(', ')}, which are written: ${words}`);
  }
}
