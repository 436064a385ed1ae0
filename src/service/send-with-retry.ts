import { saying } from './error-from-response.ts';
import { Unavailable } from './errors.ts';
import type { Fetch } from './fetch.ts';
import { exchange, type Question, type Reply } from './send-request.ts';

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

/** How often a service that is unavailable is asked in all. */
export const attemptLimit = 3;

/** The longest wait a service may ask for, in milliseconds; one that asks for more is not asked again. */
export const longestWait = 60_000;

const firstPause = 500;

/** Whether a status means that the service is unavailable: worth another attempt, and a last good answer may serve. */
export function isUnavailable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * How long to wait after an attempt, in milliseconds: doubling from half a second, a random half of it taken off, so
 * that many runs do not come back at once.
 *
 * @param attempt the one that failed, counted from one.
 * @param random from 0 up to 1.
 */
export function pauseAfter(attempt: number, random: number): number {
  return Math.round(firstPause * 2 ** (attempt - 1) * (1 - random / 2));
}

/**
 * Reads `Retry-After`, in seconds or as a date, as milliseconds from now; null where it is absent or says neither.
 *
 * @param now in milliseconds.
 */
export function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  // Date.parse reads much that is no HTTP date, "-1" among it.
  if (!/^\s*[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/.test(value)) return null;
  // The oldest of the three forms does not say that it is GMT.
  const date = Date.parse(/GMT\s*$/.test(value) ? value : `${value} GMT`);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
