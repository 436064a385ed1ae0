import { join, resolve } from 'node:path';
import { tryOr } from '../../core/errors.ts';
import { readRegularFile } from './read-regular-file.ts';

/** A list of all references of a large repository has some megabytes. */
const maxBytes = 64 * 1024 * 1024;

/**
 * Git's files in a checkout. They are read instead of running git: it may not be installed, it
 * refuses the checkout of another user, and on Windows a git.exe in the checkout would run.
 * A file that does not exist is empty.
 * @param top the top folder of the checkout
 * @see https://git-scm.com/docs/gitrepository-layout
 */
export function openGitFolder(top: string) {
  const dotGit = join(top, '.git');
  const link = /^gitdir: (.+)/.exec(textAt(dotGit))?.[1];
  const folder = link === undefined ? dotGit : resolve(top, link.trim());
  const common = resolve(folder, textAt(join(folder, 'commondir')).trim());
  return {
    readOwn: (name: string) => textAt(join(folder, name)),
    /** What all worktrees of the repository share. */
    readShared: (name: string) => textAt(join(common, name)),
  };
}

function textAt(path: string): string {
  return tryOr(() => readRegularFile(path, maxBytes).bytes.toString(), '');
}
