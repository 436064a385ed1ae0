import { expect, test } from 'vitest';
import { bomb, encoded, reply } from '../support/endpoint-behaviors.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { fetchFrom } from '../support/fetching.ts';

test.each(['gzip', 'br', 'deflate'] as const)(
  'a response of 64 MB that is compressed with %s is refused early, with little memory',
  async (encoding) => {
    const bytes = await bomb(encoding, 64 * 1024 * 1024);
    expect(bytes.length).toBeLessThan(1024 * 1024);
    await using server = await startEndpoint(encoded(encoding, bytes));
    const used = () => {
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    };
    const before = used();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, used());
    }, 1);
    const began = process.cpuUsage();
    const error = await fetchFrom(server.baseUrl, { timeout: 30 })
      .catch((caught: unknown) => caught)
      .finally(() => clearInterval(watch));
    peak = Math.max(peak, used());
    expect(error).toMatchObject({ code: 'invalid-answer' });
    expect(server.requests).toHaveLength(1);
    expect(peak - before).toBeLessThan(32 * 1024 * 1024);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000);
  },
);

test.each([
  ['comments', `${'<!---->'.repeat(9000)}x`],
  ['open comments', '<!--'.repeat(16_000)],
  ['open tags', '<a'.repeat(32_000)],
  ['open scripts', '<script>'.repeat(8000)],
  ['deep elements', '<div>'.repeat(13_000)],
  ['deep arrays', '['.repeat(32_000) + ']'.repeat(32_000)],
])(
  'the words of an error with %s are found in linear time, without markup',
  async (_what, body) => {
    await using server = await startEndpoint(reply(404, body));
    const began = process.cpuUsage();
    await expect(fetchFrom(server.baseUrl)).rejects.not.toThrow('<');
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(500);
  },
);
