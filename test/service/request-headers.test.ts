import { describe, expect, test } from 'vitest';
import { parseHeader } from '../../src/service/request-headers.ts';

function errorOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

describe('parseHeader', () => {
  test.each([
    ['Authorization: Bearer a:b', ['Authorization', 'Bearer a:b']],
    ['X-Key: \tk \t', ['X-Key', 'k']],
    ['  cookie:a=b; c=d', ['cookie', 'a=b; c=d']],
    ['accept: */*', ['accept', '*/*']],
    ['X-Host: a', ['X-Host', 'a']],
    ['Host-X: a', ['Host-X', 'a']],
    ['X-If-Range: a', ['X-If-Range', 'a']],
    ['Ranges: a', ['Ranges', 'a']],
  ])('parseHeader splits %j into its name and value, without the blanks around them', (line, header) => {
    expect(parseHeader(line, '--header')).toEqual(header);
  });

  test.each([
    ['s3cr3t', 'has no colon'],
    ['', 'has no colon'],
    [': s3cr3t', 'has no name'],
    ['  : s3cr3t', 'has no name'],
    ['X s3cr3t: s3cr3t', 'is not a header name'],
    ['X-Key : s3cr3t', 'no blank before the colon'],
    ['Schlüssel: s3cr3t', 'is not a header name'],
    ['X-Key: s3cr3t\nHost: evil', 'line break'],
    ['X-Key: s3cr3t\r', 'line break'],
    ['X-Key\n: s3cr3t', 'line break'],
    ['X-Key: s3cr3t\u0000', 'cannot contain'],
    ['X-Key: s3cr3t\u007f', 'cannot contain'],
    ['X-Key: \u001bs3cr3t and more', 'cannot contain'],
    ['X-Key: s3cr3t 🙂', 'cannot contain'],
    ['X-Key: s3cr3t\ud800', 'cannot contain'],
    ['X-Key:', 'has no value'],
    ['X-Key: \t', 'has no value'],
    ['Host: s3cr3t', 'is "Host", which describes the connection'],
    ...[
      'CONTENT-LENGTH',
      'Content-Encoding',
      'Connection',
      'Expect',
      'HTTP2-Settings',
      'Keep-Alive',
      'Proxy-Connection',
    ]
      .concat('Proxy-Authorization', 'TE', 'Trailer', 'Transfer-Encoding', 'Upgrade')
      .map((name) => [`${name}: s3cr3t`, `is "${name}", which describes the connection`]),
    ...['If-None-Match', 'if-modified-since', 'If-Range', 'Range'].map((name) => [
      `${name}: s3cr3t`,
      'the cache manages',
    ]),
  ])('parseHeader refuses %j with a message that does not contain the value', (line, reason) => {
    const error = errorOf(() => parseHeader(line, '--header'));
    expect(error).toMatchObject({ code: 'invalid-input', message: expect.stringContaining(reason) });
    expect(JSON.stringify(error) + String(error)).not.toContain('s3cr3t');
  });
});
