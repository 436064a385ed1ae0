import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('no run sends more requests than documented', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bench/calls.js'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toHaveLength(10);
  expect(status).toBe(0);
});
