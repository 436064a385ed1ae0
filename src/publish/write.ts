import { at, type Place } from './answer.ts';
import { mutate } from './call.ts';
import type { RefusedError } from './errors.ts';
import type { PublishEffects } from './github.ts';
import { type Doing, refusalOfComplaints } from './refusals.ts';
import { isStale } from './stale.ts';

/** What became of a write. */
export type Written<T> =
  | { readonly outcome: 'done'; readonly value: T }
  /** The repository is not as it was read: read again. `words` are GitHub's. */
  | { readonly outcome: 'stale'; readonly words: string }
  /** No whole answer: read again to see whether it was carried out. */
  | { readonly outcome: 'in-doubt' }
  | { readonly outcome: 'refused'; readonly error: RefusedError };

export interface Mutation {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly doing: Doing;
}

/**
 * Sends a mutation and sorts its outcome.
 *
 * @param read takes the value from the data; null where the mutation did not get that far
 */
export async function write<T>(
  effects: PublishEffects,
  { document, variables, doing }: Mutation,
  read: (data: Place) => T | null,
): Promise<Written<T>> {
  const reply = await mutate(effects, document, variables, doing);
  if (reply === 'in-doubt') return { outcome: 'in-doubt' };
  const value = read({ value: reply.data, path: '' });
  if (value !== null) return { outcome: 'done', value };
  const [first] = reply.complaints;
  if (first !== undefined && isStale(first)) return { outcome: 'stale', words: first.message };
  return { outcome: 'refused', error: refusalOfComplaints(reply.complaints, doing) };
}

/** True where the mutation of that name was carried out. */
export function carriedOut(data: Place, mutation: string): true | null {
  return at(data, mutation).value ? true : null;
}
