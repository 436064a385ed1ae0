import { readFile, truncate, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith } from '../support/folder-with.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const usual = 'https://acme.statuspage.me';
const own = 'https://status.acme.com';
const offline = ['--source', 'offline'];
const badge = acmeAt(usual).badge_markdown;

test('find lists the embeds of a README, and exits 1 if one is out of date', async () => {
  await using endpoint = await startEndpoint((response) => {
    response.end(JSON.stringify(snippetsOf('acme', endpoint.baseUrl, own)));
  });
  const old = `[![Status](${endpoint.baseUrl}/badge/acme.svg)](${usual})`;
  await using folder = await folderWith({
    'README.md': `# Acme\n\nUp? ${old}\n\n[status](${own})\n`,
  });
  const { code, stdout, stderr } = await runInProcess(folder, [
    'find',
    '--base-url',
    endpoint.baseUrl,
  ]);
  expect(stdout).toBe(
    `README.md:3:5: badge of page "acme" links to ${usual}, the page is at ${own}\nREADME.md:5:1: link of page "acme" links to ${own}\n`,
  );
  const advice = `Run \`npx status-snippets adopt --base-url ${endpoint.baseUrl}\` to put them into sections.`;
  expect([code, stderr]).toEqual([
    1,
    `Found 2 badges, links or widgets outside sections, 1 out of date. ${advice}\n`,
  ]);
  expect(endpoint.requests).toHaveLength(1);
});

