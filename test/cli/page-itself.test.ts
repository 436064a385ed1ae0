import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import {
  hangBeforeHeaders,
  hugeHeader,
  redirect,
  reply,
  talkNonsense,
} from '../support/endpoint-behaviors.ts';
import { type Behavior, snippetsOf } from '../support/endpoint-server.ts';
import { folderWith } from '../support/folder-with.ts';
import { type PublicService, planRequired, startPublicService } from '../support/public-service.ts';
import { acmeAt, baseUrl, defaultContent, section } from '../support/section.ts';
import type { TempFolder } from '../support/temp-folder.ts';

// The command runs against a TLS server that it reaches as https://statuspage.me, through a proxy.

const usual = 'https://acme.statuspage.me';
const own = 'https://status.acme.com';
const acme = 'acme.statuspage.me';
const marker = 'slug="acme" show="badge"';
const shows = (address: string) => section(acmeAt(address).badge_markdown, marker);

let service: PublicService;
beforeEach(async () => {
  service = await startPublicService();
});
afterEach(() => service[Symbol.asyncDispose]());

async function run(folder: TempFolder, ...args: string[]) {
  const ended = await runInProcess(folder, [...args, '--json'], { env: service.env });
  const report = JSON.parse(ended.stdout);
  const notes = report.files.flatMap((file: { notes: object[] }) => file.notes);
  return {
    ...ended,
    report,
    notes,
    sources: report.pages.map(({ source }: { source: string }) => source),
  };
}

const textOf = (folder: TempFolder, name = 'README.md') => readFile(folder.at(name), 'utf8');

