import dns from 'node:dns';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runAsProcess, runInProcess } from '../support/command-line.ts';
import {
  hangBeforeHeaders,
  redirect,
  reply,
  resetBeforeHeaders,
} from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith, namesIn } from '../support/folder-with.ts';
import { startProxy } from '../support/proxy-server.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const isWindows = process.platform === 'win32';
const own = 'https://status.acme.com';
const filled = section(defaultContent(acmeAt(own)));

/** The options that select the service of a test. */
const at = (baseUrl: string) => ['--base-url', baseUrl, '--status-page-host', 'statuspage.me'];

describe('a proxy of the environment', () => {
  test('the command line sends its request through a proxy in the environment, without a warning', async () => {
    await using endpoint = await startEndpoint();
    await using proxy = await startProxy();
    await using folder = await folderWith({ 'README.md': section() });
    const env = { http_proxy: `http://me:p4ssword@127.0.0.1:${proxy.port}` };
    const { code, stderr } = await runAsProcess(folder, at(endpoint.baseUrl), { env });
    expect(stderr).toBe('Updated README.md (1 section).\n');
    expect(code).toBe(0);
    expect(proxy.tunnels).toHaveLength(1);
  });

  test('an invalid proxy in the environment exits 2, and its password is not printed', async () => {
    await using folder = await folderWith({ 'README.md': section() });
    const env = { https_proxy: 'http://me:p4ssword@no proxy' };
    const { code, stdout, stderr } = await runInProcess(folder, ['--slug', 'acme'], { env });
    expect(stderr).toContain('https_proxy "***" ');
    expect(stdout + stderr).not.toContain('p4ssword');
    expect(code).toBe(2);
  });

  test('an invalid proxy in the environment is ignored in a run without requests', async () => {
    await using folder = await folderWith({ 'README.md': section() });
    const env = { https_proxy: 'http://no proxy' };
    expect((await runInProcess(folder, ['--source', 'offline'], { env })).code).toBe(0);
  });
});

