import { describe, expect, test } from 'vitest';
import { acmeAt, defaultContent, section } from '../support/refreshing.ts';
import { messages, startEnvironment } from './action-environment.ts';

const address = 'https://status.acme.com';
const inputs = { 'base-url': 'https://statuspage.me', source: 'offline' };
const empty = section('', '');
const filled = section(defaultContent(acmeAt(address)), '');
const configuration = JSON.stringify({ slug: 'acme', customDomain: 'status.acme.com' });

/** The modes, with and without a checkout. A run without a checkout reads the files through the API. */
const runs = [
  { mode: 'check', hasCheckout: false, calls: 1, code: 1, outcome: 'out-of-date' },
  { mode: 'check', hasCheckout: true, calls: 0, code: 1, outcome: 'out-of-date' },
  { mode: 'write', hasCheckout: true, calls: 0, code: 0, outcome: 'changed' },
  { mode: 'commit', hasCheckout: false, calls: 2, code: 0, outcome: 'changed' },
  { mode: 'pull-request', hasCheckout: false, calls: 3, code: 0, outcome: 'changed' },
];

/** Runs a mode in a repository with these files, and with a checkout of them if `hasCheckout` is set. */
async function run(
  { mode, hasCheckout }: Pick<(typeof runs)[number], 'mode' | 'hasCheckout'>,
  files: Readonly<Record<string, string>>,
  options: Readonly<Record<string, string>> = {},
) {
  await using environment = await startEnvironment(files);
  const sha = await environment.github.head('main');
  const ended = await environment.run({
    with: { ...inputs, ...options, mode },
    ...(hasCheckout ? { workspace: files } : { sha: sha ?? '' }),
  });
  const branch = mode === 'pull-request' ? 'status-snippets/main' : 'main';
  const textOf = async (path: string) =>
    mode === 'write' ? ended.workspace[path] : await environment.github.text(branch, path).catch(() => null);
  const texts = Object.fromEntries(
    await Promise.all(Object.keys(files).map(async (path) => [path, await textOf(path)])),
  );
  return {
    ...ended,
    texts,
    calls: environment.newCallCounts().github,
    hasNewCommit: sha !== (await environment.github.head('main')),
  };
}

describe.each(runs)('the configuration file in mode $mode, with a checkout: $hasCheckout', (mode) => {
  test('the configuration file sets the slug and the address without another call', async () => {
    const ended = await run(mode, { 'README.md': empty, 'status-snippets.json': configuration });
    expect(ended.outputs).toMatchObject({ outcome: mode.outcome, 'status-page-url': address });
    expect([ended.code, ended.calls]).toEqual([mode.code, mode.calls]);
    if (mode.mode !== 'check') expect(ended.texts['README.md']).toBe(filled);
  });

  test('the key "status-snippets" of package.json is read as well, and an input overrides it', async () => {
    const files = { 'README.md': empty, 'package.json': `{ "status-snippets": ${configuration} }` };
    const ended = await run(mode, files, { 'custom-domain': 'other.acme.com' });
    expect(ended.outputs).toMatchObject({ outcome: mode.outcome, 'status-page-url': 'https://other.acme.com' });
    expect(ended.calls).toBe(mode.calls);
  });

  test('files that the configuration file names are refreshed instead of the README', async () => {
    const files = JSON.stringify({ ...JSON.parse(configuration), files: ['docs'] });
    const texts = { 'README.md': empty, 'docs/a.md': empty, 'status-snippets.json': files };
    const ended = await run(mode, texts);
    expect(ended.outputs.outcome).toBe(mode.outcome);
    if (mode.mode !== 'check') expect(ended.texts).toMatchObject({ 'README.md': empty, 'docs/a.md': filled });
    expect(ended.summary).not.toContain('README.md');
  });

  test.each([
    ['an unknown key', '{ "sulg": "acme" }', 'status-snippets.json: sulg is not a setting: did you mean slug?'],
    [
      'an address to send requests to',
      '{ "baseUrl": "https://attacker.example" }',
      'status-snippets.json: baseUrl cannot be set in a file: set the option base-url instead',
    ],
  ])(
    '%s in the configuration file is an error that names the file, and nothing is written',
    async (_, text, message) => {
      const files = { 'README.md': empty, 'status-snippets.json': text };
      const ended = await run(mode, files, { slug: 'acme' });
      expect(ended.code).toBe(1);
      expect(messages(ended, 'error')).toEqual([expect.stringContaining(message)]);
      expect(ended.outputs.outcome).toBe('failed');
      expect(ended.hasNewCommit).toBe(false);
      if (mode.mode === 'write') expect(ended.texts['README.md']).toBe(empty);
    },
  );
});

test.each([
  ['larger than 1 MiB', ' '.repeat(10_000_000), 'status-snippets.json is larger than 1 MiB: shorten it'],
  [
    'a symbolic link',
    { mode: '120000', content: '../outside.json' },
    'status-snippets.json is a symbolic link: replace it with a file',
  ],
])('mode commit refuses a configuration file that is %s', async (_, content, message) => {
  await using environment = await startEnvironment({ 'README.md': empty, 'status-snippets.json': content });
  const ended = await environment.run({ with: { ...inputs, slug: 'acme' } });
  expect([ended.code, ended.outputs.outcome]).toEqual([1, 'failed']);
  expect(messages(ended, 'error')).toEqual([message]);
});