describe('what a page answers', () => {
  /** The address that a section of each page gets, if the page answers so; the free one if null. */
  async function addressesFor(
    cases: readonly (readonly [Behavior, string | null])[],
    ...args: string[]
  ) {
    const slugs = cases.map((_, index) => `page-${index}`);
    for (const [index, [behavior]] of cases.entries()) {
      service.pages.set(`${slugs[index]}.statuspage.me`, behavior);
    }
    // That one page is reached shows that the network allows it.
    service.pages.set('reached.statuspage.me', reply(200));
    const all = ['reached', ...slugs];
    const text = all.map((slug) => section('', `slug="${slug}" show="link"`)).join('\n');
    await using folder = await folderWith({ 'README.md': text });
    const { report, code } = await run(folder, ...args);
    expect(code).toBe(0);
    const [, ...sections] = report.files[0].sections;
    const found = sections.map(({ address }: { address: string }) => address);
    const expected = cases.map(
      ([, address], index) => address ?? `https://page-${index}.statuspage.me`,
    );
    expect(found).toEqual(expected);
    return report;
  }

  test('a redirect of any status to the root of a host is the address of the page', async () => {
    const moved = [301, 302, 303, 307, 308].map((status) => {
      const address = `https://status-${status}.example.com`;
      return [redirect(`${address}/`, status), address] as const;
    });
    const others: readonly (readonly [Behavior, string])[] = [
      [redirect('https://page-5.hostedstatus.page'), 'https://page-5.hostedstatus.page'],
      [redirect('https://Status.BÜCHER.example/'), 'https://status.xn--bcher-kva.example'],
    ];
    const report = await addressesFor([...moved, ...others]);
    const sources = new Set(report.pages.map(({ source }: { source: string }) => source));
    expect([...sources]).toEqual(['page']);
  });

  test('no other redirect is an answer', async () => {
    const targets = [
      'https://login.example.com/?next=https%3A%2F%2Facme',
      'https://status.example.com/path',
      'https://status.example.com/#top',
      'https://status.example.com:8443/',
      'https://me@status.example.com/',
      'http://status.example.com/',
      'https://192.0.2.7/',
      'https://localhost/',
      'https://status.local/',
      'https://statuspage.me/',
      'https://www.statuspage.me/',
      'https://app.hostedstatus.page/',
      '/',
      '/login',
      'https://',
      null,
    ];
    const circle = redirect(`https://page-${targets.length}.statuspage.me/`);
    const cases = [...targets.map((target) => redirect(target)), circle, reply(300), reply(304)];
    await addressesFor(cases.map((behavior) => [behavior, null]));
  });

  test('no other status and no broken response is an answer, and none fails the run', async () => {
    const behaviors: readonly Behavior[] = [
      ...[204, 400, 401, 403, 404, 405, 500, 503].map((status) => reply(status)),
      (_, { socket }) => void socket.destroy(),
      talkNonsense,
      hugeHeader,
    ];
    await addressesFor(behaviors.map((behavior) => [behavior, null]));
  });

  test('a page that never answers is waited for no longer than --timeout', async () => {
    const drips: Behavior = async ({ socket }) => {
      socket?.write('HTTP/1.1 302 Found\r\n');
      for (let count = 0; count < 100 && !socket?.destroyed; count += 1) {
        socket?.write(`x-${count}: y\r\n`);
        await sleep(100);
      }
    };
    const start = performance.now();
    const behaviors = [hangBeforeHeaders, drips];
    await addressesFor(
      behaviors.map((behavior) => [behavior, null]),
      '--timeout',
      '1',
    );
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('a body that never ends is not read', async () => {
    const endless: Behavior = async ({ socket }) => {
      socket?.write(
        `HTTP/1.1 302 Found\r\nlocation: ${own}/\r\ntransfer-encoding: chunked\r\n\r\n`,
      );
      while (socket?.writable) {
        socket.write('4\r\nmore\r\n');
        await sleep(20);
      }
    };
    await addressesFor([[endless, own]]);
  });

  test('a page is asked with one request without headers of the caller, and no redirect is followed', async () => {
    service.pages.set(acme, redirect(`${own}/`));
    await using folder = await folderWith({ 'README.md': section() });
    const headers = ['Authorization: Bearer s3cr3t-value', 'User-Agent: mine'];
    const args = headers.flatMap((header) => ['--header', header]);
    await runInProcess(folder, args, { env: service.env });
    const [request, ...more] = service.asked;
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method: 'HEAD', url: '/' });
    const { accept, 'user-agent': agent, authorization, cookie } = request?.headers ?? {};
    expect({ accept, authorization, cookie }).toEqual({ accept: '*/*' });
    expect(agent).toMatch(/^status-snippets\//);
    expect([...new Set(service.hosts)]).toEqual(['statuspage.me', acme]);
  });
});

describe('which pages are asked', () => {
  test('a host that a file of the repository names is never asked', async () => {
    service.pages.set('acme.evil.example', redirect('https://evil.example/'));
    const configuration = JSON.stringify({ statusPageHost: 'evil.example' });
    await using folder = await folderWith({
      'README.md': section(),
      'status-snippets.json': configuration,
    });
    const { report, stderr } = await run(folder);
    expect([...new Set(service.hosts)]).toEqual(['statuspage.me']);
    expect(report.files[0].sections).toMatchObject([{ address: 'https://acme.evil.example' }]);
    expect(stderr).toContain('only a file names it');
  });

  test('a host that an option or the environment names is asked', async () => {
    service.pages.set('acme.pages.example', redirect(`${own}/`));
    await using folder = await folderWith({ 'README.md': section() });
    const option = await run(folder, '--status-page-host', 'pages.example', '--dry-run');
    expect(option.sources).toEqual(['page']);
    const env = { ...service.env, STATUS_SNIPPETS_STATUS_PAGE_HOST: 'pages.example' };
    const { stdout } = await runInProcess(folder, ['--no-cache', '--json'], { env });
    expect(JSON.parse(stdout).pages).toMatchObject([{ source: 'page' }]);
  });

  test('with a custom domain, or a refusal without words, only the service is asked', async () => {
    service.pages.set(acme, redirect(`${own}/`));
    await using folder = await folderWith({ 'README.md': section() });
    const domain = await run(folder, '--custom-domain', 'status.acme.com', '--dry-run');
    expect([domain.code, domain.stderr]).toEqual([0, 'Would update README.md (1 section).\n']);
    service.endpoint = reply(403);
    const { stderr } = await run(folder, '--no-cache');
    expect(stderr).toContain('not asked, because the service gave no reason');
    expect(service.asked).toEqual([]);
  });

  test('source endpoint asks no page', async () => {
    service.pages.set(acme, redirect(`${own}/`));
    await using folder = await folderWith({ 'README.md': section() });
    expect((await run(folder, '--source', 'endpoint')).code).toBe(3);
    service.endpoint = reply(404);
    expect((await run(folder, '--source', 'endpoint', '--no-cache')).report.error.code).toBe(
      'page-not-found',
    );
    expect(service.asked).toEqual([]);
  });

  test('within the window, the service and the page are asked once, and the report says the same', async () => {
    service.pages.set(acme, redirect(`${own}/`));
    await using folder = await folderWith({ 'README.md': section() });
    const first = await run(folder);
    const { length } = service.hosts;
    const second = await run(folder);
    expect(service.hosts).toHaveLength(length);
    expect([first.sources, second.sources]).toEqual([['page'], ['page']]);
    expect(second.stderr).toContain('README.md is up to date');
    service.pages.set('silent.statuspage.me', reply(404));
    await writeFile(folder.at('README.md'), section('', 'slug="silent"'));
    await run(folder);
    await run(folder);
    expect(service.asked).toHaveLength(2);
  });

  test('where only the service can be reached, 500 pages take seconds and cause one notice', async () => {
    const sections = Array.from({ length: 500 }, (_, index) =>
      section('', `slug="page-${index}" show="link"`),
    );
    await using folder = await folderWith({ 'README.md': sections.join('\n') });
    const start = performance.now();
    const { env } = service;
    const { code, stderr } = await runInProcess(folder, [], { env, effects: { sleep } });
    expect(performance.now() - start).toBeLessThan(45_000);
    expect(code).toBe(0);
    const [note, ...lines] = stderr.trim().split('\n');
    expect(note).toMatch(
      /^The plan of 500 pages .*500 pages of them did not say it .*no connection.*3 pages could not be reached/,
    );
    expect(lines).toEqual(['Updated README.md (500 sections).']);
    expect(service.hosts.filter((host) => host !== 'statuspage.me').length).toBeLessThan(30);
  });

  test('after one 429 no further page is asked', async () => {
    const slugs = Array.from({ length: 60 }, (_, index) => `page-${index}`);
    for (const slug of slugs) service.pages.set(`${slug}.statuspage.me`, reply(429));
    const text = slugs.map((slug) => section('', `slug="${slug}" show="link"`)).join('\n');
    await using folder = await folderWith({ 'README.md': text });
    const { code, stderr } = await run(folder);
    expect(code).toBe(0);
    expect(service.asked.length).toBeLessThanOrEqual(8);
    expect(stderr).toContain('HTTP 429; not asked, because the service asks for fewer requests');
  });

  test('find and print take the address from the page, too', async () => {
    service.pages.set(acme, redirect(`${own}/`));
    await using folder = await folderWith({ 'README.md': `${acmeAt(usual).badge_markdown}\n` });
    const found = await runInProcess(folder, ['find'], { env: service.env });
    expect([found.code, found.stdout]).toEqual([
      1,
      expect.stringContaining(`the page is at ${own}`),
    ]);
    const args = ['print', '--slug', 'acme', '--only', 'status_page_url'];
    expect((await runInProcess(folder, args, { env: service.env })).stdout).toBe(`${own}\n`);
  });

  test('--verbose has a line for each request and each page', async () => {
    service.pages.set(acme, redirect(`${own}/`));
    await using folder = await folderWith({ 'README.md': section() });
    const { stderr } = await run(folder, '--verbose');
    expect(stderr).toMatch(
      /^GET https:\/\/statuspage\.me\/api\/embed\/markdown for page "acme": HTTP 403, \d+ ms$/m,
    );
    expect(stderr).toMatch(/^HEAD https:\/\/acme\.statuspage\.me\/: HTTP 302, \d+ ms$/m);
    expect(stderr).toContain(`page "acme": it redirects to ${own}.`);
    expect(stderr).not.toContain('offline');
  });
});

describe('an address that several pages redirect to', () => {
  test('it is the address of none of them, also for a later run in the same window', async () => {
    const slugs = ['acme', 'globex'];
    for (const slug of slugs)
      service.pages.set(`${slug}.statuspage.me`, redirect('https://login.example.com/'));
    const text = (slug: string) => {
      const { badge_markdown } = snippetsOf(slug, baseUrl, `https://status.${slug}.com`);
      return section(badge_markdown, `slug="${slug}" show="badge"`);
    };
    await using folder = await folderWith({ 'a.md': text('acme'), 'b.md': text('globex') });
    const both = await run(folder, 'a.md', 'b.md');
    expect(both).toMatchObject({ code: 0, report: { outcome: 'unchanged' } });
    expect(both.stderr).toContain('redirected to https://login.example.com, as other pages are');
    const { length } = service.asked;
    expect((await run(folder, 'a.md')).report.outcome).toBe('unchanged');
    expect(service.asked).toHaveLength(length);
  });

  test('a page of a later run in the same window shows that it is shared', async () => {
    for (const slug of ['acme', 'globex']) {
      service.pages.set(`${slug}.statuspage.me`, redirect('https://login.example.com/'));
    }
    await using folder = await folderWith({
      'a.md': section(),
      'b.md': section('', 'slug="globex"'),
    });
    expect((await run(folder, 'a.md')).sources).toEqual(['page']); // a single page is believed
    expect((await run(folder, 'b.md')).sources).toEqual(['offline']);
    expect((await run(folder, 'a.md')).sources).toEqual(['offline']);
  });
});

describe('never backwards', () => {
  test('a section keeps its custom domain, with a note, if the free address answers itself', async () => {
    service.pages.set(acme, reply(200));
    await using folder = await folderWith({ 'README.md': shows(own) });
    const kept = await run(folder, 'check');
    expect(kept).toMatchObject({ code: 0, sources: ['offline'] });
    expect(kept.notes).toMatchObject([{ line: 1, code: 'custom-domain-unused' }]);
    expect(kept.notes[0].message).toContain('--custom-domain acme.statuspage.me');
    expect((await run(folder, '--custom-domain', acme)).code).toBe(0);
    expect(await textOf(folder)).toBe(shows(usual));
    const after = await run(folder, 'check');
    expect(after).toMatchObject({ code: 0, notes: [], sources: ['page'] });
  });

  test('a link to the free address that answers itself is current, beside a section on a custom domain', async () => {
    service.pages.set(acme, reply(200));
    const link = `[see [our status] here](${usual})\n`;
    await using folder = await folderWith({ 'README.md': shows(own), 'a.md': link });
    const found = await runInProcess(folder, ['find', 'README.md', 'a.md'], { env: service.env });
    expect(found).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`a.md:1:1: link of page "acme" links to`),
    });
  });

  test('the note is only in the report and with --verbose', async () => {
    service.pages.set(acme, reply(200));
    await using folder = await folderWith({ 'README.md': shows(own) });
    const plain = await runInProcess(folder, [], { env: service.env });
    expect(plain.stderr).not.toContain('still in use');
    const verbose = await runInProcess(folder, ['--verbose'], { env: service.env });
    expect(verbose.stderr).toMatch(/^README\.md:1:1: .*Is that domain still in use\?/m);
  });

  test('a page that redirects back and forth moves forward only', async () => {
    await using folder = await folderWith({ 'README.md': shows(usual) });
    const next = 'https://new.acme.com';
    const steps: readonly (readonly [Behavior, string])[] = [
      [redirect(`${own}/`), own],
      [reply(200), own],
      [reply(404), own],
      [redirect(`${next}/`), next],
      [redirect(`${own}/`), own],
    ];
    for (const [behavior, expected] of steps) {
      service.pages.set(acme, behavior);
      await run(folder, '--max-age', '0');
      expect(await textOf(folder)).toBe(shows(expected));
    }
  });

  test('two addresses in the files stay, with a warning, until something decides', async () => {
    const files = { 'README.md': shows(own), 'docs/archive.md': shows('https://old.acme.com') };
    await using folder = await folderWith(files);
    for (const command of [
      ['check'],
      ['check', '--source', 'offline'],
      [],
      ['--source', 'offline'],
    ]) {
      const ended = await run(folder, ...command, 'docs', 'README.md');
      expect(ended).toMatchObject({ code: 0, report: { outcome: 'unchanged' } });
      expect(ended.notes).toMatchObject([{ code: 'two-addresses' }, { code: 'two-addresses' }]);
    }
    for (const [name, text] of Object.entries(files)) expect(await textOf(folder, name)).toBe(text);
    service.pages.set(acme, redirect(`${own}/`));
    const decided = await run(folder, '--no-cache', 'docs', 'README.md');
    expect(decided).toMatchObject({ code: 0, notes: [], report: { outcome: 'changed' } });
    expect(await textOf(folder, 'docs/archive.md')).toBe(shows(own));
  });

  test('a section with two addresses stays as it is, and custom-domain decides', async () => {
    const content = `${acmeAt(own).badge_markdown}\n\n${acmeAt('https://old.acme.com').minimal_md}`;
    await using folder = await folderWith({ 'README.md': section(content) });
    const kept = await run(folder, '--source', 'offline');
    expect(kept).toMatchObject({ code: 0, notes: [{ code: 'two-addresses' }] });
    expect(await textOf(folder)).toBe(section(content));
    const decided = await run(folder, '--source', 'offline', '--custom-domain', 'status.acme.com');
    expect(decided.notes).toEqual([]);
    expect(await textOf(folder)).toBe(section(defaultContent(acmeAt(own))));
  });

  test('an empty section takes the address on which the others agree, before the free one', async () => {
    service.pages.set(acme, reply(200));
    await using folder = await folderWith({ 'README.md': shows(own) + section('', marker) });
    await run(folder);
    expect(await textOf(folder)).toBe(shows(own) + shows(own));
  });

  test('a section keeps its custom domain if the page redirects to another name, with a warning', async () => {
    service.pages.set(acme, redirect('https://newname.statuspage.me/'));
    await using folder = await folderWith({ 'README.md': shows(own) });
    const ended = await run(folder);
    expect(ended).toMatchObject({ code: 0, notes: [{ code: 'page-renamed' }] });
    expect(ended.stderr).toContain('write slug="newname"');
    expect(await textOf(folder)).toBe(shows(own));
  });
});

