/** One entry of `errors` in a GraphQL response. */
export interface GraphQLError {
  /** GitHub's class of the error, such as `STALE_DATA`; null if it has none. */
  readonly type: string | null;
  /** GitHub's message on one line. */
  readonly message: string;
  /** The place in the response, such as `repository.proposal`. */
  readonly path: string;
}

/**
 * Why a request failed: the GraphQL response contains errors (and perhaps some data), the HTTP status is an error, or no
 * complete response arrived.
 */
export type RequestFailure =
  | {
      readonly kind: 'graphql';
      readonly errors: readonly GraphQLError[];
      readonly data: unknown;
      readonly headers: Headers;
    }
  | { readonly kind: 'status'; readonly status: number; readonly message: string; readonly headers: Headers }
  | { readonly kind: 'network'; readonly message: string };

type Headers = Readonly<Record<string, unknown>>;

/** Reads a rejection of Octokit by its fields, whatever its class; null for an error that is not about a request. */
export function parseFailure(error: unknown): RequestFailure | null {
  if (!isRecord(error)) return null;
  if (Array.isArray(error.errors)) {
    const errors = error.errors.map(parseGraphQLError);
    return { kind: 'graphql', errors, data: error.data ?? null, headers: toRecord(error.headers) };
  }
  if (typeof error.status !== 'number') return null;
  const message = toSingleLine(error.message);
  if (!isRecord(error.response)) return { kind: 'network', message };
  return { kind: 'status', status: error.status, message, headers: toRecord(error.response.headers) };
}

/** True if the request may have been carried out: no response, a 5xx status, or a timeout inside GraphQL. */
export function mayHaveSucceeded(failure: RequestFailure): boolean {
  if (failure.kind === 'network') return true;
  if (failure.kind === 'status') return failure.status >= 500;
  return failure.errors.some(({ message }) => /^something went wrong while executing/i.test(message));
}

function parseGraphQLError(value: unknown): GraphQLError {
  const { type, message, path } = toRecord(value);
  return {
    type: typeof type === 'string' ? type : null,
    message: toSingleLine(message),
    path: Array.isArray(path) ? path.join('.') : '',
  };
}

/** GitHub's messages can contain line breaks, and are quoted inside sentences. */
function toSingleLine(message: unknown): string {
  const text = typeof message === 'string' ? message : '';
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 500);
}

function toRecord(value: unknown): Headers {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
