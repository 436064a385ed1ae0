import { expect, test } from 'vitest';
import { createEffects, timeLimiter } from '../../src/runtime/effects.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { startProxy } from '../support/proxy-server.ts';

const { runWithTimeLimit } = timeLimiter;

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

test('runWithTimeLimit throws the same error object that the function throws', () => {
  class OwnError extends Error {}
  const error = new OwnError('no');
  const failing = () => {
    throw error;
  };
  expect(() => runWithTimeLimit(1000, failing)).toThrow(error);
});

test('runWithTimeLimit throws a RangeError of this realm for an endless recursion', () => {
  const deep = (): number => 1 + deep();
  expect(() => runWithTimeLimit(5000, deep)).toThrow(RangeError);
});

test('the fetch of createEffects uses the proxy of the environment', async () => {
  await using endpoint = await startEndpoint();
  await using proxy = await startProxy({});
  const { fetch } = createEffects({ http_proxy: `http://127.0.0.1:${proxy.port}` });
  expect((await fetch(`${endpoint.baseUrl}/api/embed/markdown?slug=acme`, {})).status).toBe(200);
  expect(proxy.tunnels).toHaveLength(1);
});
