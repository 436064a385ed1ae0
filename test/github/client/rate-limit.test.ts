import { expect, test } from 'vitest';
import { rateLimitWaitMs } from '../../../src/github/client.ts';

const nowMs = Date.UTC(2026, 0, 1, 12);
const reset = (seconds: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(nowMs / 1000 + seconds),
});

function failure(
  status: number,
  headers: Record<string, unknown> = {},
  message = 'Forbidden',
  type = '',
) {
  const other = { type: 'FORBIDDEN', message: 'Something else', path: '' };
  return { status, headers, errors: [other, { type, message, path: '' }], data: null };
}

test.each([
  ['names seconds', 7000, failure(403, { 'retry-after': '7' })],
  ['names seconds as a number', 7000, failure(429, { 'retry-after': 7 })],
  ['names seconds and a later reset', 7000, failure(403, { ...reset(40), 'retry-after': '7' })],
  ['has no requests left', 41_000, failure(403, reset(40))],
  ['has no requests left until a time that has passed', 1000, failure(403, reset(-10))],
  ['has no requests left and no time', 60_000, failure(403, { 'x-ratelimit-remaining': '0' })],
  ['has status 429', 60_000, failure(429)],
  ['names seconds with a unit', 60_000, failure(429, { 'retry-after': '7s' })],
  ['names a negative number', 60_000, failure(429, { 'retry-after': '-7' })],
  ['names a date', 60_000, failure(429, { 'retry-after': 'Thu, 01 Jan 2026 12:00:07 GMT' })],
  [
    'is about a secondary rate limit',
    60_000,
    failure(403, {}, 'You have exceeded a secondary rate limit.'),
  ],
  ['is about abuse', 60_000, failure(403, {}, 'You have triggered an abuse detection mechanism.')],
  ['is about fast requests', 60_000, failure(200, {}, 'was submitted too quickly')],
  ['is about the rate limit', 60_000, failure(200, {}, 'API rate limit exceeded for user ID 1.')],
  [
    'is about the rate limit that was reached before',
    60_000,
    failure(200, {}, 'API rate limit already exceeded'),
  ],
  ['has the type of rate limits', 60_000, failure(200, {}, 'Wait', 'RATE_LIMITED')],
])('after a response that %s, the client waits %i ms', (_, waitMs, response) => {
  expect(rateLimitWaitMs(response, 0, nowMs)).toBe(waitMs);
});

test.each([
  [
    '403 with requests left',
    failure(403, { 'x-ratelimit-remaining': '4999', 'x-ratelimit-reset': '1' }),
  ],
  ['403 without headers', failure(403)],
  ['404', failure(404, { 'retry-after': '7', ...reset(40) })],
  ['200 with another error', failure(200, reset(40), 'Expected branch', 'NO_RATE_LIMIT')],
])('a response with status %s is not treated as a rate limit', (_, response) => {
  expect(rateLimitWaitMs(response, 0, nowMs)).toBeNull();
});

test('the error of a rate limit without a time names the secondary rate limit', () => {
  const wait = () => rateLimitWaitMs(failure(429), 2, nowMs);
  expect(wait).toThrow(expect.objectContaining({ code: 'rate-limited' }));
  expect(wait).toThrow('secondary');
});

test('without a time limit the client never waits longer than a minute', () => {
  const minute = failure(403, { 'retry-after': '60' });
  expect(rateLimitWaitMs(minute, 1, nowMs)).toBe(60_000);
  expect(() => rateLimitWaitMs(minute, 6, nowMs)).toThrow(
    "GitHub's secondary rate limit is reached until 2026-01-01T12:01:04Z. " +
      'Run again after that, with fewer runs at the same time.',
  );
  expect(() =>
    rateLimitWaitMs(failure(403, { ...reset(0), 'retry-after': '61' }), 0, nowMs),
  ).toThrow(
    "GitHub's primary rate limit is reached until 2026-01-01T12:01:01Z. Run again after that.",
  );
  expect(() => rateLimitWaitMs(failure(403, reset(1800)), 0, nowMs)).toThrow(
    "GitHub's primary rate limit is reached until 2026-01-01T12:30:01Z. Run again after that.",
  );
});

test('with a time limit the client waits as long as the limit allows, and longer each time', () => {
  const inAnHour = nowMs + 3_600_000;
  expect(rateLimitWaitMs(failure(403, reset(1800)), 5, nowMs, inAnHour)).toBe(1_801_000);
  expect(rateLimitWaitMs(failure(429), 2, nowMs, inAnHour)).toBe(240_000);
  expect(rateLimitWaitMs(failure(403, { 'retry-after': '0' }), 3, nowMs, inAnHour)).toBe(8000);
  expect(() => rateLimitWaitMs(failure(403, reset(3600)), 0, nowMs, inAnHour)).toThrow(
    '2026-01-01T13:00:01Z',
  );
});
