import { GitHubError } from '../../github/errors.ts';

/**
 * GitHub asks for a second between two writes, and for more between two new pull requests. These values are a little higher,
 * because clocks differ.
 */
const writeGapMs = 1100;
const pullRequestGapMs = 3100;

/**
 * Codes of errors after which a repository is left for the next run: the codes that end a run (`endsRun`), and those of the
 * run's own limits. After `max-writes` the run still reads the other repositories.
 */
export const deferringCodes: ReadonlySet<string> = new Set([
  'max-writes',
  'time-limit',
  'rate-limited',
  'bad-credentials',
  'github-outage',
]);

/** The limits of a run on what it writes. */
export interface WriteLimits {
  /** When the time limit ends, in milliseconds since 1970. */
  readonly deadlineMs: number;
  /** The error if the time limit has ended, so that no new work may start; null before that. */
  timeLimitError(): GitHubError | null;
  /**
   * Waits until GitHub accepts the next mutation, and sends it. If a limit of the run is reached, it throws instead of sending
   * the first mutation of a repository.
   */
  write<T>(operation: { readonly opensPullRequest?: boolean }, send: () => Promise<T>): Promise<T>;
  /** Ends the work on a repository. Counts the repository if something was written to it and it did not fail. */
  finishRepository(hasFailed: boolean): void;
}

/**
 * Creates the limits of a run that starts now.
 *
 * @param timeLimit the time limit in minutes
 */
export function createWriteLimits(
  { maxWrites, timeLimit }: { readonly maxWrites: number; readonly timeLimit: number },
  { now, sleep }: { now(): number; sleep(milliseconds: number): Promise<unknown> },
): WriteLimits {
  const deadlineMs = now() + timeLimit * 60_000;
  let written = 0;
  let isWriting = false;
  let nextWriteMs = 0;
  let nextPullRequestMs = 0;

  function timeLimitError(): GitHubError | null {
    if (now() < deadlineMs) return null;
    const problem = `The time limit of ${timeLimit} ${timeLimit === 1 ? 'minute' : 'minutes'} is reached.`;
    return new GitHubError('time-limit', problem, 'The next run continues; `time-limit` sets the limit.');
  }

  return {
    deadlineMs,
    timeLimitError,
    finishRepository(hasFailed) {
      if (isWriting && !hasFailed) written += 1;
      isWriting = false;
    },
    async write({ opensPullRequest = false }, send) {
      // Only the first mutation of a repository is checked, so that a commit is not left without its pull request.
      if (!isWriting) {
        const error = timeLimitError();
        if (error !== null) throw error;
        if (written >= maxWrites) {
          const problem = `This run has written to ${maxWrites} ${maxWrites === 1 ? 'repository' : 'repositories'}.`;
          throw new GitHubError('max-writes', problem, 'The next run continues; `max-writes` sets the limit.');
        }
      }
      isWriting = true;
      const waitMs = Math.max(nextWriteMs, opensPullRequest ? nextPullRequestMs : 0) - now();
      if (waitMs > 0) await sleep(waitMs);
      try {
        return await send();
      } finally {
        // The gap begins at the response, because the request may have been slow, or sent again after a rate limit.
        nextWriteMs = now() + writeGapMs;
        if (opensPullRequest) nextPullRequestMs = now() + pullRequestGapMs;
      }
    },
  };
}
