import { spawnSync } from 'node:child_process';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { type FindOptions, findFiles, isGlob, splitGlob } from '../../../src/files/find/find-files.ts';
import { type TempFolder, tempFolder } from '../../support/temp-folder.ts';
import { asUnprivileged, hasPermissions } from '../../support/unprivileged.ts';

const posix = process.platform !== 'win32';
const extensions = ['.md', '.markdown', '.mdx', '.html', '.htm'];

/** The name of a file, and what it holds where that matters. */
type Named = string | readonly [name: string, text: string];

/** A folder with these files. */
async function tree(
  ...names: readonly (string | readonly [name: string, text: string])[]
): Promise<TempFolder> {
  const folder = await tempFolder();
  for (const entry of names) {
    const [name, text] = typeof entry === 'string' ? [entry, ''] : entry;
    await mkdir(dirname(folder.at(name)), { recursive: true });
    await writeFile(folder.at(name), text);
  }
  return folder;
}

async function repository(...names: readonly Named[]): Promise<TempFolder> {
  const folder = await tree(...names);
  await mkdir(folder.at('.git'));
  return folder;
}

/** The files that were found, a named one with a star. */
async function find(
  cwd: string,
  args: readonly string[],
  more: Partial<FindOptions> = {},
): Promise<string[]> {
  const files = await findFiles(args, { cwd, extensions, ...more });
  return files.map(({ path, named }) => (named ? `${path}*` : path));
}

describe('findFiles', () => {
  it('takes files that are named as they are named, in that order', async () => {
    await using folder = await tree('README.md', 'docs/b.md', 'docs/a.HTML');
    expect(await find(folder.path, ['docs/b.md', './README.md', folder.at('docs', 'a.HTML')])).toEqual([
      'docs/b.md*',
      'README.md*',
      'docs/a.HTML*',
    ]);
    expect(await find(folder.at('docs'), ['../README.md'])).toEqual(['../README.md*']);
    expect(await find(folder.path, [])).toEqual([]);
  });

  it('finds the files of a folder that can hold sections, by path', async () => {
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

  it('expands globs', async () => {
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

  it('takes a file or folder that exists for itself, whatever characters its name has', async () => {
    await using folder = await tree('[a].md', 'a.md', '!x.md', 'x.md', '(group)/[slug]/p.mdx');
    expect(await find(folder.path, ['[a].md', '!x.md'])).toEqual(['[a].md*', '!x.md*']);
    expect(await find(folder.path, ['(group)/[slug]'])).toEqual(['(group)/[slug]/p.mdx']);
  });

  it('lists a file once, as named if any argument named it', async () => {
    await using folder = await tree('README.md', 'docs/a.md');
    const args = ['**/*.md', 'README.md', './docs/../README.md', '.', folder.at('docs/a.md')];
    expect(await find(folder.path, args)).toEqual(['README.md*', 'docs/a.md*']);
    if (!posix) return;
    await symlink('README.md', folder.at('link.md'));
    expect(await find(folder.path, ['link.md', 'README.md'])).toEqual(['link.md*']);
  });

  it('takes away what is excluded, but no file that is named', async () => {
    await using folder = await tree('a.md', 'b.md', 'old/c.md', 'old/d.md');
    expect(await find(folder.path, ['.', '!old/**'])).toEqual(['a.md', 'b.md']);
    expect(await find(folder.path, ['!old', '**/*.md', '!b.md'])).toEqual(['a.md']);
    expect(await find(folder.path, ['old/c.md', '.', '!old'])).toEqual(['old/c.md*', 'a.md', 'b.md']);
    await expect(find(folder.path, ['old', '!**'])).rejects.toMatchObject({ code: 'no-match', path: 'old' });
  });

  it('honours .gitignore, above and below, and skips node_modules and .git', async () => {
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
    // Who names a file means it, and who works inside such a folder does.
    expect(await find(folder.path, ['ignored/a.md', 'node_modules/a/README.md'])).toHaveLength(2);
    expect(await find(folder.at('node_modules', 'a'), ['.'])).toEqual(['README.md']);
  });

  it('refuses a folder or glob without a match, by name', async () => {
    await using folder = await tree('a.txt', 'empty/b.txt', 'c.md');
    for (const argument of ['empty', '*.mdx', '*.txt', 'none/*.md', 'c.md/*', 'empty/**/*']) {
      await expect(find(folder.path, ['c.md', argument])).rejects.toMatchObject({
        name: 'NoMatch',
        code: 'no-match',
        path: argument,
        message: `${argument} matches no file: look for .md, .markdown, .mdx, .html, .htm files that .gitignore does not exclude, outside node_modules`,
      });
    }
  });

  it('refuses a file that is not there, or of another format', async () => {
    await using folder = await tree('a.txt', 'LICENSE', 'a.md');
    for (const argument of ['none.md', 'none', '', 'a.md/b.md', '!none.md']) {
      await expect(find(folder.path, [argument])).rejects.toHaveProperty('code', 'file-not-found');
    }
    for (const argument of ['a.txt', 'LICENSE']) {
      await expect(find(folder.path, [argument])).rejects.toMatchObject({
        name: 'UnknownFormat',
        code: 'unknown-format',
        path: argument,
        message: expect.stringContaining('name a .md, .markdown, .mdx, .html, .htm file, or set format'),
      });
      expect(await find(folder.path, [argument], { anyName: true })).toEqual([`${argument}*`]);
    }
  });

  it.runIf(posix)('follows no link it finds, and no named one out of the working directory', async () => {
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
  });

  it.runIf(posix)('lists a pipe that is named without touching it, and finds none', async () => {
    await using folder = await tree('a.md');
    expect(spawnSync('mkfifo', [folder.at('pipe.md')]).status).toBe(0);
    expect(await find(folder.path, ['pipe.md', '.'])).toEqual(['pipe.md*', 'a.md']);
  });

  it.runIf(hasPermissions)('refuses a folder it may not look into', async () => {
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
  it.each([
    ['*.md', '/', '', '*.md'],
    ['docs/en/*.md', '/', 'docs/en', '*.md'],
    ['docs/**/x/*.md', '/', 'docs', '**/x/*.md'],
    ['../{a,b}.md', '/', '..', '{a,b}.md'],
    ['/abs/*.md', '/', '/abs', '*.md'],
    ['/*.md', '/', '/', '*.md'],
    ['docs\\en\\*.md', '\\', 'docs/en', '*.md'],
    ['C:\\docs\\**\\[ab].md', '\\', 'C:/docs', '**/[ab].md'],
    ['docs/\\[a]/*.md', '/', 'docs', '\\[a]/*.md'],
    ['a(b)/+(c)/x', '/', '', 'a(b)/+(c)/x'],
  ] as const)('splits %j with %j into %j and %j', (glob, separator, folder, pattern) => {
    expect(splitGlob(glob, separator)).toEqual({ folder, pattern });
  });

  it('knows a glob when it sees one', () => {
    expect(['*', 'a?', '[a]', '{a,b}', '@(a)', '!(a)'].every(isGlob)).toBe(true);
    expect(['a.md', 'a (copy).md', 'a+b', 'a@b', '!a', 'docs\\a.md'].some(isGlob)).toBe(false);
  });
});