describe('a renamed page', () => {
  const snippets = snippetsOf('newname', baseUrl, 'https://newname.statuspage.me');

  test.each<[string, Behavior, string]>([
    ['six strings of another slug', reply(200, snippets), 'Page "acme" is "newname" now'],
    [
      'a redirect of the operation to another slug',
      redirect('/api/embed/markdown?slug=newname'),
      'Page "acme" is "newname" now',
    ],
    [
      'a redirect of the operation to another name',
      redirect('https://newname.statuspage.me/api/embed/markdown?slug=acme'),
      'Page "acme" is "newname" now',
    ],
    ['a 404, and a redirect of the page', reply(404), 'Page "acme" may be "newname" now'],
  ])('%s is an error that names the slug to write', async (_, behavior, message) => {
    service.endpoint = behavior;
    service.pages.set(acme, redirect('https://newname.statuspage.me/'));
    await using folder = await folderWith({ 'README.md': shows(own) });
    const { code, report } = await run(folder);
    expect([code, report.error.code]).toEqual([3, 'page-renamed']);
    expect(report.error.message).toContain(message);
    expect(report.error.message).toContain('Write slug="newname".');
    expect(await textOf(folder)).toBe(shows(own));
  });

  test('a 404 says what it may mean, if the page does not redirect or custom-domain is given', async () => {
    service.endpoint = reply(404, { error: 'not found' });
    service.pages.set(acme, redirect('https://www.statuspage.me/'));
    await using folder = await folderWith({ 'README.md': shows(own) });
    const { report } = await run(folder);
    expect(report.error.code).toBe('page-not-found');
    expect(report.error.message).toContain('after 30 days');
    service.pages.set(acme, redirect('https://newname.statuspage.me/'));
    const given = await run(folder, '--no-cache', '--custom-domain', 'status.acme.com');
    expect(given.report.error.code).toBe('page-not-found');
  });

  test('plan required is cached as the answer of the service, until another answer comes', async () => {
    service.pages.set(acme, reply(200));
    await using folder = await folderWith({ 'README.md': section() });
    await run(folder);
    service.endpoint = reply(200, acmeAt(own));
    expect((await run(folder)).sources).toEqual(['page']);
    expect((await run(folder, '--max-age', '0')).sources).toEqual(['endpoint']);
    expect((await run(folder)).sources).toEqual(['cache']);
    service.endpoint = planRequired;
    await run(folder, '--max-age', '0');
    expect((await run(folder)).sources).toEqual(['offline']);
  });
});

test('the query of an address is not printed, written or cached', async () => {
  const secret = 'auth_token=SECRET123456';
  const snippets = acmeAt(own);
  const withQuery = JSON.stringify(snippets).replaceAll(
    '/badge/acme.svg',
    `/badge/acme.svg?${secret}`,
  );
  const words = { error: `the plan of https://x.example/?${secret} lacks it` };
  await using folder = await folderWith({ 'README.md': section() });
  for (const behavior of [reply(403, words), reply(200, withQuery), reply(404, words)]) {
    service.endpoint = behavior;
    service.pages.set(acme, redirect(`https://login.example.com/?${secret}`));
    const { stdout, stderr } = await run(folder, '--max-age', '0', '--verbose');
    expect(stdout + stderr).not.toContain('SECRET');
  }
  const cached = await readdir(folder.at('.cache', 'status-snippets'));
  const paths = cached.map((name) => folder.at('.cache', 'status-snippets', name));
  const texts = [folder.at('README.md'), ...paths].map((path) => readFile(path, 'utf8'));
  expect((await Promise.all(texts)).join()).not.toContain('SECRET');
  expect(cached.length).toBeGreaterThan(1);
});
