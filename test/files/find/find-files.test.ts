import { spawnSync } from 'node:child_process';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { type FindOptions, findFiles, isGlob } from '../../../src/files/find/find-files.ts';
import { splitGlob } from '../../../src/files/find/walk-folder.ts';
import { type TempFolder, tempFolder } from '../../support/temp-folder.ts';
import { asUnprivileged, permissionsApply } from '../../support/unprivileged.ts';

const posix = process.platform !== 'win32';
const extensions = ['.md', '.markdown', '.mdx', '.html', '.htm'];

/** The path of a file, or its path and its text. */
type FileEntry = string | readonly [name: string, text: string];

/** Creates a folder with these files. */
async function tree(...entries: readonly FileEntry[]): Promise<TempFolder> {
  const folder = await tempFolder();
  for (const entry of entries) {
    const [name, text] = typeof entry === 'string' ? [entry, ''] : entry;
    await mkdir(dirname(folder.at(name)), { recursive: true });
    await writeFile(folder.at(name), text);
  }
  return folder;
}

/** Creates a folder with these files and a folder `.git`. */
async function repository(...names: readonly FileEntry[]): Promise<TempFolder> {
  const folder = await tree(...names);
  await mkdir(folder.at('.git'));
  return folder;
}

/** The paths of the files that are found, with a star after each file that an argument names. */
async function find(cwd: string, args: readonly string[], more: Partial<FindOptions> = {}): Promise<string[]> {
  const files = await findFiles(args, { cwd, extensions, ...more });
  return files.map(({ path, isExplicit }) => (isExplicit ? `${path}*` : path));
}

