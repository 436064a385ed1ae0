import { execFile } from 'node:child_process';

const problems = {
  'dirty-file': (path) => `${path}, so --commit would commit more than the section: commit or undo that first`,
  'no-repository': (folder) => `--commit cannot commit in ${folder}; run it in a git repository, or leave it out`,
  'commit-failed': (files) => `git did not commit ${files}; the changes are in the working tree`,
} as const satisfies Record<string, (detail: string) => string>;

/**
 * `--commit` is not possible. Of these problems only `commit-failed` occurs after the files are written; the next run with
 * `--commit` then commits them.
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

/** How git ended: its output, or its own words about what is wrong. */
export type GitResult =
  | { readonly outcome: 'done'; readonly output: string }
  | { readonly outcome: 'failed'; readonly message: string };

const maxOutputBytes = 64 * 1024 * 1024;

/** Runs git in a folder. Special characters in paths have no meaning. */
export function runGit(folder: string, args: readonly string[]): Promise<GitResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: maxOutputBytes } as const;
    execFile('git', ['--literal-pathspecs', ...args], options, (error, stdout, stderr) => {
      if (error === null) resolve({ outcome: 'done', output: stdout });
      else resolve({ outcome: 'failed', message: (stderr || stdout || error.message).trim() });
    });
  });
}
