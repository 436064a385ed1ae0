import { execFile } from 'node:child_process';

/** How git ended: what it printed, or in its own words what is wrong. */
export type GitResult =
  | { readonly outcome: 'done'; readonly output: string }
  | { readonly outcome: 'refused'; readonly words: string };

/** Runs git. Paths are paths, whatever characters they have. */
export function git(folder: string, words: readonly string[]): Promise<GitResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    execFile('git', ['--literal-pathspecs', ...words], options, (error, stdout, stderr) => {
      if (error === null) resolve({ outcome: 'done', output: stdout });
      else resolve({ outcome: 'refused', words: (stderr || stdout || error.message).trim() });
    });
  });
}
