import { readFile, rm, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runInProcess } from '../support/command-line.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith, namesIn } from '../support/folder-with.ts';
import { repositoryWith } from '../support/repository.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';
import type { TempFolder } from '../support/temp-folder.ts';

const usual = 'https://acme.statuspage.me';
const own = 'https://status.acme.com';
const offline = ['--source', 'offline'];
const workflow = '.github/workflows/status-snippets.yml';
const badge = acmeAt(usual).badge_markdown;

/** The section that replaces a badge on a line of its own. */
function adopted(content: string): string {
  return `<!-- status-snippets start slug="acme" show="badge" -->\n\n${content}\n\n<!-- status-snippets end -->\n`;
}

/** The inputs of the action in the workflow that was written. */
async function inputsIn(folder: TempFolder): Promise<Record<string, string>> {
  return parse(await readFile(folder.at(workflow), 'utf8')).jobs.refresh.steps[0].with;
}

test('init adds a section after the heading, fills it, and says what to do next', async () => {
  await using folder = await folderWith({ 'README.md': '# Acme\n\nText.\n' });
  const words = ['init', '--slug', 'acme', ...offline];
  const { code, stdout, stderr } = await runInProcess(folder, words);
  expect([code, stdout]).toEqual([0, '']);
  const filled = `# Acme\n\n${section(defaultContent(acmeAt(usual)))}\nText.\n`;
  expect(await readFile(folder.at('README.md'), 'utf8')).toBe(filled);
  const hint =
    'To keep it up to date: npx status-snippets init --workflow --slug acme --source offline\n';
  const note = 'README.md:3:1: new section for page "acme" after the title\n';
  expect(stderr).toBe(
    `${note}Updated README.md (1 section).\nNext: commit README.md and push.\n${hint}`,
  );

  const again = await runInProcess(folder, words);
  expect(again).toEqual({ code: 0, stdout: '', stderr: expect.stringContaining(`\n${hint}`) });
  expect(await readFile(folder.at('README.md'), 'utf8')).toBe(filled);
  expect(await namesIn(folder)).toEqual(['README.md']);
});

test('init --workflow writes the workflow, and changes nothing the second time', async () => {
  await using folder = await folderWith({ 'README.md': '# Acme\n' });
  const words = ['init', '--slug', 'acme', '--workflow', ...offline];
  const first = await runInProcess(folder, words);
  expect(first).toEqual({
    code: 0,
    stdout: '',
    stderr: [
      'README.md:3:1: new section for page "acme" after the title\n',
      `Updated README.md (1 section).\n${workflow}: written\n`,
      `Next: commit README.md and ${workflow}, push, and run the workflow once on the Actions tab.\n`,
    ].join(''),
  });
  const text = await readFile(folder.at(workflow), 'utf8');
  expect(parse(text).permissions).toEqual({ contents: 'write' });
  const second = await runInProcess(folder, words);
  expect(second.stderr).toMatch(new RegExp(`^README.md [^\n]+\n${workflow}: unchanged\n$`));
  expect(await readFile(folder.at(workflow), 'utf8')).toBe(text);
});

