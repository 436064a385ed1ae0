import { basename, join, resolve } from 'node:path';
import { tryOr } from '../../core/errors.ts';
import { readRegularFile } from './read-regular-file.ts';

/**
 * The name of a repository on the disk and the addresses of its remotes. Git's files are read,
 * because git may not be installed, and may refuse the checkout of another user.
 * @param top its top folder
 * @see https://git-scm.com/docs/gitrepository-layout
 */
export function namesOfRepository(top: string): readonly string[] {
  const dotGit = join(top, '.git');
  const link = /^gitdir: (.+)/.exec(textAt(dotGit))?.[1];
  const folder = link === undefined ? dotGit : resolve(top, link.trim());
  const common = resolve(folder, textAt(join(folder, 'commondir')).trim());
  const addresses = textAt(join(common, 'config')).matchAll(/^[ \t]*url[ \t]*=(.*)$/gm);
  return [basename(top), ...[...addresses].map(([, address = '']) => address.trim())];
}

const maxBytes = 1024 * 1024;

/** Empty if there is no such file. */
function textAt(path: string): string {
  return tryOr(() => readRegularFile(path, maxBytes).bytes.toString(), '');
}