describe('a refresh with requests', () => {
  test('refresh fills a section with the response of the service, and sends no request while the cached response is fresh', async () => {
    await using endpoint = await startEndpoint();
    await using folder = await folderWith({ 'README.md': section() });
    const run = (...words: string[]) => runInProcess(folder, [...at(endpoint.baseUrl), ...words]);
    const sources = [];
    for (const words of [[], ['check'], ['--max-age', '0'], ['--no-cache'], ['--slug', 'acme']]) {
      const { code, stdout } = await run(...words, '--json');
      expect(code).toBe(0);
      sources.push(JSON.parse(stdout).pages[0].source);
    }
    expect(sources).toEqual(['endpoint', 'cache', 'endpoint', 'endpoint', 'cache']);
    expect(endpoint.requests).toHaveLength(3);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(
      section(defaultContent(snippetsOf('acme', endpoint.baseUrl, 'https://acme.statuspage.me'))),
    );
  });

  test.skipIf(isWindows)(
    '--cache-dir is relative to the working folder, and readable by the owner only',
    async () => {
      await using endpoint = await startEndpoint();
      await using folder = await folderWith({ 'sub/README.md': section() });
      const words = [...at(endpoint.baseUrl), '--cwd', 'sub', '--cache-dir', '../kept'];
      expect((await runInProcess(folder, words)).code).toBe(0);
      const [name] = await readdir(folder.at('kept'));
      expect((await stat(folder.at('kept', name ?? ''))).mode & 0o777).toBe(0o600);
      expect(await namesIn(folder)).toEqual([
        'kept',
        join('kept', name ?? ''),
        'sub',
        'sub/README.md',
      ]);
    },
  );

  test.each([
    ['a 404', reply(404, { error: 'not found' }), 3, 'There is no status page "acme" (HTTP 404'],
    ['a 401', reply(401), 3, 'requires credentials'],
    [
      'a 403 of a firewall',
      reply(403, '<html>Blocked</html>'),
      3,
      'A firewall or gateway may have answered',
    ],
    ['a redirect to another origin', redirect('https://evil.example/x'), 3, 'https://evil.example'],
    ['a response that is not JSON', reply(200, 'hello'), 3, '"hello"'],
    ['an unsafe response', reply(200, { ...acmeAt(own), minimal_md: '<script>' }), 3, 'is unsafe'],
    [
      'a 500',
      reply(500, 'oops'),
      4,
      'unavailable for page "acme" after 3 attempts (HTTP 500 from ',
    ],
    ['a 429', reply(429, '', { 'retry-after': '3600' }), 4, ' 3600 s'],
    ['a lost connection', resetBeforeHeaders, 4, ' 3 attempts'],
  ])('refresh writes nothing after %s', async (_, behavior, exit, message) => {
    await using endpoint = await startEndpoint(behavior);
    await using folder = await folderWith({ 'README.md': filled, 'other.md': filled });
    const { code, stdout, stderr } = await runInProcess(folder, [
      ...at(endpoint.baseUrl),
      'README.md',
      'other.md',
    ]);
    expect([code, stdout]).toEqual([exit, '']);
    expect(stderr).toContain(message);
    // The problem is reported once, although two sections need the response.
    expect(stderr).toMatch(/^README\.md:1:1: [^\n]+\n[^\n:]+\n$/);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(filled);
  });

  test('each of three attempts to reach a service that does not respond ends after --timeout', async () => {
    await using endpoint = await startEndpoint(hangBeforeHeaders);
    await using folder = await folderWith({ 'README.md': filled });
    const start = performance.now();
    const { code, stderr } = await runInProcess(folder, [
      ...at(endpoint.baseUrl),
      '--timeout',
      '0.2',
    ]);
    expect(code).toBe(4);
    expect(stderr).toContain('0.2 s');
    expect(performance.now() - start).toBeLessThan(30_000); // the default of --timeout is 10 s
    expect(endpoint.requests).toHaveLength(3);
  });

  test('refresh writes no file if the service is unavailable for one of two pages, whatever is cached', async () => {
    let isAway = false;
    const snippets = (slug: string) =>
      snippetsOf(slug, endpoint.baseUrl, `https://${slug}.statuspage.me`);
    await using endpoint = await startEndpoint((response, request) => {
      const slug = new URL(request.url ?? '', endpoint.baseUrl).searchParams.get('slug') ?? '';
      if (isAway && slug === 'acme') response.writeHead(503).end();
      else response.end(JSON.stringify(snippets(slug)));
    });
    const files = { 'acme.md': section(), 'globex.md': section('', 'slug="globex"') };
    await using folder = await folderWith(files);
    const run = (...words: string[]) =>
      runInProcess(folder, [...at(endpoint.baseUrl), ...words, 'acme.md', 'globex.md']);
    expect((await run('--dry-run')).code).toBe(0);
    isAway = true;
    const { code, stderr } = await run('--max-age', '0');
    expect(code).toBe(4);
    expect(stderr).toMatch(/^acme\.md:1:1: .*unavailable.*\nNothing was written\.\n$/);
    for (const [name, text] of Object.entries(files)) {
      expect(await readFile(folder.at(name), 'utf8')).toBe(text);
    }
  });

  test('the exit code of several problems is 2 if a file is invalid, else 3 if a page is refused, else 4', async () => {
    await using endpoint = await startEndpoint((response, request) => {
      response.writeHead(request.url?.includes('away') ? 503 : 404).end();
    });
    await using folder = await folderWith({
      'away.md': section('', 'slug="away"'),
      'gone.md': section('', 'slug="gone"'),
      'bad.md': '<!-- status-snippets end -->',
    });
    const code = async (...files: string[]) =>
      (await runInProcess(folder, [...at(endpoint.baseUrl), '--no-cache', ...files])).code;
    expect(await code('away.md')).toBe(4);
    expect(await code('away.md', 'gone.md')).toBe(3);
    expect(await code('away.md', 'gone.md', 'bad.md')).toBe(2);
  });

  test('refresh warns in each run if the plan lacks the API, and fails with --source endpoint', async () => {
    await using endpoint = await startEndpoint();
    await using folder = await folderWith({ 'README.md': section('', 'slug="frugal"') });
    for (const report of ['Updated README.md ', 'README.md is up to date ']) {
      const { code, stderr } = await runInProcess(folder, at(endpoint.baseUrl));
      expect(code).toBe(0);
      expect(stderr).toMatch(
        /^The plan of page "frugal" .*"Markdown API requires Growth plan or higher"/,
      );
      expect(stderr).toContain(report);
    }
    expect(await readFile(folder.at('README.md'), 'utf8')).toContain(
      '](https://frugal.statuspage.me)',
    );
    const words = [...at(endpoint.baseUrl), '--source', 'endpoint', '--json'];
    const { code, stdout } = await runInProcess(folder, words);
    const message = expect.stringMatching(/Growth plan or higher.* its plan may have disabled it/);
    expect([code, JSON.parse(stdout).error]).toEqual([3, { code: 'plan-required', message }]);
  });
});

