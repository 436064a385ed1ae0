import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runAsProcess, runInProcess } from '../support/command-line.ts';
import { startClone, startWatchedClone } from '../support/git-server.ts';
import { checkoutOf, empty, filled, offlinePush, push } from '../support/pushing.ts';
import { configure } from '../support/repository.ts';

describe('--push', () => {
  test('changes the files at the head of the remote branch, and leaves a dirty checkout as it is', async () => {
    await using clone = await startClone({ 'README.md': empty, 'x.txt': '1\n' });
    await clone.server.commit({ 'README.md': `# New\n\n${empty}` });
    await writeFile(clone.at('x.txt'), 'stashed');
    await clone.git('stash');
    await writeFile(clone.at('x.txt'), 'staged');
    await clone.git('add', 'x.txt');
    await writeFile(clone.at('README.md'), 'in the middle of something');
    await writeFile(clone.at('.git/index.lock'), 'left by another program');
    const before = checkoutOf(clone);
    const { code, stderr } = await runAsProcess(clone, offlinePush);
    expect([code, stderr]).toEqual([0, 'Pushed README.md (1 section) to main on origin.\n']);
    expect(checkoutOf(clone)).toEqual(before);
    expect(await clone.server.read('README.md')).toBe(`# New\n\n${filled}`);
    const [{ author, message, files }] = await clone.server.commits();
    expect([author, message]).toEqual([
      'Tester <tester@example.com>',
      expect.stringMatching(/^.+ https:\/\/acme\.statuspage\.me\n/),
    ]);
    expect(files).toEqual(['README.md']);
  });

  test('with nothing to do, connects once and pushes nothing', async () => {
    await using clone = await startWatchedClone({ 'README.md': filled });
    const { code, stdout } = await push(clone, ['--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'unchanged',
      publish: { outcome: 'unchanged', remote: 'origin', branch: 'main', commit: null },
    });
    expect(await clone.server.connections()).toEqual(['read']);
  });

  test('reports what was pushed as JSON; with --dry-run, what would be pushed', async () => {
    await using clone = await startClone({ 'README.md': empty });
    const before = checkoutOf(clone);
    const head = clone.server.id('main');
    const dry = await push(clone, ['--json', '--dry-run']);
    expect(JSON.parse(dry.stdout)).toMatchObject({
      outcome: 'changed',
      publish: { outcome: 'would-push', remote: 'origin', branch: 'main', commit: null },
    });
    expect([dry.code, checkoutOf(clone), clone.server.id('main')]).toEqual([0, before, head]);
    expect(dry.stderr).toBe('Would push README.md (1 section) to main on origin.\n');
    // It has the same address as origin.
    await configure(clone, '[remote "twin"]', `url = ${clone.server.url}`);
    const { code, stdout } = await push(clone, ['--json', '--remote', 'twin']);
    const commit = clone.server.id('main');
    const publish = { outcome: 'pushed', remote: 'twin', branch: 'main', commit };
    expect([code, JSON.parse(stdout).publish]).toEqual([0, publish]);
    // Only the commit of a request has a trailer.
    expect((await clone.server.commits())[0].message).not.toContain('Status-Snippets-Change');
  });

  test('commits with the given message, whose placeholders are replaced', async () => {
    await using clone = await startClone({ 'README.md': filled });
    const message = 'docs({slug}): from {previous-address} to {address}';
    const args = ['--custom-domain', 'status.acme.com', '--commit-message', message];
    expect(await push(clone, args)).toMatchObject({ code: 0 });
    const expected = 'docs(acme): from https://acme.statuspage.me to https://status.acme.com';
    expect((await clone.server.commits())[0].message).toBe(`${expected}\n`);
    expect(await push(clone, ['--commit-message', '{adress}'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        '--commit-message contains the unknown placeholder "{adress}": did you mean {address}?',
      ),
    });
  });

  test('lists what is in a folder of the commit once', async () => {
    await using clone = await startClone({
      'README.md': empty,
      'docs/a.md': empty,
      'docs/b.md': empty,
    });
    const trace = clone.at('.git/trace');
    expect(
      await push(clone, ['docs/a.md', 'docs/b.md'], { GIT_TRACE2_EVENT: trace }),
    ).toMatchObject({ code: 0 });
    const started = readFileSync(trace, 'utf8').match(/"event":"start".*"ls-tree".*/g) ?? [];
    expect(started.map((line) => /"--"(.*)\]/.exec(line)?.[1])).toEqual([',"./"', ',"docs/"']);
  });

  test('does not look into a folder of a folder that the commit does not have', async () => {
    await using clone = await startClone({ 'README.md': empty });
    const trace = clone.at('.git/trace');
    expect(await push(clone, ['docs/a/b.md'], { GIT_TRACE2_EVENT: trace })).toMatchObject({
      code: 2,
    });
    expect(readFileSync(trace, 'utf8').match(/"event":"start".*"ls-tree"/g)).toHaveLength(1);
  });

  test('init --push pushes the first section and the workflow', async () => {
    await using clone = await startClone({ 'README.md': '# Acme\n' });
    const before = checkoutOf(clone);
    const args = ['init', '--push', '--slug', 'acme', '--source', 'offline', '--workflow'];
    const { code, stderr } = await runInProcess(clone, args);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('Pushed README.md (1 section) to main on origin.\n'),
    ]);
    expect((await clone.server.commits())[0].files).toEqual([
      '.github/workflows/status-snippets.yml',
      'README.md',
    ]);
    expect(checkoutOf(clone)).toEqual(before);
  });

  test('init --push says so when it pushes the workflow alone', async () => {
    await using clone = await startClone({ 'README.md': filled });
    const args = ['init', '--push', '--slug', 'acme', '--source', 'offline', '--workflow'];
    const { code, stderr } = await runInProcess(clone, args);
    const pushed = 'README.md is up to date (1 section).\nPushed a commit to main on origin.\n';
    expect([code, stderr]).toEqual([0, expect.stringContaining(pushed)]);
  });

  test('init --push names the remote in the next command', async () => {
    await using clone = await startClone({ 'README.md': filled });
    const words = ['init', '--slug', 'acme', '--push', '--source', 'offline', '--remote', 'origin'];
    expect((await runInProcess(clone, words)).stderr).toContain(
      '--push --source offline --remote origin\n',
    );
  });

  test('init --push refuses to write the workflow into a folder that is a file of the commit', async () => {
    await using clone = await startClone({ 'README.md': '# Site\n', '.github': 'a file\n' });
    const head = clone.server.id('main');
    const args = ['init', '--push', '--slug', 'acme', '--source', 'offline', '--workflow'];
    const { code, stderr } = await runInProcess(clone, args);
    expect([code, stderr]).toEqual([
      5,
      expect.stringContaining('.github cannot be written: a file and a folder'),
    ]);
    expect(clone.server.id('main')).toBe(head);
  });
});
