import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { FileContent } from '../support/github/git-repository.ts';
import { repositoryWith } from '../support/repository.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';
import { startStage } from './acting.ts';

const address = 'https://status.acme.com';
const inputs = { 'base-url': 'https://statuspage.me', source: 'offline' };
const empty = section('', '');
const filled = section(defaultContent(acmeAt(address)), '');
const settings = { slug: 'acme', customDomain: 'status.acme.com' };

const linkTo = (content: string) => ({ mode: '120000', content });

/** The modes, with and without a checkout. A run without a checkout reads the files through the API. */
const runs = [
  { mode: 'check', hasCheckout: false, calls: 1, outcome: 'out-of-date' },
  { mode: 'check', hasCheckout: true, calls: 0, outcome: 'out-of-date' },
  { mode: 'write', hasCheckout: true, calls: 0, outcome: 'changed' },
  { mode: 'commit', hasCheckout: false, calls: 2, outcome: 'changed' },
  { mode: 'pull-request', hasCheckout: false, calls: 3, outcome: 'changed' },
];

describe.each(runs)(
  'the configuration file in mode $mode, with a checkout: $hasCheckout',
  (run) => {
    test.each([
      ['sets the slug and the address without another call', 'README.md', {}],
      ['names the files to refresh instead of the README', 'docs/a.md', { files: ['docs'] }],
    ])('the configuration file %s', async (_, path, files) => {
      const texts = {
        'README.md': empty,
        'docs/a.md': empty,
        'status-snippets.json': JSON.stringify({ ...settings, ...files }),
      };
      await using stage = await startStage({
        files: { ...texts, 'package.json': linkTo('a.json') },
      });
      await using workspace = await repositoryWith(texts);
      const { mode, hasCheckout, outcome } = run;
      const sha = hasCheckout
        ? await workspace.git('rev-parse', 'HEAD')
        : await stage.github.head('main');
      const env = { GITHUB_SHA: sha ?? '', GITHUB_WORKSPACE: hasCheckout ? workspace.path : '' };
      const { outputs } = await stage.act({ env, with: { ...inputs, mode } });
      expect(outputs).toMatchObject({ outcome, 'status-page-url': address });
      if (path === 'README.md') expect(stage.github.calls).toHaveLength(run.calls);
      if (mode === 'check') return;
      const branch = mode === 'commit' ? 'main' : 'status-snippets/main';
      const textOf = (name: string) =>
        mode === 'write' ? readFile(workspace.at(name), 'utf8') : stage.github.text(branch, name);
      for (const name of ['README.md', 'docs/a.md'])
        expect(await textOf(name)).toBe(name === path ? filled : empty);
    });
  },
);

test.each(runs)(
  'mode $mode warns about a configuration file with another name, with a checkout: $hasCheckout',
  async (run) => {
    const texts = { 'README.md': empty, 'status-snippets.yml': 'slug: acme\n' };
    await using stage = await startStage({ files: texts });
    await using workspace = await repositoryWith(texts);
    const { mode, hasCheckout } = run;
    const sha = hasCheckout
      ? await workspace.git('rev-parse', 'HEAD')
      : await stage.github.head('main');
    const env = { GITHUB_SHA: sha ?? '', GITHUB_WORKSPACE: hasCheckout ? workspace.path : '' };
    const { annotations } = await stage.act({ env, with: { ...inputs, mode, slug: 'acme' } });
    expect(annotations).toContain(
      'warning status-snippets.yml is not read: the name is status-snippets.json',
    );
  },
);

/** Files that are not regular, and what a run says about them; the same in a checkout and for the objects of git. */
test.each<[string, Readonly<Record<string, FileContent>>, string | null]>([
  [
    'larger than 1 MiB',
    { 'status-snippets.json': ' '.repeat(10_000_000) },
    'status-snippets.json is larger',
  ],
  [
    'a link out of the repository',
    { 'status-snippets.json': linkTo('../outside.json') },
    'status-snippets.json is a symbolic link that leads out of the working directory',
  ],
  [
    'a folder',
    { 'status-snippets.json/x': '' },
    'status-snippets.json is not a regular file: specify a text file',
  ],
  [
    'a package.json in another encoding',
    { 'package.json': Buffer.from('{ "author": "Jos\xe9" }', 'latin1') },
    null,
  ],
  ['a package.json that is a folder', { 'package.json/x': '' }, null],
  [
    'a link in a circle',
    { 'status-snippets.json': linkTo('status-snippets.json') },
    'status-snippets.json is a link to a file that does not exist',
  ],
  ['a package.json that leads nowhere', { 'package.json': linkTo('missing.json') }, null],
  [
    'a link to a link to a file',
    {
      'status-snippets.json': linkTo('a/b.json'),
      'a/b.json': linkTo('../c.json'),
      'c.json': '{ "files": ["x.md"] }',
    },
    'status-snippets.json: files: x.md does not exist on branch "main"',
  ],
])(
  'mode commit reads a configuration file that is %s as a run in a checkout does',
  async (_, files, message) => {
    await using stage = await startStage({ files: { 'README.md': empty, ...files } });
    const { annotations, hasFailed } = await stage.act({ with: { ...inputs, slug: 'acme' } });
    const errors = annotations.filter((text) => text.startsWith('error '));
    expect([hasFailed, errors]).toEqual(
      message === null ? [false, []] : [true, [expect.stringContaining(`error ${message}`)]],
    );
  },
);

describe('a configuration file that sets the source offline', () => {
  const texts = {
    'README.md': filled,
    'status-snippets.json': JSON.stringify({ ...settings, source: 'offline' }),
  };
  const warning = expect.stringMatching(
    /status-snippets\.json: source is "offline", so the service was not asked/,
  );

  test.each([{}, { repositories: 'acme/site' }])(
    'a check with the inputs %j says so in its log and summary',
    async (given) => {
      await using stage = await startStage({ files: texts });
      const checking = { mode: 'check', 'base-url': 'https://statuspage.me' };
      const target = 'repositories' in given ? given : { branch: 'main' };
      const { annotations, summary, hasFailed } = await stage.act({
        with: { ...checking, ...target },
      });
      expect([annotations, hasFailed]).toEqual([[warning], false]);
      expect(summary).toEqual(warning);
    },
  );

  test.each([
    ['an input sets the source, too', { mode: 'check', source: 'offline', branch: 'main' }],
    ['the run writes', { mode: 'commit' }],
  ])('nothing is said if %s', async (_, given) => {
    await using stage = await startStage({ files: texts });
    const { annotations } = await stage.act({
      with: { 'base-url': 'https://statuspage.me', ...given },
    });
    expect(annotations).toEqual([]);
  });
});
