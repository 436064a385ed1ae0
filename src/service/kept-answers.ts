import { createHash } from 'node:crypto';
import { tryOr } from '../core/errors.ts';
import { isObject } from '../snippets/snippet-set.ts';

/**
 * Keeps texts between runs. Its methods never throw, because a problem with the cache must not fail
 * a run.
 */
export interface ResponseStore {
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
}

/** A hash, because the name of a file must not reveal header values. */
export function keyOf(question: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('hex');
}

const version = 1;

/** Keeps small answers for a time that does not depend on the headers of a response. */
export class KeptAnswers {
  readonly #store: ResponseStore | null;
  readonly #maxAgeMs: number;
  readonly #now: () => number;

  constructor(store: ResponseStore | null, maxAgeSeconds: number, now: () => number) {
    this.#store = store;
    this.#maxAgeMs = maxAgeSeconds * 1000;
    this.#now = now;
  }

  isFresh(time: unknown): time is number {
    if (typeof time !== 'number') return false;
    const age = this.#now() - time;
    return age >= 0 && age < this.#maxAgeMs;
  }

  /** Null if it is absent, damaged, too old, or from the future. */
  async read(question: readonly string[]): Promise<Readonly<Record<string, unknown>> | null> {
    const text = await this.#store?.read(keyOf(question));
    const value: unknown = tryOr(() => JSON.parse(text ?? ''), null);
    if (!isObject(value) || value.version !== version || !this.isFresh(value.time)) return null;
    return isObject(value.answer) ? value.answer : null;
  }

  async write(question: readonly string[], answer: object): Promise<void> {
    const entry = { version, time: this.#now(), answer };
    await this.#store?.write(keyOf(question), `${JSON.stringify(entry, null, 2)}\n`);
  }
}