describe('init', () => {
  test('init takes the slug from an existing badge or section', async () => {
    await using folder = await folderWith({ 'README.md': `# Acme\n\n${badge} [x](y)\n` });
    for (const summary of ['Updated README.md ', 'README.md is up to date ']) {
      const { code, stderr } = await runInProcess(folder, ['init', ...offline]);
      expect(code).toBe(0);
      expect(stderr).toContain(summary);
    }
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(
      `# Acme\n\n[x](y)<!-- status-snippets start slug="acme" show="badge" --> ${badge}<!-- status-snippets end -->\n`,
    );
    await using linked = await folderWith({ 'README.md': section('', 'slug="acme" show="link"') });
    expect((await runInProcess(linked, ['init', ...offline])).code).toBe(0);
  });

  test.each([
    ['no badge', '# Acme\n', 'no slug is set, and README.md contains no badge: add --slug acme'],
    [
      'badges of two pages',
      `${badge} ${badge.replaceAll('acme', 'beta')}`,
      'README.md shows several pages (acme, beta)',
    ],
  ])('init without a slug and with %s exits 2', async (_, text, message) => {
    await using folder = await folderWith({ 'README.md': text });
    const { code, stdout, stderr } = await runInProcess(folder, ['init', '--workflow', ...offline]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(await namesIn(folder)).toEqual(['README.md']);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(text);
  });

  test('init refuses a slug that differs only in letter case from that of a section', async () => {
    await using folder = await folderWith({ 'README.md': section() });
    const { code, stderr } = await runInProcess(folder, ['init', '--slug', 'ACME', ...offline]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/ --slug "ACME" has the address of page "acme", .*: write acme\n/),
    ]);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(section());
  });

  test('init refuses a file whose only badge of the page cannot become a section', async () => {
    const text =
      '# A\n\n[![Status](https://statuspage.me/badge/acme.svg)](https://example.com/a/b)\n';
    await using folder = await folderWith({ 'README.md': text });
    const { code, stderr } = await runInProcess(folder, ['init', ...offline]);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^README\.md:3:1: the badge of page "acme" cannot become a section: [^\n]+\. Change the badge, or remove it\n/,
    );
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(text);
  });

  test('init reports an invalid marker, with and without a slug', async () => {
    await using folder = await folderWith({
      'README.md': '# A\n\n<!-- status-snippets start -->\n',
    });
    for (const words of [['init'], ['init', '--slug', 'acme', '--workflow']]) {
      const { code, stderr } = await runInProcess(folder, words);
      expect(code).toBe(2);
      expect(stderr).toMatch(/^README\.md:3:1: [^\n]+ <!-- status-snippets end -->/);
    }
    expect(await namesIn(folder)).toEqual(['README.md']);
  });

  test('init keeps the custom domain of an existing badge if the plan lacks the API', async () => {
    const lost = reply(403, { error: 'Markdown API requires Growth plan or higher' });
    await using endpoint = await startEndpoint(lost);
    const theirs = snippetsOf('acme', endpoint.baseUrl, own);
    const definitions = `[b]: ${endpoint.baseUrl}/badge/acme.svg\n[p]: ${own}\n`;
    await using folder = await folderWith({
      'alone.md': `# Acme\n\n${theirs.badge_markdown}\n`,
      'row.md': `[x](y) ${theirs.badge_markdown}\n`,
      'html.md': `<p align="center">${theirs.badge_html}</p>\n`,
      'reference.md': `[![Status][b]][p]\n\n${definitions}`,
    });
    for (const name of ['alone.md', 'row.md', 'html.md', 'reference.md']) {
      const { code, stderr } = await runInProcess(folder, [
        'init',
        name,
        '--base-url',
        endpoint.baseUrl,
      ]);
      expect(code).toBe(0);
      expect(stderr).toContain('The plan of page "acme"');
      expect(await readFile(folder.at(name), 'utf8')).not.toContain(usual);
      expect(await readFile(folder.at(name), 'utf8')).toContain(own);
    }
    expect(await readFile(folder.at('alone.md'), 'utf8')).toBe(
      `# Acme\n\n${adopted(theirs.badge_markdown)}`,
    );
  });

  test('init refuses to replace another workflow before any request', async () => {
    await using endpoint = await startEndpoint();
    await using folder = await folderWith({ 'README.md': '# Acme\n', [workflow]: 'name: Mine\n' });
    const words = ['init', '--slug', 'acme', '--workflow', '--base-url', endpoint.baseUrl];
    const { code, stderr } = await runInProcess(folder, words);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `${workflow} already exists: add README.md to its input files (default: README.md), and run init without --workflow\n`,
    );
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe('# Acme\n');
    expect(endpoint.requests).toEqual([]);
  });

  test('init in a folder below the top names the workflow relative to that folder', async () => {
    await using folder = await folderWith({ '.git/HEAD': '', 'packages/a/README.md': '# A\n' });
    const run = (slug: string) =>
      runInProcess(folder, ['init', '--slug', slug, '--workflow', ...offline], {
        cwd: folder.at('packages/a'),
      });
    const { code, stderr } = await run('acme');
    expect([code, stderr]).toEqual([0, expect.stringContaining(`\n../../${workflow}: written\n`)]);
    expect(stderr).toContain(`Next: commit README.md and ../../${workflow}, push, and run `);
    expect((await run('globex')).stderr).toContain(
      `../../${workflow} already exists: add packages/a/README.md to its input files`,
    );
  });

  test('the workflow of init names a file that is not the README which the action finds', async () => {
    await using folder = await folderWith({
      '.git/HEAD': '',
      'README.md': '# A\n',
      'docs/README.md': '# B\n',
    });
    const words = ['init', '--slug', 'acme', '--workflow', ...offline];
    await runInProcess(folder, [...words, 'README.md']);
    expect(await inputsIn(folder)).toEqual({ slug: 'acme' });
    await rm(folder.at(workflow));
    await writeFile(folder.at('.github/README.md'), '# C\n');
    await runInProcess(folder, [...words, 'README.md']);
    expect(await inputsIn(folder)).toEqual({ slug: 'acme', files: 'README.md' });
    await rm(folder.at(workflow));
    await runInProcess(folder, words);
    expect(await inputsIn(folder)).toEqual({ slug: 'acme' });
  });

  test('the workflow of init repeats no setting of the configuration file, which the action reads too', async () => {
    const configuration =
      '{ "slug": "acme", "statusPageHost": "pages.example", "format": "mdx", "source": "endpoint" }';
    await using folder = await folderWith({
      'README.md': '# A\n',
      'status-snippets.json': configuration,
    });
    const env = { STATUS_SNIPPETS_SOURCE: 'offline' };
    await runInProcess(folder, ['init', '--workflow'], { env });
    expect(await inputsIn(folder)).toEqual({ slug: 'acme' });
    await rm(folder.at(workflow));
    await runInProcess(folder, ['init', '--workflow', '--status-page-host', 'other.example'], {
      env,
    });
    expect(await inputsIn(folder)).toEqual({ slug: 'acme', 'status-page-host': 'other.example' });
  });

  test('the workflow of init contains what only the configuration file of a folder below the top sets', async () => {
    await using folder = await folderWith({
      '.git/HEAD': '',
      'status-snippets.json': '{ "unmarked": "warn", "format": "md" }',
      'docs/status-snippets.json':
        '{ "slug": "acme", "format": "mdx", "statusPageHost": "pages.example" }',
      'docs/README.md': '# A\n',
    });
    await runInProcess(folder, ['init', '--workflow', '--source', 'offline'], {
      cwd: folder.at('docs'),
    });
    const ofFolder = { format: 'mdx', 'status-page-host': 'pages.example' };
    expect(await inputsIn(folder)).toEqual({ slug: 'acme', files: 'docs/README.md', ...ofFolder });
  });

  test('init leaves its own workflow as it is if only its line endings differ', async () => {
    await using folder = await folderWith({ 'README.md': '# Acme\n' });
    const words = ['init', '--slug', 'acme', '--workflow', '--source', 'offline'];
    expect((await runInProcess(folder, words)).code).toBe(0);
    const withCrlf = (await readFile(folder.at(workflow), 'utf8')).replaceAll('\n', '\r\n');
    await writeFile(folder.at(workflow), withCrlf);
    const { code, stderr } = await runInProcess(folder, words);
    expect([code, stderr]).toEqual([0, expect.stringContaining(`${workflow}: unchanged`)]);
    expect(await readFile(folder.at(workflow), 'utf8')).toBe(withCrlf);
  });

  test('init removes the new workflow if the README changed during the run', async () => {
    await using folder = await folderWith({ 'README.md': '# Acme\n' });
    await using endpoint = await startEndpoint(async (response) => {
      await writeFile(folder.at('README.md'), '# Acme 2\n');
      response.end(JSON.stringify(snippetsOf('acme', endpoint.baseUrl, own)));
    });
    const words = ['init', '--slug', 'acme', '--workflow', '--base-url', endpoint.baseUrl];
    const { code, stderr } = await runInProcess(folder, words);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('README.md changed during the run'),
    ]);
    expect(await namesIn(folder)).toEqual(['.github', '.github/workflows', 'README.md']);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe('# Acme 2\n');
  });

  test('init writes the workflow at the root of the repository, with file paths relative to the root', async () => {
    await using folder = await folderWith({ '.git/HEAD': '', 'app/docs/index.md': '# Acme\n' });
    const words = [
      'init',
      'docs/index.md',
      '--cwd',
      'app',
      '--slug',
      'acme',
      '--workflow',
      ...offline,
    ];
    expect((await runInProcess(folder, words)).code).toBe(0);
    expect(await inputsIn(folder)).toEqual({ slug: 'acme', files: 'app/docs/index.md' });
  });

  test('init reads the configuration file at the root of the repository, whose files the workflow does not repeat', async () => {
    const files = {
      '.git/HEAD': '',
      'docs/a.md': '# A\n',
      'status-snippets.json': '{ "files": ["docs/a.md"] }',
    };
    await using folder = await folderWith(files);
    const words = ['init', '--slug', 'acme', '--workflow', ...offline, '--cwd', 'docs', 'a.md'];
    await runInProcess(folder, words);
    expect(await inputsIn(folder)).toEqual({ slug: 'acme' });
    await writeFile(folder.at('status-snippets.json'), '{ "slug": 1 }');
    expect((await runInProcess(folder, words)).code).toBe(2);
  });

  test('init adds a section to each file that the configuration names, not to those of its folders', async () => {
    const files = { 'README.md': '# R\n', 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' };
    const configuration = '{ "slug": "acme", "files": ["docs", "docs/a.md"] }';
    await using folder = await folderWith({ ...files, 'status-snippets.json': configuration });
    expect(await runInProcess(folder, ['init', '-q', ...offline])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    expect(await readFile(folder.at('docs/a.md'), 'utf8')).toContain('badge/acme.svg');
    for (const path of ['README.md', 'docs/b.md'] as const) {
      expect(await readFile(folder.at(path), 'utf8')).toBe(files[path]);
    }
    await writeFile(folder.at('status-snippets.json'), '{ "slug": "acme", "files": ["docs"] }');
    const { code, stderr } = await runInProcess(folder, ['init', ...offline]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('name the file that gets the section'),
    ]);
  });

  test('init adds a section to each of several files, and names them in the workflow', async () => {
    await using folder = await folderWith({
      'README.md': `# A\n\n${badge}\n`,
      'packages/b/README.md': '# B\n',
    });
    const words = ['init', '--workflow', 'README.md', 'packages/*/README.md', ...offline];
    const { code, stderr } = await runInProcess(folder, words);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('Updated 2 of 2 files (2 sections, 1 page).'),
    ]);
    expect((await inputsIn(folder)).files).toBe('README.md\npackages/b/README.md');
    for (const name of ['README.md', 'packages/b/README.md'])
      expect(await readFile(folder.at(name), 'utf8')).toContain('slug="acme"');
    expect((await runInProcess(folder, words)).stderr).toMatch(/^2 files are up to date /);
  });

  test('init does not mention --workflow if a workflow runs the action already', async () => {
    const uses = 'jobs: { a: { steps: [{ uses: OWNER/status-snippets@v1 }] } }\n';
    await using folder = await folderWith({
      '.git/HEAD': '',
      '.github/workflows/badge.yaml': uses,
      'README.md': '# A\n',
    });
    const { code, stdout, stderr } = await runInProcess(folder, [
      'init',
      '--slug',
      'acme',
      ...offline,
    ]);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).not.toContain('--workflow');
  });

  test.each([
    'jobs: { a: { steps: [{ uses: OWNER/status-snippets@v1 }] } }\n',
    'jobs:\n  a:\n    steps:\n      - uses: "acme/status-snippets@0123abc"\n',
    'jobs:\n  a:\n    uses: OWNER/status-snippets/.github/workflows/organization.yml@v1\n',
  ])('init writes no second workflow where one runs the action already: %j', async (uses) => {
    await using folder = await folderWith({
      '.github/workflows/badge.yaml': uses,
      'README.md': '# A\n',
    });
    const { code, stderr } = await runInProcess(folder, [
      'init',
      '--slug',
      'acme',
      '--workflow',
      ...offline,
    ]);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('.github/workflows/badge.yaml runs the action'),
    ]);
    expect(await namesIn(folder)).not.toContain(workflow);
  });

  test('init writes a given custom domain into the workflow, and not into the marker', async () => {
    await using folder = await folderWith({ 'README.md': '# A\n' });
    const words = [
      'init',
      '--slug',
      'acme',
      '--custom-domain',
      'status.acme.com',
      '--workflow',
      ...offline,
    ];
    expect((await runInProcess(folder, words)).code).toBe(0);
    expect(await inputsIn(folder)).toMatchObject({ 'custom-domain': 'status.acme.com' });
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(
      `# A\n\n${section(defaultContent(acmeAt(own)))}`,
    );
    expect((await runInProcess(folder, words)).stderr).toContain(`${workflow}: unchanged`);
  });

  test.each([
    ['GitLab', 'https://gitlab.com/acme/site.git', 'gitlab'],
    ['GitLab', 'git@gitlab.acme.com:a/b.git', 'gitlab'],
    ['Codeberg', 'ssh://git@codeberg.org/a/b.git', 'forgejo-and-gitea-actions'],
    ['Bitbucket', 'git@bitbucket.org:a/b.git', 'bitbucket-pipelines'],
    ['Bitbucket Data Center', 'https://git.acme.com/scm/a/b.git', 'bitbucket-pipelines'],
    ['Bitbucket Data Center', 'ssh://git@git.acme.com:7999/a/b.git', 'bitbucket-pipelines'],
  ])(
    'init at %s (%s) writes no workflow of GitHub, and points to the guide',
    async (name, remote, guide) => {
      await using repository = await repositoryWith({ 'README.md': '# A\n' });
      await repository.git('remote', 'add', 'origin', remote);
      const { code, stderr } = await runInProcess(repository, [
        'init',
        '--slug',
        'acme',
        '--workflow',
        ...offline,
      ]);
      expect(code).toBe(0);
      expect(stderr).toContain(
        `no workflow written, because ${name} does not run those of GitHub\n`,
      );
      expect(stderr).toMatch(
        new RegExp(`To keep it up to date at ${name}: .*/other-ci.md#${guide}\n`),
      );
      expect(await namesIn(repository)).not.toContain(workflow);
    },
  );

  test.each([
    ['.gitlab-ci.yml', {}, 'at GitLab: '],
    ['bitbucket-pipelines.yml', {}, 'at Bitbucket: '],
    ['.gitlab-ci.yml', { '.github/CODEOWNERS': '' }, 'npx status-snippets init --workflow'],
  ])(
    'init tells the forge of a repository without a remote by %s beside %j',
    async (file, others, hint) => {
      await using folder = await folderWith({ 'README.md': '# A\n', [file]: '', ...others });
      const { stderr } = await runInProcess(folder, ['init', '--slug', 'acme', ...offline]);
      expect(stderr).toContain(hint);
    },
  );

  test('at Bitbucket, init puts definitions below the row of badges, and adopt leaves a badge in a row', async () => {
    const row = '[![CI](https://example.com/badge.svg)](https://example.com)';
    const definitions = `[//]: # "status-snippets start slug=acme show=badge"\n\n${badge}\n\n[//]: # "status-snippets end"\n`;
    const files = {
      'README.md': `# A\n\n${row}\n\nText.\n`,
      'row.md': `# A\n\n${row} ${badge}\n`,
      'alone.md': `# A\n${badge}\n`,
    };
    await using folder = await folderWith({ 'bitbucket-pipelines.yml': '', ...files });
    const words = ['init', '--slug', 'acme', ...offline];
    expect((await runInProcess(folder, words)).stderr).toContain(
      'new section for page "acme" below the badges\n',
    );
    const filled = `# A\n\n${row}\n\n${definitions}\nText.\n`;
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(filled);
    await runInProcess(folder, words);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(filled);
    const { stderr } = await runInProcess(folder, ['adopt', 'row.md', 'alone.md', ...offline]);
    expect(stderr).toContain('stays as it is: it is beside other content');
    expect(await readFile(folder.at('row.md'), 'utf8')).toBe(files['row.md']);
    expect(await readFile(folder.at('alone.md'), 'utf8')).toBe(`# A\n\n${definitions}`);
  });

  test('init passes its settings to the workflow, and headers as a secret', async () => {
    await using folder = await folderWith({ 'notes.txt': '# Acme\n' });
    const words = [
      'init',
      'notes.txt',
      '--slug',
      'acme',
      '--format',
      'md',
      '--header',
      'X-Key: s3cr3t',
    ];
    const { code, stderr } = await runInProcess(folder, [...words, '--workflow', ...offline]);
    expect(code).toBe(0);
    expect(await inputsIn(folder)).toMatchObject({
      files: 'notes.txt',
      format: 'md',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
      headers: '${{ secrets.STATUS_SNIPPETS_HEADERS }}',
    });
    expect(stderr).toContain(
      ' push, store your header lines in a repository secret named STATUS_SNIPPETS_HEADERS, and run ',
    );
  });

  test('after init --commit, what is left to do is to push', async () => {
    await using repository = await repositoryWith({ 'README.md': '# Acme\n' });
    const { stderr } = await runInProcess(repository, [
      'init',
      '--slug',
      'acme',
      '--commit',
      '--workflow',
      ...offline,
    ]);
    expect(stderr).toContain('\nNext: push and run the workflow once on the Actions tab.\n');
    expect(await repository.git('status', '--short')).toBe('');
  });

  test('init --dry-run writes nothing and reports what it would write', async () => {
    await using folder = await folderWith({ 'README.md': `# Acme\n\n${badge} [x](y)\n` });
    const words = ['init', '--workflow', '--dry-run', '--diff', ...offline];
    const { code, stdout, stderr } = await runInProcess(folder, words);
    expect(code).toBe(0);
    expect(stderr).toBe(
      'README.md:3:1: badge of page "acme" becomes a section; it now follows what was after it, because a marker must not begin that line\n' +
        `Would update README.md (1 section).\n${workflow}: would be written\n`,
    );
    expect(stdout).toContain('\n+[x](y)<!-- status-snippets start slug="acme" show="badge" --> ');
    expect(await namesIn(folder)).toEqual(['README.md']);
  });

  test('init --json prints only the report, and --quiet prints nothing', async () => {
    await using folder = await folderWith({ 'README.md': '# Acme\n' });
    const words = ['init', '--slug', 'acme', ...offline];
    const json = await runInProcess(folder, [...words, '--json', '--dry-run']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      outcome: 'changed',
      files: [
        { path: 'README.md', outcome: 'changed', sections: [{ line: 3, outcome: 'changed' }] },
      ],
    });
    expect(await runInProcess(folder, [...words, '--quiet'])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
  });

  test('init --json lists the text link that becomes a part of the section of a badge', async () => {
    const { badge_markdown, minimal_md } = acmeAt(usual);
    await using folder = await folderWith({
      'README.md': `# A\n\n${badge_markdown}\n\n${minimal_md}\n`,
    });
    const words = [
      'init',
      '--slug',
      'acme',
      '--custom-domain',
      'status.acme.com',
      '--json',
      ...offline,
    ];
    const { embeds } = JSON.parse((await runInProcess(folder, words)).stdout);
    expect(embeds).toMatchObject([
      { kind: 'badge', outcome: 'adopted' },
      { kind: 'link', outcome: 'adopted' },
    ]);
  });

  test('init changes every file of a folder that is named', async () => {
    await using folder = await folderWith({
      'docs/a.md': '# A\n',
      'docs/b.md': '# B\n',
      'status-snippets.json': '{}',
    });
    expect((await runInProcess(folder, ['init', 'docs', '--slug', 'acme', ...offline])).code).toBe(
      0,
    );
    for (const path of ['docs/a.md', 'docs/b.md'])
      expect(await readFile(folder.at(path), 'utf8')).toContain('badge/acme.svg');
  });

  test('init names the line in the file of a section that it could not fill', async () => {
    await using endpoint = await startEndpoint((response, request) => {
      const isGone = request.url?.includes('gone') === true;
      response.statusCode = isGone ? 404 : 200;
      response.end(
        JSON.stringify(
          isGone ? { error: 'not found' } : snippetsOf('acme', endpoint.baseUrl, usual),
        ),
      );
    });
    const text = `# A\n\n${section('', 'slug="gone"')}`;
    await using folder = await folderWith({ 'README.md': text });
    const { code, stderr } = await runInProcess(folder, [
      'init',
      '--slug',
      'acme',
      '--base-url',
      endpoint.baseUrl,
    ]);
    expect([code, stderr]).toEqual([3, expect.stringMatching(/^README\.md:3:1: [^\n]*"gone"/)]);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(text);
  });

  test("init writes no custom domain that is the page's own address at the service", async () => {
    await using folder = await folderWith({ 'README.md': '# Acme\n' });
    const words = [
      'init',
      '--slug',
      'acme',
      '--custom-domain',
      'www.acme.hostedstatus.page',
      ...offline,
    ];
    expect(await runInProcess(folder, words)).toMatchObject({ code: 0 });
    const text = await readFile(folder.at('README.md'), 'utf8');
    expect(text).toContain('start slug="acme" -->');
  });

  test('init does not apply its options to sections of other pages', async () => {
    const acme = section(defaultContent(acmeAt(usual)));
    await using folder = await folderWith({ 'README.md': `# A\n\n${acme}` });
    const words = [
      'init',
      '--slug',
      'beta',
      '--custom-domain',
      'status.beta.com',
      '--show',
      'link',
    ];
    const { code, stderr } = await runInProcess(folder, [...words, ...offline]);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('Updated README.md (1 section).\n'),
    ]);
    const text = await readFile(folder.at('README.md'), 'utf8');
    expect(text).toContain(acme);
    expect(text).toContain('slug="beta" show="link" -->');
    expect(text).toContain('(https://status.beta.com)\n');
    expect(text).toContain('(https://status.beta.com)\n');
  });
});
