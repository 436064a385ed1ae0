import type { Fetch } from './effects.ts';

/** One line for each request. A query is not shown, because it may be a secret. */
export function logRequests(fetch: Fetch, now: () => number, log: (line: string) => void): Fetch {
  return async (input, init) => {
    const start = now();
    let result = 'no response';
    try {
      const response = await fetch(input, init);
      result = `HTTP ${response.status}`;
      return response;
    } finally {
      const { origin, pathname, searchParams } = new URL(String(input));
      const slug = searchParams.get('slug');
      const page = slug === null ? '' : ` for page "${slug}"`;
      const request = `${init?.method ?? 'GET'} ${origin}${pathname}${page}`;
      log(`${request}: ${result}, ${now() - start} ms`);
    }
  };
}