describe('findFiles', () => {
  test('findFiles keeps named files in the order of the arguments', async () => {
    await using folder = await tree('README.md', 'docs/b.md', 'docs/a.HTML');
    expect(await find(folder.path, ['docs/b.md', './README.md', folder.at('docs', 'a.HTML')])).toEqual([
      'docs/b.md*',
      'README.md*',
      'docs/a.HTML*',
    ]);
    expect(await find(folder.at('docs'), ['../README.md'])).toEqual(['../README.md*']);
    expect(await find(folder.path, [])).toEqual([]);
  });

  test('findFiles finds the files of supported formats in a folder, sorted by path', async () => {
    await using folder = await tree(
      'b.md',
      'a.mdx',
      'B.md',
      'c.txt',
      'd/e/f.markdown',
      'd/x.htm',
      'd/md',
      '.github/X.MD',
    );
    expect(await find(folder.path, ['.'])).toEqual([
      '.github/X.MD',
      'B.md',
      'a.mdx',
      'b.md',
      'd/e/f.markdown',
      'd/x.htm',
    ]);
    expect(await find(folder.path, ['d/'])).toEqual(['d/e/f.markdown', 'd/x.htm']);
    expect(await find(folder.at('d'), ['..', 'e'])).toContain('../b.md');
  });

  test('findFiles expands globs to files of supported formats', async () => {
    await using folder = await tree('a.md', 'b.md', 'c.txt', 'docs/a.md', 'docs/en/b.md', 'docs/en/.c.mdx');
    expect(await find(folder.path, ['*'])).toEqual(['a.md', 'b.md']);
    expect(await find(folder.path, ['docs/**'])).toEqual(['docs/a.md', 'docs/en/.c.mdx', 'docs/en/b.md']);
    expect(await find(folder.path, ['{docs/en,.}/b.md'])).toEqual(['b.md', 'docs/en/b.md']);
    expect(await find(folder.path, ['[ab].md', 'docs/?.md'])).toEqual(['a.md', 'b.md', 'docs/a.md']);
    expect(await find(folder.at('docs'), ['../*.md', folder.at('docs', 'en', '*.md')])).toEqual([
      '../a.md',
      '../b.md',
      'en/b.md',
    ]);
  });

  test('findFiles takes an existing file or folder literally, whatever characters its name has', async () => {
    await using folder = await tree('[a].md', 'a.md', '!x.md', 'x.md', '(group)/[slug]/p.mdx');
    expect(await find(folder.path, ['[a].md', '!x.md'])).toEqual(['[a].md*', '!x.md*']);
    expect(await find(folder.path, ['(group)/[slug]'])).toEqual(['(group)/[slug]/p.mdx']);
  });

  test('findFiles lists a file once, and marks it as explicit if any argument names it', async () => {
    await using folder = await tree('README.md', 'docs/a.md');
    const args = ['**/*.md', 'README.md', './docs/../README.md', '.', folder.at('docs/a.md')];
    expect(await find(folder.path, args)).toEqual(['README.md*', 'docs/a.md*']);
    if (!posix) return;
    await symlink('README.md', folder.at('link.md'));
    expect(await find(folder.path, ['link.md', 'README.md'])).toEqual(['link.md*']);
  });

  test('findFiles excludes files that match a pattern with !, except for named files', async () => {
    await using folder = await tree('a.md', 'b.md', 'old/c.md', 'old/d.md');
    expect(await find(folder.path, ['.', '!old/**'])).toEqual(['a.md', 'b.md']);
    expect(await find(folder.path, ['!old', '**/*.md', '!b.md'])).toEqual(['a.md']);
    expect(await find(folder.path, ['old/c.md', '.', '!old'])).toEqual(['old/c.md*', 'a.md', 'b.md']);
    await expect(find(folder.path, ['old', '!**'])).rejects.toMatchObject({ code: 'no-match', path: 'old' });
  });

  test('findFiles follows .gitignore files in and above a folder, and skips node_modules and .git', async () => {
    await using folder = await repository(
      ['.gitignore', 'ignored/\n*.gen.md\n!keep.gen.md\n/top.md\n'],
      'a.md',
      'top.md',
      'x.gen.md',
      'keep.gen.md',
      'ignored/a.md',
      'node_modules/a/README.md',
      'docs/a.md',
      'docs/top.md',
      'docs/b.gen.md',
      ['docs/en/.gitignore', 'c.md\n'],
      'docs/en/c.md',
      'docs/en/d.md',
      'docs/en/node_modules/b/README.md',
    );
    await writeFile(folder.at('.git', 'x.md'), '');
    const docs = ['docs/a.md', 'docs/en/d.md', 'docs/top.md'];
    expect(await find(folder.path, ['.'])).toEqual(['a.md', ...docs, 'keep.gen.md']);
    expect(await find(folder.path, ['**/*.md'])).toEqual(['a.md', ...docs, 'keep.gen.md']);
    expect(await find(folder.path, ['docs'])).toEqual(docs);
    expect(await find(folder.path, ['docs/**/*.md'])).toEqual(docs);
    expect(await find(folder.at('docs', 'en'), ['.', '../*.md'])).toEqual(['d.md', '../a.md', '../top.md']);
    for (const argument of [
      'ignored',
      'ignored/*.md',
      'node_modules',
      'node_modules/**',
      '.git',
      'docs/en/node_modules/b',
    ]) {
      await expect(find(folder.path, [argument])).rejects.toMatchObject({ code: 'no-match', path: argument });
    }
    // An ignored file is found if it is named, or if the working directory is in the ignored folder.
    expect(await find(folder.path, ['ignored/a.md', 'node_modules/a/README.md'])).toHaveLength(2);
    expect(await find(folder.at('node_modules', 'a'), ['.'])).toEqual(['README.md']);
  });

  test('findFiles refuses a folder or glob without a match', async () => {
    await using folder = await tree('a.txt', 'empty/b.txt', 'c.md');
    for (const argument of ['empty', '*.mdx', '*.txt', 'none/*.md', 'c.md/*', 'empty/**/*']) {
      await expect(find(folder.path, ['c.md', argument])).rejects.toMatchObject({
        name: 'FileError',
        code: 'no-match',
        path: argument,
        message: `${argument} matches no file: only .md, .markdown, .mdx, .html, .htm files are searched; files in node_modules or ignored by .gitignore are skipped`,
      });
    }
  });

  test('findFiles refuses a file that does not exist or has another format', async () => {
    await using folder = await tree('a.txt', 'LICENSE', 'a.md');
    for (const argument of ['none.md', 'none', '', 'a.md/b.md', '!none.md']) {
      await expect(find(folder.path, [argument])).rejects.toHaveProperty('code', 'file-not-found');
    }
    for (const argument of ['a.txt', 'LICENSE']) {
      await expect(find(folder.path, [argument])).rejects.toMatchObject({
        name: 'FileError',
        code: 'unknown-format',
        path: argument,
        message: expect.stringContaining('specify a .md, .markdown, .mdx, .html, .htm file, or set format'),
      });
      expect(await find(folder.path, [argument], { anyExtension: true })).toEqual([`${argument}*`]);
    }
  });

  test.runIf(posix)(
    'findFiles does not follow links in a folder, or a named link out of the working directory',
    async () => {
      await using folder = await tree('work/docs/a.md', 'other/b.md');
      await symlink('..', folder.at('work', 'docs', 'up'));
      await symlink('../../other', folder.at('work', 'docs', 'out'));
      await symlink('../../other/b.md', folder.at('work', 'docs', 'b.md'));
      await symlink('docs', folder.at('work', 'alias'));
      const work = folder.at('work');
      expect(await find(work, ['.'])).toEqual(['docs/a.md']);
      expect(await find(work, ['alias', 'docs/*'])).toEqual(['alias/a.md']);
      expect(await find(work, ['../other'])).toEqual(['../other/b.md']);
      for (const argument of ['docs/out', 'docs/out/*.md', 'docs/b.md']) {
        await expect(find(work, [argument])).rejects.toMatchObject({ code: 'leads-outside', path: argument });
      }
    },
  );

  test.runIf(posix)(
    'findFiles lists a pipe that is named without opening it, and passes over pipes in a folder',
    async () => {
      await using folder = await tree('a.md');
      expect(spawnSync('mkfifo', [folder.at('pipe.md')]).status).toBe(0);
      expect(await find(folder.path, ['pipe.md', '.'])).toEqual(['pipe.md*', 'a.md']);
    },
  );

  test.runIf(permissionsApply)('findFiles refuses a folder without permission to list it', async () => {
    await using folder = await tree('a.md', 'docs/closed/b.md');
    await chmod(folder.path, 0o755);
    await chmod(folder.at('docs', 'closed'), 0o000);
    await asUnprivileged(async () => {
      for (const argument of ['docs', 'docs/closed', 'docs/**/*.md', 'docs/closed/b.md']) {
        await expect(find(folder.path, [argument])).rejects.toMatchObject({
          code: 'no-permission',
          path: argument,
        });
      }
    });
    await chmod(folder.at('docs', 'closed'), 0o755);
  });
});

