import type { GitHubClient } from '../../github/client.ts';
import { type ErrorCode, endsRun, isError, StatusSnippetsError } from '../../text/errors.ts';
import { limitProcessorTime, type SharedLimit } from '../../text/time-limit.ts';
import { timeLimitReached } from '../errors.ts';
import type { ModeResult, RepositoryLimits } from '../mode.ts';

/**
 * GitHub asks for a second between two writes, and for more between two new pull requests. These values are a little higher,
 * because clocks differ.
 */
const writeGapMs = 1100;
const pullRequestGapMs = 3100;

/** What one repository may take, so that none ends or blocks the run for the others. */
export const repositoryLimits: RepositoryLimits = { areFilesOptional: true, maxFileBytes: 1024 * 1024 };
const maxRequests = 100;
const maxProcessorMs = 10_000;

/** What a mode did with a repository, or the error that ended it. */
export type Result =
  | { readonly value: ModeResult; readonly error: null }
  | { readonly value: null; readonly error: unknown };

/** The code of the error of a result, whether it ended the mode or its publishing; null if it is no expected one. */
export function codeOf({ value, error }: Result): ErrorCode | null {
  const failure = value?.published?.outcome === 'failed' ? value.published.error : error;
  return isError(failure) ? failure.code : null;
}

/** The limits of a run that starts now, on what it writes and on what each repository may take. */
export class RunLimits {
  /** When the time limit ends, in milliseconds since 1970. */
  readonly deadlineMs: number;
  readonly #inputs: { readonly maxWrites: number; readonly timeLimit: number };
  readonly #clock: { now(): number; sleep(milliseconds: number): Promise<unknown> };
  #written = 0;
  #isWriting = false;
  /** The requests for the current repository; null between repositories. */
  #requests: number | null = null;
  /** The processor time of each repository, by name in lower case. */
  readonly #processorTimes = new Map<string, SharedLimit>();
  #nextWriteMs = 0;
  #nextPullRequestMs = 0;

  /** @param inputs the time limit is in minutes */
  constructor(inputs: { maxWrites: number; timeLimit: number }, clock: Pick<GitHubClient, 'now' | 'sleep'>) {
    this.#inputs = inputs;
    this.#clock = clock;
    this.deadlineMs = clock.now() + inputs.timeLimit * 60_000;
  }

  /** The same client within these limits. */
  limit(client: GitHubClient): GitHubClient {
    const { github } = client;
    return {
      ...client,
      waitUntilMs: this.deadlineMs,
      write: ({ opensPullRequest = false }, send) => this.write(opensPullRequest, send),
      github: {
        graphql: async (document, variables) => this.#count() ?? github.graphql(document, variables),
        request: async (route, parameters) => this.#count() ?? github.request(route, parameters),
      },
    };
  }

  /** Does work for one repository, which fails if it takes more than its share of requests or processor time. */
  async forRepository<T>(name: string, work: () => Promise<T>): Promise<T> {
    this.requireTime();
    this.#requests = 0;
    const limit = this.#processorTimes.get(name.toLowerCase()) ?? { maxMs: maxProcessorMs, usedMs: 0 };
    this.#processorTimes.set(name.toLowerCase(), limit);
    try {
      return await limitProcessorTime(limit, work);
    } finally {
      this.#requests = null;
    }
  }

  /** Runs a mode for one repository. Its error becomes the result, unless it ends the run. */
  async attempt(name: string, mode: () => Promise<ModeResult>): Promise<Result> {
    this.#isWriting = false;
    try {
      const value = await this.forRepository(name, mode);
      if (value.published?.outcome === 'failed') throwIfEnding(value.published.error);
      // No page is asked for after the time limit.
      if (value.refresh.failure?.code === 'time-limit') this.requireTime();
      // What was begun and failed may not have landed.
      if (this.#isWriting && value.refresh.outcome !== 'failed') this.#written += 1;
      return { value, error: null };
    } catch (error) {
      throwIfEnding(error);
      return { value: null, error };
    }
  }

  /** Whether the run has written to as many repositories as it may. */
  get isWritten(): boolean {
    return this.#written >= this.#inputs.maxWrites;
  }

  /** @throws {StatusSnippetsError} `time-limit` if no new work may start */
  requireTime(): void {
    if (this.#clock.now() < this.deadlineMs) return;
    throw timeLimitReached(this.#inputs.timeLimit);
  }

  /**
   * Waits until GitHub accepts the next mutation, and sends it.
   *
   * @throws {StatusSnippetsError} `time-limit` or `max-writes` instead of the first mutation of a repository
   */
  async write<T>(opensPullRequest: boolean, send: () => Promise<T>): Promise<T> {
    // Only the first mutation of a repository is checked, so that a commit is not left without its pull request.
    if (!this.#isWriting) {
      this.requireTime();
      if (this.isWritten) throw this.#tooManyWrites();
    }
    this.#isWriting = true;
    const waitMs = Math.max(this.#nextWriteMs, opensPullRequest ? this.#nextPullRequestMs : 0) - this.#clock.now();
    if (waitMs > 0) await this.#clock.sleep(waitMs);
    try {
      return await send();
    } finally {
      // The gap begins at the response, because the request may have been slow, or sent again after a rate limit.
      this.#nextWriteMs = this.#clock.now() + writeGapMs;
      if (opensPullRequest) this.#nextPullRequestMs = this.#clock.now() + pullRequestGapMs;
    }
  }

  #tooManyWrites(): StatusSnippetsError {
    const { maxWrites } = this.#inputs;
    return new StatusSnippetsError('max-writes', {
      problem: `This run has written to ${maxWrites} ${maxWrites === 1 ? 'repository' : 'repositories'}.`,
      fix: 'The next run continues; `max-writes` sets the limit.',
    });
  }

  #count(): undefined {
    if (this.#requests === null) return;
    this.#requests += 1;
    if (this.#requests <= maxRequests) return;
    throw new StatusSnippetsError('too-many-requests', {
      problem: `This repository needs more than ${maxRequests} requests.`,
      fix: 'Name fewer files in `files`, or files instead of a folder or a glob.',
    });
  }
}

function throwIfEnding(error: unknown): void {
  if (isError(error) && endsRun(error.code)) throw error;
}