describe('a secret', () => {
  const secret = 's3cr3t-7f1c';
  const words = ['--header', `Authorization: Bearer ${secret}`, '--header', `X-Key: ${secret}`];

  test('a header value is sent to the service, but appears in no output and no file', async () => {
    await using endpoint = await startEndpoint();
    await using folder = await folderWith({ 'README.md': section() });
    const ways = [
      await runInProcess(folder, [...at(endpoint.baseUrl), '--diff', ...words]),
      await runInProcess(folder, [...at(endpoint.baseUrl), '--json'], {
        env: { STATUS_SNIPPETS_HEADER: `Authorization: Bearer ${secret}\nX-Key: ${secret}` },
      }),
      await runInProcess(folder, ['init', ...at(endpoint.baseUrl), ...words]),
    ];
    for (const { code, stdout, stderr } of ways) {
      expect(code).toBe(0);
      expect(stdout + stderr).not.toContain(secret);
    }
    expect(endpoint.requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${secret}`,
      'x-key': secret,
    });
    expect(endpoint.requests).toHaveLength(1);
    for (const name of await readdir(folder.path, { recursive: true })) {
      const path = folder.at(name);
      if ((await stat(path)).isFile()) expect(await readFile(path, 'latin1')).not.toContain(secret);
    }
  });

  test('a header value that the service repeats in its response is not printed', async () => {
    const repeating = reply(404, { error: `no page for Bearer ${secret}` });
    await using endpoint = await startEndpoint(
      repeating,
      reply(404),
      reply(200, secret),
      reply(500, secret),
    );
    await using folder = await folderWith({ 'README.md': section() });
    for (const exit of [3, 3, 4]) {
      const { code, stdout, stderr } = await runInProcess(folder, [
        ...at(endpoint.baseUrl),
        '--json',
        ...words,
      ]);
      expect(code).toBe(exit);
      expect(stdout + stderr).not.toContain(secret);
    }
  });
});

test('print, refresh, check and init with source offline open no connection', async () => {
  await using endpoint = await startEndpoint();
  await using folder = await folderWith({ 'README.md': '# Acme\n' });
  using connect = vi.spyOn(Socket.prototype, 'connect');
  using lookup = vi.spyOn(dns, 'lookup');
  for (const command of ['init', 'refresh', 'check', 'print']) {
    const words = [command, '--slug', 'acme', '--source', 'offline'];
    expect(await runInProcess(folder, words)).toMatchObject({ code: 0 });
  }
  expect(connect).not.toHaveBeenCalled();
  expect(lookup).not.toHaveBeenCalled();
  const { port } = new URL(endpoint.baseUrl);
  await runInProcess(folder, ['check', ...at(`http://localhost:${port}`)]);
  expect(connect).toHaveBeenCalled();
  expect(lookup).toHaveBeenCalled();
});

describe('trouble with the cache never fails a run', () => {
  test.each([
    ['is a file', async (path: string) => writeFile(path, 'not a folder')],
    ['contains only damaged files', async (path: string) => mkdir(path)],
  ])('refresh succeeds if its cache folder %s', async (_, prepare) => {
    await using endpoint = await startEndpoint();
    await using folder = await folderWith({ 'README.md': section() });
    await prepare(folder.at('kept'));
    const words = [...at(endpoint.baseUrl), '--cache-dir', folder.at('kept')];
    expect(await runInProcess(folder, words)).toMatchObject({
      code: 0,
      stderr: 'Updated README.md (1 section).\n',
    });
    for (const name of await readdir(folder.at('kept')).catch(() => [])) {
      await writeFile(folder.at('kept', name), '{"damaged');
    }
    expect(await runInProcess(folder, words)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(' up to date '),
    });
  });
});
