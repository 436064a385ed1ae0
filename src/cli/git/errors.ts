const problems = {
  'dirty-file': (state) =>
    `${state}, so --commit would commit more than the section: commit or undo the other changes first`,
  'no-repository': (folder) => `--commit cannot commit in ${folder}; run it in a git repository, or leave it out`,
  'commit-failed': (files) => `git did not commit ${files}; the changes are in the working tree`,
} as const satisfies Record<string, (detail: string) => string>;

/**
 * The changes cannot be committed. Only `commit-failed` occurs after the files were written. The next run with `--commit`
 * then commits them.
 */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly code: keyof typeof problems;

  /** @param output what git printed; the message ends with its lines, each indented */
  constructor(code: keyof typeof problems, detail: string, output = '') {
    const lines = output === '' ? '' : `:${output.replace(/^|\r?\n/g, '\n  ')}`;
    super(problems[code](detail) + lines);
    this.code = code;
  }
}