describe('splitGlob', () => {
  test.each([
    ['*.md', '/', '', '*.md'],
    ['docs/en/*.md', '/', 'docs/en', '*.md'],
    ['docs/**/x/*.md', '/', 'docs', '**/x/*.md'],
    ['../{a,b}.md', '/', '..', '{a,b}.md'],
    ['/abs/*.md', '/', '/abs', '*.md'],
    ['/*.md', '/', '/', '*.md'],
    ['docs\\en\\*.md', '\\', 'docs/en', '*.md'],
    ['C:\\docs\\**\\[ab].md', '\\', 'C:/docs', '**/[ab].md'],
    ['docs/\\[a]/*.md', '/', 'docs/[a]', '*.md'],
    ['{a}.md', '/', '{a}.md', null],
    ['a(b)/+(c)/x', '/', '', 'a(b)/+(c)/x'],
  ] as const)('splitGlob splits %j with separator %j into %j and %j', (argument, separator, folder, glob) => {
    expect(splitGlob(argument, separator)).toEqual({ folder, glob });
  });

  test('isGlob distinguishes globs from file names', () => {
    expect(['*', 'a?', '[a]', '{a,b}', '@(a)', '!(a)'].every(isGlob)).toBe(true);
    expect(['a.md', 'a (copy).md', 'a+b', 'a@b', '!a', 'docs\\a.md'].some(isGlob)).toBe(false);
  });
});
