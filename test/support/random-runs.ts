import fc from 'fast-check';

const { FC_SEED, RANDOM_RUNS = '0.5' } = process.env;

/*
 * The default run always tries the same cases, so that a test fails only because of a change. The long run tries other
 * cases each time. On a failure fast-check prints the seed, and `FC_SEED=<seed>` tries the same cases again.
 */
const isLong = Number(RANDOM_RUNS) > 1;
if (FC_SEED !== undefined) fc.configureGlobal({ seed: Number(FC_SEED) });
else if (!isLong) fc.configureGlobal({ seed: 2026 });

/** @param count the default run tries half as many, `npm run test:long` twenty times as many */
export function randomRuns(count: number): number {
  return Math.ceil(count * Number(RANDOM_RUNS));
}
