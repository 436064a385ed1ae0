import { spawnSync } from 'node:child_process';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { posix as posixPath } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { limitProcessorTime } from '../../../src/core/limits.ts';
import { type FindOptions, findFiles } from '../../../src/project/files/find-files.ts';
import { listOfPaths } from '../../../src/project/files/path-list.ts';
import {
  type PathList,
  pathsOf,
  type SelectedPath,
  selectPaths,
} from '../../../src/project/files/select-paths.ts';
import { folderWith } from '../../support/folder-with.ts';
import type { TempFolder } from '../../support/temp-folder.ts';
import { asUnprivileged, permissionsApply } from '../../support/unprivileged.ts';

const posix = process.platform !== 'win32';
const extensions = ['.md', '.markdown', '.mdx', '.html', '.htm'];

const tree = (...names: readonly string[]): Promise<TempFolder> =>
  folderWith(Object.fromEntries(names.map((name) => [name, ''])));

/** The paths of the files that are found, with a star after each file that an argument names. */
async function find(
  cwd: string,
  args: readonly string[],
  more: Partial<FindOptions> = {},
): Promise<string[]> {
  return mark(await findFiles(args, { cwd, extensions, ...more }));
}

function mark(found: readonly SelectedPath[]): string[] {
  return found.map(({ path, isExplicit }) => (isExplicit ? `${path}*` : path));
}

const files = [
  'README.md',
  'LICENSE',
  'notes.txt',
  'b.mdx',
  'docs/index.md',
  'docs/guide/Start.MD',
  'docs/guide/logo.png',
  'docs/old/index.md',
  'docs/[slug].mdx',
  '.github/profile/README.md',
  'packages/a/README.markdown',
  'packages/a/node_modules/x/README.md',
  'node_modules/x/README.md',
  'site/.hidden/page.htm',
  'v1.2/index.md',
  '!x.md',
];

const all = files
  .filter((path) => /\.(?:mdx?|markdown|html?)$/i.test(path) && !path.includes('node_modules'))
  .sort();

/** Entries, and what they select. A star after a path means that an entry names the file. */
const selections: readonly (readonly [
  name: string,
  entries: readonly string[],
  paths: readonly string[],
])[] = [
  ['no entries', [], []],
  [
    'named files, in the order of the entries',
    ['docs/index.md', 'README.md'],
    ['docs/index.md*', 'README.md*'],
  ],
  ['another way to write a path', ['./docs//guide/../index.md'], ['docs/index.md*']],
  ['a folder', ['docs/guide'], ['docs/guide/Start.MD']],
  ['a folder with a slash', ['site/'], ['site/.hidden/page.htm']],
  ['a folder with a dot in its name', ['v1.2'], ['v1.2/index.md']],
  ['everything', ['.'], all],
  ['a glob for everything', ['**'], all],
  ['a glob for one folder', ['*'], ['!x.md', 'README.md', 'b.mdx']],
  ['a glob in a folder', ['docs/*'], ['docs/[slug].mdx', 'docs/index.md']],
  ['a glob with alternatives in parentheses', ['docs/(index|none).md'], ['docs/index.md']],
  ['a glob with folders', ['packages/*/README.*'], ['packages/a/README.markdown']],
  ['a glob with folders that begin with a dot', ['**/profile/*.md'], ['.github/profile/README.md']],
  [
    'a glob with braces',
    ['{docs/guide,.}/*.{MD,md}'],
    ['!x.md', 'README.md', 'docs/guide/Start.MD'],
  ],
  [
    'a glob with other special characters',
    ['[ab].md?', 'v?.2/+(i)ndex.md'],
    ['b.mdx', 'v1.2/index.md'],
  ],
  ['a glob with a bracket in brackets', ['docs/[[]s*.mdx'], ['docs/[slug].mdx']],
  // On Windows, a backslash separates folders.
  ...(posix
    ? [['a glob with an escaped bracket', ['docs/\\[s*.mdx'], ['docs/[slug].mdx']] as const]
    : []),
  ...(posix
    ? [['a name with escaped brackets', ['docs/\\[slug\\].mdx'], ['docs/[slug].mdx*']] as const]
    : []),
  ['names with special characters', ['docs/[slug].mdx', '!x.md'], ['docs/[slug].mdx*', '!x.md*']],
  ['a file that several entries match', ['v1.2', 'v1.2/*', 'v1.2/index.md'], ['v1.2/index.md*']],
  ['exclusions', ['docs', '!docs/old', '!**/*.mdx'], ['docs/guide/Start.MD', 'docs/index.md']],
  ['an exclusion that comes first', ['!docs/index.md', 'docs/*.md*'], ['docs/[slug].mdx']],
  ['an exclusion of a file that is named', ['README.md', 'b.mdx', '!README.md'], ['b.mdx*']],
  ['an exclusion that matches nothing', ['v1.2', '!none.md', '!none/**'], ['v1.2/index.md']],
  [
    'an excluded file without a supported extension',
    ['README.md', 'LICENSE', '!LICENSE'],
    ['README.md*'],
  ],
];

