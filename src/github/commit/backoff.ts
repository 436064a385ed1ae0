import type { GitHubEffects } from '../client/client.ts';
import { unavailable } from '../client/client.ts';
import type { Retry } from '../client/mutation.ts';
import { branchKeepsMoving } from '../read/read-branch.ts';

const maxAttempts = 6;
const firstDelayMs = 250;

/**
 * Creates the function that waits between the attempts of a run: before each, the branch is read again. The delays grow
 * and are random, so that runs that conflict once do not conflict again.
 *
 * @param branch its name, for messages
 * @returns a function that waits, and after six attempts throws a {@link GitHubError} instead
 */
export function createBackoff(
  { sleep, random }: Pick<GitHubEffects, 'sleep' | 'random'>,
  branch: string,
): (reason: Retry) => Promise<void> {
  let attempts = 0;
  return async (reason) => {
    attempts += 1;
    if (attempts < maxAttempts) return sleep((0.5 + random()) * firstDelayMs * 2 ** (attempts - 1));
    if (reason.outcome === 'stale') throw branchKeepsMoving(branch, maxAttempts, reason.message);
    throw unavailable('the connection broke during every write');
  };
}
