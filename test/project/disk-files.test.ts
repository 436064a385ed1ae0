import { chmod } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { diskFiles, findReadmes } from '../../src/project/disk-files.ts';
import { folderWith } from '../support/folder-with.ts';
import type { TempFolder } from '../support/temp-folder.ts';
import { asUnprivileged, permissionsApply } from '../support/unprivileged.ts';

const tree = (...names: readonly string[]): Promise<TempFolder> =>
  folderWith(Object.fromEntries(names.map((name) => [name, ''])));

async function readmesIn(folder: string): Promise<string[]> {
  const readmes: string[] = [];
  for await (const path of findReadmes(diskFiles(folder, null))) readmes.push(path);
  return readmes;
}

test('the README that GitHub shows is the first of those in .github, the top folder and docs', async () => {
  const hidden = ['old-README.md', 'README.md.bak', 'README.mdx', 'docs/en/README.md'];
  await using folder = await tree(
    'docs/readme.md',
    'README.markdown',
    'Readme.md',
    'README.mkdn',
    '.github/README.md',
    ...hidden,
  );
  const found = [
    '.github/README.md',
    'Readme.md',
    'README.mkdn',
    'README.markdown',
    'docs/readme.md',
  ];
  expect(await readmesIn(folder.path)).toEqual(found);
});

test.each([
  ['the name of its folder', '.github', ''],
  ['a remote', 'checkout', '[remote "origin"]\n\turl = git@github.com:acme/.github.git\n'],
])(
  'in a repository that is named .github by %s, the first README is that in profile',
  async (_, name, config) => {
    const own = { [`${name}/.git/config`]: config };
    const readmes = ['README.md', '.github/README.md', 'profile/README.md'];
    const files = readmes.map((path) => [`${name}/${path}`, ''] as const);
    await using folder = await folderWith({ ...own, ...Object.fromEntries(files) });
    const found = ['profile/README.md', '.github/README.md', 'README.md'];
    expect(await readmesIn(folder.at(name))).toEqual(found);
  },
);

test('a worktree has the name that the remote of its repository has', async () => {
  await using folder = await folderWith({
    'own/.git/config': '[remote "origin"]\n\turl = https://github.com/acme/.github\n',
    'own/.git/worktrees/a/commondir': '../..\n',
    'a/.git': 'gitdir: ../own/.git/worktrees/a\n',
    'a/profile/README.md': '',
  });
  expect(await readmesIn(folder.at('a'))).toEqual(['profile/README.md']);
});

test.each(['https://github.com/acme/x.github', 'https://github.com/acme/.github.io'])(
  'in a repository at %s, a README in profile is none that GitHub shows',
  async (url) => {
    const config = `[remote "origin"]\n\turl = ${url}\n`;
    await using folder = await folderWith({ '.git/config': config, 'profile/README.md': '' });
    expect(await readmesIn(folder.path)).toEqual([]);
  },
);

test.runIf(permissionsApply)(
  'findReadmes lists a README in a folder whose files may not be read',
  async () => {
    await using folder = await tree('README.md', 'docs/README.md');
    await chmod(folder.path, 0o755);
    await chmod(folder.at('docs'), 0o444);
    await asUnprivileged(async () => {
      expect(await readmesIn(folder.path)).toEqual(['README.md', 'docs/README.md']);
    });
    await chmod(folder.at('docs'), 0o755);
  },
);

test.runIf(permissionsApply)(
  'a configuration file is found in a folder that may be entered, but not listed',
  async () => {
    await using folder = await folderWith({
      '.git/HEAD': '',
      'status-snippets.json': '{ "slug": "acme" }',
      'docs/a.md': '',
    });
    await chmod(folder.path, 0o711);
    await asUnprivileged(async () => {
      const configuration = await diskFiles(folder.at('docs'), null).readConfiguration(
        folder.at('docs'),
      );
      expect(configuration.get('slug')?.values).toEqual(['acme']);
    });
  },
);
