import { RateLimitedError, UnavailableError } from '../errors.ts';
import type { PublishEffects } from './client.ts';
import { type Doing, refusalOf } from './error-mapping.ts';
import { type Complaint, type Failure, isAmbiguous, readFailure } from './failure.ts';
import { readRateLimit } from './rate-limit.ts';

/** What a GraphQL document was answered: the data, and what GitHub complains of (often nothing). */
export interface Reply {
  readonly data: unknown;
  readonly complaints: readonly Complaint[];
}

/** Longest wait for a rate limit, in milliseconds. */
const longestWait = 60_000;
const waitsPerCall = 2;
const readTries = 3;

/**
 * Sends a document that only reads. A missing answer is asked for again, up to three times.
 *
 * @throws {UnavailableError} {@link RateLimitedError} or {@link RefusedError}
 */
export async function query(
  effects: PublishEffects,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  doing: Doing,
): Promise<Reply> {
  return asReply(() => tryRepeatedly(effects, () => effects.github.graphql(document, variables)), doing);
}

/** Reads over REST, as {@link query} does over GraphQL. */
export async function get(
  effects: PublishEffects,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  doing: Doing,
): Promise<unknown> {
  const reply = await asReply(
    () => tryRepeatedly(effects, async () => (await effects.github.request(route, parameters)).data),
    doing,
  );
  return reply.data;
}

/**
 * Sends a document that writes. It is never sent twice, but after a rate limit, which means it was not carried out.
 *
 * @returns the reply, or `in-doubt` where nobody can tell whether it was carried out
 * @throws {RateLimitedError} or {@link RefusedError}
 */
export async function mutate(
  effects: PublishEffects,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  doing: Doing,
): Promise<Reply | 'in-doubt'> {
  try {
    return await asReply(
      () => waitingForLimits(effects, () => effects.github.graphql(document, variables)),
      doing,
    );
  } catch (error) {
    const failure = readFailure(error);
    if (failure !== null && isAmbiguous(failure)) return 'in-doubt';
    throw error;
  }
}

/** Complaints beside data are part of the reply: whether they matter depends on their place. */
async function asReply(send: () => Promise<unknown>, doing: Doing): Promise<Reply> {
  try {
    return { data: await send(), complaints: [] };
  } catch (error) {
    const failure = readFailure(error);
    if (failure === null || isAmbiguous(failure)) throw error;
    if (failure.kind === 'complaints' && isPresent(failure)) return failure;
    throw refusalOf(failure, doing, error);
  }
}

function isPresent({ data }: Extract<Failure, { kind: 'complaints' }>): boolean {
  return data !== null && data !== undefined;
}

async function tryRepeatedly<T>(effects: PublishEffects, send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await waitingForLimits(effects, send);
    } catch (error) {
      const failure = readFailure(error);
      if (failure === null || !isAmbiguous(failure)) throw error;
      if (tries === readTries) throw new UnavailableError(wordsOf(failure), { cause: error });
      await effects.sleep((0.5 + effects.random()) * 1000 * 2 ** (tries - 1));
    }
  }
}

async function waitingForLimits<T>(effects: PublishEffects, send: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await send();
    } catch (error) {
      const failure = readFailure(error);
      const limit = failure && readRateLimit(failure, effects.now());
      if (limit === null) throw error;
      if (limit.wait > longestWait || waits === waitsPerCall) {
        throw new RateLimitedError(limit.kind, effects.now() + limit.wait, { cause: error });
      }
      await effects.sleep(limit.wait);
    }
  }
}

function wordsOf(failure: Failure): string {
  if (failure.kind === 'complaints') return failure.complaints[0]?.message ?? '';
  // The body of a 502 is the page of a proxy.
  return failure.kind === 'status' ? `HTTP ${failure.status}` : failure.message;
}
