import type { GitHubError } from '../errors.ts';
import { type GitHubEffects, type GraphQLDocument, mutate } from './client.ts';
import { type Operation, toRefusal } from './error-mapping.ts';
import type { GraphQLError } from './request-failure.ts';
import { field, type JsonPath, rootOf } from './response-reader.ts';

/** What became of a mutation. */
export type MutationResult<T> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'refused'; readonly error: GitHubError }
  | Retry;

/** Why to read again and decide again. */
export type Retry =
  /** The repository differs from what was read. The message is GitHub's. */
  | { readonly outcome: 'stale'; readonly message: string }
  /** No complete response arrived: reading shows whether the mutation was carried out. */
  | { readonly outcome: 'unknown' };

/**
 * Sends a mutation.
 *
 * @param read takes the value from the data; null if the mutation was not carried out
 * @throws {GitHubError} if the response has no data at all
 */
export async function sendMutation<T>(
  effects: GitHubEffects,
  document: GraphQLDocument,
  operation: Operation,
  read: (data: JsonPath) => T | null,
): Promise<MutationResult<T>> {
  const response = await mutate(effects, document, operation);
  if (response === 'unknown') return { outcome: 'unknown' };
  const value = read(rootOf(response.data));
  if (value !== null) return { outcome: 'done', value };
  const error = response.errors[0] ?? { type: '', message: '', path: '' };
  if (isStale(error)) return { outcome: 'stale', message: error.message };
  return { outcome: 'refused', error: toRefusal(error, operation) };
}

/** The result of a mutation that GitHub carried out or may have carried out. Throws the error of a refused one. */
export function throwIfRefused<T>(result: MutationResult<T>): Exclude<MutationResult<T>, { outcome: 'refused' }> {
  if (result.outcome === 'refused') throw result.error;
  return result;
}

/** True if the mutation with this name was carried out, else null. */
export function succeeded(data: JsonPath, mutation: string): true | null {
  return field(data, mutation).value ? true : null;
}

/** GitHub's messages if a branch or pull request is no longer as it was read. */
const staleMessages = [
  /expected branch to point to/i,
  // From git, if a reference has another value than expected.
  /is at [0-9a-f]+ but expected/i,
  // Except for a name that conflicts with a folder of branches.
  /cannot lock ref(?!.*cannot create)/i,
  /reference (?:already exists|does not exist)/i,
  /not a fast.forward/i,
  /pull request already exists/i,
  /no commits between/i,
];

/** True if the error means that the client has to read again and decide again. */
export function isStale({ type, message }: GraphQLError): boolean {
  return type === 'STALE_DATA' || type === 'NOT_FOUND' || staleMessages.some((pattern) => pattern.test(message));
}