const refusals = [
  ['no-match', ['docs/old', '!docs']],
  ['no-match', ['*.html']],
  ['invalid-input', ['!README.md', '!docs']],
  ['invalid-input', ['README.md', '!README.md']],
  ['no-match', ['none/*.md']],
  ['no-match', ['README.md/*']],
  ['no-match', ['node_modules']],
  ['no-match', ['packages/a/node_modules/x']],
  ['no-match', ['node_modules/**']],
  ['invalid-input', ['docs/{1..12}.md']],
  ['invalid-input', ['docs/{10..9}.md']],
  ['file-not-found', ['{a}.md']],
  ['file-not-found', ['none.md']],
  ['file-not-found', ['none']],
  ['file-not-found', ['']],
  ['file-not-found', ['README.md', '!']],
  ['file-not-found', ['(docs)/index.md']],
  ['unknown-format', ['LICENSE']],
] as const;

/** Both ways to select files, for the files above. */
const ways = [
  ['of a commit', (entries: readonly string[]) => select(entries)],
  [
    'of a folder',
    async (entries: readonly string[]) => {
      await using folder = await tree(...files);
      const found = await find(folder.path, entries);
      return found;
    },
  ],
] as const;

describe.each(ways)('selection among the files %s', (_, selectIn) => {
  test.each(selections)('%s', async (_what, entries, paths) => {
    expect(await selectIn(entries)).toEqual(paths);
  });

  test.each(refusals)('%s for %j', async (code, entries) => {
    await expect(selectIn(entries)).rejects.toMatchObject({ code });
  });
});

describe.each([
  [
    'of a commit',
    async (paths: readonly string[], entry: string) =>
      mark(await selectPaths([entry], listOfPaths(paths), { extensions })),
  ],
  [
    'of a folder',
    async (paths: readonly string[], entry: string) => {
      await using folder = await tree(...paths);
      const found = await find(folder.path, [entry]);
      return found;
    },
  ],
])('globs among files %s with special names', (_, selectIn) => {
  const names = [
    'a/(x)/d.md',
    'a/!draft.md',
    'a/{x}/c.md',
    'deep/a/x.md',
    'deep/a/b/x.md',
    'a/!old/x.md',
    'a/[b].md',
    'a/archive/x.md',
    'a/b/x.md',
    'a/index.md',
  ];
  test.each<readonly [what: string, entry: string, paths: readonly string[]]>([
    [
      'a glob that leaves out a folder',
      'a/!(archive)/**/*.md',
      ['a/!old/x.md', 'a/(x)/d.md', 'a/b/x.md', 'a/{x}/c.md'],
    ],
    ['a glob below a folder in braces', 'a/{x}/*.md', ['a/{x}/c.md']],
    ['a glob below a folder in parentheses', 'a/(x)/*.md', ['a/(x)/d.md']],
    ['a glob below a folder that repeats', 'deep/+({a,b}/)*.md', ['deep/a/b/x.md', 'deep/a/x.md']],
    ['a glob for folders whose name has one character', 'a/?/*.md', ['a/b/x.md']],
    [
      'a glob for folders by their first character',
      'a/[^b]*/*.md',
      ['a/!old/x.md', 'a/(x)/d.md', 'a/archive/x.md', 'a/{x}/c.md'],
    ],
    ['a glob for names that begin with a mark', 'a/!dr*.md', ['a/!draft.md']],
    ['a glob for folders that begin with a mark', './a/!*/*.md', ['a/!old/x.md']],
    ...(posix
      ? [['a glob with a pair of escaped brackets', 'a/\\[*\\].md', ['a/[b].md']] as const]
      : []),
  ])('%s', async (_what, entry, paths) => {
    expect(await selectIn(names, entry)).toEqual(paths);
  });
});

