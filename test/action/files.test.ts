import { describe, expect, test } from 'vitest';
import { folderWith } from '../support/folder-with.ts';
import type { FileContent } from '../support/github/git-repository.ts';
import { before, here, startStage } from './acting.ts';
import { readme } from './page.ts';

/** The files that a run changes, in the order of the report, and how many calls to GitHub it makes before it commits. */
async function changedFiles(
  files: Readonly<Record<string, FileContent>>,
  given: Readonly<Record<string, string>> = {},
) {
  await using stage = await startStage({ files });
  const { annotations, outputs } = await stage.act({ with: given });
  const report = JSON.parse(outputs.report ?? '{}');
  const changed = report.files.filter((file: { outcome: string }) => file.outcome === 'changed');
  const reads = stage.github.calls.filter(
    ({ operations }) => operations[0] !== 'createCommitOnBranch',
  ).length;
  return { paths: changed.map((file: { path: string }) => file.path), reads, annotations, report };
}

const section = readme();

describe('the configuration file of a repository', () => {
  test('the configuration file of a repository is read in the same call as the README', async () => {
    const unnamed = section.replace(' slug="acme"', '');
    const files = {
      'status-snippets.json': '{ "slug": "globex" }',
      'README.md': unnamed,
      'package.json': '{',
    };
    const { paths, reads, report } = await changedFiles(files);
    expect([paths, reads, report.pages[0].slug]).toEqual([['README.md'], 1, 'globex']);
    expect((await changedFiles(files, { slug: 'other' })).report.pages[0].slug).toBe('other');
  });

  test('settings are read from the key "status-snippets" of package.json, not from a dependency of that name', async () => {
    const unnamed = { 'README.md': section.replace(' slug="acme"', '') };
    const own = { ...unnamed, 'package.json': '{ "status-snippets": { "slug": "acme" } }' };
    expect((await changedFiles(own)).report.pages[0].slug).toBe('acme');
    const other = {
      ...unnamed,
      'package.json': '{ "devDependencies": { "status-snippets": "1" } }',
    };
    expect((await changedFiles(other)).report.error.code).toBe('no-slug');
  });

  test('files that the configuration file names take one more call, unless the input files is set', async () => {
    const files = {
      'status-snippets.json': '{ "files": ["docs/a.md"] }',
      'docs/a.md': section,
      'b.md': section,
    };
    expect(await changedFiles(files)).toMatchObject({ paths: ['docs/a.md'], reads: 2 });
    expect(await changedFiles(files, { files: 'b.md' })).toMatchObject({
      paths: ['b.md'],
      reads: 1,
    });
    expect(await changedFiles(files, { files: 'b.md\n!docs' })).toMatchObject({
      paths: ['b.md'],
      reads: 2,
    });
    const globs = { ...files, 'status-snippets.json': '{ "files": ["docs/*.md"] }' };
    expect(await changedFiles(globs)).toMatchObject({ paths: ['docs/a.md'], reads: 3 });
    expect(await changedFiles(files, { files: '*.md' })).toMatchObject({
      paths: ['b.md'],
      reads: 2,
    });
  });

  test('an invalid configuration file of a repository is refused', async () => {
    const files = {
      'status-snippets.json': '{ "baseUrl": "https://x.example" }',
      'README.md': section,
    };
    expect((await changedFiles(files)).annotations).toEqual([
      expect.stringContaining('status-snippets.json: baseUrl '),
    ]);
  });
});

test('repositories share the response for a page, unless their maximum ages differ', async () => {
  await using stage = await startStage();
  for (const [name, maxAge] of Object.entries({ a: '60', b: '60', c: '0' })) {
    const configuration = `{ "maxAge": ${maxAge} }`;
    stage.github.add(`acme/${name}`, {
      files: { 'README.md': section, 'status-snippets.json': configuration },
    });
  }
  const { outputs } = await stage.act({ with: { repositories: 'acme/a\nacme/b\nacme/c' } });
  expect([outputs['repositories-changed'], stage.endpoint.requests.length]).toEqual(['3', 2]);
});

