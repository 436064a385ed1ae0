import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const name = 'status-snippets.json';
const empty = section('', '');
const settings = (values: object) => JSON.stringify({ source: 'offline', ...values });

/** The address that the section of a file links to. */
async function addressIn(path: string): Promise<string | undefined> {
  return /\]\((https:[^)]*)\)$/m.exec(await readFile(path, 'utf8'))?.[1];
}

test('a configuration file sets slug, source and files', async () => {
  await using folder = await folderWith({
    [name]: settings({ slug: 'acme', files: ['docs', '!docs/old'] }),
    'README.md': empty,
    'docs/a.md': empty,
    'docs/old/b.md': empty,
  });
  const { code, stderr } = await runInProcess(folder, []);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: 'Updated docs/a.md (1 section).\n',
  });
  expect(await readFile(folder.at('docs/a.md'), 'utf8')).toBe(
    section(defaultContent(acmeAt('https://acme.statuspage.me')), ''),
  );
});

test.each(['check', 'find'])(
  '%s says that the file keeps it from asking the service, unless an option says so too',
  async (command) => {
    const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));
    await using folder = await folderWith({ [name]: settings({}), 'README.md': filled });
    const warning = expect.stringMatching(/^warning: .*the service was not asked/m);
    expect(await runInProcess(folder, [command])).toMatchObject({ code: 0, stderr: warning });
    expect(await runInProcess(folder, [command, '--source', 'offline'])).toMatchObject({
      code: 0,
      stderr: expect.not.stringContaining('asked'),
    });
  },
);

test('an invalid configuration file exits 2, but not with --help', async () => {
  await using folder = await folderWith({ [name]: '{ "sulg": "acme" }', 'README.md': empty });
  expect(await runInProcess(folder, ['check'])).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^status-snippets: status-snippets\.json: sulg .* slug\?\n$/),
  });
  expect((await runInProcess(folder, ['check', '--help'])).code).toBe(0);
  await writeFile(folder.at(name), '');
  expect((await runInProcess(folder, ['check'])).stderr).toContain(`: ${name} `);
  await writeFile(folder.at(name), '{ "files": ["a.md"] }');
  expect((await runInProcess(folder, ['check'])).stderr).toContain(
    'status-snippets.json: files: a.md does not exist: check the path and the working directory\n',
  );
  await writeFile(folder.at(name), '{ "files": ["READNE.md"] }');
  expect((await runInProcess(folder, [])).stderr).toBe(
    'status-snippets: status-snippets.json: files: READNE.md does not exist: did you mean README.md?\n',
  );
  await writeFile(folder.at(name), '{ "files": ["docs/*.md"] }');
  expect((await runInProcess(folder, [])).stderr).toContain(
    'status-snippets: status-snippets.json: files: docs/*.md matches no file: only .md, ',
  );
});

