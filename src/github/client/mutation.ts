import type { RefusedError } from '../errors.ts';
import { mutate } from './call.ts';
import type { PublishEffects } from './client.ts';
import { type Doing, refusalOfComplaints } from './error-mapping.ts';
import type { Complaint } from './failure.ts';
import { at, type Place } from './response-reader.ts';

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

/** GitHub's words where a branch or pull request is not (or no longer) as the writer thought. */
const words = [
  /expected branch to point to/i,
  // git's own, of a reference whose value was expected to be another.
  /is at [0-9a-f]+ but expected/i,
  // But for a name that cannot be had: a folder of branches takes it, or it is taken for one.
  /cannot lock ref(?!.*cannot create)/i,
  /reference (?:already exists|does not exist)/i,
  /not a fast.forward/i,
  /pull request already exists/i,
  /no commits between/i,
];

/** True where reading again and deciding again is the answer to a complaint. */
export function isStale({ type, message }: Complaint): boolean {
  return type === 'STALE_DATA' || type === 'NOT_FOUND' || words.some((pattern) => pattern.test(message));
}
