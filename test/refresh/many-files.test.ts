import { expect, test } from 'vitest';
import type { Need, SourceFile } from '../../src/refresh/parse-file.ts';
import { endpointPath } from '../../src/service/request.ts';
import { serviceError } from '../../src/service/service-error.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { type FetchSnippets, fetcherFor, unexpectedFetch } from '../support/fetching.ts';
import { fileOf, problemsIn, refreshFiles, settingsWith } from '../support/refreshing.ts';
import { acmeAt, baseUrl, section } from '../support/section.ts';

const valid = (path: string, slug = 'acme') => fileOf(path, section('', `slug="${slug}"`));
const validInFolder: SourceFile = { ...valid('a.md'), need: 'one-of-group' };
const broken = fileOf('broken.md', '<!-- status-snippets start slug="acme" -->\n');
const unreadable: SourceFile = {
  ...fileOf('gone.md', ''),
  text: {
    line: 3,
    column: 1,
    level: 'error',
    code: 'not-utf8',
    message: 'this file is not valid UTF-8',
  },
};

/** Returns the snippets of every page except two: `nobody` does not exist, and `away` is unavailable. */
const ask: FetchSnippets = async (slug) => {
  if (slug === 'nobody') throw serviceError('page-not-found', { slug, baseUrl, status: 404 });
  if (slug === 'away') {
    throw serviceError('unavailable', { slug, baseUrl, status: 503, attempts: 3 });
  }
  const snippets = snippetsOf(slug, baseUrl, `https://${slug}.statuspage.me`);
  return { source: 'endpoint', snippets };
};

function refresh(files: readonly SourceFile[], fetchSnippets: FetchSnippets = ask) {
  return refreshFiles(files, settingsWith(), fetchSnippets);
}

test('a run changes files in their order, apart from those that are up to date or have no section', async () => {
  const [text = ''] = (await refresh([valid('a.md')])).changes.map(({ after }) => after);
  const current = fileOf('c.md', text);
  const run = await refresh([
    valid('b.md'),
    current,
    fileOf('d.md', '# No section\n', 'nothing'),
    valid('a.md', 'beta'),
  ]);
  expect(run.outcome).toBe('changed');
  expect(run.changes.map(({ path }) => path)).toEqual(['b.md', 'a.md']);
  expect(run.files.map(({ path, outcome }) => [path, outcome])).toEqual([
    ['b.md', 'changed'],
    ['c.md', 'unchanged'],
    ['a.md', 'changed'],
  ]);
});

test('a run requests each page once, even if several sections show it', async () => {
  await using endpoint = await startEndpoint();
  const text = section() + section('', 'slug="beta"') + section();
  const files = ['a.md', 'b.md', 'c.md'].map((path) => fileOf(path, text));
  const settings = settingsWith({ baseUrl: endpoint.baseUrl });
  const run = await refreshFiles(files, settings, fetcherFor(endpoint.baseUrl));
  expect(run.outcome).toBe('changed');
  expect(endpoint.requests.map(({ url }) => url).sort()).toEqual([
    `${endpointPath}?slug=acme`,
    `${endpointPath}?slug=beta`,
  ]);
});

test('a run requests eight pages at a time', async () => {
  let [now, most] = [0, 0];
  const files = Array.from({ length: 40 }, (_, index) => valid(`${index}.md`, `page-${index}`));
  const run = await refresh(files, async (slug) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    return ask(slug);
  });
  expect(run.changes).toHaveLength(40);
  expect(most).toBe(8);
});

test.each([
  ['an invalid marker', broken, 'start-without-end', 'broken.md:1:1: '],
  [
    'a file that cannot be read',
    unreadable,
    'not-utf8',
    'gone.md:3:1: this file is not valid UTF-8',
  ],
  ['a file without a section', fileOf('bare.md', '# Bare\n'), 'no-section', 'bare.md:1:1: '],
  ['a refused page', valid('c.md', 'nobody'), 'page-not-found', 'c.md:1:1: '],
  ['an unavailable page', valid('c.md', 'away'), 'unavailable', 'c.md:1:1: '],
])('a run changes no file because of %s', async (_, bad, code, message) => {
  const run = await refresh([valid('a.md'), bad, valid('z.md')]);
  expect(run).toMatchObject({ outcome: 'failed', changes: [], failure: { code } });
  expect(run.failure?.message).toContain(message);
  expect(run.files.map(({ path, outcome, sections }) => [path, outcome, sections])).toEqual([
    ['a.md', 'unchanged', []],
    [bad.path, 'failed', []],
    ['z.md', 'unchanged', []],
  ]);
});