describe('the configuration file', () => {
  test('a marker overrides an option, an option overrides a variable, and a variable overrides the configuration file', async () => {
    await using folder = await folderWith({
      [name]: settings({ slug: 'file' }),
      'README.md': empty,
      'marked.md': section(),
    });
    const env = { STATUS_SNIPPETS_SLUG: 'env' };
    const page = folder.at('README.md');
    await runInProcess(folder, []);
    expect(await addressIn(page)).toBe('https://file.statuspage.me');
    await runInProcess(folder, [], { env });
    expect(await addressIn(page)).toBe('https://env.statuspage.me');
    await runInProcess(folder, ['--slug', 'flag'], { env });
    expect(await addressIn(page)).toBe('https://flag.statuspage.me');
    await runInProcess(folder, ['marked.md'], { env });
    expect(await addressIn(folder.at('marked.md'))).toBe('https://acme.statuspage.me');
  });

  test('a configuration file that is not read because of its name is a warning', async () => {
    const endings = ['.yml', '.yaml', '.jsonc', '.json5'].map(
      (ending) => `status-snippets${ending}`,
    );
    const hidden = ['.json', '.yml', '.yaml', 'rc'].map((ending) => `.status-snippets${ending}`);
    const misnamed = [
      ...endings,
      ...hidden,
      'status-snippet.json',
      'statussnippets.json',
      'statusSnippets.json',
    ];
    const ignored = Object.fromEntries(misnamed.map((each) => [each, settings({ slug: 'acme' })]));
    const files = { ...ignored, 'top/README.md': empty, '.git/HEAD': '' };
    await using folder = await folderWith({
      ...files,
      'top/package.json': '{ "statusSnippets": {} }',
    });
    const { code, stderr } = await runInProcess(folder, ['top', '--source', 'offline']);
    expect(code).toBe(2);
    for (const each of misnamed)
      expect(stderr).toContain(`warning: ${each} is not read: the name is status-snippets.json\n`);
    const below = await runInProcess(folder, ['--source', 'offline'], { cwd: folder.at('top') });
    expect([below.code, below.stderr]).toEqual([
      2,
      expect.stringContaining('package.json: statusSnippets is not read'),
    ]);
  });

  test('the nearest configuration file up to the top of the repository is read, and its files are relative to it', async () => {
    await using folder = await folderWith({
      [name]: settings({ slug: 'outside' }),
      'top/.git/HEAD': '',
      'top/package.json': `{ "status-snippets": ${settings({ slug: 'top', files: ['web/*.md', '!web/b.md'] })} }`,
      'top/web/a.md': empty,
      'top/web/b.md': empty,
      'top/web/package.json': '{ "devDependencies": { "status-snippets": "1.0.0" } }',
      'top/api/status-snippets.json': settings({ slug: 'api' }),
      'top/api/package.json': `{ "status-snippets": ${settings({ slug: 'second' })} }`,
      'top/api/readme.md': empty,
      'other/README.md': empty,
      'other/package.json': 'not JSON, and not about this program',
    });
    const web = await runInProcess(folder, [], { cwd: folder.at('top/web') });
    expect(web.stderr).toContain('Updated a.md ');
    expect(await addressIn(folder.at('top/web/a.md'))).toBe('https://top.statuspage.me');
    await runInProcess(folder, ['--cwd', 'top/api']);
    expect(await addressIn(folder.at('top/api/readme.md'))).toBe('https://api.statuspage.me');
    // Outside of a repository, only the working folder itself is searched.
    const other = await runInProcess(folder, ['--source', 'offline'], { cwd: folder.at('other') });
    expect(other.stderr).toContain('no slug');
  });

  test.skipIf(process.platform === 'win32')(
    'a configuration file that is a link is read, unless the link leads out of the repository or to nothing',
    async () => {
      await using folder = await folderWith({
        'outside.json': settings({ slug: 'acme' }),
        'top/.git/HEAD': '',
        'top/README.md': empty,
        'top/settings.json': settings({ slug: 'acme' }),
      });
      const cwd = folder.at('top');
      await symlink('settings.json', folder.at('top', name));
      expect((await runInProcess(folder, [], { cwd })).code).toBe(0);
      await symlink('../outside.json', folder.at('top', 'package.json'));
      expect((await runInProcess(folder, [], { cwd })).code).toBe(0);
      await using linked = await folderWith({
        'outside.json': '{}',
        'top/.git/HEAD': '',
        'top/README.md': empty,
      });
      await symlink('../outside.json', linked.at('top', name));
      const { code, stderr } = await runInProcess(linked, [], { cwd: linked.at('top') });
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining(`${name} is a symbolic link that leads out of`),
      ]);
      await symlink('../missing', linked.at(name));
      const missing = await runInProcess(linked, []);
      expect([missing.code, missing.stderr]).toEqual([
        2,
        expect.stringContaining(`${name} is a link to a file that does not exist`),
      ]);
    },
  );

  test.skipIf(process.platform === 'win32')(
    'a package.json that is a folder or leads nowhere is ignored',
    async () => {
      await using folder = await folderWith({ 'README.md': empty, 'package.json/x': '' });
      expect((await runInProcess(folder, ['--slug', 'acme', '--source', 'offline'])).code).toBe(0);
      await rm(folder.at('package.json'), { recursive: true });
      await symlink('missing', folder.at('package.json'));
      expect((await runInProcess(folder, ['--slug', 'acme', '--source', 'offline'])).code).toBe(0);
    },
  );

  test('a configuration file that is a folder, too large or not UTF-8 is refused by name', async () => {
    await using folder = await folderWith({
      'README.md': empty,
      [`a/${name}/x`]: '',
      'b/README.md': empty,
    });
    await writeFile(folder.at('b', name), Buffer.alloc(10_000_000, ' '));
    const directory = await runInProcess(folder, [], { cwd: folder.at('a') });
    expect([directory.code, directory.stderr]).toEqual([
      2,
      expect.stringContaining(`${name} is not a regular file`),
    ]);
    const large = await runInProcess(folder, [], { cwd: folder.at('b') });
    expect([large.code, large.stderr]).toEqual([2, expect.stringContaining(`${name} is `)]);
    await writeFile(folder.at('b', name), Buffer.from([0xff, 0xfe, 0x00]));
    expect((await runInProcess(folder, [], { cwd: folder.at('b') })).stderr).toContain(
      `${name} is not valid `,
    );
  });
});

