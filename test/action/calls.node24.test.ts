import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the runs in bench/calls.js send at most as many requests as documented', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bench/calls.js'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toHaveLength(13);
  expect(status).toBe(0);
});
