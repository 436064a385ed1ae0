import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** The requests that the servers of this process received since the last call of `take`. */
export interface PendingRequests {
  readonly count: number;
  /** The milliseconds during which at least one request was pending. */
  readonly pendingMs: number;
}

/** Watches how long requests are pending at the servers of this process, from their arrival to the end of the response. */
export function watchPendingRequests(): { take(): PendingRequests } {
  let [pending, since, count, pendingMs] = [0, 0, 0, 0];
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    if (pending === 0) since = performance.now();
    pending += 1;
    count += 1;
    response.once('close', () => {
      pending -= 1;
      if (pending === 0) pendingMs += performance.now() - since;
    });
  });
  return {
    take() {
      const taken = { count, pendingMs };
      [count, pendingMs] = [0, 0];
      return taken;
    },
  };
}
