import { describe, expect, test } from 'vitest';
import { readActionInputs } from '../../src/action/read-action-inputs.ts';
import { findSecrets } from '../../src/action/secrets.ts';

function secretsIn(inputs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  return findSecrets(
    readActionInputs((name) => inputs[name] ?? ''),
    env,
  );
}

describe('the secrets of a run', () => {
  test('the token and the header values are secrets, with and without their scheme', () => {
    const headers = 'Authorization: Bearer abc.def\nX-Key:  k1 \n\nauthorization: basic dTpw';
    expect(secretsIn({ token: 'ghs_1', headers })).toEqual([
      'ghs_1',
      'Bearer abc.def',
      'abc.def',
      'k1',
      'basic dTpw',
      'dTpw',
    ]);
  });

  test('a header line without a colon is a secret as a whole', () => {
    expect(secretsIn({ headers: 'Bearer-abc' })).toEqual(['Bearer-abc']);
  });

  test('passwords in addresses are secrets, encoded and decoded', () => {
    const env = {
      https_proxy: 'http://user:p%40ss@proxy:3128',
      HTTP_PROXY: 'http://proxy',
      no_proxy: 'a:b@c',
    };
    expect(secretsIn({ 'base-url': 'https://u:p4ss@status.acme.com' }, env)).toEqual(['p4ss', 'p%40ss', 'p@ss']);
  });

  test('empty inputs and addresses without a password contain no secrets', () => {
    expect(secretsIn({ headers: ' \n ', token: '', 'base-url': 'https://statuspage.me' })).toEqual([]);
  });
});
