import { expect, test } from 'vitest';
import { messages } from '../action-environment.ts';
import { readme } from '../page.ts';
import { byOutcome, names, type Organization, startOrganization } from './organization.ts';

/** Adds a repository that takes too much, and two others. */
function addAmong(
  { github, add }: Organization,
  files: Readonly<Record<string, string>>,
  settings = {},
) {
  add(readme(), 'first');
  github.add('acme/hostile', { files, settings });
  add(readme(), 'last');
}

test.each([
  [
    'a configuration file above 1 MiB',
    { 'README.md': readme(), 'status-snippets.json': `{}${' '.repeat(1024 * 1024)}` },
    /status-snippets\.json .* 1 MiB/,
  ],
  [
    'a README that would take minutes to parse',
    { 'README.md': `x${' *a_'.repeat(3000)} <b>\n\n`.repeat(50) + readme() },
    /too much markup/,
  ],
  [
    'a README with too much markup',
    {
      'README.md': `${'*a_ '.repeat(60_000)}${readme().slice(readme().indexOf('<!--')).replaceAll('\n', '')}`,
    },
    /too much markup/,
  ],
  [
    'a README with 30,000 broken markers',
    { 'README.md': '<!-- status-snippets start -->\n\n'.repeat(30_000) },
    /end/,
  ],
  [
    'a configuration whose glob takes minutes to match',
    {
      'status-snippets.json': JSON.stringify({ files: [`**/${'*a'.repeat(30)}b.md`] }),
      [`docs/${'a'.repeat(200)}.md`]: readme(),
    },
    /./,
  ],
])(
  '%s fails its repository, and the others are refreshed',
  { timeout: 300_000 },
  async (_, files, message) => {
    await using organization = await startOrganization();
    addAmong(organization, files as Record<string, string>);
    const { ended, repositories } = await organization.runAll();
    expect(byOutcome(repositories)).toEqual({ changed: ['first', 'last'], failed: ['hostile'] });
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(message)]);
    expect(ended.duration).toBeLessThan(200_000);
    expect(Buffer.byteLength(ended.summary)).toBeLessThan(1024 * 1024);
    expect(ended.stdout.length).toBeLessThan(1024 * 1024);
  },
);

test('a README above 1 MiB is passed over, and the others are refreshed', async () => {
  await using organization = await startOrganization();
  addAmong(organization, { 'README.md': readme() + 'x'.repeat(1024 * 1024) });
  const { ended, repositories } = await organization.runAll();
  expect(byOutcome(repositories)).toEqual({ changed: ['first', 'last'] });
  expect(messages(ended, 'error')).toEqual([]);
});

test('files that take more than a hundred requests to read fail their repository, and the others are refreshed', async () => {
  await using organization = await startOrganization();
  const files = Object.fromEntries(names('folder', 150).map((name) => [`${name}/a.md`, readme()]));
  const config = JSON.stringify({ files: ['**/*.md'] });
  addAmong(organization, { ...files, 'status-snippets.json': config }, { textLimit: 50 });
  const { ended, repositories } = await organization.runAll();
  expect(byOutcome(repositories)).toEqual({ changed: ['first', 'last'], failed: ['hostile'] });
  expect(messages(ended, 'error')).toEqual([
    expect.stringMatching(/^acme\/hostile: .*more than 100 requests/),
  ]);
});

test('pages that do not answer are asked for within the time limit, and what is left is deferred', async () => {
  await using organization = await startOrganization();
  const sections = names('page', 300).map((slug) => readme(slug));
  addAmong(organization, { 'README.md': sections.join('\n') });
  organization.endpoint.respondWith((response) => void response.writeHead(503).end());
  const { ended, counts } = await organization.runAll({ 'time-limit': '2' });
  expect([ended.code, counts]).toEqual([0, [0, 2, 1]]);
  expect(organization.passedMs).toBeLessThan(240_000);
});

test('values of any length in a repository leave a readable summary within the size limit of GitHub', async () => {
  await using organization = await startOrganization();
  const long = 'x'.repeat(300_000);
  organization.add(
    `<!-- status-snippets start slug="${long}" -->\n<!-- status-snippets end -->\n`,
    ...names('a', 8),
  );
  const { ended, repositories } = await organization.runAll();
  expect(byOutcome(repositories)).toEqual({ failed: names('a', 8) });
  for (const message of messages(ended, 'error')) expect(message.length).toBeLessThan(1000);
  expect(Buffer.byteLength(ended.summary)).toBeLessThan(100_000);
});
