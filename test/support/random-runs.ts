import fc from 'fast-check';

const { FC_SEED, RANDOM_RUNS = '1' } = process.env;

/*
 * Every default run tries the same cases, so that a red test is about the change at hand. A long run tries others each
 * time; on a failure fast-check prints the seed, and `FC_SEED=<seed>` runs the same cases again.
 */
const isLong = Number(RANDOM_RUNS) > 1;
if (FC_SEED !== undefined) fc.configureGlobal({ seed: Number(FC_SEED) });
else if (!isLong) fc.configureGlobal({ seed: 2026 });

/**
 * How many random cases a test tries.
 *
 * @param count in the default run; `npm run test:long` tries twenty times as many
 */
export function randomRuns(count: number): number {
  return Math.ceil(count * Number(RANDOM_RUNS));
}
