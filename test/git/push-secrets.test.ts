import { describe, expect, test } from 'vitest';
import { startClone, startHttpClone } from '../support/git-server.ts';
import { empty, push } from '../support/pushing.ts';
import { configure, setUrl } from '../support/repository.ts';

/** Any request over HTTP fails at once. */
const noNetwork = ['[http]', 'proxy = http://127.0.0.1:1'];

describe('what --push prints', () => {
  test('never prints the password of an address, in any form', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await clone.server.addHook(
      'pre-receive',
      `echo "no: ${clone.server.url} ${clone.server.password} ${encodeURIComponent(clone.server.password)}" >&2
       echo "see https://someone:other-secret@git.example/x or HTTPS://other-secret@git.example/y" >&2; exit 1`,
    );
    const refused = await push(clone, ['--json']);
    const wrong = clone.server.url.replace(encodeURIComponent(clone.server.password), 'wr%6Fng');
    const pushTo = async (address: string) => {
      await setUrl(clone, address);
      return push(clone, ['--json']);
    };
    const unauthorized = await pushTo(wrong);
    const gone = await pushTo(clone.server.url.replace(/:\d+\//, ':1/'));
    for (const { code, stdout, stderr } of [refused, unauthorized, gone]) {
      const { error, publish } = JSON.parse(stdout);
      expect([code, error.code, publish]).toMatchObject([
        5,
        'push-failed',
        { outcome: 'failed', branch: 'main' },
      ]);
      for (const secret of [
        clone.server.password,
        encodeURIComponent(clone.server.password),
        'wr%6Fng',
        'wrong',
      ]) {
        expect(stdout + stderr).not.toContain(secret);
      }
    }
    expect(unauthorized.stderr).toContain(
      'git could not read origin: check the address and the credentials:\n',
    );
    expect(unauthorized.stderr).toMatch(/'http:\/\/127\.0\.0\.1:\d+\/acme\.git\/'/);
    expect(refused.stderr).toContain('no: http://127.0.0.1');
    expect(refused.stderr).toContain('see https://git.example/x or HTTPS://git.example/y');
  });

  test('never prints the password of the address with which git replaces the given one', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    const short = 'https://short.invalid/x.git';
    await setUrl(clone, short);
    await configure(clone, `[url "${clone.server.url}"]`, `insteadOf = ${short}`);
    await clone.server.addHook('pre-receive', `echo "no: ${clone.server.password}"; exit 1`);
    const { code, stderr } = await push(clone);
    expect([code, stderr]).toEqual([5, expect.stringContaining('\n  no: ***\n')]);
  });

  test('hides no host and no path of an address, and no name of a user', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await configure(clone, ...noNetwork);
    for (const [address, shown] of [
      ['https://git.acme.invalid/@acme/site.git', 'https://git.acme.invalid/@acme/site.git/'],
      ['https://git@git.acme.invalid/git.git', 'https://git.acme.invalid/git.git/'],
      [
        'https://git.acme.invalid/kubernetes-1-30-release/2026.git',
        'https://git.acme.invalid/kubernetes-1-30-release/2026.git/',
      ],
    ] as const) {
      await setUrl(clone, address);
      const { code, stderr } = await push(clone);
      expect([code, stderr]).toEqual([5, expect.stringContaining(`'${shown}'`)]);
    }
  });

  test.each([
    ['https://git.acme.invalid/x.git?private_token=s3cr', /s3cr/],
    ['https://git.acme.invalid/x.git?a=1&token=k1%2Bk2', /k1(?:%2B|\+)k2/],
    ['https://git.acme.invalid/glpat-Zq9Xw4Tk8Rm2Zq9Xw4Tk/x.git', /Zq9Xw4Tk8Rm2/],
  ])('never prints the token in the path or the query of %s', async (address, token) => {
    await using clone = await startClone({ 'README.md': empty });
    await configure(clone, ...noNetwork);
    await setUrl(clone, address);
    const { code, stdout, stderr } = await push(clone, ['--json']);
    expect([code, stderr]).toEqual([5, expect.stringContaining('https://git.acme.invalid/')]);
    expect(stdout + stderr).not.toMatch(token);
  });

  test.each([
    ...[
      'bot:zq9Xw4/Tk8Rm2',
      'bot:zq9Xw4@Tk8Rm2',
      'bot:zq9Xw4 Tk8Rm2',
      'bot:zq9Xw4:Tk8Rm2/',
      'bot:a@zq9Xw4/Tk8Rm2',
    ],
    ...['zq9Xw4/Tk8Rm2', 'zq9Xw4#Tk8Rm2', 'bot:zq9Xw4?Tk8Rm2', 'bot:zq9Xw4Tk8Rm2='],
  ])('never prints the secret %s, with which git cannot read the address', async (secret) => {
    await using clone = await startClone({ 'README.md': empty });
    await setUrl(clone, `https://${secret}@host.invalid/x.git`);
    const { code, stdout, stderr } = await push(clone, ['--json']);
    expect([code, stdout + stderr]).toEqual([5, expect.not.stringMatching('zq9Xw4|Tk8Rm2')]);
  });

  test.each([
    'https::https://',
    'HTTPS://',
    ' https://',
    '"https://',
    'https:/',
    'https//',
    '',
    'x:',
    'john.',
    'john@acme.com:',
  ])('never prints the secret of an address that starts with %j and the user', async (start) => {
    await using clone = await startClone({ 'README.md': empty });
    await setUrl(clone, `${start}bot:zq9Xw4Tk8@host.invalid/x`);
    const { code, stdout, stderr } = await push(clone, ['--json']);
    expect([code, stdout + stderr]).toEqual([5, expect.not.stringMatching('zq9Xw4Tk8')]);
  });

  test.each(['https://bot:zq9Xw4/Tk8Rm2@host.invalid/x.git', 'x:bot:zq9Xw4Tk8Rm2@host.invalid/x'])(
    'never prints the secret of the address %s that is given for the name of a remote',
    async (address) => {
      await using clone = await startClone({ 'README.md': empty });
      const { code, stdout, stderr } = await push(clone, ['--json', '--remote', address]);
      expect([code, stdout + stderr]).toEqual([2, expect.not.stringMatching('zq9Xw4|Tk8Rm2')]);
    },
  );

  test('never prints a line of a secret with a line break', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await setUrl(clone, 'https://bot:zq9Xw4\nTk8Rm2@host.invalid');
    const { code, stdout, stderr } = await push(clone, ['--json']);
    expect([code, stdout + stderr]).toEqual([2, expect.not.stringMatching('zq9Xw4|Tk8Rm2')]);
  });

  test('prints no command to a runner of GitHub, and no part of an address that is no secret as one', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.server.addHook(
      'pre-receive',
      'echo "::error::x"; echo "a ##[add-path]/tmp"; echo "https://git@host.example/gitgit.git"; exit 1',
    );
    const { stderr } = await push(clone);
    expect(stderr).toContain(
      '  :\\:error::x\n  a ##\\[add-path]/tmp\n  https://host.example/gitgit.git\n',
    );
  });
});