describe('the README of a repository', () => {
  test.each<[string[], string, number]>([
    [['README.md', 'docs/README.md'], 'README.md', 1],
    [['.github/workflows/ci.yml', 'README.md'], 'README.md', 1],
    [['.github/README.md', 'README.md'], '.github/README.md', 2],
    [['readme.md', 'docs/README.md'], 'readme.md', 2],
    [['docs/Readme.md', 'src/README.md'], 'docs/Readme.md', 2],
    [['.github/ReadMe.markdown', 'docs/README.md'], '.github/ReadMe.markdown', 2],
    [['docs/README.MarkDown', 'src/README.md'], 'docs/README.MarkDown', 2],
    [['README.md/a.txt', 'readme.md'], 'readme.md', 2],
    [['.github/README.md/a.txt', 'README.md'], 'README.md', 1],
  ])(
    'in a repository with %j, the README is %s, found with %i call(s)',
    async (names, chosen, calls) => {
      const { paths, reads } = await changedFiles(
        Object.fromEntries(names.map((name) => [name, section])),
      );
      expect([paths, reads]).toEqual([[chosen], calls]);
    },
  );

  test('in a repository named .github, the README is that in profile, found with two calls', async () => {
    const files = { 'README.md': section, 'profile/README.md': section };
    await using stage = await startStage({ files: { 'README.md': '' } });
    stage.github.add('acme/.github', { files });
    const own = await stage.act({ with: { repository: 'acme/.github' } });
    const { files: changed } = JSON.parse(own.outputs.report ?? '{}');
    expect(changed).toMatchObject([{ path: 'profile/README.md', outcome: 'changed' }]);
    const reads = stage.github.calls.filter(
      ({ operations }) => operations[0] !== 'createCommitOnBranch',
    );
    expect(reads).toHaveLength(2);
    expect((await changedFiles(files)).paths).toEqual(['README.md']);
  });

  test('a section only in a README that GitHub does not show is a warning', async () => {
    const { annotations } = await changedFiles({
      '.github/README.md': 'Hello',
      'README.md': section,
    });
    expect(annotations).toEqual([
      expect.stringMatching(/^error .*\.github\/README\.md/),
      expect.stringMatching(/^warning README\.md .* \.github\/README\.md: /),
    ]);
    expect(
      (await changedFiles({ '.github/README.md': section, 'README.md': section })).annotations,
    ).toHaveLength(1);
  });

  test.each([
    [{ 'src/README.md': section }, 'found no README here: set the input files'],
    [
      { 'README.rst': 'Acme' },
      'found no README in Markdown, only README.rst: only Markdown, MDX and HTML can have sections, so name another file',
    ],
  ])(
    'a repository without a README in Markdown (%j) is refused as by the command line',
    async (files, message) => {
      expect((await changedFiles(files)).annotations).toEqual([`error ${message}`]);
    },
  );
});

const tree = {
  ...{
    'README.md': section,
    LICENSE: section,
    'docs/index.md': section,
    'docs/guide/Start.MD': section,
  },
  ...{
    'docs/old/index.md': section,
    'docs/[slug].mdx': section.replace(/<!--(.*?)-->/g, '{/*$1*/}'),
  },
  ...{
    '.github/profile/README.md': section,
    'node_modules/x/README.md': section,
    'docs/logo.png': 'x',
  },
};

