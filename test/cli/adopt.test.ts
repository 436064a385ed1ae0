import { readFile, stat, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith } from '../support/folder-with.ts';
import { repositoryWith } from '../support/repository.ts';
import { acmeAt } from '../support/section.ts';

const usual = 'https://acme.statuspage.me';
const own = 'https://status.acme.com';
const offline = ['--source', 'offline'];
const badge = acmeAt(usual).badge_markdown;
const [START, END] = [
  '<!-- status-snippets start slug="acme" show="badge" -->',
  '<!-- status-snippets end -->',
];

test('adopt puts markers around an embed, fills it, and changes nothing the second time', async () => {
  await using endpoint = await startEndpoint((response) => {
    response.end(JSON.stringify(snippetsOf('acme', endpoint.baseUrl, own)));
  });
  const at = (address: string) => `[![Status](${endpoint.baseUrl}/badge/acme.svg)](${address})`;
  await using folder = await folderWith({ 'README.md': `# Acme\n\n![x](x.png) ${at(usual)}\n` });
  const words = ['--base-url', endpoint.baseUrl];
  const first = await runInProcess(folder, ['adopt', ...words]);
  expect(first).toEqual({
    code: 0,
    stdout: '',
    stderr:
      `README.md:3:13: badge of page "acme" becomes a section, from ${usual} to ${own}\n` +
      `README.md: changed (1 section, ${usual} → ${own})\nUpdated README.md (1 section).\n`,
  });
  const text = `# Acme\n\n![x](x.png)${START} ${at(own)}${END}\n`;
  expect(await readFile(folder.at('README.md'), 'utf8')).toBe(text);
  const { mtimeMs } = await stat(folder.at('README.md'));

  expect(await runInProcess(folder, ['adopt', ...words])).toEqual({
    code: 0,
    stdout: '',
    stderr: expect.stringMatching(
      /^README\.md is up to date \(1 section\)\.\nFound no badges, .*\n$/,
    ),
  });
  expect((await stat(folder.at('README.md'))).mtimeMs).toBe(mtimeMs);
  expect((await runInProcess(folder, ['check', ...words])).code).toBe(0);
  expect(endpoint.requests).toHaveLength(1);
});

test('new markers have the line ending that is outside of sections', async () => {
  const section = `<!-- status-snippets start slug="acme" -->${'\n'.repeat(9)}${END}`;
  const text = `# A\r\n\r\n${section}\r\n\r\n${badge.replaceAll('acme', 'beta')}\r\n\r\n## B\r\n`;
  await using folder = await folderWith({
    'README.md': text,
    'init.md': text,
    'page.html': section.replace('#', ''),
  });
  expect(await runInProcess(folder, ['adopt', ...offline])).toMatchObject({ code: 0 });
  const words = ['init', 'init.md', '--slug', 'gamma', ...offline];
  expect(await runInProcess(folder, words)).toMatchObject({ code: 0 });
  for (const name of ['README.md', 'init.md'])
    expect(await readFile(folder.at(name), 'utf8')).not.toMatch(/(?<!\r)\n/);
});

test('embeds are found in any spelling of an address', async () => {
  const link = (address: string) => `[View status at ${address}](${address})\n`;
  await using folder = await folderWith({ 'idn.md': link('https://status.müller.de') });
  const words = [
    'find',
    'idn.md',
    '--slug',
    'acme',
    '--custom-domain',
    'status.müller.de',
    ...offline,
  ];
  expect((await runInProcess(folder, words)).stdout).toContain(
    'link of page "acme" links to https://status.müller.de',
  );
  const service = ['--base-url', 'https://x.example/s(t)', ...offline];
  const only = [
    'print',
    '--slug',
    'acme',
    '--custom-domain',
    'status.acme.com',
    '--only',
    'badge_markdown',
  ];
  const { stdout } = await runInProcess(folder, [...only, ...service]);
  await writeFile(folder.at('a.md'), `x ${stdout}`);
  expect((await runInProcess(folder, ['find', 'a.md', ...service])).stdout).toContain(
    'badge of page "acme"',
  );
});