test.each([
  ['a.md', '<!--'],
  ['a.mdx', '{/*'],
])('the message about %s without a section shows the markers of its format', async (path, open) => {
  const { failure } = await refresh([fileOf(path, 'x')]);
  expect(failure?.message).toContain(`put ${open} status-snippets start slug="…" `);
});

test('a run sends no request if a file has a problem, even one that was not named', async () => {
  const run = await refresh([valid('a.md'), { ...broken, need: 'one-of-group' }], unexpectedFetch);
  expect(run.failure?.code).toBe('start-without-end');
});

test('the failure of a run is its most important problem, not its first one', async () => {
  const [refused, away] = [valid('r.md', 'nobody'), valid('u.md', 'away')];
  const codeOf = async (...files: SourceFile[]) => (await refresh(files)).failure?.code;
  expect(await codeOf(away, refused)).toBe('page-not-found');
  expect(await codeOf(refused, away)).toBe('page-not-found');
  expect(await codeOf(away, refused, broken)).toBe('start-without-end');
  const both = fileOf('both.md', section('', 'slug="away"') + section('', 'slug="nobody"'));
  expect((await refresh([both])).failure).toMatchObject({ code: 'page-not-found' });
  const hostless = settingsWith({ source: 'offline', statusPageHost: null });
  expect((await refreshFiles([valid('a.md')], hostless, unexpectedFetch)).failure?.code).toBe(
    'invalid-input',
  );
});

test('a run reports every problem of every file', async () => {
  const worse = fileOf(
    'worse.md',
    '<!-- status-snippets end -->\n\n<!-- status-snippets begin -->\n',
  );
  const run = await refresh([broken, worse]);
  expect(problemsIn(run).map(({ path, line, code }) => [path, line, code])).toEqual([
    ['broken.md', 1, 'start-without-end'],
    ['worse.md', 1, 'end-without-start'],
    ['worse.md', 3, 'look-alike'],
  ]);
  expect(run.failure?.message).toMatch(/^broken\.md:1:1: /);
});

test.each([
  ['<!-- BEGIN status-snippets -->\n\n<!-- END status-snippets -->', [3, 5]],
  ['<!-- status-snippets START -->\n<!-- status-snippets END -->', [3, 4]],
  ['<!-- status-snippets -->\n<!-- /status-snippets -->', [3, 4]],
  ['<!-- status-snipets start slug="acme" -->\n<!-- status-snipets end -->', [3, 4]],
  ['<!-- status-snippets start slug="acme"\n<!-- status-snippets end -->', [3]],
  ['<!-- BEGIN status-snippets -->\n\n<!-- END status-snippets -->\n\n# Acme\n', [3, 5]],
])(
  'a file that was not named has a warning for what looks like a marker, and the others are refreshed: %j',
  async (text, lines) => {
    const run = await refresh([
      fileOf('docs/near.md', `# Acme\n\n${text}\n`, 'one-of-group'),
      validInFolder,
    ]);
    expect(run).toMatchObject({ outcome: 'changed', files: [{ path: 'a.md' }] });
    expect(
      run.findings.map(({ path, line, column, level, code }) => [path, line, column, level, code]),
    ).toEqual(lines.map((line) => ['docs/near.md', line, 1, 'warning', 'look-alike']));
    for (const { message } of run.findings)
      expect(message).toMatch(/; write <!-- status-snippets (?:start|end)(?: slug="acme")? -->$/);
  },
);

test.each([
  ['<!-- status-snippets start slug="acme" -->\n<!-- /status-snippets -->\n', 2],
  ['<!-- status-snippets begin -->\n<!-- status-snippets end -->\n', 1],
])(
  'a marker whose partner only looks like one is an error, also in a file that was not named: %j',
  async (text, line) => {
    const run = await refresh([fileOf('docs/near.md', text, 'one-of-group'), validInFolder]);
    expect(run.outcome).toBe('failed');
    expect(problemsIn(run)).toMatchObject([{ path: 'docs/near.md', line, code: 'look-alike' }]);
  },
);

