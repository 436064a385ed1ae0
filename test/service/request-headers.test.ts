import { describe, expect, test } from 'vitest';
import { parseHeader } from '../../src/service/request-headers.ts';

describe('parseHeader', () => {
  test.each([
    ['Authorization: Bearer a:b', ['Authorization', 'Bearer a:b']],
    ['X-Key: \tk \t', ['X-Key', 'k']],
    ['  cookie:a=b; c=d', ['cookie', 'a=b; c=d']],
    ['accept: */*', ['accept', '*/*']],
    ['X-Host: ü', ['X-Host', 'ü']],
    ['Host-X: a', ['Host-X', 'a']],
    ['X-If-Range: a', ['X-If-Range', 'a']],
    ['Ranges: a', ['Ranges', 'a']],
  ])('parseHeader splits %j into its name and value, without the blanks around them', (line, header) => {
    expect(parseHeader(line, '--header')).toEqual(header);
  });

  const malformed = [
    's3cr3t',
    ': s3cr3t',
    'X s3cr3t: s3cr3t',
    'X-Key : s3cr3t',
    'Schlüssel: s3cr3t',
    'X-Key:',
    'X-Key: \t',
  ];
  const unsendable = ['\nHost: evil', '\r', '\u0000', '\u007f', '\u001b and more', ' 🙂', '\ud800'];

  test.each([
    ...['', ...malformed, ...unsendable.map((end) => `X-Key: s3cr3t${end}`)].map((line) => [line, 'is not a header: ']),
    ...['Host', 'CONTENT-LENGTH', 'Content-Encoding', 'Connection', 'Expect', 'HTTP2-Settings', 'Keep-Alive']
      .concat('Proxy-Connection', 'Proxy-Authorization', 'TE', 'Trailer', 'Transfer-Encoding', 'Upgrade')
      .concat('If-None-Match', 'if-modified-since', 'If-Range', 'Range')
      .map((name) => [`${name}: s3cr3t`, `is "${name}", which this program sets`]),
  ])('parseHeader refuses %j with a message that does not contain the value', (line, reason) => {
    try {
      expect.unreachable(parseHeader(line, '--header').join());
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid-input', message: expect.stringContaining(`--header ${reason}`) });
      expect(JSON.stringify(error) + String(error)).not.toContain('s3cr3t');
    }
  });
});
