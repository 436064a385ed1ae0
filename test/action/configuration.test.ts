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

/** The modes, with and without a checkout. A run without a checkout reads the files through the API. */
const runs = [
  { mode: 'check', hasCheckout: false, calls: 1, outcome: 'out-of-date' },
  { mode: 'check', hasCheckout: true, calls: 0, outcome: 'out-of-date' },
  { mode: 'write', hasCheckout: true, calls: 0, outcome: 'changed' },
  { mode: 'commit', hasCheckout: false, calls: 2, outcome: 'changed' },
  { mode: 'pull-request', hasCheckout: false, calls: 3, outcome: 'changed' },
];

describe.each(runs)('the configuration file in mode $mode, with a checkout: $hasCheckout', (run) => {
  test.each([
    ['sets the slug and the address without another call', 'README.md', {}],
    ['names the files to refresh instead of the README', 'docs/a.md', { files: ['docs'] }],
  ])('the configuration file %s', async (_, path, files) => {
    const texts = {
      'README.md': empty,
      'docs/a.md': empty,
      'status-snippets.json': JSON.stringify({ ...settings, ...files }),
    };
    const link = { mode: '120000', content: 'a.json' };
    await using stage = await startStage({ files: { ...texts, 'package.json': link } });
    await using workspace = await repositoryWith(texts);
    const { mode, hasCheckout, outcome } = run;
    const sha = hasCheckout ? await workspace.git('rev-parse', 'HEAD') : await stage.github.head('main');
    const env = { GITHUB_SHA: sha ?? '', GITHUB_WORKSPACE: hasCheckout ? workspace.path : '' };
    const { outputs } = await stage.act({ env, with: { ...inputs, mode } });
    expect(outputs).toMatchObject({ outcome, 'status-page-url': address });
    if (path === 'README.md') expect(stage.github.calls).toHaveLength(run.calls);
    if (mode === 'check') return;
    const branch = mode === 'commit' ? 'main' : 'status-snippets/main';
    const textOf = (name: string) =>
      mode === 'write' ? readFile(workspace.at(name), 'utf8') : stage.github.text(branch, name);
    for (const name of ['README.md', 'docs/a.md']) expect(await textOf(name)).toBe(name === path ? filled : empty);
  });
});

test.each<[string, FileContent, string]>([
  ['larger than 1 MiB', ' '.repeat(10_000_000), 'status-snippets.json is'],
  [
    'a symbolic link',
    { mode: '120000', content: '../outside.json' },
    'status-snippets.json is a symbolic link: replace it with a file',
  ],
])('mode commit refuses a configuration file that is %s', async (_, content, message) => {
  await using stage = await startStage({ files: { 'README.md': empty, 'status-snippets.json': content } });
  const { annotations, hasFailed } = await stage.act({ with: { ...inputs, slug: 'acme' } });
  expect([hasFailed, annotations]).toEqual([true, [expect.stringContaining(`error ${message}`)]]);
});

describe('a configuration file that sets the source offline', () => {
  const texts = { 'README.md': filled, 'status-snippets.json': JSON.stringify({ ...settings, source: 'offline' }) };
  const warning = expect.stringMatching(/status-snippets\.json: source is "offline", so the service was not asked/);

  test.each([{}, { repositories: 'acme/site' }])(
    'a check with the inputs %j says so in its log and summary',
    async (given) => {
      await using stage = await startStage({ files: texts });
      const checking = { mode: 'check', 'base-url': 'https://statuspage.me' };
      const target = 'repositories' in given ? given : { branch: 'main' };
      const { annotations, summary, hasFailed } = await stage.act({ with: { ...checking, ...target } });
      expect([annotations, hasFailed]).toEqual([[warning], false]);
      expect(summary).toEqual(warning);
    },
  );

  test.each([
    ['an input sets the source, too', { mode: 'check', source: 'offline', branch: 'main' }],
    ['the run writes', { mode: 'commit' }],
  ])('nothing is said if %s', async (_, given) => {
    await using stage = await startStage({ files: texts });
    const { annotations } = await stage.act({ with: { 'base-url': 'https://statuspage.me', ...given } });
    expect(annotations).toEqual([]);
  });
});