test('a configuration file selects no file outside of its repository', async () => {
  await using folder = await folderWith({
    'other/a.md': section(),
    'top/.git/HEAD': '',
    'top/web/b.md': section(),
  });
  const entries = [
    '../other/a.md',
    '../other',
    // On Windows, a backslash separates folders.
    ...(process.platform === 'win32' ? [] : ['.\\./**/*.md']),
    '{..,x}/*.md',
    '!(x)/../../other/*.md',
    folder.at('other'),
  ];
  for (const entry of entries) {
    await writeFile(folder.at('top', name), settings({ files: [entry] }));
    for (const command of ['refresh', 'adopt', 'serve']) {
      const { code, stderr } = await runInProcess(folder, [command], { cwd: folder.at('top') });
      expect(`${code} ${command} ${entry}: ${stderr}`).toMatch(
        /^2 .*( is outside | matches no file|only exclusions| is an absolute path)/,
      );
    }
  }
  await writeFile(folder.at('top/web', name), settings({ files: ['../web/b.md'] }));
  expect(
    (await runInProcess(folder, ['--source', 'offline'], { cwd: folder.at('top/web') })).code,
  ).toBe(0);
  expect(await readFile(folder.at('other/a.md'), 'utf8')).toBe(section());
});

describe('the README', () => {
  test.each([
    [['readme.md', 'docs/README.md'], 'readme.md'],
    [['ReAdMe.MARKDOWN', '.github/README.md'], '.github/README.md'],
    [['ReAdMe.MARKDOWN', 'docs/README.md'], 'ReAdMe.MARKDOWN'],
    [['.github/readme.md', 'docs/README.md'], '.github/readme.md'],
    [['docs/README.markdown'], 'docs/README.markdown'],
    [['README.markdown', 'ReadMe.md', 'readme.txt'], 'ReadMe.md'],
    [['docs/README.md', 'README.md', '.github/README.md'], '.github/README.md'],
    [['docs/README.md', 'README.md', '.github/profile/README.md'], 'README.md'],
    [['docs/readme.MARKDOWN', 'other/README.md'], 'docs/readme.MARKDOWN'],
    [['.github/README.md/a.txt', 'README.md'], 'README.md'],
  ])('in a folder with %j, refresh reads %s by default', async (names, chosen) => {
    await using folder = await folderWith(
      Object.fromEntries(names.map((each) => [each, section()])),
    );
    const { stderr } = await runInProcess(folder, ['--source', 'offline']);
    expect(stderr).toBe(`Updated ${chosen} (1 section).\n`);
  });

  test('refresh warns if only a README that GitHub does not show has a section', async () => {
    await using folder = await folderWith({
      '.github/README.md': '# Acme\n',
      'README.md': section(),
      'docs/README.md': '',
    });
    const { code, stderr } = await runInProcess(folder, ['--source', 'offline']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(
        'warning: README.md has a section, but GitHub shows .github/README.md: name the file',
      ),
    ]);
  });

  test.each([
    ['{/* status-snippets start */}\n\n{/* status-snippets end */}\n', ['--format', 'mdx']],
    ['<!-- status-snippets start -->\n', []],
  ])('refresh warns about a README that GitHub does not show with %j', async (text, args) => {
    await using folder = await folderWith({ '.github/README.md': '# Acme\n', 'README.md': text });
    const { stderr } = await runInProcess(folder, ['--source', 'offline', ...args]);
    expect(stderr).toContain(
      'warning: README.md has a section, but GitHub shows .github/README.md',
    );
  });

  test('a README that GitHub does not show and that only mentions the program causes no warning', async () => {
    const mention = 'We use status-snippets.\n\n```\n<!-- status-snippets start -->\n```\n';
    await using folder = await folderWith({
      '.github/README.md': '# Acme\n',
      'README.md': mention,
    });
    const { code, stderr } = await runInProcess(folder, ['--source', 'offline']);
    expect([code, stderr]).toEqual([2, expect.not.stringContaining('but GitHub shows')]);
  });

  test('a README that GitHub does not show and that cannot be read changes nothing', async () => {
    const unreadable = Buffer.from(`\xff${section()}`, 'latin1');
    await using folder = await folderWith({
      '.github/README.md': '# Acme\n',
      'README.md': unreadable,
    });
    const { code, stderr } = await runInProcess(folder, ['--source', 'offline']);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^\.github\/README\.md:1:1: this file contains no section.*\nNothing was written\.\n$/,
    );
  });
});
