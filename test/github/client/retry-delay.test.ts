import { expect, test } from 'vitest';
import { delayBeforeNextReadMs, waitBeforeRetry } from '../../../src/github/client/retry-delay.ts';

const conflict = { outcome: 'conflict', message: 'Expected branch to point to "a"' } as const;

async function sleptBefore(attempt: number, random: number): Promise<number[]> {
  const slept: number[] = [];
  const client = { sleep: async (milliseconds: number) => void slept.push(milliseconds), random: () => random };
  await waitBeforeRetry(client, 'main', attempt, conflict);
  return slept;
}

test('waitBeforeRetry waits about 250 ms after the first attempt, and twice as long after each other', async () => {
  for (const [random, factor] of [
    [0, 0.5],
    [0.5, 1],
    [0.75, 1.25],
  ] as const) {
    const slept = await Promise.all([1, 2, 3, 4, 5].map((attempt) => sleptBefore(attempt, random)));
    expect(slept).toEqual([250, 500, 1000, 2000, 4000].map((delayMs) => [delayMs * factor]));
  }
});

test('waitBeforeRetry throws after the sixth attempt, with the reason of the last one', async () => {
  await expect(sleptBefore(6, 0)).rejects.toThrow(
    'Branch "main" changed between reading and writing; this was the last of 6 attempts. GitHub\'s message: "Expected branch to point to ' +
      '"a"". Run again later, or give the workflow a `concurrency` group.',
  );
  await expect(sleptBefore(6, 0)).rejects.toMatchObject({ code: 'branch-moved' });
  const client = { sleep: async () => {}, random: () => 0 };
  await expect(waitBeforeRetry(client, 'main', 6, { outcome: 'unknown' })).rejects.toMatchObject({
    code: 'github-unavailable',
    message: expect.stringContaining('GitHub did not respond: the connection broke during the last of 6 writes.'),
  });
});

test('the delay before a read is sent again starts near a second, and there is none after the third attempt', () => {
  expect([1, 2].map((attempt) => delayBeforeNextReadMs(attempt, 0.5, 'HTTP 502'))).toEqual([1000, 2000]);
  expect(() => delayBeforeNextReadMs(3, 0.5, 'HTTP 502')).toThrow(
    'GitHub did not respond: HTTP 502. Run again later; https://www.githubstatus.com shows its status.',
  );
});