async function select(
  entries: readonly string[],
  list: Partial<PathList> = {},
  more: Partial<FindOptions> = {},
) {
  return mark(
    await selectPaths(entries, { ...listOfPaths(files), ...list }, { extensions, ...more }),
  );
}

describe('selection among the files of a commit', () => {
  test.each([
    ['../README.md'],
    ['/README.md'],
    ['docs/../../x/*.md'],
    ['.\\./**/*.md'],
    ['a', '!../x'],
  ])('an entry that leads outside is refused: %s', async (...entries) => {
    await expect(select(entries)).rejects.toMatchObject({ code: 'leads-outside' });
  });

  test.runIf(process.platform === 'linux')(
    'files and folders whose names are not UTF-8 are skipped',
    async () => {
      await using folder = await tree('docs/a.md');
      const [start, name] = [Buffer.from(folder.at('docs/')), Buffer.from([0xff])];
      await writeFile(Buffer.concat([start, name, Buffer.from('.md')]), '');
      await mkdir(Buffer.concat([start, name]));
      await writeFile(folder.at('docs/b\uFFFD.md'), '');
      expect(await find(folder.path, ['docs'])).toEqual(['docs/a.md', 'docs/b\uFFFD.md']);
    },
  );

  test('a named file may have any extension if the format is set', async () => {
    expect(await select(['LICENSE'], {}, { anyExtension: true })).toEqual(['LICENSE*']);
  });

  test('letter case does not matter for globs where it does not matter for files', async () => {
    const entries = ['docs/**/I*.MD', '!DOCS/OLD', '!docs/gu*/S*'];
    expect(await select(entries, { ignoresCase: true })).toEqual(['docs/index.md']);
  });

  test('a list in one entry is refused even where files may be missing, unlike braces', async () => {
    await expect(select(['gone.md,x.md'], {}, { mayBeMissing: true })).rejects.toMatchObject({
      code: 'file-not-found',
    });
    for (const entry of ['{a,b}/{c,d}/*.md', 'x/{a,{b,c},d}.md']) {
      await expect(select([entry], {}, { mayBeMissing: true })).resolves.toEqual([]);
    }
  });

  test('the Unicode form of a name does not matter for exclusions where letter case does not', async () => {
    const list = { ...listOfPaths(['docs/cafe\u0301.md', 'docs/tea.md']), ignoresCase: true };
    for (const exclusion of [
      '!docs/CAF\u00c9.md',
      '!docs/caf\u00e9*',
      '!docs/cafe\u0301*',
      '!**/caf\u00e9*',
    ]) {
      const selected = await selectPaths(['docs', exclusion], list, { extensions });
      expect(selected.map(({ path }) => path)).toEqual(['docs/tea.md']);
    }
    const below = { ...listOfPaths(['cafe\u0301/menu.md', 'tea.md']), ignoresCase: true };
    const selected = await selectPaths(['**', '!caf\u00e9/*.md'], below, { extensions });
    expect(selected.map(({ path }) => path)).toEqual(['tea.md']);
  });

  const selectInLongName = (glob: string) =>
    selectPaths([glob], listOfPaths([`${'a'.repeat(120)}.md`]), { extensions });

  test.each(['*(*a)b.md', `${'*'.repeat(70_000)}.md`])(
    'a glob that takes longer than the time of the run is refused: %s',
    async (glob) => {
      const selected = limitProcessorTime({ maxMs: 100, usedMs: 0 }, () => selectInLongName(glob));
      await expect(selected).rejects.toHaveProperty('code', 'too-complex');
    },
  );

  test('an exclusion that takes too long for a named file is refused', async () => {
    const name = `${'a'.repeat(120)}.md`;
    const selected = limitProcessorTime({ maxMs: 100, usedMs: 0 }, () =>
      selectPaths([name, '!*a*a*a*a*a*a*a*a*a*b.md'], listOfPaths([name]), { extensions }),
    );
    await expect(selected).rejects.toMatchObject({
      code: 'too-complex',
      message: expect.stringContaining('"!*a*a*a*a*a*a*a*a*a*b.md" takes too long'),
    });
  });

  test('a folder whose name begins with two dots is inside', async () => {
    const normalize = (path: string) => posixPath.join('..x', path);
    const selected = await selectPaths(
      ['*.md'],
      { ...listOfPaths(['..x/a.md']), normalize },
      { extensions },
    );
    expect(selected.map(({ path }) => path)).toEqual(['..x/a.md']);
  });

  test('an exclusion that takes too long for the files of a folder is in the message', async () => {
    const list = listOfPaths([`${'a'.repeat(120)}.md`]);
    const selected = limitProcessorTime({ maxMs: 100, usedMs: 0 }, () =>
      selectPaths(['.', '!*a*a*a*a*a*a*a*a*a*b.md'], list, { extensions }),
    );
    await expect(selected).rejects.toMatchObject({
      code: 'too-complex',
      message: expect.stringContaining('!*a*a*a'),
    });
  });

  test('a backslash separates folders where it is the separator of the platform', async () => {
    const list = { ...listOfPaths(['docs/en/[a].md', 'docs/en/b.md']), separator: '\\' };
    expect(await select(['docs\\en\\b.md', '.\\docs\\**'], list)).toEqual([
      'docs/en/b.md*',
      'docs/en/[a].md',
    ]);
  });
});