describe('adopt', () => {
  test('adopt reports embeds that it leaves alone, and details of embeds that it does not keep', async () => {
    const image = 'https://statuspage.me/badge/acme.svg';
    await using folder = await folderWith({
      'README.md': `x [![Acme](${image}?a=b "T")](${usual})\n\n[see ![Status](${image})](https://x.example)\n`,
    });
    const { code, stderr } = await runInProcess(folder, ['adopt', ...offline]);
    expect(code).toBe(0);
    expect(stderr).toBe(
      [
        'README.md:1:3: badge of page "acme" becomes a section',
        'README.md:1:3: warning: badge of page "acme": the query and the title "T" are not kept, because the page\'s own badge differs',
        'README.md:3:6: warning: badge of page "acme" stays as it is: it is in a link with other content; change it by hand, the page is at https://acme.statuspage.me',
        'Updated README.md (1 section).',
        '',
      ].join('\n'),
    );
    const json = await runInProcess(folder, ['adopt', '--json', ...offline]);
    expect(JSON.parse(json.stdout)).toMatchObject({
      outcome: 'unchanged',
      notes: [{ path: 'README.md', line: 3, column: 6, code: 'left-alone' }],
    });
  });

  test('adopt changes files of several formats in a folder, and passes over a file without an embed', async () => {
    await using folder = await folderWith({
      'docs/a.md': `${badge}\n`,
      'docs/b.mdx': `${badge}\n`,
      'docs/c.html': `<p>${acmeAt(own).badge_html}</p>\n`,
      'docs/none.md': '# None\n',
    });
    const { code, stderr } = await runInProcess(folder, ['adopt', 'docs', ...offline]);
    expect(code).toBe(0);
    expect(stderr.match(/^docs\/\S+: changed/gm)).toHaveLength(3);
    // Nothing says which of the two addresses is right, so each stays.
    const addresses = {
      'a.md': 'https://acme.statuspage.me',
      'b.mdx': 'https://acme.statuspage.me',
      'c.html': own,
    };
    for (const [name, address] of Object.entries(addresses)) {
      expect(await readFile(folder.at(`docs/${name}`), 'utf8')).toContain(address);
    }
    expect((await runInProcess(folder, ['check', 'docs', ...offline])).code).toBe(0);
  });

  test('adopt writes nothing if a named file has an invalid marker', async () => {
    await using folder = await folderWith({
      'README.md': `${badge}\n`,
      'open.md': `<!-- status-snippets start -->\n${badge}\n`,
    });
    const { code, stderr } = await runInProcess(folder, [
      'adopt',
      'README.md',
      'open.md',
      ...offline,
    ]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^open\.md:1:1: .*\n.*\n$/);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(`${badge}\n`);
  });

  test('adopt leaves a badge of a page that does not exist as it is, with a warning, and adopts the others', async () => {
    await using endpoint = await startEndpoint((response, request) => {
      const isGone = request.url?.includes('gone') === true;
      response.statusCode = isGone ? 404 : 200;
      response.end(
        JSON.stringify(
          isGone ? { error: 'not found' } : snippetsOf('acme', endpoint.baseUrl, usual),
        ),
      );
    });
    const at = (slug: string) =>
      `[![Status](${endpoint.baseUrl}/badge/${slug}.svg)](https://${slug}.statuspage.me)`;
    await using folder = await folderWith({ 'README.md': `${at('gone')}\n\nUp? ${at('acme')}\n` });
    const { code, stderr } = await runInProcess(folder, ['adopt', '--base-url', endpoint.baseUrl]);
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^README\.md:1:1: warning: skipped: .*"gone"/m),
    ]);
    const text = `${at('gone')}\n\nUp?${START} ${at('acme')}${END}\n`;
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(text);
  });

  test('adopt says of no embed that it becomes a section if an older section fails', async () => {
    await using endpoint = await startEndpoint((response, request) => {
      const isGone = request.url?.endsWith('gone');
      response.statusCode = isGone ? 404 : 200;
      response.end(
        isGone ? 'not found' : JSON.stringify(snippetsOf('acme', endpoint.baseUrl, usual)),
      );
    });
    const text = `${START.replace('acme', 'gone')}\n${END}\n\nx [![Status](${endpoint.baseUrl}/badge/acme.svg)](${usual})\n`;
    await using folder = await folderWith({ 'README.md': text });
    const { code, stdout, stderr } = await runInProcess(folder, [
      'adopt',
      '--json',
      '--base-url',
      endpoint.baseUrl,
    ]);
    expect([code, JSON.parse(stdout).embeds]).toMatchObject([
      3,
      [{ slug: 'acme', outcome: 'current' }],
    ]);
    expect(stderr).not.toContain('becomes a section');
  });

  test('adopt goes on in a folder with comments that look like markers, and warns about them', async () => {
    const text = `<!-- BEGIN status-snippets -->\n\n${badge}\n\n<!-- END status-snippets -->\n`;
    await using folder = await folderWith({ 'docs/a.md': text });
    const { code, stderr } = await runInProcess(folder, ['adopt', 'docs', ...offline]);
    expect([
      code,
      stderr.match(/^docs\/a\.md:\d+:1: warning: this looks like a marker/gm),
    ]).toMatchObject([0, { length: 2 }]);
    const adopted = text.replace(badge, `${START}\n\n${badge}\n\n${END}`);
    expect(await readFile(folder.at('docs/a.md'), 'utf8')).toBe(adopted);
  });

  test('adopt --commit commits the new sections', async () => {
    await using repository = await repositoryWith({ 'README.md': `Up? ${badge}\n` });
    expect((await runInProcess(repository, ['adopt', '--commit', ...offline])).code).toBe(0);
    expect(await repository.git('show', 'HEAD:README.md')).toBe(`Up?${START} ${badge}${END}`);
    expect(await repository.git('status', '--short')).toBe('');
  });
});

test('adopt of a folder skips files that it cannot read, and of a named file it does not', async () => {
  const latin1 = Buffer.from(`\xff ${badge}`, 'latin1');
  const broken = {
    'docs/latin.md': Buffer.concat([latin1, Buffer.from(' status-snippets')]),
    'docs/open.md': `<!-- status-snippets start slug="acme" -->\n${badge}\n`,
  };
  await using folder = await folderWith({
    'docs/a.md': `${badge}\n`,
    'docs/bare.md': latin1,
    ...broken,
  });
  const named = await runInProcess(folder, ['adopt', 'docs/a.md', 'docs/open.md', ...offline]);
  expect([named.code, named.stderr]).toEqual([
    2,
    expect.stringMatching(/Nothing was written\.\n$/),
  ]);
  const { code, stderr } = await runInProcess(folder, ['adopt', 'docs', ...offline]);
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/Updated docs\/a\.md \(1 section\)\.\n$/),
  ]);
  for (const name of Object.keys(broken))
    expect(stderr).toContain(`${name}:1:1: warning: skipped: `);
  expect(stderr).toContain('1 file is passed over because of the encoding: a file must be UTF-8\n');
});
