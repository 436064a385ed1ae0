import { expect, test } from 'vitest';
import { timeEffects } from '../../src/runtime/effects.ts';

const { runWithTimeLimit } = timeEffects;

test('runWithTimeLimit returns what the function returns', () => {
  expect(runWithTimeLimit(1000, () => 42)).toEqual({ outcome: 'finished', value: 42 });
});

test('runWithTimeLimit stops a function that does not end, and works again after that', () => {
  const startedAt = performance.now();
  const endless = () => {
    for (;;);
  };
  expect(runWithTimeLimit(50, endless)).toEqual({ outcome: 'timed-out' });
  expect(performance.now() - startedAt).toBeLessThan(2000);
  expect(runWithTimeLimit(1000, () => 'again')).toEqual({ outcome: 'finished', value: 'again' });
});

test('runWithTimeLimit throws the very error that the function throws', () => {
  class OwnError extends Error {}
  const error = new OwnError('no');
  const failing = () => {
    throw error;
  };
  expect(() => runWithTimeLimit(1000, failing)).toThrow(error);
});

test('an endless recursion under a time limit is a RangeError of this realm', () => {
  const deep = (): number => 1 + deep();
  expect(() => runWithTimeLimit(5000, deep)).toThrow(RangeError);
});