describe('the input files', () => {
  test.each([
    ['a file with an unusual spelling of its path', './docs//guide/../index.md', ['docs/index.md']],
    ['only a line break', '\n', ['README.md']],
    ['several files', 'README.md\ndocs/index.md', ['README.md', 'docs/index.md']],
    ['a glob with folders that begin with a dot', '**/profile/*.md', ['.github/profile/README.md']],
    ['a folder', 'docs/guide', ['docs/guide/Start.MD']],
    ['a file whose name is a pattern', 'docs/[slug].mdx', ['docs/[slug].mdx']],
    ['exclusions', 'docs\n!docs/old\n!**/*.mdx', ['docs/guide/Start.MD', 'docs/index.md']],
    [
      'a file that is named and excluded',
      'README.md\ndocs/index.md\n!README.md',
      ['docs/index.md'],
    ],
  ])('the input files selects the expected files for %s', async (_, files, paths) => {
    expect((await changedFiles(tree, { files })).paths).toEqual(paths);
  });

  test('a named file may have any extension if the format is set', async () => {
    expect((await changedFiles(tree, { files: 'LICENSE', format: 'md' })).paths).toEqual([
      'LICENSE',
    ]);
    const configured = { ...tree, 'status-snippets.json': '{ "format": "md" }' };
    expect((await changedFiles(configured, { files: 'LICENSE' })).paths).toEqual(['LICENSE']);
    const { report } = await changedFiles(tree, { files: 'LICENSE' });
    expect(report.error.code).toBe('unknown-format');
  });

  test.each([
    ['docs/*.html', 'no-match'],
    ['nowhere', 'file-not-found'],
    ['docs/old\n!docs', 'no-match'],
    ['README.md\n!README.md', 'invalid-input'],
  ])('entries without a match (%j) are refused', async (files, code) => {
    expect((await changedFiles(tree, { files })).report.error.code).toBe(code);
  });
});

test('a file that does not exist is refused with the name of a similar one, if there is one', async () => {
  const messageFor = async (name: string) =>
    (await changedFiles(tree, { files: name })).annotations;
  const place = 'does not exist on branch "main"';
  expect(await messageFor('readme.md')).toEqual([
    `error input files: readme.md ${place}: did you mean README.md?`,
  ]);
  expect(await messageFor('docs/indx.md')).toEqual([
    `error input files: docs/indx.md ${place}: did you mean docs/index.md?`,
  ]);
  expect(await messageFor('gone/x.md')).toEqual([
    `error input files: gone/x.md ${place}: check the path`,
  ]);
});

test('an input slug that no section uses, because each names its own, is a warning', async () => {
  const { annotations } = await changedFiles({ 'README.md': readme('acme') }, { slug: 'other' });
  expect(annotations).toContain(
    'warning input slug other is not used, because the markers decide: write slug="other" there',
  );
  const { annotations: used } = await changedFiles(
    { 'README.md': readme('acme') },
    { slug: 'acme' },
  );
  expect(used.filter((line) => line.startsWith('warning'))).toEqual([]);
});

