import { endsRun, StatusSnippetsError } from '../../core/errors.ts';
import { limitProcessorTime } from '../../core/limits.ts';
import type { GitHubClient } from '../../github/client.ts';
import type { ActionRun, ModeResult } from '../job-context.ts';

/**
 * GitHub asks for a second between two writes, and for more between two new pull requests. Clocks
 * differ.
 */
const writeGapMs = 1100;
const pullRequestGapMs = 3100;

// What one repository may take, so that none ends or blocks the run for the others.
const maxRequests = 100;
const maxProcessorMs = 10_000;

export type RepositoryResult = ModeResult | { readonly refreshed: null; readonly error: unknown };

/** What all repositories of a run share. */
export function createLimits({ inputs, requireTime }: ActionRun, client: GitHubClient) {
  const { now, sleep } = client;
  const processorTimes = new Map<string, { readonly maxMs: number; usedMs: number }>();
  let written = 0;
  let nextWriteMs = 0;
  let nextPullRequestMs = 0;
  const isExhausted = () => written >= inputs.maxWrites;

  /**
   * An error, such as a share of requests or processor time that is used up, becomes the result,
   * unless it ends the run.
   */
  async function attempt(
    name: string,
    mode: (client: GitHubClient) => Promise<ModeResult>,
  ): Promise<RepositoryResult> {
    let isWriting = false;
    let hasCommit = false;
    const schedule: GitHubClient['schedule'] = async ({ opensPullRequest = false }, send) => {
      // Only the first mutation of a repository is checked, so that a commit is not left without
      // its pull request.
      if (!isWriting) requireTime();
      if (!isWriting && isExhausted())
        throw new StatusSnippetsError('max-writes', {
          problem: 'The input max-writes is reached.',
        });
      isWriting = true;
      const waitMs = Math.max(nextWriteMs, opensPullRequest ? nextPullRequestMs : 0) - now();
      if (waitMs > 0) await sleep(waitMs);
      try {
        const response = await send();
        hasCommit ||= Boolean(Object(response.data).createCommitOnBranch);
        return response;
      } finally {
        // The gap begins at the response, because the request may have been slow, or sent again
        // after a rate limit.
        nextWriteMs = now() + writeGapMs;
        if (opensPullRequest) nextPullRequestMs = now() + pullRequestGapMs;
      }
    };
    // What is read and published is counted together.
    const limit = processorTimes.get(name.toLowerCase()) ?? { maxMs: maxProcessorMs, usedMs: 0 };
    processorTimes.set(name.toLowerCase(), limit);
    try {
      requireTime();
      const limited = { ...client, github: limitRequests(client.github), schedule };
      const result = await limitProcessorTime(limit, () => mode(limited));
      if (endsRun(result.error)) throw result.error;
      // A page was not asked for because the time is up, which ends the run.
      if (result.refreshed.failure?.code === 'time-limit') requireTime();
      // A write that failed may not have been carried out, unless it was the pull request for a
      // commit.
      if (hasCommit || (isWriting && result.refreshed.outcome !== 'failed')) written += 1;
      return result;
    } catch (error) {
      if (endsRun(error)) throw error;
      return { refreshed: null, error };
    }
  }

  return { attempt, isExhausted };
}

function limitRequests({ graphql, request }: GitHubClient['github']): GitHubClient['github'] {
  let requests = 0;
  const limited = async <T>(send: () => Promise<T>) => {
    requests += 1;
    if (requests <= maxRequests) return send();
    const problem = `This repository needs more than ${maxRequests} requests.`;
    const fix = 'Name fewer files in `files`, or files instead of a folder or a glob.';
    throw new StatusSnippetsError('too-many-requests', { problem, fix });
  };
  return {
    graphql: (...args) => limited(() => graphql(...args)),
    request: (...args) => limited(() => request(...args)),
  };
}
