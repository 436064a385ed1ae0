import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { environment } from './command-line.ts';
import { writeFiles } from './folder-with.ts';
import { type TempFolder, tempFolder } from './temp-folder.ts';

const run = promisify(execFile);

export interface Repository extends TempFolder {
  /** Runs git in the folder and returns the output without the last line break. */
  git(...words: string[]): Promise<string>;
}

/** A repository that exists for seconds needs no collection of garbage, and nothing that survives a loss of power. */
export const shortLivedSettings =
  '[core]\nfsync = none\n[receive]\nautogc = false\n[maintenance]\nauto = false\n';

export const testerSettings = `[user]\nname = Tester\nemail = tester@example.com\n${shortLivedSettings}`;

export async function repositoryWith(files: Readonly<Record<string, string>>): Promise<Repository> {
  const begin = () =>
    copyOfTemplate(['empty repository'], async (template) => {
      await gitIn(template)('init', '--quiet', '--initial-branch', 'main', '--template=');
      await configure(template, `${testerSettings}[core]`, 'autocrlf = false');
    });
  const folder = await copyOfTemplate(['repository', files], async (template) => {
    await using emptyRepository = await begin();
    cpSync(emptyRepository.path, template.path, { recursive: true });
    await writeFiles(template, { '.gitignore': '.cache\nhome\n', ...files });
    const git = gitIn(template);
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Begin');
  });
  return { ...folder, git: gitIn(folder) };
}

/** A repository as `prepare` leaves it, which tests of a worker with the same key share. */
export async function repositoryAfter(
  key: string,
  files: Readonly<Record<string, string>>,
  prepare: (repository: Repository) => Promise<unknown>,
): Promise<Repository> {
  const folder = await copyOfTemplate(['repository', key, files], async (template) => {
    await using repository = await repositoryWith(files);
    await prepare(repository);
    cpSync(repository.path, template.path, { recursive: true, verbatimSymlinks: true });
  });
  return { ...folder, git: gitIn(folder) };
}

function gitIn(folder: TempFolder): Repository['git'] {
  return async (...words) => {
    const options = { cwd: folder.path, env: environment(folder), maxBuffer: 2 ** 24 };
    const { stdout } = await run('git', words, options);
    return stdout.replace(/\n$/, '');
  };
}

const templates = new Map<string, Promise<string>>();

/** A copy of what `build` makes of an empty folder. Tests of the same worker with the same key share what it made. */
export async function copyOfTemplate(
  key: readonly unknown[],
  build: (template: TempFolder) => Promise<unknown>,
): Promise<TempFolder> {
  const name = JSON.stringify(key);
  const template = templates.get(name) ?? makeTemplate(build);
  templates.set(name, template);
  const folder = await tempFolder();
  // Without promises, a copy takes a quarter of the processor time.
  cpSync(await template, folder.path, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** The global setup removes it. */
async function makeTemplate(build: (template: TempFolder) => Promise<unknown>): Promise<string> {
  const template = await tempFolder();
  await build(template);
  return template.path;
}

export async function addHook({ at }: TempFolder, name: string, script: string): Promise<void> {
  await mkdir(at('.git/hooks'), { recursive: true });
  await writeFile(at('.git/hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Adds lines to the settings of a repository. */
export function configure({ at }: TempFolder, ...lines: readonly string[]): Promise<void> {
  return appendFile(at('.git/config'), `${lines.join('\n')}\n`);
}

/** Another address of `origin`. */
export async function setUrl({ at }: TempFolder, address: string): Promise<void> {
  const config = await readFile(at('.git/config'), 'utf8');
  const value = address.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
  await writeFile(
    at('.git/config'),
    config.replace(/url = .*/, () => `url = "${value}"`),
  );
}

/** Git knows no name and no address for a commit. */
export async function forgetUser({ at }: TempFolder): Promise<void> {
  const config = await readFile(at('.git/config'), 'utf8');
  await writeFile(at('.git/config'), config.replace(/^(?:name|email) = .*\n/gm, ''));
}
