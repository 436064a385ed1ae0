import { GitHubError } from '../errors.ts';

const maxReadAttempts = 3;
const firstReadDelayMs = 1000;
const maxWriteAttempts = 6;
const firstWriteDelayMs = 250;

/** Why to read the branch again and decide again. */
export type Retry =
  /** The repository differs from what was read. The message is GitHub's. */
  | { readonly outcome: 'stale'; readonly message: string }
  /** No complete response arrived: reading shows whether the mutation was carried out. */
  | { readonly outcome: 'unknown' };

/**
 * Waits before a run reads the branch again. The delays grow and are random, so that runs that conflict once do not
 * conflict again.
 *
 * @param attempt the number of the attempt that ended without a result, from 1
 * @throws {GitHubError} after six attempts
 */
export async function waitBeforeRetry(
  effects: { sleep(milliseconds: number): Promise<void>; random(): number },
  branch: string,
  attempt: number,
  reason: Retry,
): Promise<void> {
  if (attempt < maxWriteAttempts) return effects.sleep(growingDelayMs(firstWriteDelayMs, attempt, effects.random()));
  if (reason.outcome === 'unknown') throw unavailable('the connection broke during every write');
  throw branchMoved(branch, maxWriteAttempts, ` GitHub's last message: "${reason.message}".`);
}

/**
 * How long to wait before a read is sent again that got no response.
 *
 * @param attempt the number of the attempt, from 1
 * @param random from 0 up to, but not including, 1
 * @throws {GitHubError} after three attempts
 */
export function readRetryDelayMs(attempt: number, random: number, reason: string): number {
  if (attempt === maxReadAttempts) throw unavailable(reason);
  return growingDelayMs(firstReadDelayMs, attempt, random);
}

function growingDelayMs(firstDelayMs: number, attempt: number, random: number): number {
  return (0.5 + random) * firstDelayMs * 2 ** (attempt - 1);
}

function unavailable(reason: string): GitHubError {
  const fix = 'Run again later; https://www.githubstatus.com shows its status.';
  return new GitHubError('github-unavailable', `GitHub did not respond: ${reason}.`, fix);
}

/** The branch was changed by others between reading and writing, in every attempt. */
export function branchMoved(branch: string, attempts: number, detail = ''): GitHubError {
  const problem = `Branch "${branch}" changed between reading and writing ${attempts} times.${detail}`;
  return new GitHubError('branch-moved', problem, 'Run again later, or give the workflow a `concurrency` group.');
}
