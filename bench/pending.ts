import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** What the servers of this process did since they were asked last. */
export interface Pending {
  readonly count: number;
  /** In milliseconds. */
  readonly waiting: number;
}

/**
 * Watches how long requests are pending at the servers of this process: from the arrival of their head to the end of the
 * answer. Times that overlap count once.
 */
export function watchPending(): { take(): Pending } {
  let [pending, since, count, waiting] = [0, 0, 0, 0];
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    if (pending === 0) since = performance.now();
    pending += 1;
    count += 1;
    response.once('close', () => {
      pending -= 1;
      if (pending === 0) waiting += performance.now() - since;
    });
  });
  return {
    take() {
      const taken = { count, waiting };
      [count, waiting] = [0, 0];
      return taken;
    },
  };
}
