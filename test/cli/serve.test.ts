import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { runAsProcess, runInProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { section } from '../support/refreshing.ts';
import { startServeProcess } from '../support/serve-process.ts';

const query = (baseUrl: string, slug: string) => `${baseUrl}/api/embed/markdown?slug=${slug}`;

async function confirmedAddress(baseUrl: string, slug: string): Promise<string | number> {
  const response = await fetch(query(baseUrl, slug));
  if (!response.ok) return response.status;
  const { status_page_url } = (await response.json()) as { status_page_url: string };
  return status_page_url;
}

/** Sends a request whose path is not normalized, and returns the first line of the response. */
async function statusLine(baseUrl: string, path: string, host = new URL(baseUrl).host): Promise<string> {
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n')[0] ?? '';
}

describe('serve', () => {
  test('serve prints its address as the only line on stdout, and exits 0 on Ctrl-C', async () => {
    await using folder = await folderWith({});
    const serving = await startServeProcess(folder, '--page', 'acme');
    expect(serving.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await confirmedAddress(serving.baseUrl, 'acme')).toBe('https://acme.statuspage.me');
    expect(await serving.interrupt()).toBe(0);
    expect(serving.stdout()).toBe(`${serving.baseUrl}\n`);
    expect(serving.stderr()).toBe('Press Ctrl-C to stop.\n');
  });

  test('serve ends on Ctrl-C although a request is still open', async () => {
    await using folder = await folderWith({});
    const serving = await startServeProcess(folder, '--page', 'acme');
    const socket = connect(Number(new URL(serving.baseUrl).port), '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\n');
    expect(await serving.interrupt()).toBe(0);
  });

  test('the pages of serve come from flags, the file of --pages, --slug and the sections of files, in this order', async () => {
    await using folder = await folderWith({
      'pages.json': '[{"slug": "acme", "customDomain": "file.acme.com"}, {"slug": "globex", "plan": "pro"}]',
      'README.md': `${section('', 'slug="initech" custom-domain="status.initech.com"')}${section('', 'slug="globex"')}`,
    });
    await using serving = await startServeProcess(
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

  test('a refresh uses the addresses of serve, and the new address after pages.json changed', async () => {
    await using folder = await folderWith({
      'pages.json': '[{"slug": "acme"}]',
      'README.md': section('', 'slug="acme"'),
    });
    await using serving = await startServeProcess(folder, '--pages', 'pages.json');
    const words = ['--base-url', serving.baseUrl, '--max-age', '0'];
    expect(await runInProcess(folder, words)).toMatchObject({ code: 0 });
    await writeFile(folder.at('pages.json'), '[{"slug": "acme", "customDomain": "status.acme.com"}]');
    const { code, stderr } = await runInProcess(folder, words);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('https://acme.statuspage.me → https://status.acme.com'),
    ]);
  });

  test('serve keeps the last valid pages if pages.json has a syntax error or is deleted, and warns', async () => {
    await using folder = await folderWith({ 'pages.json': '[{"slug": "acme"}]' });
    await using serving = await startServeProcess(folder, '--pages', 'pages.json');
    await writeFile(folder.at('pages.json'), '[{"slug": "acme",\n}]');
    expect(await confirmedAddress(serving.baseUrl, 'acme')).toBe('https://acme.statuspage.me');
    expect(serving.stderr()).toMatch(
      /^warning: pages\.json is not valid JSON at line 2, column 1 .*last valid version stay\.$/m,
    );
    await rm(folder.at('pages.json'));
    expect(await confirmedAddress(serving.baseUrl, 'acme')).toBe('https://acme.statuspage.me');
    expect(serving.stderr()).toMatch(/^warning: pages\.json does not exist: .*$/m);
  });

  test('serve responds to no path with a file, and to no other host name', async () => {
    await using folder = await folderWith({ 'README.md': section('', 'slug="acme"') });
    await using serving = await startServeProcess(folder, 'README.md');
    for (const path of [
      '/../../etc/passwd',
      '/README.md',
      '//etc/passwd',
      '/%2e%2e/README.md',
      '/badge/..%2fREADME.md',
    ]) {
      expect(await statusLine(serving.baseUrl, path)).toBe('HTTP/1.1 404 Not Found');
    }
    expect(await statusLine(serving.baseUrl, '/', 'evil.example')).toBe('HTTP/1.1 403 Forbidden');
    expect(await statusLine(serving.baseUrl, 'http://evil.example/', 'evil.example')).toBe('HTTP/1.1 403 Forbidden');
  });

  test('serve responds to 10,000 requests at once', async () => {
    await using folder = await folderWith({});
    await using serving = await startServeProcess(folder, '--page', 'acme');
    const agent = new Agent({ keepAlive: true, maxSockets: 500 });
    const request = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const onResponse = (response: IncomingMessage) => {
          response.resume().on('end', () => resolve(response.statusCode));
        };
        get(query(serving.baseUrl, 'acme'), { agent }, onResponse).on('error', reject);
      });
    const statuses = await Promise.all(Array.from({ length: 10_000 }, request));
    agent.destroy();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('serve on a port that is in use exits 2 with a message that names --port', async () => {
    await using folder = await folderWith({});
    await using serving = await startServeProcess(folder, '--page', 'acme');
    const { port } = new URL(serving.baseUrl);
    expect(await runAsProcess(folder, ['serve', '--page', 'acme', '--port', port])).toEqual({
      code: 2,
      stdout: '',
      stderr: `status-snippets: port ${port} is already in use: choose another one with --port, or a free one with --port 0\n`,
    });
  });

  test.each([
    [['serve'], 'there is no page to serve: name one with --page acme, or list them in a file for --pages'],
    [['serve', '--page', 'a..b'], '--page "a..b" is not a page, because slug "a..b" is not a slug'],
    [
      ['serve', '--page', 'acme=localhost'],
      '"acme=localhost" is not a page, because custom-domain "localhost" is this',
    ],
    [['serve', '--page', 'acme='], '--page "acme=" is not a page, because custom-domain "" is not'],
    [['serve', '--page', 'acme', '--port', '65536'], '--port "65536" is not a port: write a whole number from 0'],
    [['serve', '--page', 'acme', '--port', '-1'], '--port "-1" is not a port: write a whole number from 0'],
    [['serve', '--pages', 'none.json'], 'none.json does not exist: check the path'],
    [['serve', '--pages', 'bad.json'], 'bad.json:1:1: this file is an object, not a list'],
    [['serve', 'none.md'], 'none.md does not exist: check the path'],
    [['refresh', '--page', 'acme'], '--page is not an option of refresh: it belongs to serve'],
  ])('the command line %j exits 2 with the message %j', async (words, message) => {
    await using folder = await folderWith({ 'bad.json': '{}' });
    const { code, stdout, stderr } = await runInProcess(folder, words);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
  });
});
