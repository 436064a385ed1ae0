/** How often a service that is unavailable is asked in all. */
export const attemptLimit = 3;

/** The longest wait a service may ask for, in milliseconds; one that asks for more is not asked again. */
export const longestWait = 60_000;

const firstPause = 500;

/** Whether a status means that the service is unavailable: worth another attempt, and a last good answer may serve. */
export function isUnavailable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * How long to wait after an attempt, in milliseconds: doubling from half a second, a random half of it taken off, so
 * that many runs do not come back at once.
 *
 * @param attempt the one that failed, counted from one.
 * @param random from 0 up to 1.
 */
export function pauseAfter(attempt: number, random: number): number {
  return Math.round(firstPause * 2 ** (attempt - 1) * (1 - random / 2));
}

/**
 * Reads `Retry-After`, in seconds or as a date, as milliseconds from now; null where it is absent or says neither.
 *
 * @param now in milliseconds.
 */
export function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  // Date.parse reads much that is no HTTP date, "-1" among it.
  if (!/^\s*[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/.test(value)) return null;
  // The oldest of the three forms does not say that it is GMT.
  const date = Date.parse(/GMT\s*$/.test(value) ? value : `${value} GMT`);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