describe('selection among the files of a folder', () => {
  test('paths outside of the working directory, and absolute ones, are relative to it in the result', async () => {
    await using folder = await tree('README.md', 'docs/a.md', 'docs/en/b.md');
    expect(
      await find(folder.at('docs'), ['../README.md', folder.at('docs', 'a.md'), '..']),
    ).toEqual(['../README.md*', 'a.md*', 'en/b.md']);
    expect(await find(folder.at('docs'), ['../*.md', folder.at('docs', 'en', '*.md')])).toEqual([
      '../README.md',
      'en/b.md',
    ]);
  });

  test('folders and globs skip submodules and other repositories inside', async () => {
    await using folder = await folderWith({
      '.git/HEAD': '',
      'a.md': '',
      'module/.git': 'gitdir: ../.git/modules/module',
      'module/a.md': '',
      'clone/.git/HEAD': '',
      'clone/a.md': '',
    });
    expect(await find(folder.path, ['.', '**/*.md', 'module/a.md'])).toEqual([
      'a.md',
      'module/a.md*',
    ]);
    expect(await find(folder.path, ['module'])).toEqual(['module/a.md']);
  });

  test('quotes that a shell left in an entry are named', async () => {
    await using folder = await tree('docs/a.md');
    for (const entry of ["'docs/*.md'", "'docs/a.md'"])
      await expect(find(folder.path, [entry])).rejects.toThrow(/leave out the quotes/);
  });

  test.runIf(posix)(
    'a .gitignore that is a link, a device or a pipe has no rules, as for git',
    async () => {
      await using folder = await folderWith({
        'rules.txt': '*.md',
        'a/a.md': '',
        'b/b.md': '',
        'c/c.md': '',
      });
      await symlink(folder.at('rules.txt'), folder.at('a', '.gitignore'));
      await symlink('/dev/zero', folder.at('b', '.gitignore'));
      expect(spawnSync('mkfifo', [folder.at('c', '.gitignore')]).status).toBe(0);
      expect(await find(folder.path, ['.'])).toEqual(['a/a.md', 'b/b.md', 'c/c.md']);
    },
  );

  test('findFiles follows .gitignore files in and above a folder, and skips node_modules and .git', async () => {
    await using folder = await folderWith({
      '.gitignore': 'ignored/\n*.gen.md\n!keep.gen.md\n/top.md\n',
      'docs/en/.gitignore': 'c.md\n',
      ...Object.fromEntries(
        [
          '.git/x.md',
          'a.md',
          'top.md',
          'x.gen.md',
          'keep.gen.md',
          'ignored/a.md',
          'node_modules/a/README.md',
        ]
          .concat('docs/a.md', 'docs/top.md', 'docs/b.gen.md', 'docs/en/c.md', 'docs/en/d.md')
          .concat('docs/en/node_modules/b/README.md')
          .map((name) => [name, '']),
      ),
    });
    const docs = ['docs/a.md', 'docs/en/d.md', 'docs/top.md'];
    expect(await find(folder.path, ['.'])).toEqual(['a.md', ...docs, 'keep.gen.md']);
    expect(await find(folder.path, ['**/*.md'])).toEqual(['a.md', ...docs, 'keep.gen.md']);
    expect(await find(folder.path, ['docs'])).toEqual(docs);
    expect(await find(folder.path, ['docs/**/*.md'])).toEqual(docs);
    expect(await find(folder.at('docs', 'en'), ['.', '../*.md'])).toEqual([
      'd.md',
      '../a.md',
      '../top.md',
    ]);
    const ignored = [
      'ignored',
      'ignored/*.md',
      'node_modules',
      'node_modules/**',
      '.git',
      'docs/en/node_modules/b',
    ];
    for (const argument of ignored) {
      await expect(find(folder.path, [argument])).rejects.toMatchObject({ code: 'no-match' });
    }
    // An ignored file is found if it is named, or if the working directory is in the ignored folder.
    expect(await find(folder.path, ['ignored/a.md', 'node_modules/a/README.md'])).toHaveLength(2);
    expect(await find(folder.at('node_modules', 'a'), ['.'])).toEqual(['README.md']);
  });

  test.runIf(process.platform === 'linux')(
    '.gitignore distinguishes letter case where the file system does',
    async () => {
      await using folder = await folderWith({
        '.git/x.md': '',
        '.gitignore': 'build/',
        'Build/a.md': '',
        'build/a.md': '',
      });
      expect(await find(folder.path, ['.'])).toEqual(['Build/a.md']);
    },
  );

  test.runIf(posix)('a file that a link also leads to is listed once', async () => {
    await using folder = await tree('README.md', 'docs/a.md');
    await symlink('README.md', folder.at('link.md'));
    await symlink('docs', folder.at('alias'));
    expect(await find(folder.path, ['link.md', 'README.md', 'alias', 'docs/a.md'])).toEqual([
      'link.md*',
      'alias/a.md*',
    ]);
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
        await expect(find(work, [argument])).rejects.toMatchObject({ code: 'leads-outside' });
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

  test('a glob that repeats a folder finds files at any depth', async () => {
    await using folder = await tree('a.md', 'docs/a.md', 'docs/docs/docs/a.md', 'docs/en/a.md');
    expect(await find(folder.path, ['+(docs/)*.md'])).toEqual(['docs/a.md', 'docs/docs/docs/a.md']);
  });

  test.runIf(permissionsApply)(
    'findFiles does not list folders that are too deep for a glob',
    async () => {
      await using folder = await tree('docs/a.md', 'docs/en/closed/b.md');
      await chmod(folder.path, 0o755);
      await chmod(folder.at('docs', 'en', 'closed'), 0o000);
      await asUnprivileged(async () => {
        expect(await find(folder.path, ['d*/*.md'])).toEqual(['docs/a.md']);
      });
      await chmod(folder.at('docs', 'en', 'closed'), 0o755);
    },
  );

  test.runIf(permissionsApply)(
    'findFiles refuses a folder without permission to list it',
    async () => {
      await using folder = await tree('a.md', 'docs/closed/b.md');
      await chmod(folder.path, 0o755);
      await chmod(folder.at('docs', 'closed'), 0o000);
      await asUnprivileged(async () => {
        for (const argument of [
          'docs',
          'docs/closed',
          'docs/**/*.md',
          'docs/closed/a/*.md',
          'docs/closed/b.md',
        ]) {
          await expect(find(folder.path, [argument])).rejects.toMatchObject({
            code: 'not-readable',
          });
        }
      });
      await chmod(folder.at('docs', 'closed'), 0o755);
    },
  );
});

test('a path through a link to the working directory is shown relative to that', async () => {
  await using folder = await tree('cwd/docs/a.md');
  await symlink(folder.at('cwd'), folder.at('link'), 'junction');
  const [file] = await findFiles([folder.at('link/docs/a.md')], {
    cwd: folder.at('cwd'),
    extensions: ['.md'],
  });
  expect(file?.path).toBe('docs/a.md');
});

test('the exclusions of a configuration file above the working directory reach into it', async () => {
  await using folder = await tree(
    'README.md',
    'docs/CHANGELOG.md',
    'docs/a.md',
    'docs/x/README.md',
    'docs/x/b.md',
  );
  const found = await find(folder.at('docs'), ['../**/*.md', '!../**/CHANGELOG.md']);
  expect(found).toEqual(['../README.md', 'a.md', 'x/README.md', 'x/b.md']);
  for (const entry of ['../docs', '../docs/**/*.md', 'CHANGELOG.md']) {
    for (const exclusion of ['!../**/CHANGELOG.md', '!../d*/CH*']) {
      expect(await find(folder.at('docs'), [entry, 'a.md', exclusion, '!x'])).toEqual(['a.md*']);
    }
  }
  expect(await find(folder.at('docs/x'), ['../../README.md', 'b.md', '!..'])).toEqual([
    '../../README.md*',
  ]);
  expect(await find(folder.at('docs'), ['.', '!x/../a.md', '!x/../x'])).toEqual(['CHANGELOG.md']);
  expect(
    await find(folder.at('docs/x'), [
      '../../**/*.md',
      '!../../README.md',
      '!../../docs/CHANGELOG.md',
    ]),
  ).toEqual(['../a.md', 'README.md', 'b.md']);
});

test('a backslash separates the folders of a named file where it is the separator of the platform', () => {
  const list = { ...listOfPaths([]), separator: '\\' };
  expect(pathsOf(['docs\\README.md'], extensions, list)).toEqual({
    paths: ['docs/README.md'],
    areNamed: true,
  });
});

test('whether an exclusion is a file is only known from a list of files', () => {
  for (const exclusion of ['!a.md', '!drafts'])
    expect(pathsOf(['b.md', exclusion], extensions, listOfPaths([]))).toMatchObject({
      areNamed: false,
    });
});

test('fifty thousand names are looked up among as many files before the time limit of a test', async () => {
  const paths = Array.from({ length: 50_000 }, (_, index) => `docs/${index}.md`);
  const names = paths.map((path) => path.replace('docs/', ''));
  const options = { extensions, mayBeMissing: true };
  expect(
    await selectPaths([...names, 'docs/7.md', 'docs'], listOfPaths(paths), options),
  ).toHaveLength(50_000);
});