describe('find', () => {
  test('find exits 0 if every embed is up to date, and if there is none', async () => {
    await using folder = await folderWith({ 'README.md': `${badge}\n`, 'none.md': '# None\n' });
    const current = await runInProcess(folder, ['find', ...offline]);
    const advice = 'Run `npx status-snippets adopt --source offline` to put them into sections.';
    expect(current).toEqual({
      code: 0,
      stdout: `README.md:1:1: badge of page "acme" links to ${usual}\n`,
      stderr: `Found 1 badge, link or widget outside sections, 0 out of date. ${advice}\n`,
    });
    const none = await runInProcess(folder, ['find', 'none.md', ...offline]);
    expect(none).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Found no badges, links or widgets outside sections.\n',
    });
    await writeFile(
      folder.at('many.md'),
      '![Status](https://statuspage.me/badge/acme.svg)\n\n'.repeat(1000),
    );
    const many = await runInProcess(folder, ['find', 'many.md', ...offline]);
    expect(many.stderr).toMatch(
      /^Found 1,000 badges, links or widgets outside sections, 0 out of date\. Run /,
    );
    expect((await runInProcess(folder, ['find', 'none.md', '--quiet', ...offline])).stderr).toBe(
      '',
    );
  });

  test('find compares hosts as a browser does', async () => {
    const address = 'https://status.b\u00fccher.example';
    await using endpoint = await startEndpoint((response) => {
      response.end(JSON.stringify(snippetsOf('acme', endpoint.baseUrl, address)));
    });
    const old = `[![Status](${endpoint.baseUrl}/badge/acme.svg)](${address})`;
    const links = `[a](${address}/) [b](${address}/history) [c](${address}.example)`;
    await using folder = await folderWith({ 'README.md': `${old} ${links}\n` });
    const { code, stdout } = await runInProcess(folder, [
      'find',
      '--base-url',
      endpoint.baseUrl,
      '--json',
    ]);
    expect([code, JSON.parse(stdout).embeds]).toMatchObject([
      0,
      [
        { kind: 'badge', address, outcome: 'current' },
        { kind: 'link', address, outcome: 'current' },
      ],
    ]);
  });

  test('find warns if the service names another address than --custom-domain', async () => {
    await using endpoint = await startEndpoint((response) => {
      response.end(JSON.stringify(snippetsOf('acme', endpoint.baseUrl, own)));
    });
    await using folder = await folderWith({
      'README.md': `[![Status](${endpoint.baseUrl}/badge/acme.svg)](${own})\n`,
    });
    const options = [
      '--base-url',
      endpoint.baseUrl,
      '--slug',
      'acme',
      '--custom-domain',
      'old.acme.com',
    ];
    const { code, stderr } = await runInProcess(folder, ['find', ...options]);
    expect(code).toBe(0);
    expect(stderr).toContain(
      `README.md:1:1: warning: custom-domain is "old.acme.com", but the service reports the address ${own}`,
    );
  });

  test('find says which embeds must be changed by hand, and why', async () => {
    const image = '<img src="https://statuspage.me/badge/acme.svg" alt="Status" align="right">';
    await using folder = await folderWith({
      'README.md': `# Acme\n\n<a href="${usual}">${image}</a>\n`,
    });
    const moved = ['find', '--slug', 'acme', '--custom-domain', 'status.acme.com', ...offline];
    const { code, stdout, stderr } = await runInProcess(folder, moved);
    const reason = 'it has attributes of its own (align="right"), which a section would not have';
    expect([code, stdout]).toEqual([
      1,
      `README.md:3:38: badge of page "acme" links to ${usual}, the page is at ${own}; change it by hand, because ${reason}\n`,
    ]);
    expect(stderr).toBe('Found 1 badge, link or widget outside sections, 1 out of date.\n');
    const { embeds } = JSON.parse((await runInProcess(folder, [...moved, '--json'])).stdout);
    expect(Object.keys(embeds[0])).not.toContain('obstacle');
  });

  test('find says where the page of a badge without a link is, and says of a widget only that it exists', async () => {
    const text = `![Status](https://statuspage.me/badge/acme.svg)\n\n${acmeAt(usual).widget_html}\n`;
    await using folder = await folderWith({ 'README.md': text });
    const { code, stdout } = await runInProcess(folder, ['find', ...offline]);
    const badgeLine = `README.md:1:1: badge of page "acme" has no link, the page is at ${usual}\n`;
    expect([code, stdout]).toEqual([0, `${badgeLine}README.md:3:1: widget of page "acme"\n`]);
  });

  test('find colors what is out of date on a terminal', async () => {
    await using folder = await folderWith({
      'README.md': `${badge} ${acmeAt(own).badge_markdown}\n`,
    });
    const env = { FORCE_COLOR: '1', NO_COLOR: '' };
    const domain = ['--slug', 'acme', '--custom-domain', 'status.acme.com'];
    const { stdout } = await runInProcess(folder, ['find', ...domain, ...offline], { env });
    expect(stdout.match(/\u001b\[\d+m/g)).toEqual([
      '\u001b[33m',
      '\u001b[39m',
      '\u001b[32m',
      '\u001b[39m',
    ]);
  });

  test('find compares embeds with the custom domain of --custom-domain', async () => {
    await using folder = await folderWith({
      'README.md': `${badge}\n`,
    });
    const domain = await runInProcess(folder, [
      'find',
      '--slug',
      'acme',
      '--custom-domain',
      'status.acme.com',
      ...offline,
    ]);
    expect([domain.code, domain.stdout]).toEqual([
      1,
      expect.stringContaining(`, the page is at ${own}\n`),
    ]);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(`${badge}\n`);
  });

  test('find calls no embed out of date if a section or another embed has another address', async () => {
    const text = `${section(defaultContent(acmeAt(own)))}\n${badge}\n\n${acmeAt(own).badge_markdown}\n`;
    await using folder = await folderWith({ 'README.md': text });
    const { code, stdout } = await runInProcess(folder, ['find', ...offline]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^README\.md:\d+:1: badge of page "acme" links to/),
    ]);
    expect(stdout.trim().split('\n')).toHaveLength(2);
  });

  test('find --json prints one object with the embeds', async () => {
    await using folder = await folderWith({
      'README.md': `${badge}\n\n![Status](https://statuspage.me/badge/acme.svg)\n\n${acmeAt(usual).widget_html}\n`,
    });
    const { code, stdout, stderr } = await runInProcess(folder, ['find', '--json', ...offline]);
    expect([code, stderr]).toEqual([0, '']);
    const { embeds, ...report } = JSON.parse(stdout);
    const page = { path: 'README.md', slug: 'acme', currentAddress: usual, outcome: 'current' };
    expect(embeds).toEqual([
      { ...page, line: 1, column: 1, kind: 'badge', address: usual },
      { ...page, line: 3, column: 1, kind: 'badge', address: null },
      { ...page, line: 5, column: 1, kind: 'widget', address: null },
    ]);
    expect(report).toMatchObject({ version: 1, outcome: 'unchanged', files: [], error: null });
    expect(report.pages).toHaveLength(1);
  });

  test('find searches folders, and finds a link in a file that does not mention the service', async () => {
    await using endpoint = await startEndpoint((response) => {
      response.end(JSON.stringify(snippetsOf('acme', endpoint.baseUrl, own)));
    });
    await using folder = await folderWith({
      'docs/a.md': `See [status](${own}).\n`,
      'docs/b.mdx': `<img src="${endpoint.baseUrl}/badge/acme.svg" />\n`,
      'docs/c.html': '<p>x</p>\n',
    });
    const { code, stdout } = await runInProcess(folder, [
      'find',
      'docs',
      '--base-url',
      endpoint.baseUrl,
      '--json',
    ]);
    expect(code).toBe(0);
    const { embeds } = JSON.parse(stdout);
    expect(
      embeds.map(({ path, kind }: { path: string; kind: string }) => `${path} ${kind}`).sort(),
    ).toEqual(['docs/a.md link', 'docs/b.mdx badge']);
    expect(endpoint.requests).toHaveLength(1);
  });

  test('find skips files in a folder that it cannot read, and fails if such a file is named', async () => {
    const files = {
      'docs/good.md': `${badge}\n`,
      'docs/broken.mdx': `${badge}\n\n<b\n`,
      'docs/open.md': `<!-- status-snippets start -->\n\n${badge}\n`,
    };
    await using folder = await folderWith(files);
    await writeFile(folder.at('docs/large.md'), '');
    await truncate(folder.at('docs/large.md'), 2 ** 25);
    await writeFile(
      folder.at('docs/latin.md'),
      Buffer.concat([Buffer.from(`${badge} `), Buffer.from([0xe9])]),
    );
    const all = await runInProcess(folder, ['find', 'docs', ...offline]);
    expect([all.code, all.stdout]).toEqual([
      0,
      `docs/good.md:1:1: badge of page "acme" links to ${usual}\n`,
    ]);
    expect(all.stderr).toMatch(/^docs\/broken\.mdx:\d+:\d+: warning: skipped: MDX /m);
    expect(all.stderr).toMatch(/^1 file is passed over because of the size: /m);
    expect(all.stderr).toMatch(/^1 file is passed over because of the encoding: /m);
    expect(all.stderr).toMatch(/^docs\/open\.md:1:1: warning: skipped: /m);
    for (const name of ['docs/broken.mdx', 'docs/latin.md', 'docs/open.md']) {
      expect((await runInProcess(folder, ['find', name, ...offline])).code).toBe(2);
    }
  });

  test('find reports a page that the service refuses, and exits 3', async () => {
    await using endpoint = await startEndpoint(reply(404, { error: 'not found' }));
    const text = `[![Status](${endpoint.baseUrl}/badge/gone.svg)](${usual})\n`;
    await using folder = await folderWith({ 'README.md': text });
    const { code, stdout, stderr } = await runInProcess(folder, [
      'find',
      '--base-url',
      endpoint.baseUrl,
      '--json',
    ]);
    expect(code).toBe(3);
    expect(stderr).toMatch(/^README\.md:1:1: .*gone/);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'failed',
      embeds: [],
      error: { code: expect.any(String) },
    });
  });

  test('find fails if the service refuses one of two pages, even if the badge of the other one is out of date', async () => {
    await using endpoint = await startEndpoint((response, { url = '' }) => {
      if (url.endsWith('gone')) response.writeHead(404).end('not found');
      else response.end(JSON.stringify(snippetsOf('acme', endpoint.baseUrl, own)));
    });
    const badges = ['acme', 'gone'].map(
      (slug) => `[![Status](${endpoint.baseUrl}/badge/${slug}.svg)](${usual})\n`,
    );
    await using folder = await folderWith({ 'README.md': badges.join('\n') });
    const { code, stdout } = await runInProcess(folder, [
      'find',
      '--base-url',
      endpoint.baseUrl,
      '--json',
    ]);
    const { outcome, embeds } = JSON.parse(stdout);
    expect([code, outcome, embeds]).toEqual([
      3,
      'failed',
      [expect.objectContaining({ outcome: 'out-of-date' })],
    ]);
  });

  test('find refuses an unsafe address of a page, and exits 3', async () => {
    await using endpoint = await startEndpoint((response) => {
      response.end(JSON.stringify(snippetsOf('acme', endpoint.baseUrl, 'http://status.acme.com')));
    });
    await using folder = await folderWith({
      'README.md': `[![Status](${endpoint.baseUrl}/badge/acme.svg)](${usual})\n`,
    });
    const { code, stderr } = await runInProcess(folder, ['find', '--base-url', endpoint.baseUrl]);
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/^README\.md:1:1: .*"http:\/\/status\.acme\.com" is not https/),
    ]);
  });

  test('find skips a link to a subdomain that is not a page', async () => {
    await using endpoint = await startEndpoint(reply(404, { error: 'not found' }));
    await using folder = await folderWith({ 'README.md': '[shop](https://shop.status.example)\n' });
    const words = ['--base-url', endpoint.baseUrl, '--status-page-host', 'status.example'];
    const { code, stdout, stderr } = await runInProcess(folder, ['find', ...words]);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(/^README\.md:1:1: warning: skipped: .*"shop".*\nFound no badges, .*\n$/);
  });
});
