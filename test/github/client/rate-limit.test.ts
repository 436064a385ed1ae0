import { expect, test } from 'vitest';
import { rateLimitWaitMs } from '../../../src/github/client/rate-limit.ts';

const nowMs = Date.UTC(2026, 0, 1, 12);
const reset = (seconds: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(nowMs / 1000 + seconds),
});

function failure(status: number, headers: Record<string, unknown> = {}, message = 'Forbidden', type = '') {
  const other = { type: 'FORBIDDEN', message: 'Something else', path: '' };
  return { status, headers, errors: [other, { type, message, path: '' }], data: null };
}

test.each([
  ['names seconds', failure(403, { 'retry-after': '7' }), 7000],
  ['names seconds as a number', failure(429, { 'retry-after': 7 }), 7000],
  ['names seconds and a later reset', failure(403, { ...reset(40), 'retry-after': '7' }), 7000],
  ['has no requests left', failure(403, reset(40)), 41_000],
  ['has no requests left until a time that has passed', failure(403, reset(-10)), 0],
  ['has no requests left and no time', failure(403, { 'x-ratelimit-remaining': '0' }), 60_000],
  ['has status 429', failure(429), 60_000],
  ['names seconds with a unit', failure(429, { 'retry-after': '7s' }), 60_000],
  ['names a negative number', failure(429, { 'retry-after': '-7' }), 60_000],
  ['names a date', failure(429, { 'retry-after': 'Thu, 01 Jan 2026 12:00:07 GMT' }), 60_000],
  ['is about a secondary rate limit', failure(403, {}, 'You have exceeded a secondary rate limit.'), 60_000],
  ['is about abuse', failure(403, {}, 'You have triggered an abuse detection mechanism.'), 60_000],
  ['is about fast requests', failure(200, {}, 'was submitted too quickly'), 60_000],
  ['is about the rate limit', failure(200, {}, 'API rate limit exceeded for user ID 1.'), 60_000],
  ['is about the rate limit that was reached before', failure(200, {}, 'API rate limit already exceeded'), 60_000],
  ['has the type of rate limits', failure(200, {}, 'Wait', 'RATE_LIMITED'), 60_000],
])('a response that %s is waited for', (_, response, waitMs) => {
  expect(rateLimitWaitMs(response, 0, nowMs)).toBe(waitMs);
});

test.each([
  ['403 with requests left', failure(403, { 'x-ratelimit-remaining': '4999', 'x-ratelimit-reset': '1' })],
  ['403 without headers', failure(403)],
  ['404', failure(404, { 'retry-after': '7', ...reset(40) })],
  ['200 with another error', failure(200, reset(40), 'Expected branch', 'NO_RATE_LIMIT')],
])('a response with status %s is no rate limit', (_, response) => {
  expect(rateLimitWaitMs(response, 0, nowMs)).toBeNull();
});

test('the error of a rate limit has a code, and no time means a burst of requests', () => {
  const wait = () => rateLimitWaitMs(failure(429), 2, nowMs);
  expect(wait).toThrow(expect.objectContaining({ code: 'rate-limited' }));
  expect(wait).toThrow("GitHub's secondary rate limit is reached");
});

test('a minute is waited for twice, and a longer time is not', () => {
  const minute = failure(403, { 'retry-after': '60' });
  expect(rateLimitWaitMs(minute, 1, nowMs)).toBe(60_000);
  expect(() => rateLimitWaitMs(minute, 2, nowMs)).toThrow(
    "GitHub's secondary rate limit is reached until 2026-01-01T12:01:00Z. " +
      'Run again after that, with fewer runs at the same time.',
  );
  expect(() => rateLimitWaitMs(failure(403, { ...reset(0), 'retry-after': '61' }), 0, nowMs)).toThrow(
    "GitHub's primary rate limit is reached until 2026-01-01T12:01:01Z. Run again after that.",
  );
  expect(() => rateLimitWaitMs(failure(403, reset(1800)), 0, nowMs)).toThrow(
    "GitHub's primary rate limit is reached until 2026-01-01T12:30:01Z. Run again after that.",
  );
});

test('a run with a time limit waits as long as that allows, and longer each time', () => {
  const inAnHour = nowMs + 3_600_000;
  expect(rateLimitWaitMs(failure(403, reset(1800)), 5, nowMs, inAnHour)).toBe(1_801_000);
  expect(rateLimitWaitMs(failure(429), 2, nowMs, inAnHour)).toBe(240_000);
  expect(rateLimitWaitMs(failure(403, { 'retry-after': '0' }), 3, nowMs, inAnHour)).toBe(8000);
  expect(() => rateLimitWaitMs(failure(403, reset(3600)), 0, nowMs, inAnHour)).toThrow('rate limit is reached until');
});
