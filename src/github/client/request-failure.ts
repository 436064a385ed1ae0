/** One entry of `errors` in a GraphQL response. */
export interface GraphQLError {
  /** GitHub's type of the error, such as `STALE_DATA`; `HTTP <status>` if the status is an error; else empty. */
  readonly type: string;
  readonly message: string;
  /** The place in the response that the error is about, such as `repository.base.rules`; empty if there is none. */
  readonly path: string;
}

/** Why a request failed: a GraphQL response with errors, an HTTP status of 400 or more, or no complete response. */
export interface RequestFailure {
  readonly errors: readonly GraphQLError[];
  /** The data next to the errors of a GraphQL response; else null. */
  readonly data: unknown;
  /** 500 if no response arrived. */
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Parses an error that Octokit threw, whatever its class, by its fields; null if the error is not about a request. */
export function parseFailure(thrown: unknown): RequestFailure | null {
  const { errors, data = null, headers, status, message, response } = toRecord(thrown);
  if (Array.isArray(errors)) {
    return { errors: errors.map(parseGraphQLError), data, status: 200, headers: toRecord(headers) };
  }
  if (typeof status !== 'number') return null;
  const hasResponse = isRecord(response);
  const type = hasResponse ? `HTTP ${status}` : '';
  // The message of a 5xx status may be an HTML page of a proxy.
  const text = hasResponse && status >= 500 ? type : toSingleLine(message);
  const error = { type, message: text, path: '' };
  return { errors: [error], data: null, status, headers: toRecord(toRecord(response).headers) };
}

/** True if the request may have been carried out: no response, a 5xx status, or a limit of time or work inside GraphQL. */
export function mayHaveSucceeded({ status, errors }: RequestFailure): boolean {
  return status >= 500 || errors.some(isTooMuch);
}

/** True if GitHub gave up on a query, or on a part of it, because it takes too much time or work. */
export function isTooMuch({ type, message }: GraphQLError): boolean {
  return type === 'RESOURCE_LIMITS_EXCEEDED' || /^something went wrong while executing/i.test(message);
}

function parseGraphQLError(value: unknown): GraphQLError {
  const { type, message, path } = toRecord(value);
  return {
    type: typeof type === 'string' ? type : '',
    message: toSingleLine(message),
    path: Array.isArray(path) ? path.join('.') : '',
  };
}

/** GitHub's messages can contain line breaks, and are quoted inside sentences. */
function toSingleLine(message: unknown): string {
  const text = typeof message === 'string' ? message.replace(/[\s\p{Cc}]+/gu, ' ') : '';
  return text.trim().slice(0, 500);
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
