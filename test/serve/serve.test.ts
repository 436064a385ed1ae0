import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createListener, createPreview, listenOnLoopback } from '../../src/serve/server.ts';
import { endpointPath } from '../../src/service/request.ts';

import { environment, program, runInProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { section } from '../support/section.ts';
import { type Serving, startServe, startServeProcess } from '../support/serve.ts';
import type { TempFolder } from '../support/temp-folder.ts';

const query = (baseUrl: string, slug: string) => `${baseUrl}${endpointPath}?slug=${slug}`;

async function confirmedAddress(baseUrl: string, slug: string): Promise<string | number> {
  const response = await fetch(query(baseUrl, slug));
  if (!response.ok) return response.status;
  const { status_page_url } = (await response.json()) as { status_page_url: string };
  return status_page_url;
}

type Options = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> };

/** Sends a request whose path is not normalized. */
async function send(baseUrl: string, path: string, { method = 'GET', headers = {} }: Options = {}) {
  const sent = request({
    host: '127.0.0.1',
    port: new URL(baseUrl).port,
    path,
    method,
    headers,
  }).end();
  const [received] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: received.statusCode, headers: received.headers, body: await text(received) };
}

describe('serve', () => {
  test('serve prints its address as the only line on stdout, and exits 0 on Ctrl-C', async () => {
    await using folder = await folderWith({});
    const serving = await startServeProcess(folder, '--page', 'acme');
    expect(serving.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await confirmedAddress(serving.baseUrl, 'acme')).toBe('https://acme.statuspage.me');
    // On Windows a signal from another process ends this one at once.
    expect(await serving.interrupt()).toBe(process.platform === 'win32' ? null : 0);
    expect(serving.stdout()).toBe(`${serving.baseUrl}\n`);
    const command = `npx status-snippets print --slug acme --base-url ${serving.baseUrl} --max-age 0`;
    expect(serving.stderr()).toBe(`In another terminal: ${command}\nPress Ctrl-C to stop.\n`);
  });

  test('serve ends on Ctrl-C although a request is still open; with --quiet it says nothing', async () => {
    await using folder = await folderWith({});
    const serving = await startServeProcess(folder, '--page', 'acme', '--quiet');
    const socket = connect(Number(new URL(serving.baseUrl).port), '127.0.0.1').on(
      'error',
      () => {},
    );
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\n');
    expect(await serving.interrupt()).toBe(process.platform === 'win32' ? null : 0);
    expect(serving.stderr()).toBe('');
  });

  test('the command that serve suggests fills the files that serve was given', async () => {
    const names = ['docs/a page.md', 'docs/b.md'];
    await using folder = await folderWith(
      Object.fromEntries(names.map((name) => [name, section('', '')])),
    );
    const options = ['--slug', 'acme', '--show', 'badge', '--page', 'globex'];
    await using serving = await startServe(folder, ...names, ...options);
    await expect.poll(serving.stderr).toContain('Ctrl-C');
    const [, command = ''] =
      /^In another terminal: npx status-snippets (.+)$/m.exec(serving.stderr()) ?? [];
    // The cache would hide that a page moved.
    expect(command).toMatch(
      /^--slug acme --show badge --base-url \S+ --max-age 0 "docs\/a page\.md" docs\/b\.md$/,
    );
    const words = [...command.matchAll(/"(.+?)"|(\S+)/g)].map(
      ([, quoted, word = '']) => quoted ?? word,
    );
    expect(await runInProcess(folder, words)).toMatchObject({ code: 0 });
    for (const name of names)
      expect(await readFile(folder.at(name), 'utf8')).toContain('https://acme.statuspage.me');
  });

  test('the command that serve suggests generates the addresses that serve shows', async () => {
    await using folder = await folderWith({
      'README.md': section(),
      'pages.json': '[{ "slug": "acme", "plan": "pro" }]',
    });
    const options = ['--pages', 'pages.json', '--status-page-host', 'status.example.com'];
    await using serving = await startServe(folder, 'README.md', ...options);
    await expect.poll(serving.stderr).toContain('Ctrl-C');
    expect(await (await fetch(serving.baseUrl)).text()).toContain(
      'https://acme.status.example.com',
    );
    const [, command = ''] =
      /^In another terminal: npx status-snippets (.+)$/m.exec(serving.stderr()) ?? [];
    await runInProcess(folder, command.split(' '));
    expect(await readFile(folder.at('README.md'), 'utf8')).toContain(
      'https://acme.status.example.com',
    );
  });

  test('serve ends when the program that started it with an IPC channel is gone', async () => {
    await using folder = await folderWith({});
    const start = `const { stdout } = require('node:child_process').fork(${JSON.stringify(program)},
      ['serve', '--page', 'acme', '--port', '0'], { silent: true });
      stdout.pipe(process.stdout);`;
    const starter = spawn(process.execPath, ['-e', start], { env: environment(folder) });
    const [baseUrl] = await once(createInterface(starter.stdout), 'line');
    expect((await fetch(baseUrl)).status).toBe(200);
    starter.kill('SIGKILL');
    await expect
      .poll(() => fetch(baseUrl).catch(() => 'refused'), { timeout: 20_000 })
      .toBe('refused');
  });

  test('the pages of serve come from flags, the file of --pages, --slug and the sections of files, in this order', async () => {
    await using folder = await folderWith({
      'pages.json':
        '[{"slug": "acme", "customDomain": "file.acme.com"}, {"slug": "globex", "plan": "pro"}]',
      'README.md': `${section('', 'slug="initech" custom-domain="status.initech.com"')}${section('', 'slug="globex"')}`,
    });
    await using serving = await startServe(
      folder,
      ...['README.md', '--pages', 'pages.json', '--page', 'acme=flag.acme.com', '--slug', 'hooli'],
      ...['--custom-domain', 'status.hooli.com', '--status-page-host', 'pages.example'],
    );
    expect(await confirmedAddress(serving.baseUrl, 'acme')).toBe('https://flag.acme.com');
    expect(await confirmedAddress(serving.baseUrl, 'globex')).toBe(403);
    expect(await confirmedAddress(serving.baseUrl, 'hooli')).toBe('https://status.hooli.com');
    expect(await confirmedAddress(serving.baseUrl, 'initech')).toBe('https://status.initech.com');
    expect(await confirmedAddress(serving.baseUrl, 'nobody')).toBe(404);
  });

  test('the addresses of pages do not depend on --base-url', async () => {
    await using folder = await folderWith({});
    await using serving = await startServe(
      folder,
      '--page',
      'acme',
      '--base-url',
      'https://10.0.0.5',
    );
    expect(await confirmedAddress(serving.baseUrl, 'acme')).toBe('https://acme.statuspage.me');
  });

  test('a refresh uses the addresses of serve, and the new address after pages.json changed', async () => {
    await using folder = await folderWith({
      'pages.json': '[{"slug": "acme"}]',
      'README.md': section('', 'slug="acme"'),
    });
    await using serving = await startServe(folder, '--pages', 'pages.json');
    const words = ['--base-url', serving.baseUrl, '--max-age', '0'];
    expect(await runInProcess(folder, words)).toMatchObject({ code: 0 });
    await writeFile(
      folder.at('pages.json'),
      '[{"slug": "acme", "customDomain": "status.acme.com"}]',
    );
    const { code, stderr } = await runInProcess(folder, words);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('https://acme.statuspage.me → https://status.acme.com'),
    ]);
  });

  test('serve keeps the last valid pages if pages.json has a syntax error or is deleted, and warns', async () => {
    await using folder = await folderWith({ 'pages.json': '[{"slug": "acme"}]' });
    await using serving = await startServe(folder, '--pages', 'pages.json');
    await writeFile(folder.at('pages.json'), '[{"slug": "acme",\n}]');
    expect(await confirmedAddress(serving.baseUrl, 'acme')).toBe('https://acme.statuspage.me');
    expect(serving.stderr()).toMatch(/^warning: pages\.json:2:1: .*last valid version stay\.$/m);
    await rm(folder.at('pages.json'));
    expect(await confirmedAddress(serving.baseUrl, 'acme')).toBe('https://acme.statuspage.me');
    expect(serving.stderr()).toMatch(/^warning: pages\.json [^\n]+ stay\.$/m);
  });

  test('serve responds to 500 requests at once', async () => {
    await using folder = await folderWith({});
    await using serving = await startServe(folder, '--page', 'acme');
    const agent = new Agent({ keepAlive: true, maxSockets: 500 });
    const ask = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const onResponse = (response: IncomingMessage) => {
          response.resume().on('end', () => resolve(response.statusCode));
        };
        get(query(serving.baseUrl, 'acme'), { agent }, onResponse).on('error', reject);
      });
    const statuses = await Promise.all(Array.from({ length: 500 }, ask));
    agent.destroy();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('serve on a port that is in use exits 2 with a message that names --port', async () => {
    await using folder = await folderWith({});
    await using serving = await startServe(folder, '--page', 'acme');
    const { port } = new URL(serving.baseUrl);
    expect(await runInProcess(folder, ['serve', '--page', 'acme', '--port', port])).toEqual({
      code: 2,
      stdout: '',
      stderr: `status-snippets: port ${port} is already in use: choose another one with --port, or a free one with --port 0\n`,
    });
  });

  test.each([
    [
      ['serve'],
      'there is no page to serve: name one with --page acme, or list them in a file for --pages',
    ],
    [['serve', '--page', 'a..b'], 'because slug "a..b" '],
    [['serve', '--page', 'acme=localhost'], '--page "acme=localhost" '],
    [
      ['serve', '--page', 'acme=statuspage.me'],
      '--page "acme=statuspage.me" is not a page, because custom-domain',
    ],
    [['serve', '--page', 'https://acme.statuspage.me'], 'use the slug alone, such as acme'],
    [['serve', '--page', 'acme='], '--page "acme=" '],
    [['serve', '--page', 'acme', '--page', 'acme=status.acme.com'], '--page "acme" is named twice'],
    [
      ['serve', '--page', 'acme', '--port', '65536'],
      '--port "65536" is not a whole number from 0 to 65535',
    ],
    [['serve', '--page', 'acme', '--port', '-1'], '--port "-1" '],
    [['serve', '--pages', 'none.json'], 'none.json '],
    [['serve', '--pages', 'bad.json'], 'bad.json is an object, '],
    [['serve', 'none.md'], 'none.md '],
  ])('the command line %j exits 2 with the message %j', async (words, message) => {
    await using folder = await folderWith({ 'bad.json': '{}' });
    const { code, stdout, stderr } = await runInProcess(folder, words);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
  });
});

