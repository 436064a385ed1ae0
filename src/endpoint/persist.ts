import { Unavailable } from './errors.ts';
import { exchange, type Question, type Reply } from './exchange.ts';
import type { Fetch } from './fetch.ts';
import { saying } from './refusal.ts';
import { attemptLimit, isUnavailable, longestWait, pauseAfter, readRetryAfter } from './retry.ts';

/** What asking needs of the world. */
export interface AskingEffects {
  readonly fetch: Fetch;
  /** In milliseconds since 1970. */
  now(): number;
  /** In milliseconds. */
  sleep(ms: number): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

/** Why an attempt failed, and the wait the service asks for, in milliseconds. */
interface Trouble {
  readonly reason: string;
  readonly status: number | null;
  readonly wait: number | null;
  readonly cause?: unknown;
}

/**
 * Asks until the service answers: up to three attempts, longer apart each time, or as far apart as it asks for.
 *
 * @throws {Unavailable} where it does not.
 * @throws {RedirectRefused} where a redirect leads astray.
 */
export async function persist(question: Question, effects: AskingEffects): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await exchange(question, effects.fetch);
    if (outcome.kind === 'reply' && !isUnavailable(outcome.status)) return outcome;
    const trouble: Trouble =
      outcome.kind === 'loss'
        ? { reason: outcome.reason, status: null, wait: null, cause: outcome.cause }
        : await troubleOf(outcome, question, effects.now());
    if (attempt === attemptLimit || (trouble.wait ?? 0) > longestWait) {
      throw new Unavailable({
        slug: question.slug,
        baseUrl: question.baseUrl,
        status: trouble.status,
        reason: trouble.reason,
        attempts: attempt,
        retryAfter: trouble.wait === null ? null : Math.ceil(trouble.wait / 1000),
        cause: trouble.cause,
      });
    }
    await effects.sleep(Math.max(pauseAfter(attempt, effects.random()), trouble.wait ?? 0));
  }
}

async function troubleOf(reply: Reply, { quote }: Question, now: number): Promise<Trouble> {
  const words = quote(await saying(reply));
  return {
    reason: `HTTP ${reply.status}${words === '' ? '' : `: "${words}"`}`,
    status: reply.status,
    wait: readRetryAfter(reply.headers.get('retry-after'), now),
  };
}