describe('a file that cannot be read as text', () => {
  const latin1 = Buffer.from('caf\u00e9\n', 'latin1');
  const large = Buffer.alloc(17 * 1024 * 1024, 'x');

  test('a file without a marker that a pattern matches is passed over', async () => {
    const files = {
      'README.md': section,
      'docs/latin1.md': latin1,
      'docs/large.md': large,
      'docs/a.md': section,
    };
    expect((await changedFiles(files, { files: 'README.md\ndocs' })).paths).toEqual([
      'README.md',
      'docs/a.md',
    ]);
    await using workspace = await folderWith(files);
    await using stage = await startStage();
    const env = { GITHUB_WORKSPACE: workspace.path };
    const { outputs } = await stage.act({ env, with: { files: 'README.md\ndocs', mode: 'write' } });
    expect(outputs.outcome).toBe('changed');
  });

  test('an old badge in a file without a section is a warning, on the disk as through the API', async () => {
    const old = 'x [![Status](https://statuspage.me/badge/acme.svg)](https://old.acme.com)\n';
    const files = { 'README.md': section, 'docs/a.md': old, 'docs/b.md': section };
    await using workspace = await folderWith(files);
    await using stage = await startStage({ files });
    const service = { 'base-url': 'https://statuspage.me', source: 'offline' };
    const given = { ...service, files: 'README.md\ndocs', 'custom-domain': 'new.acme.com' };
    for (const mode of ['write', 'commit']) {
      const env = mode === 'write' ? { GITHUB_WORKSPACE: workspace.path } : {};
      const { annotations } = await stage.act({ env, with: { ...given, mode } });
      expect(annotations.map((line) => line.split(' ')[2])).toEqual([
        'docs/a.md:1:3:',
        'README.md:3:1:',
        'docs/b.md:3:1:',
      ]);
    }
  });

  test.each([
    ['commit', 'warn'],
    ['write', 'warn'],
    ['commit', 'adopt'],
    ['write', 'adopt'],
  ])(
    'mode %s passes over a file without a marker that mentions a page: unmarked %s',
    async (mode, unmarked) => {
      const mention = Buffer.from(`See ${before}\n`);
      const files = {
        'docs/a.md': section,
        'docs/latin1.md': Buffer.concat([latin1, mention]),
        'docs/large.md': Buffer.concat([mention, large]),
        'docs/none.md': latin1,
      };
      await using workspace = await folderWith(files);
      await using stage = await startStage({ files });
      const env = mode === 'write' ? { GITHUB_WORKSPACE: workspace.path } : {};
      const given = { mode, unmarked, files: 'docs', 'status-page-host': 'statuspage.me' };
      const { outputs, annotations } = await stage.act({ env, with: given });
      expect([outputs.outcome, annotations]).toEqual([
        'changed',
        [expect.stringMatching(/^notice @3 docs\/a\.md/)],
      ]);
    },
  );

  test.each(['commit', 'write'])(
    'a link to a domain that only the service knows is adopted, on the disk as through the API: mode %s',
    async (mode) => {
      const link = `**Status:** See live status \u2192 [${here}](${here})\n`;
      const files = { 'README.md': section, 'docs/a.md': link };
      await using workspace = await folderWith(files);
      await using stage = await startStage({ files });
      const env = mode === 'write' ? { GITHUB_WORKSPACE: workspace.path } : {};
      const { outputs } = await stage.act({
        env,
        with: { mode, files: 'README.md\ndocs', unmarked: 'adopt' },
      });
      const changed = JSON.parse(outputs.report ?? '{}').files.map(
        ({ path }: { path: string }) => path,
      );
      expect(changed).toEqual(['README.md', 'docs/a.md']);
    },
  );

  test.each([
    ['is named', latin1, 'docs/a.md', 'not-utf8'],
    ['is named', large, 'docs/a.md', 'file-too-large'],
    ['has a marker', Buffer.concat([latin1, Buffer.from(section)]), '**/*.md', 'not-utf8'],
    ['is binary', Buffer.from([0, 1, 2, 0xff]), 'docs/a.md', 'not-utf8'],
    ['is no complete UTF-8', Buffer.from([0x61, 0xe2, 0x82]), 'docs/a.md', 'not-utf8'],
    ['is a symlink', { mode: '120000', content: '../README.md' }, 'docs/a.md', 'not-a-file'],
    ['is a submodule', { mode: '160000', content: '1'.repeat(40) }, 'docs/a.md', 'not-a-file'],
  ] as const)('a file that %s is refused', async (_, content, files, code) => {
    const all = { 'README.md': section, 'docs/a.md': content };
    const { report, paths } = await changedFiles(all, { files: `README.md\n${files}` });
    expect(report.error).toMatchObject({ code });
    expect(
      report.files.find(({ path }: { path: string }) => path === 'docs/a.md').problems,
    ).toMatchObject([{ code }]);
    expect(paths).toEqual([]);
    expect(report.error.message).not.toContain(here);
  });

  test('a large file is not read, and one notice counts those that a pattern selects', async () => {
    const named = { 'README.md': section, 'docs/a.html': Buffer.alloc(4 * 2 ** 20 + 1, 'x') };
    for (const [files, count] of [
      ['README.md\ndocs/a.html', 0],
      ['**/*.{md,html}', 2],
    ] as const) {
      await using stage = await startStage({ files: { ...named, 'docs/b.md': large } });
      const { outputs, log } = await stage.act({ with: { files } });
      const blobs = stage.github.calls.filter(({ path }) => path.includes('/git/blobs/'));
      expect(blobs).toEqual([]);
      expect(JSON.parse(outputs.report ?? '').error?.code).toBe(
        count === 0 ? 'file-too-large' : undefined,
      );
      const notices =
        log.join('\n').match(/(\d+) files? (?:is|are) passed over because of the size/g) ?? [];
      expect(notices).toEqual(
        count === 0 ? [] : [`${count} files are passed over because of the size`],
      );
    }
  });
});
