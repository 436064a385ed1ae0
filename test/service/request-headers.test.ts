import { describe, expect, test } from 'vitest';
import { parseHeader } from '../../src/service/request-headers.ts';

describe('parseHeader', () => {
  test.each([
    ['Authorization: Bearer a:b', ['Authorization', 'Bearer a:b']],
    ['X-Key: \tk \t', ['X-Key', 'k']],
    ['  cookie:a=b; c=d', ['cookie', 'a=b; c=d']],
    ['\tX-Both: a b \t', ['X-Both', 'a b']],
    ['accept: */*', ['accept', '*/*']],
    ['X-Host: ü', ['X-Host', 'ü']],
    ['Host-X: a', ['Host-X', 'a']],
    ['X-If-Range: a', ['X-If-Range', 'a']],
    ['Ranges: a', ['Ranges', 'a']],
  ])(
    'parseHeader splits %j into its name and value, without the blanks around them',
    (line, header) => {
      expect(parseHeader(line, '--header')).toEqual(header);
    },
  );

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

  const reserved = [
    'Host',
    'CONTENT-LENGTH',
    'Content-Encoding',
    'Connection',
    'Expect',
    'HTTP2-Settings',
    'Keep-Alive',
  ]
    .concat(
      'Proxy-Connection',
      'Proxy-Authorization',
      'TE',
      'Trailer',
      'Transfer-Encoding',
      'Upgrade',
    )
    .concat('If-None-Match', 'if-modified-since', 'If-Range', 'Range');

  test.each([
    ['is not a header: ', ['', ...malformed, ...unsendable.map((end) => `X-Key: s3cr3t${end}`)]],
    ['is "NAME", which this program sets', reserved.map((name) => `${name}: s3cr3t`)],
  ])(
    'parseHeader refuses a line with a message that says %j, without the value',
    (words, lines) => {
      for (const line of lines) {
        const message = expect.stringContaining(
          `--header ${words.replace('NAME', line.split(':')[0] ?? '')}`,
        );
        const refused = expect.toSatisfy(
          (error) => !`${JSON.stringify(error)}${error}`.includes('s3cr3t'),
        );
        expect(() => parseHeader(line, '--header')).toThrow(
          expect.objectContaining({ code: 'invalid-input', message }),
        );
        expect(() => parseHeader(line, '--header')).toThrow(refused);
      }
    },
  );
});
