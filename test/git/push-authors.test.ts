import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { startClone } from '../support/git-server.ts';
import { empty, push } from '../support/pushing.ts';
import { addHook, configure, forgetUser } from '../support/repository.ts';

const isWindows = process.platform === 'win32';

describe('the author of what --push commits', () => {
  test('commits as the user whom git knows, and takes an empty variable for a name as none', async () => {
    await using clone = await startClone({ 'README.md': empty });
    const env = { GIT_AUTHOR_NAME: '', GIT_COMMITTER_EMAIL: '' };
    expect(await push(clone, [], env)).toMatchObject({ code: 0 });
    const person = 'Tester <tester@example.com>';
    expect((await clone.server.commits())[0]).toMatchObject({ author: person, committer: person });
  });

  test('commits as status-snippets where git knows no name, and runs no hook of the checkout', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await forgetUser(clone);
    for (const name of [
      'pre-commit',
      'pre-push',
      'commit-msg',
      'reference-transaction',
      'post-checkout',
    ])
      await addHook(
        clone,
        name,
        `echo ${name} >> "${clone.at('.cache')}"; git checkout -q -- .; exit 1`,
      );
    await writeFile(clone.at('README.md'), 'in the middle of something');
    expect(await push(clone)).toMatchObject({ code: 0 });
    const person = 'status-snippets <status-snippets@localhost>';
    expect((await clone.server.commits())[0]).toMatchObject({ author: person, committer: person });
    expect(existsSync(clone.at('.cache'))).toBe(false);
    expect(await readFile(clone.at('README.md'), 'utf8')).toBe('in the middle of something');
  });

  test.each(['AUTHOR', 'COMMITTER'])(
    'commits where git knows only the name of GIT_%s_NAME',
    async (who) => {
      await using clone = await startClone({ 'README.md': empty });
      await forgetUser(clone);
      const env = { [`GIT_${who}_NAME`]: 'Ada', [`GIT_${who}_EMAIL`]: 'ada@acme.com' };
      expect(await push(clone, [], env)).toMatchObject({ code: 0 });
      const [{ author, committer }] = await clone.server.commits();
      expect([author, committer].sort()).toEqual([
        'Ada <ada@acme.com>',
        'status-snippets <status-snippets@localhost>',
      ]);
    },
  );

  test.each([' ', ','])(
    'commits as status-snippets where the name that git knows is %j',
    async (name) => {
      await using clone = await startClone({ 'README.md': empty });
      await configure(clone, '[user]', `name = "${name}"`);
      expect(await push(clone)).toMatchObject({ code: 0 });
      expect((await clone.server.commits())[0].author).toMatch(/^status-snippets </);
    },
  );

  test.skipIf(isWindows)(
    'signs where commit.gpgSign says so, and exits 5 with the words of git when it cannot',
    async () => {
      await using clone = await startClone({ 'README.md': empty });
      const { server } = clone;
      const sign =
        'printf "[GNUPG:] BEGIN_SIGNING\n[GNUPG:] SIG_CREATED D\n" >&2; echo "-----BEGIN PGP SIGNATURE-----\n\nx\n-----END PGP SIGNATURE-----"';
      const signWith = (script: string) =>
        writeFile(clone.at('.git/sign'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      await signWith(`cat > /dev/null\n${sign}`);
      await configure(clone, '[gpg]', `program = ${clone.at('.git/sign')}`);
      await configure(clone, '[commit]', 'gpgSign = yes');
      const signature = '\ngpgsig -----BEGIN PGP SIGNATURE-----\n';
      // A signed commit is recognized as one that nobody rewrote.
      for (const domain of ['status.acme.com', 'new.acme.com']) {
        const request = ['--change-request', 'status', '--custom-domain', domain];
        expect(await push(clone, request)).toMatchObject({ code: 0 });
        const commit = await server.readCommit('status');
        expect(commit).toContain(signature);
        // As in a repository with ids of two kinds.
        const both = commit.replace('\ngpgsig ', '\ngpgsig-sha256 x\n y\ngpgsig ');
        server.setReference('status', await server.writeCommit(both));
      }
      await configure(clone, '[commit]', 'gpgSign');
      expect(await push(clone)).toMatchObject({ code: 0 });
      expect(await server.readCommit('main')).toContain(signature);
      await signWith('echo No key >&2; exit 1');
      const args = ['--custom-domain', 'status.acme.com'];
      const { code, stderr } = await push(clone, args);
      const words = /git commit-tree failed: .*:\n {2}error: gpg failed to sign the data/;
      expect([code, stderr]).toEqual([5, expect.stringMatching(words)]);
      await configure(clone, '[commit]', 'gpgSign = off');
      expect(await push(clone, args)).toMatchObject({ code: 0 });
    },
  );
});
