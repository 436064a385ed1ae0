import { expect, test } from 'vitest';
import { parseUrl } from '../../src/text/parse-url.ts';

test('parseUrl normalizes a URL', () => {
  expect(parseUrl('HTTPS://Status.Acme.com')?.href).toBe('https://status.acme.com/');
});

test('parseUrl resolves a relative URL against its base', () => {
  expect(parseUrl('../x?y', new URL('https://acme.com/a/b/c'))?.href).toBe('https://acme.com/a/x?y');
});

test.each(['acme', '/x', 'http://', 'http://['])('parseUrl returns null for %j without a base', (text) => {
  expect(parseUrl(text)).toBeNull();
});

test('parseUrl accepts an internationalized host after 20,000 calls', () => {
  for (let count = 0; count < 20_000; count += 1) parseUrl('https://status.acme.com');
  expect(parseUrl('https://münchen.de')?.hostname).toBe('xn--mnchen-3ya.de');
});
