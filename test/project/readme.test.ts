import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const readme = await readFile(at('README.md'), 'utf8');

/** The fenced blocks of the README in one language, in order. */
function blocks(language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
  return [...readme.matchAll(fence)].map(([, text]) => text ?? '');
}

/** Runs a command of the README, `node dist/cli/index.js …`, as it is written there, in another folder. */
function runBundle(command: string, folder: string) {
  const words = command.trim().split(' ').slice(2);
  return run(process.execPath, [at('dist/cli/index.js'), ...words], { cwd: folder });
}

/** A folder of a project that has us and remark installed. */
async function dependingOnUs() {
  const folder = await tempFolder();
  await mkdir(folder.at('node_modules'));
  await symlink(at('.'), folder.at('node_modules', 'status-snippets'), 'junction');
  await symlink(at('node_modules/remark'), folder.at('node_modules', 'remark'), 'junction');
  await writeFile(folder.at('package.json'), '{ "type": "module" }');
  return folder;
}

describe('README.md', () => {
  it('shows a file before and after that are what a run makes of it', async () => {
    await using folder = await tempFolder();
    const [before = '', after] = blocks('markdown');
    await writeFile(folder.at('README.md'), before);
    await runBundle('node cli README.md --source offline', folder.path);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(after);
  });

  it('fills the shipped example with its first command, and changes nothing the second time', async () => {
    await using folder = await tempFolder();
    const [command = ''] = blocks('sh');
    expect(command).toMatch(/^node dist\/cli\/index\.js /);
    await mkdir(folder.at('example'));
    const { stdout: committed } = await run('git', ['show', 'HEAD:example/README.md'], { cwd: at('.') });
    await writeFile(folder.at('example', 'README.md'), committed);

    const first = await runBundle(command, folder.path);
    expect(first.stdout).toContain(
      '+[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)\n',
    );
    expect(first.stderr).toBe('example/README.md: changed (2 sections)\n');
    const second = await runBundle(command, folder.path);
    expect(second).toEqual({ stdout: '', stderr: 'example/README.md: unchanged\n' });
  });

  it('shows a page before and after that are what the plugin makes of it', async () => {
    await using folder = await dependingOnUs();
    const [, , before = '', after] = blocks('markdown');
    const [plugin = ''] = blocks('js');
    await writeFile(folder.at('page.md'), before);
    await writeFile(folder.at('plugin.js'), plugin);
    const { stdout } = await run(process.execPath, ['plugin.js'], { cwd: folder.path });
    expect(stdout).toBe(after);
  });

  it('shows calls of the library that work', async () => {
    await using folder = await dependingOnUs();
    const [, library = ''] = blocks('js');
    await writeFile(folder.at('library.js'), library);
    const { stdout } = await run(process.execPath, ['library.js'], { cwd: folder.path });
    expect(stdout).toBe('https://status.acme.com\nchanged true\n');
  });

  it('says how to test what .ci/run tests', async () => {
    const [install, test] = blocks('sh').at(-1)?.trim().split(' && ') ?? [];
    const script = await readFile(at('.ci/run'), 'utf8');
    expect(script).toContain(` ${install} `);
    expect(script).toContain(` ${test} `);
  });

  it('has a badge of its own that is right', async () => {
    await using folder = await tempFolder();
    await cp(at('README.md'), folder.at('README.md'));
    const { stderr } = await runBundle('node cli check --source offline', folder.path);
    expect(stderr).toBe('README.md: unchanged\n');
  });

  it('leads only to files that are there', async () => {
    const targets = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path ?? '');
    expect(targets.length).toBeGreaterThan(10);
    await Promise.all(
      targets.map((path) => run('git', ['cat-file', '-e', `HEAD:${path}`], { cwd: at('.') })),
    );
  });
});
