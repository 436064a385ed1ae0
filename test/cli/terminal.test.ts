import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { commandsIn } from '../action/log-commands.ts';
import { type CommandResult, environment, program, runInProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { section } from '../support/section.ts';
import type { TempFolder } from '../support/temp-folder.ts';

const hasShell = process.platform !== 'win32';
const isLinux = process.platform === 'linux';
const offline = ['--source', 'offline'];
/** The command that starts the program in a shell. */
const cli = `"${process.execPath}" "${program}"`;
const csi = '\u001b[';

/** Runs a line in a shell. */
function inShell(
  folder: TempFolder,
  line: string,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder.path, env: environment(folder, { TERM: 'xterm', ...env }) };
    execFile('bash', ['-o', 'pipefail', '-c', line], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

/** Many files that are out of date. A diff of 400 such files does not fit into a pipe. */
function manyFiles(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`docs/${index}.md`, section()]),
  );
}

describe('color', () => {
  test.each([
    [true, {}, true],
    [true, { TERM: 'xterm' }, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '0' }, false],
    [true, { NO_COLOR: '' }, true],
    [true, { TERM: 'dumb' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { FORCE_COLOR: 'false' }, false],
    [true, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])(
    'with isTerminal %s and the variables %j, a diff is colored: %s',
    async (isTerminal, env, wanted) => {
      await using folder = await folderWith({ 'README.md': section() });
      const { stdout } = await runInProcess(folder, ['check', ...offline], { isTerminal, env });
      expect(stdout.includes(`${csi}36m@@`)).toBe(wanted);
    },
  );

  test('control characters of a file are visible in its diff', async () => {
    const beside = 'a\u001b]52;c;AAAA\u0007b\u0085\u202ec\rd\te→\r\n';
    await using folder = await folderWith({ 'README.md': `${beside}\r\n${section()}` });
    const { stdout } = await runInProcess(folder, ['check', ...offline]);
    expect(stdout).toContain(' a\\u{1B}]52;c;AAAA\\u{7}b\\u{85}\\u{202E}c\\u{D}d\te→\r\n');
  });

  test('on a terminal the diff and the summary are colored, and JSON is not', async () => {
    await using folder = await folderWith({
      'README.md': `# A --- @@ - +++ b\n\n${section('\n\nhttps://old.example\n\n\n')}`,
    });
    const { stdout, stderr } = await runInProcess(folder, ['check', '--slug', 'acme', ...offline], {
      isTerminal: true,
    });
    const lines = stdout.split('\n');
    expect(lines[0]).toBe(`${csi}1m--- a/README.md${csi}22m`);
    expect(lines[1]).toBe(`${csi}1m+++ b/README.md${csi}22m`);
    expect(lines).toContain(`${csi}31m-${csi}39m`);
    expect(lines[2]).toMatch(/^\u001b\[36m@@ .* @@\u001b\[39m$/);
    expect(lines).toContain(`${csi}31m-https://old.example${csi}39m`);
    expect(lines).toContain(' # A --- @@ - +++ b');
    expect(lines.find((line) => line.startsWith(`${csi}32m+[![Status]`))).toBeDefined();
    expect(lines).toContain(`${csi}32m+${csi}39m`);
    expect(stderr).toMatch(/^\u001b\[33mREADME\.md is out of date [^\u001b]*\u001b\[39m\n$/);
    const json = await runInProcess(folder, ['check', '--slug', 'acme', '--json', ...offline], {
      isTerminal: true,
    });
    expect(json.stdout).not.toContain(csi);
  });

  test('on a terminal the address that changes within a long line of a diff is in reverse colors', async () => {
    const badge = (address: string) =>
      `[![Status](https://statuspage.me/badge/acme.svg)](${address})`;
    const row = (address: string) =>
      `[![CI](https://ci.example/a.svg)](https://ci.example)<!-- status-snippets start slug="acme" show="badge" --> ${badge(address)}<!-- status-snippets end --> [x](https://x.example)`;
    await using folder = await folderWith({
      'README.md': `# A\n\n${row('https://old.acme.com')}\n`,
    });
    const words = ['check', '--custom-domain', 'status.acme.com', ...offline];
    const { stdout } = await runInProcess(folder, words, { isTerminal: true });
    const [before = '', after = ''] = row('|').split('|');
    const reverse = (address: string) => `${csi}7m${address}${csi}27m`;
    expect(stdout).toContain(
      `${csi}31m-${before}${reverse('https://old.acme.com')}${after}${csi}39m\n`,
    );
    expect(stdout).toContain(
      `${csi}32m+${before}${reverse('https://status.acme.com')}${after}${csi}39m\n`,
    );
    const plain = await runInProcess(folder, words);
    expect(plain.stdout).toContain(
      `-${row('https://old.acme.com')}\n+${row('https://status.acme.com')}\n`,
    );
  });

  test.skipIf(!isLinux)('a diff of the program is colored on a terminal', async () => {
    await using folder = await folderWith({ 'README.md': section() });
    const line = `script -qec '${cli} check --source offline' /dev/null`;
    expect((await inShell(folder, line)).stdout).toContain(`${csi}36m@@`);
  });
});

test('no name or text of a file is a command for a runner of GitHub', async () => {
  const files = {
    '::error::x.md': section(),
    '##[error]y.md': section('', 'slug="##[set-output name=x]1"'),
  };
  await using folder = await folderWith(files);
  for (const words of [['##[error]y.md'], ['::error::x.md'], ['find', '::error::x.md']]) {
    const { stdout, stderr } = await runInProcess(folder, [...words, ...offline]);
    expect(commandsIn(stdout + stderr)).toEqual([]);
  }
});

test('on a terminal a problem shows its line of the file and a caret, cut to the width of the terminal', async () => {
  const marker = '<!-- status-snippets start sho="badge" --><!-- status-snippets end -->';
  await using folder = await folderWith({
    'README.md': `# A\n\n\u0007\t${'x '.repeat(40)}${marker}\n`,
  });
  const [message] = (await runInProcess(folder, offline)).stderr.split('\n');
  expect(message).toMatch(/^README\.md:3:110: unknown attribute "sho"/);
  const shown = async (env: Record<string, string>) =>
    (await runInProcess(folder, offline, { isTerminal: true, columns: 60, env })).stderr;
  expect(await shown({ NO_COLOR: '1' })).toBe(
    `${message?.replace(' "show"', '\n"show"')}\n  3 | ${marker.slice(2, 55)}\n    | ${' '.repeat(25)}^\nNothing was written.\n`,
  );
  expect(await shown({})).toMatch(/^\u001b\[31mREADME\.md:3:110: \u001b\[39munknown attribute/);
  const similar = '<!-- status-snippets begin show="badge link" slug="acme" -->';
  await writeFile(folder.at('README.md'), `\u0007\t${similar}\n`);
  expect(await shown({})).toContain(`  1 | \\u{7} ${similar.slice(0, 51)}\n    |       ^\n`);
  await writeFile(folder.at('README.md'), `\uFEFF${similar}\n`);
  expect(await shown({})).toContain(`  1 | ${similar.slice(0, 53)}\n    | ^\n`);
});

test('on a terminal a message breaks between words, but not within a command', async () => {
  await using folder = await folderWith({ 'README.md': section() });
  const env = { NO_COLOR: '1', STATUS_SNIPPETS_SLGU: 'acme' };
  const words = ['check', '--custom-domain', 'status.acme.com', ...offline];
  const { stderr } = await runInProcess(folder, words, { isTerminal: true, columns: 30, env });
  const lines = stderr.split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'warning: STATUS_SNIPPETS_SLGU',
    'sets no option: did you mean',
    'STATUS_SNIPPETS_SLUG?',
  ]);
  expect(lines).toContain('`npx status-snippets --custom-domain status.acme.com --source offline`');
  const piped = await runInProcess(folder, words, { columns: 30, env });
  expect(piped.stderr.split('\n')).toHaveLength(3);
});

test('on a terminal a warning is yellow, and print dims the names of the fields', async () => {
  await using folder = await folderWith({});
  const env = { STATUS_SNIPPETS_SLGU: 'acme' };
  const words = ['print', '--slug', 'acme', ...offline];
  const { stdout, stderr } = await runInProcess(folder, words, { isTerminal: true, env });
  expect(stdout).toMatch(/^\u001b\[2mstatus_page_url\u001b\[22m\n\nhttps:/);
  expect(stderr).toMatch(/^\u001b\[33mwarning: \u001b\[39mSTATUS_SNIPPETS_SLGU /);
});

describe('the progress line', () => {
  test('the progress line counts the files of a long run on a terminal, and disappears', async () => {
    await using folder = await folderWith(manyFiles(201));
    const words = ['docs', '--dry-run', ...offline];
    const { stderr } = await runInProcess(folder, words, {
      isTerminal: true,
      env: { NO_COLOR: '1' },
    });
    expect(stderr.startsWith('\r100 of 201 files read\r200 of 201 files read\r')).toBe(true);
    const [, after] = /read\r( +)\r([^\r]*)$/s.exec(stderr)?.slice(1) ?? [];
    expect(after).toMatch(/^docs\/0\.md: would change/);
    expect(after).toMatch(/\nWould update 201 of 201 files \(201 sections, 1 page\)\.\n$/);
    const some = ['docs/1*.md', ...words.slice(1)]; // 111 files
    expect((await runInProcess(folder, some)).stderr).not.toContain('\r');
    expect((await runInProcess(folder, [...some, '--quiet'], { isTerminal: true })).stderr).toBe(
      '',
    );
    const inCi = await runInProcess(folder, some, { isTerminal: true, env: { CI: 'true' } });
    expect(inCi.stderr).not.toContain('\r');
  });

  test('the progress line counts the files that are written', async () => {
    await using folder = await folderWith(manyFiles(120));
    const { stderr } = await runInProcess(folder, ['docs', ...offline], { isTerminal: true });
    expect(stderr).toContain('\r100 of 120 files prepared\r');
  });

  test('the progress line names the service that is being asked, and the attempt', async () => {
    await using folder = await folderWith({ 'README.md': section() });
    const responses = [
      new Error('down'),
      new Response('', { status: 503 }),
      new Response('{}', { status: 404 }),
    ];
    const fetch = async () => {
      const response = responses.shift();
      if (response instanceof Response) return response;
      throw response;
    };
    const { stderr } = await runInProcess(folder, [], { isTerminal: true, effects: { fetch } });
    const asking = (attempt: number) => `\rasking statuspage.me, attempt ${attempt} of 3`;
    expect(stderr).toContain(`${asking(1)}${asking(2)}${asking(3)}\r${' '.repeat(36)}\r`);
    responses.push(new Response('{}', { status: 404 }));
    expect((await runInProcess(folder, [], { effects: { fetch } })).stderr).not.toContain('asking');
  });
});

describe.skipIf(!hasShell)('a stream', () => {
  test('the summary is the last line, after the diff', async () => {
    await using folder = await folderWith(manyFiles(100));
    const { stdout } = await inShell(folder, `${cli} check docs --source offline 2>&1`);
    expect(stdout).toMatch(
      /\n <!-- status-snippets end -->\n100 of 100 files are out of date \(100 sections, 1 page\)\. Run `npx status-snippets --source offline docs` to update them\.\n$/,
    );
  });

  test('a reader that closes a stream early does not change the exit code', async () => {
    await using folder = await folderWith(manyFiles(150)); // a diff of more than the 64 KiB that a pipe holds
    const { code, stdout, stderr } = await inShell(
      folder,
      `${cli} check docs -q --source offline | head -1`,
    );
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '--- a/docs/0.md\n', stderr: '' });
    const printed = await inShell(folder, `${cli} print --slug acme --source offline | head -1`);
    expect(printed).toEqual({ code: 0, stdout: 'status_page_url\n', stderr: '' });
    const reported = await inShell(
      folder,
      `{ ${cli} check docs --source offline 2>&3 >/dev/null; } 3>&1 | head -1`,
    );
    expect(reported).toEqual({
      code: 1,
      stdout: 'docs/0.md: out of date (1 section)\n',
      stderr: '',
    });
  });

  test.each(['<&-', '>&-', '2>&-', '<&- >&- 2>&-'])(
    'refresh exits 0 if %s closes a stream at the start',
    async (closing) => {
      await using folder = await folderWith({ 'README.md': section() });
      const { code, stderr } = await inShell(folder, `${cli} --source offline ${closing}`);
      expect([code, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
    },
  );

  test.skipIf(!isLinux)(
    'print to a full disk exits 2 with one line, and a report that cannot be written does not change the exit code',
    async () => {
      await using folder = await folderWith({ 'README.md': section() });
      const { code, stderr } = await inShell(
        folder,
        `${cli} print --slug acme --source offline > /dev/full`,
      );
      expect(code).toBe(2);
      expect(stderr).toMatch(
        /^status-snippets: the result could not be written: .*ENOSPC[^\n]*\n$/,
      );
      const reported = await inShell(folder, `${cli} check none.md --json > /dev/full`);
      expect(reported).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/^.*none\.md.*\n.*ENOSPC[^\n]*\n$/),
      });
      const withoutReport = await inShell(folder, `${cli} check --source offline 2> /dev/full`);
      expect(withoutReport.code).toBe(1);
      expect(withoutReport.stdout).toContain('+++ b/README.md');
    },
  );
});
