import { describe, expect, test } from 'vitest';
import { HeaderError, parseHeaders } from '../../src/service/request-headers.ts';

describe('parseHeaders', () => {
  test('parseHeaders returns names and values without the blanks around them', () => {
    expect(parseHeaders(['Authorization: Bearer a:b', 'X-Key:\tk ', '  cookie:a=b; c=d', 'accept: */*'])).toEqual([
      ['Authorization', 'Bearer a:b'],
      ['X-Key', 'k'],
      ['cookie', 'a=b; c=d'],
      ['accept', '*/*'],
    ]);
    expect(parseHeaders([])).toEqual([]);
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
    ['X-Key: s3cr3t 🙂', 'cannot contain'],
    ['X-Key: s3cr3t\ud800', 'cannot contain'],
    ['X-Key:', 'has no value'],
    ['X-Key: \t', 'has no value'],
    ['Host: s3cr3t', 'is "Host", which describes the connection'],
    ['CONTENT-LENGTH: s3cr3t', 'is "CONTENT-LENGTH"'],
    ['Connection: s3cr3t', 'leave it out'],
    ['Transfer-Encoding: s3cr3t', 'leave it out'],
    ['Proxy-Authorization: s3cr3t', 'leave it out'],
    ['Expect: s3cr3t', 'leave it out'],
    ['If-None-Match: s3cr3t', 'which the cache manages'],
  ])('parseHeaders refuses %j, without its value in the error', (line, reason) => {
    let caught: unknown;
    try {
      parseHeaders(['X-Fine: yes', line]);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(HeaderError);
    expect(caught).toMatchObject({ name: 'HeaderError', code: 'invalid-header', line: 2 });
    expect(caught).toHaveProperty('message', expect.stringContaining(reason));
    expect(caught).toHaveProperty('message', expect.stringMatching(/^header 2 .*: /));
    expect(`${caught}${JSON.stringify(caught)}`).not.toContain('s3cr3t');
  });
});
