import { describe, expect, test } from 'vitest';
import { snippetFields } from '../../src/snippets/snippet-set.ts';
import { encoded, lieAboutLength, reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { fetchFrom } from '../support/fetching.ts';

/** Strings with the base URL of another service: well-formed, but unsafe for the service of these tests. */
const snippets = snippetsOf('acme', 'https://statuspage.me', 'https://acme.statuspage.me');
const json = JSON.stringify(snippets);

describe('a response', () => {
  test.each<[reason: string, bodies: (string | Buffer)[]]>([
    ['is not JSON in UTF-8: ""', ['']],
    ['"Log in"', ['<!doctype html><title>Log in</title>']],
    ['is not an object', ['null', `[${json}]`, JSON.stringify(json)]],
    [
      'is not JSON',
      [
        ...[
          json.slice(0, 99),
          '['.repeat(60_000),
          `\ufeff\ufeff${json}`,
          Buffer.from(`\ufeff${json}`, 'utf16le'),
        ],
        Buffer.from(json.replace('See', 'S\xe9e'), 'latin1'),
      ],
    ],
  ])('a response is invalid with the reason %s', async (reason, bodies) => {
    await using server = await startEndpoint(...bodies.map((body) => reply(200, body)));
    for (const _body of bodies) {
      const message = expect.stringContaining(reason);
      await expect(fetchFrom(server.baseUrl)).rejects.toMatchObject({
        code: 'invalid-answer',
        message,
      });
    }
    expect(server.requests).toHaveLength(bodies.length);
  });

  test('a response is invalid without a valid field, which the error names', async () => {
    for (const field of snippetFields) {
      const { [field]: _left, ...rest } = snippets;
      const values = [undefined, null, 7, [snippets[field]], { text: snippets[field] }, '', ' \n'];
      await using server = await startEndpoint(
        ...values.map((value) => reply(200, { ...rest, [field]: value })),
        reply(200, `{"__proto__": ${json}, ${JSON.stringify(rest).slice(1)}`),
      );
      const reason = `the field "${field}" is missing, empty or not a string (base-url http`;
      const message = expect.stringContaining(`The response for page "acme" is invalid: ${reason}`);
      for (let count = 0; count <= values.length; count += 1) {
        await expect(fetchFrom(server.baseUrl)).rejects.toMatchObject({
          code: 'invalid-answer',
          message,
        });
      }
      expect(server.requests).toHaveLength(values.length + 1);
    }
  });

  test('a response is invalid if its Content-Length is too short', async () => {
    await using server = await startEndpoint(lieAboutLength(json, 100));
    await expect(fetchFrom(server.baseUrl)).rejects.toHaveProperty('code', 'invalid-answer');
  });

  test('a response whose bytes are compressed in an unknown way is invalid', async () => {
    await using server = await startEndpoint(
      encoded('rot13', Buffer.from(json)),
      encoded('x-lz', Buffer.from([255, 254])),
    );
    // Plain JSON is accepted although its encoding has an unknown name.
    expect(await fetchFrom(server.baseUrl)).toMatchObject({ source: 'endpoint' });
    await expect(fetchFrom(server.baseUrl)).rejects.toHaveProperty('code', 'invalid-answer');
  });

  test('the message about an invalid response quotes it without the header values that it repeats', async () => {
    await using server = await startEndpoint(reply(200, 'you sent Bearer s3cr3t and s3cr\u200b3t'));
    const headers = [['Authorization', 'Bearer s3cr3t']] as const;
    const error = await fetchFrom(server.baseUrl, { headers }).catch((caught: unknown) => caught);
    expect(error).toHaveProperty('message', expect.stringContaining('you sent *** and ***'));
    expect(JSON.stringify(error) + String(error)).not.toContain('s3cr3t');
  });
});
