import type { GitHubClient } from '../../github/client.ts';
import { endsRun, isError, StatusSnippetsError } from '../../text/errors.ts';
import { limitProcessorTime } from '../../text/time-limit.ts';
import type { ActionRun, ModeResult } from '../run-context.ts';

/** GitHub asks for a second between two writes, and for more between two new pull requests. Clocks differ. */
const writeGapMs = 1100;
const pullRequestGapMs = 3100;

// What one repository may take, so that none ends or blocks the run for the others.
const maxRequests = 100;
const maxProcessorMs = 10_000;

export type Result = ModeResult | { readonly refreshed: null; readonly error: unknown };

export class RunLimits {
  readonly #run: ActionRun;
  readonly #client: GitHubClient;
  readonly #processorTimes = new Map<string, { readonly maxMs: number; usedMs: number }>();
  #written = 0;
  #nextWriteMs = 0;
  #nextPullRequestMs = 0;

  constructor(run: ActionRun, client: GitHubClient) {
    this.#run = run;
    this.#client = client;
  }

  get isExhausted(): boolean {
    return this.#written >= this.#run.inputs.maxWrites;
  }

  /**
   * Fails if the work takes more than its share of requests or processor time. The error of a repository becomes its result,
   * unless it ends the run.
   */
  async attempt(name: string, mode: (client: GitHubClient) => Promise<ModeResult>): Promise<Result> {
    let isWriting = false;
    const schedule: GitHubClient['schedule'] = ({ opensPullRequest = false }, send) => {
      // Only the first mutation of a repository is checked, so that a commit is not left without its pull request.
      if (!isWriting) this.#requireWrite();
      isWriting = true;
      return this.#write(opensPullRequest, send);
    };
    // What is read and published is counted together.
    const limit = this.#processorTimes.get(name.toLowerCase()) ?? { maxMs: maxProcessorMs, usedMs: 0 };
    this.#processorTimes.set(name.toLowerCase(), limit);
    try {
      this.#run.requireTime();
      const client = { ...this.#client, github: limitRequests(this.#client.github), schedule };
      const result = await limitProcessorTime(limit, () => mode(client));
      if (result.error !== null && endsRun(result.error.code)) throw result.error;
      // No page is asked for after the time limit.
      if (result.refreshed.failure?.code === 'time-limit') this.#run.requireTime();
      // A write that failed may not have been carried out.
      if (isWriting && result.refreshed.outcome !== 'failed') this.#written += 1;
      return result;
    } catch (error) {
      if (isError(error) && endsRun(error.code)) throw error;
      return { refreshed: null, error };
    }
  }

  #requireWrite(): void {
    this.#run.requireTime();
    if (this.isExhausted) throw new StatusSnippetsError('max-writes', { problem: 'The input max-writes is reached.' });
  }

  async #write<T>(opensPullRequest: boolean, send: () => Promise<T>): Promise<T> {
    const { now, sleep } = this.#client;
    const waitMs = Math.max(this.#nextWriteMs, opensPullRequest ? this.#nextPullRequestMs : 0) - now();
    if (waitMs > 0) await sleep(waitMs);
    try {
      return await send();
    } finally {
      // The gap begins at the response, because the request may have been slow, or sent again after a rate limit.
      this.#nextWriteMs = now() + writeGapMs;
      if (opensPullRequest) this.#nextPullRequestMs = now() + pullRequestGapMs;
    }
  }
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
