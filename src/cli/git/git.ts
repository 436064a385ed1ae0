import { execFile } from 'node:child_process';

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
