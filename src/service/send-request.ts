import { InputError } from '../snippets/inputs/input-error.ts';
import { ServiceError } from './errors.ts';
import { isRedirect, redirectTarget } from './redirect.ts';
import type { Fetch, ResponseHeaders, ServiceRequest } from './request.ts';

/** A response, with at most `maxResponseBytes` of its body. */
export interface HttpResponse {
  readonly outcome: 'response';
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** The body, decompressed. */
  readonly bytes: Uint8Array;
  readonly isTruncated: boolean;
}

/** No complete response arrived. */
export interface NetworkFailure {
  readonly outcome: 'failure';
  readonly reason: string;
  readonly cause: unknown;
}

/** The limit for a body after decompression. */
export const maxResponseBytes = 64 * 1024;

/** The longest delay of a timer; a longer one would end at once. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Sends a request once: follows redirects, and reads the body up to its limit, all within the time limit.
 *
 * @throws {ServiceError} `redirect-refused`
 * @throws {InputError} if the proxy of the environment cannot be used
 */
export async function sendRequest(request: ServiceRequest, fetch: Fetch): Promise<HttpResponse | NetworkFailure> {
  const { timeoutSeconds, headers, redact } = request;
  const signal = AbortSignal.timeout(Math.min(timeoutSeconds * 1000, maxTimerMs));
  try {
    const visited = [new URL(request.url)];
    for (;;) {
      const url = visited.at(-1)?.href ?? request.url;
      const response = await fetch(url, { headers, redirect: 'manual', signal });
      if (isRedirect(response.status)) {
        response.body?.cancel().catch(() => {});
        visited.push(redirectTarget(response, visited, request));
        continue;
      }
      return {
        outcome: 'response',
        status: response.status,
        headers: response.headers,
        ...(await readBody(response.body)),
      };
    }
  } catch (error) {
    if (error instanceof ServiceError || error instanceof InputError) throw error;
    const reason = signal.aborted ? `no complete response within ${timeoutSeconds} s` : redact(reasonOf(error));
    return { outcome: 'failure', reason, cause: error };
  }
}

/** The message of the innermost cause: `fetch` itself only reports that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  return error.message === '' ? error.name : error.message;
}

async function readBody(body: Response['body']): Promise<Pick<HttpResponse, 'bytes' | 'isTruncated'>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (;;) {
    const value = (await reader?.read())?.value;
    if (value === undefined) return { bytes: Buffer.concat(chunks), isTruncated: false };
    size += value.byteLength;
    chunks.push(value);
    if (size > maxResponseBytes) {
      // Closes the connection. Not awaited, because a connection that hangs would not let us go on.
      reader?.cancel().catch(() => {});
      return { bytes: Buffer.concat(chunks).subarray(0, maxResponseBytes), isTruncated: true };
    }
  }
}
