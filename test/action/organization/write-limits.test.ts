import { expect, test } from 'vitest';
import { createWriteLimits } from '../../../src/action/organization/write-limits.ts';

function limitsOf(maxWrites: number, timeLimit: number) {
  let nowMs = 0;
  const clock = {
    now: () => nowMs,
    sleep: async (milliseconds: number) => {
      nowMs += milliseconds;
    },
  };
  return { limits: createWriteLimits({ maxWrites, timeLimit }, clock), clock };
}

const send = async () => {};

test('there is a second between two writes, and three seconds between two new pull requests', async () => {
  const { limits, clock } = limitsOf(100, 50);
  const times: number[] = [];
  for (const opensPullRequest of [false, true, false, true]) {
    await limits.write({ opensPullRequest }, async () => times.push(clock.now()));
  }
  const [first = 0, opened = 0, second = 0, openedNext = 0] = times;
  expect(opened - first).toBeGreaterThanOrEqual(1000);
  expect(second - opened).toBeGreaterThanOrEqual(1000);
  expect(openedNext - opened).toBeGreaterThanOrEqual(3000);
});

test('the gap between two writes begins with the response to the first', async () => {
  const { limits, clock } = limitsOf(100, 50);
  await limits.write({}, () => clock.sleep(60_000));
  expect(clock.now()).toBe(60_000);
  await limits.write({}, send);
  expect(clock.now()).toBeGreaterThanOrEqual(61_000);
});

test('max-writes counts repositories that were written, and a repository that was begun is finished', async () => {
  const { limits } = limitsOf(1, 50);
  await limits.write({}, send);
  limits.finishRepository(true);
  await limits.write({}, send);
  await limits.write({ opensPullRequest: true }, send);
  limits.finishRepository(false);
  await expect(limits.write({}, send)).rejects.toMatchObject({ code: 'max-writes' });
});

test('no write begins after the time limit', async () => {
  const { limits, clock } = limitsOf(100, 1);
  expect(limits.timeLimitError()).toBeNull();
  await clock.sleep(60_000);
  expect(limits.timeLimitError()?.message).toContain('The time limit of 1 minute is reached.');
  await expect(limits.write({}, send)).rejects.toMatchObject({ code: 'time-limit' });
});
