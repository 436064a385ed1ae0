import { GitHubError } from '../errors.ts';

export const maxReadAttempts = 3;
const firstReadDelayMs = 1000;
const maxWriteAttempts = 6;
const firstWriteDelayMs = 250;

/** Why to read the branch again and decide again. */
export type RetryReason =
  /** The repository has changed since it was read. The message is GitHub's. */
  | { readonly outcome: 'conflict'; readonly message: string }
  /** No complete response arrived. Reading again shows whether the mutation was carried out. */
  | { readonly outcome: 'unknown' };

/** Waits before a run reads the branch again. Throws after the sixth attempt; attempts are numbered from 1. */
export async function waitBeforeRetry(
  client: { sleep(milliseconds: number): Promise<void>; random(): number },
  branch: string,
  attempt: number,
  reason: RetryReason,
): Promise<void> {
  if (attempt < maxWriteAttempts) return client.sleep(growingDelayMs(firstWriteDelayMs, attempt, client.random()));
  if (reason.outcome === 'unknown')
    throw unavailable(`the connection broke during the last of ${maxWriteAttempts} writes`);
  const changed = `Branch "${branch}" changed between reading and writing; this was the last of ${maxWriteAttempts} attempts.`;
  const fix = 'Run again later, or give the workflow a `concurrency` group.';
  throw new GitHubError('branch-moved', `${changed} GitHub's message: "${reason.message}".`, fix);
}

/** The delay before resending a read that got no response. Throws after the third attempt; attempts are numbered from 1. */
export function delayBeforeNextReadMs(attempt: number, random: number, reason: string): number {
  if (attempt === maxReadAttempts) throw unavailable(reason);
  return growingDelayMs(firstReadDelayMs, attempt, random);
}

/** The delays are random, so that runs that conflict once do not conflict again. */
function growingDelayMs(firstDelayMs: number, attempt: number, random: number): number {
  return (0.5 + random) * firstDelayMs * 2 ** (attempt - 1);
}

function unavailable(reason: string): GitHubError {
  const fix = 'Run again later; https://www.githubstatus.com shows its status.';
  return new GitHubError('github-unavailable', `GitHub did not respond: ${reason}.`, fix);
}