test.each([
  ['md', '{/* status-snippets begin */}'],
  ['html', '<p>{/* status-snippets begin */}</p>'],
  ['mdx', '<!-- status-snippets begin -->'],
  ['mdx', '{/* status-snippets begin */ /* x */}'],
])(
  'what looks like a marker is judged alike in the syntax of another format, in %s: %s',
  async (format, text) => {
    const judge = async (before: string, need: Need) => {
      const run = await refresh([
        fileOf(`near.${format}`, `${before}\n\n${text}\n`, need),
        validInFolder,
      ]);
      return run.findings.flatMap(({ level, code }) => (code === 'look-alike' ? level : []));
    };
    expect(await judge('Acme', 'one-of-group')).toEqual(['warning']);
    expect(await judge('Acme', 'section')).toEqual(['error']);
    const start = 'status-snippets start slug="acme"';
    expect(
      await judge(format === 'mdx' ? `{/* ${start} */}` : `<!-- ${start} -->`, 'one-of-group'),
    ).toEqual(['error']);
  },
);

test('the section between two comments that look like markers is refreshed', async () => {
  const around = (inside: string) =>
    `<!-- BEGIN status-snippets -->\n\n${inside}\n\n<!-- END status-snippets -->\n`;
  const run = await refresh([fileOf('a.md', around(section('', 'slug="acme"')), 'one-of-group')]);
  expect(run).toMatchObject({
    outcome: 'changed',
    findings: [{ line: 1 }, { code: 'look-alike' }],
  });
});

test('a run fails if no matched file has a section', async () => {
  const run = await refresh([
    fileOf('a.md', 'a', 'one-of-group'),
    fileOf('b.md', 'status snippets', 'one-of-group'),
  ]);
  expect(run).toMatchObject({ files: [], pages: [], failure: { code: 'no-section' } });
  expect(run.failure?.message).toMatch(
    /^no section in a\.md or another of the 2 files: add the markers, or /,
  );
  const { failure } = await refresh([fileOf('a.md', 'a', 'one-of-group')]);
  expect(failure?.message).toMatch(/^no section in a\.md: add the markers, or /);
});

test('a run succeeds without any section if no file needs one', async () => {
  const run = await refreshFiles([fileOf('a.md', 'a', 'nothing')], settingsWith(), unexpectedFetch);
  expect(run).toMatchObject({ outcome: 'unchanged', files: [], failure: null });
});

test('a change contains the contents of the sections that change', async () => {
  const { badge_markdown: badge, minimal_md: link } = acmeAt('https://acme.statuspage.me');
  const wrapped = section(`${badge}\n\n${link.replace('See ', 'See\n')}`);
  const [change] = (await refresh([fileOf('a.md', wrapped + section())])).changes;
  expect(change?.sectionTexts).toEqual([`\n\n${badge}\n\n${link}\n\n`]);
});

test('a folder without a section beside a file with one is a note', async () => {
  const searched = (path: string, text: string) => fileOf(path, text, 'one-of-group');
  const named = fileOf('a.md', section());
  const run = await refresh([named, searched('docs/b.md', 'b')]);
  expect(run).toMatchObject({ outcome: 'changed', failure: null });
  expect(run.findings).toEqual([
    { level: 'note', code: 'skipped', message: 'no section in docs/b.md' },
  ]);
  expect(
    (await refresh([searched('docs/b.md', 'b'), searched('docs/c.md', section())])).outcome,
  ).toBe('changed');
});

test('a run whose files all lack a section is about the file that was named', async () => {
  const run = await refresh(
    [fileOf('a.md', 'a'), fileOf('docs/b.md', 'b', 'one-of-group')],
    unexpectedFetch,
  );
  expect(problemsIn(run)).toMatchObject([{ path: 'a.md', code: 'no-section' }]);
});

test('a run throws an error of the fetcher that is not expected', async () => {
  await expect(refresh([valid('a.md')], unexpectedFetch)).rejects.toThrow(
    'the page "acme" was fetched',
  );
});
