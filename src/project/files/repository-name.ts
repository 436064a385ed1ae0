import { basename } from 'node:path';
import { openGitFolder } from './git-folder.ts';

/**
 * The name of a repository on the disk and the addresses of its remotes.
 * @param top its top folder
 */
export function namesOfRepository(top: string): readonly string[] {
  const addresses = openGitFolder(top)
    .readShared('config')
    .matchAll(/^[ \t]*url[ \t]*=(.*)$/gm);
  return [basename(top), ...[...addresses].map(([, address = '']) => address.trim())];
}
