import { execFile } from 'node:child_process';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { environment } from './command-line.ts';
import { folderWith } from './folder-with.ts';
import type { TempFolder } from './temp-folder.ts';

const run = promisify(execFile);

export interface Repository extends TempFolder {
  /** Runs git in the folder and returns the output without the last line break. */
  git(...words: string[]): Promise<string>;
}

export async function repositoryWith(files: Readonly<Record<string, string>>): Promise<Repository> {
  const folder = await folderWith({ '.gitignore': '.cache\nhome\n', ...files });
  const git = async (...words: string[]) => {
    const { stdout } = await run('git', words, { cwd: folder.path, env: environment(folder) });
    return stdout.replace(/\n$/, '');
  };
  await git('init', '--quiet', '--initial-branch', 'main');
  const settings = '[user]\nname = Tester\nemail = tester@example.com\n[core]\nautocrlf = false\n';
  await appendFile(folder.at('.git/config'), settings);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Begin');
  return { ...folder, git };
}

export async function addHook({ at }: TempFolder, name: string, script: string): Promise<void> {
  await mkdir(at('.git/hooks'), { recursive: true });
  await writeFile(at('.git/hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}
