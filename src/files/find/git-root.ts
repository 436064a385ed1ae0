import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root of the git repository that a folder is in; the folder itself if it is in none. */
export function findGitRoot(folder: string): string {
  for (let root = folder; ; root = dirname(root)) {
    if (existsSync(join(root, '.git'))) return root;
    if (root === dirname(root)) return folder;
  }
}