describe('the stand-in', () => {
  let folder: TempFolder;
  let serving: Serving;
  beforeAll(async () => {
    folder = await folderWith({
      'pages.json': JSON.stringify([
        { slug: 'acme' },
        { slug: 'globex', customDomain: 'status.globex.com' },
        { slug: 'frugal', plan: 'pro' },
        { slug: 'small', plan: 'pro', customDomain: 'status.small.com' },
        { slug: 'tiny', plan: 'free', customDomain: 'status.tiny.com' },
        { slug: 'old', renamedTo: 'acme' },
        { slug: 'old-small', renamedTo: 'small', plan: 'pro' },
        { slug: 'oss', plan: 'oss-hero' },
        { slug: 'a'.repeat(63) },
      ]),
      'README.md': section('', 'slug="acme"'),
    });
    serving = await startServe(folder, 'README.md', '--pages', 'pages.json');
  });
  afterAll(async () => {
    await serving[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });

  test('responds with the six strings of a page, which are those of print --source offline', async () => {
    for (const [slug, ...options] of [
      ['acme'],
      ['globex', '--custom-domain', 'status.globex.com'],
    ]) {
      const { status, headers, body } = await send(serving.baseUrl, `${endpointPath}?slug=${slug}`);
      expect([status, headers['content-type']]).toEqual([200, 'application/json']);
      const words = [
        'print',
        '--json',
        '--source',
        'offline',
        '--base-url',
        serving.baseUrl,
        '--slug',
        slug ?? '',
      ];
      const printed = await runInProcess(folder, [...words, ...options]);
      expect(JSON.parse(body)).toEqual(JSON.parse(printed.stdout));
      expect(JSON.parse(body).badge_markdown).toContain(`${serving.baseUrl}/badge/${slug}.svg`);
    }
  });

  test('a page of the plan pro gets the address that the stand-in would report, without an option', async () => {
    const words = [
      'print',
      '--only',
      'status_page_url',
      '--base-url',
      serving.baseUrl,
      '--slug',
      'frugal',
    ];
    const { code, stdout, stderr } = await runInProcess(folder, words);
    expect([code, stdout]).toEqual([0, 'https://frugal.statuspage.me\n']);
    expect(stderr).toContain('The plan of page "frugal" does not include the API');
  });

  test.each([
    ['', 400, 'missing slug'],
    ['?slug=', 400, 'missing slug'],
    ['?slug=nobody', 404, 'not found'],
    ['?slug=ACME', 404, 'not found'],
    ['?slug=../acme', 404, 'not found'],
    ['?slug=__proto__', 404, 'not found'],
    ['?slug=small', 403, 'Markdown API requires Growth plan or higher'],
    ['?slug=tiny', 403, 'Markdown API requires Growth plan or higher'],
    ['?slug=old-small', 403, 'Markdown API requires Growth plan or higher'],
  ])('responds to the query "%s" with %i and %j', async (search, expected, error) => {
    const { status, headers, body } = await send(serving.baseUrl, endpointPath + search);
    expect([status, JSON.parse(body), headers['cache-control']]).toEqual([
      expected,
      { error },
      undefined,
    ]);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test.each([
    ['acme', 200, undefined],
    ['globex', 302, 'https://status.globex.com/'],
    ['small', 302, 'https://status.small.com/'],
    // A downgrade switches the domain off.
    ['tiny', 200, undefined],
    ['old', 302, 'https://acme.statuspage.me/'],
    ['old-small', 302, 'https://small.statuspage.me/'],
    ['nobody', 404, undefined],
  ])('answers as the free address of page %s does: %i, to %s', async (slug, status, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers, ...answer } = await send(serving.baseUrl, `/page/${slug}`, { method });
      expect([answer.status, headers.location]).toEqual([status, location]);
    }
  });

  test('redirects the API to the new slug of a page that was renamed', async () => {
    const { status, headers } = await send(serving.baseUrl, `${endpointPath}?slug=old`);
    expect([status, headers.location]).toEqual([302, `${endpointPath}?slug=acme`]);
  });

  test('lets every website read the service, but not its own page', async () => {
    const paths = [
      `${endpointPath}?slug=acme`,
      '/badge/acme.svg',
      '/static/embed/v1/status.js',
      '/page/globex',
      '/',
    ];
    const allowed = paths.map(
      async (path) => (await send(serving.baseUrl, path)).headers['access-control-allow-origin'],
    );
    expect(await Promise.all(allowed)).toEqual(['*', '*', '*', '*', undefined]);
  });

  test('responds for a page with the plan OSS Hero', async () => {
    expect((await send(serving.baseUrl, `${endpointPath}?slug=oss`)).status).toBe(200);
  });

  test('allows caching for five minutes, and revalidation with the ETag', async () => {
    const first = await send(serving.baseUrl, `${endpointPath}?slug=acme`);
    const { etag = '' } = first.headers;
    expect([etag, first.headers['cache-control']]).toEqual([
      expect.stringMatching(/^"[\da-f]+"$/),
      'max-age=300',
    ]);
    const headers = { 'if-none-match': etag };
    const again = await send(serving.baseUrl, `${endpointPath}?slug=acme`, { headers });
    expect(again).toMatchObject({
      status: 304,
      body: '',
      headers: { etag, 'cache-control': 'max-age=300' },
    });
    expect((await send(serving.baseUrl, `${endpointPath}?slug=globex`, { headers })).status).toBe(
      200,
    );
  });

  test('serves the badge of its pages, and the script of the widget', async () => {
    const badge = await send(serving.baseUrl, '/badge/acme.svg');
    expect([badge.headers['content-type'], badge.body]).toEqual([
      'image/svg+xml; charset=utf-8',
      expect.stringMatching(/^<svg /),
    ]);
    // The service answers so for a page that it does not know.
    for (const slug of ['nobody', 'tiny']) {
      const gray = await send(serving.baseUrl, `/badge/${slug}.svg`);
      expect([gray.status, gray.body]).toEqual([200, expect.stringContaining('Unknown')]);
    }
    const script = await send(serving.baseUrl, '/static/embed/v1/status.js');
    expect([script.headers['content-type'], script.body]).toEqual([
      'text/javascript; charset=utf-8',
      expect.stringContaining('document.currentScript'),
    ]);
  });

  test.each([
    '/badge/acme.png',
    '/badge/acme.svg/',
    '/etc/passwd',
    '/../../etc/passwd',
    '/%2e%2e/README.md',
    '/badge/../../package.json',
    '/static/embed/v1/..%2f..%2fpackage.json',
    '/preview/pageXjs',
    `${endpointPath}/?slug=acme`,
    '/API/embed/markdown?slug=acme',
  ])('responds to the path %s with 404', async (path) => {
    expect((await send(serving.baseUrl, path)).status).toBe(404);
  });

  test('responds to a request for another host with 403', async () => {
    for (const host of [
      'evil.example',
      '127.0.0.1',
      '127.0.0.1:80',
      'localhost.evil.example:4010',
    ]) {
      const { status, body } = await send(serving.baseUrl, `${endpointPath}?slug=acme`, {
        headers: { host },
      });
      expect([host, status, JSON.parse(body)]).toEqual([
        host,
        403,
        { error: 'this host name is not accepted' },
      ]);
    }
  });

  test('listens on no other interface than the loopback interface', async () => {
    await expect(fetch(serving.baseUrl.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow(
      TypeError,
    );
  });

  test('accepts the host localhost', async () => {
    const host = serving.baseUrl.replace('http://127.0.0.1', 'localhost');
    expect(
      (await send(serving.baseUrl, `${endpointPath}?slug=acme`, { headers: { host } })).status,
    ).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'responds to a %s request with 405',
    async (method) => {
      const { status, headers, body } = await send(serving.baseUrl, `${endpointPath}?slug=acme`, {
        method,
      });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(JSON.parse(body)).toEqual({ error: 'only GET and HEAD are allowed' });
    },
  );

  test.each([`${endpointPath}?slug=acme`, '/', '/preview/events', '/preview/page.css'])(
    'responds to HEAD %s at once with the headers of GET and without a body',
    async (path) => {
      const head = await send(serving.baseUrl, path, { method: 'HEAD' });
      expect([head.status, head.body]).toEqual([200, '']);
      if (path === '/preview/events')
        return expect(head.headers['content-type']).toBe('text/event-stream');
      const { date: _, ...headers } = (await send(serving.baseUrl, path)).headers;
      expect(head.headers).toMatchObject(headers);
    },
  );

  test('the page loads nothing from other servers, and runs no scripts that are written into it', async () => {
    const { headers } = await send(serving.baseUrl, '/');
    const sources = `'self' ${serving.baseUrl}`;
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${sources}`,
      `style-src ${sources}`,
      `img-src ${sources}`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });
});

test('serve stays alive while pages.json is nested too deeply', async () => {
  await using folder = await folderWith({ 'pages.json': '[{"slug": "acme"}]' });
  await using serving = await startServe(folder, '--pages', 'pages.json');
  await writeFile(folder.at('pages.json'), `[{"slug":"acme","customDomain":${'['.repeat(100_000)}`);
  expect(await confirmedAddress(serving.baseUrl, 'acme')).toBe('https://acme.statuspage.me');
  expect((await fetch(serving.baseUrl)).status).toBe(200);
});

test('serve shows the other files beside those that are too complex, and answers requests afterwards', async () => {
  const acme = section('', 'slug="acme"');
  await using folder = await folderWith({
    'emphasis.md': `${acme}\n${'*a_ '.repeat(50_000)}\n`,
    'nested.html': `${acme}${'<b>'.repeat(3_000)}\n`,
    'README.md': section('', 'slug="globex"'),
  });
  await using serving = await startServe(folder, 'emphasis.md', 'nested.html', 'README.md');
  const page = await (await fetch(serving.baseUrl)).text();
  for (const name of ['emphasis.md', 'nested.html'])
    expect(page).toContain(`<p class="problem">${name}:1:1: this file`);
  expect(page).toContain('>https://globex.statuspage.me</ins>');
  expect(await confirmedAddress(serving.baseUrl, 'globex')).toBe('https://globex.statuspage.me');
});

test('a page that could not be rendered is rendered again for the next request', async () => {
  const { server, baseUrl } = await listenOnLoopback(0);
  let isFirst = true;
  const preview = createPreview(baseUrl, async () => {
    if (!isFirst) return '<p>rendered</p>';
    isFirst = false;
    throw new Error('broken');
  });
  server.on('request', createListener(preview.routes, baseUrl));
  const [first, second] = [await fetch(baseUrl), await fetch(baseUrl)];
  server.close();
  expect(first.status).toBe(500);
  expect(await second.text()).toBe('<p>rendered</p>');
});

test('a route that fails later is answered with 500', async () => {
  const { server, baseUrl } = await listenOnLoopback(0);
  server.on('request', createListener({ '/': () => Promise.reject(new Error('broken')) }, baseUrl));
  const response = await fetch(baseUrl);
  server.close();
  expect([response.status, await response.text()]).toEqual([
    500,
    expect.stringContaining('broken'),
  ]);
});
