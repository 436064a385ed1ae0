/** One entry of a GraphQL answer's `errors`. */
export interface Complaint {
  /** GitHub's name for the class of the error, such as `STALE_DATA`; null where it gives none. */
  readonly type: string | null;
  /** GitHub's words on one line. */
  readonly message: string;
  /** Where in the answer, such as `repository.ours`. */
  readonly path: string;
}

/**
 * What went wrong with a request: GitHub answered with complaints (and perhaps half of the data), it answered with an HTTP
 * status, or no whole answer arrived.
 */
export type Failure =
  | {
      readonly kind: 'complaints';
      readonly complaints: readonly Complaint[];
      readonly data: unknown;
      readonly headers: Headers;
    }
  | { readonly kind: 'status'; readonly status: number; readonly message: string; readonly headers: Headers }
  | { readonly kind: 'no-answer'; readonly message: string };

type Headers = Readonly<Record<string, unknown>>;

/** Reads an octokit's rejection by its fields, whatever class threw it; null for an error that is not about a request. */
export function readFailure(error: unknown): Failure | null {
  if (!isRecord(error)) return null;
  if (Array.isArray(error.errors)) {
    const complaints = error.errors.map(readComplaint);
    return { kind: 'complaints', complaints, data: error.data, headers: recordOf(error.headers) };
  }
  if (typeof error.status !== 'number') return null;
  const message = oneLine(typeof error.message === 'string' ? error.message : '');
  if (!isRecord(error.response)) return { kind: 'no-answer', message };
  return { kind: 'status', status: error.status, message, headers: recordOf(error.response.headers) };
}

/** True where nobody can tell whether the request was carried out: no answer, a 5xx, or a time-out inside GraphQL. */
export function isAmbiguous(failure: Failure): boolean {
  if (failure.kind === 'no-answer') return true;
  if (failure.kind === 'status') return failure.status >= 500;
  return failure.complaints.some(({ message }) => /^something went wrong while executing/i.test(message));
}

function readComplaint(value: unknown): Complaint {
  const entry = recordOf(value);
  const path = Array.isArray(entry.path) ? entry.path.join('.') : '';
  const message = oneLine(typeof entry.message === 'string' ? entry.message : '');
  return { type: typeof entry.type === 'string' ? entry.type : null, message, path };
}

/** GitHub's messages may hold line breaks and more, and are quoted inside sentences of ours. */
function oneLine(message: string): string {
  return message
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 500);
}

function recordOf(value: unknown): Headers {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
