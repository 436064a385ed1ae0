/**
 * Replaces the owner of the repository in every link to it: in package.json, the README, the guides, the workflows and the
 * issue forms. The first owner is the placeholder OWNER. Run this script once after creating the repository:
 *
 *     node scripts/set-owner.js my-account
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';

const [, , owner = ''] = process.argv;
if (!/^[a-zA-Z\d](?:-?[a-zA-Z\d]){0,38}$/.test(owner)) {
  console.error('Usage: node scripts/set-owner.js <GitHub user or organization>');
  process.exit(2);
}

const { repository } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const [, current] = /github\.com\/([^/]+)\//.exec(repository.url) ?? [];
const { stdout } = spawnSync(
  'git',
  ['grep', '-lzIF', `${current}/status-snippets`, '--', '.', ':!dist'],
  {
    cwd: projectRoot,
    encoding: 'utf8',
  },
);
for (const name of stdout.split('\0').filter(Boolean)) {
  const path = join(projectRoot, name);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replaceAll(`${current}/status-snippets`, `${owner}/status-snippets`),
  );
  console.log(`changed ${name}`);
}
console.log('Now run npm run build, and commit the result.');
