import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchOverHttp } from '../../src/action/fetch-over-http.ts';

type Route = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const redirectTo =
  (status: number, location: string): Route =>
  (_request, response) =>
    response.writeHead(status, { location }).end('elsewhere');

const packed =
  (coding: string, bytes: Buffer): Route =>
  (_request, response) =>
    response.writeHead(401, { 'content-encoding': coding, 'content-length': bytes.length }).end(bytes);

const zipped = gzipSync('{"a":"é"}');

const routes: Readonly<Record<string, Route>> = {
  '/echo': ({ method, headers }, response, body) =>
    response.end(JSON.stringify({ method, body, authorization: headers.authorization })),
  '/moved': redirectTo(301, '/echo'),
  '/other': redirectTo(303, 'echo'),
  '/again': redirectTo(307, './echo'),
  '/for-good': redirectTo(308, '/echo'),
  '/round': redirectTo(302, '/round'),
  '/away': redirectTo(301, 'http://other.example/echo'),
  '/nowhere': (_request, response) => response.writeHead(302).end(),
  '/nothing': (_request, response) => response.writeHead(204).end(),
  '/twice': (_request, response) =>
    response
      .writeHead(
        200,
        [
          ['x-a', '1'],
          ['x-a', '2'],
        ].flat(),
      )
      .end(),
  '/user': (_request, response) =>
    response.writeHead(302, { location: `http://u:p@${new URL(origin).host}/echo` }).end(),
  '/upgrade': (_request, { socket }) =>
    socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
  '/packed': packed('gzip', zipped),
  '/packed-twice': packed('br, gzip', gzipSync(brotliCompressSync('{"a":"é"}'))),
  '/packed-nothing': packed('gzip', Buffer.alloc(0)),
  '/packed-often': packed('br, br, br, br, br, br', Buffer.alloc(0)),
  '/cut-off': packed('gzip', zipped.subarray(0, -4)),
  '/unknown': packed('constructor', Buffer.from('as it is')),
  '/coding': ({ headers }, response) => response.end(headers['accept-encoding']),
  '/slow': (_request, response) => void response.write('a'),
  '/silent': () => {},
};

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  routes[request.url ?? '']?.(request, response, Buffer.concat(chunks).toString());
});
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const posted = { method: 'POST', headers: { authorization: 'token t' }, body: '{"é":1}' };

describe('asking over http', () => {
  test('sends a body, and tells what fetch tells of the answer', async () => {
    const [ours, theirs] = await Promise.all(
      [fetchOverHttp, fetch].map((ask) => ask(`${origin}/echo`, posted)),
    );
    for (const answer of [ours, theirs]) {
      expect(answer).toMatchObject({ status: 200, statusText: 'OK', url: `${origin}/echo` });
      expect(JSON.parse((await answer?.text()) ?? '')).toEqual({
        method: 'POST',
        body: posted.body,
        authorization: 'token t',
      });
    }
  });

  test.each([
    { path: '/moved', asked: {} },
    { path: '/other', asked: {} },
    { path: '/again', asked: posted },
    { path: '/for-good', asked: posted },
  ])('follows a redirect from $path as fetch does', async ({ path, asked }) => {
    for (const ask of [fetchOverHttp, fetch]) {
      const answer = await ask(origin + path, asked);
      expect(answer.url).toBe(`${origin}/echo`);
      const { method, body } = { method: 'GET', body: '', ...asked };
      expect(JSON.parse(await answer.text())).toMatchObject({ method, body });
    }
  });

  test('follows none where it is told so', async () => {
    const answer = await fetchOverHttp(`${origin}/moved`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/echo']);
    await answer.body?.cancel();
  });

  test('takes a redirect to nowhere for the answer', async () => {
    expect(await fetchOverHttp(`${origin}/nowhere`)).toHaveProperty('status', 302);
  });

  test.each([
    { path: '/away', asked: {}, message: 'redirects to another origin, http://other.example' },
    { path: '/round', asked: {}, message: 'redirects more than 5 times' },
    { path: '/user', asked: {}, message: 'redirects to an address with a user name in it' },
    { path: '/moved', asked: posted, message: 'redirects a POST with 301' },
  ])('goes no further from $path', async ({ path, asked, message }) => {
    await expect(fetchOverHttp(origin + path, asked)).rejects.toThrow(`${origin} ${message}`);
  });

  test('takes an upgrade for no answer', async () => {
    await expect(fetchOverHttp(`${origin}/upgrade`)).rejects.toThrow(
      'the connection was closed without an answer',
    );
  });

  test.each([
    { path: '/packed', text: '{"a":"é"}' },
    { path: '/packed-twice', text: '{"a":"é"}' },
    { path: '/packed-nothing', text: '' },
    { path: '/cut-off', text: '{"a":"é"}' },
    { path: '/unknown', text: 'as it is' },
  ])('reads what is packed unasked as fetch does, at $path', async ({ path, text }) => {
    for (const ask of [fetchOverHttp, fetch]) {
      const answer = await ask(origin + path);
      expect([answer.status, await answer.text()]).toEqual([401, text]);
    }
  });

  test('reads nothing that is packed too often', async () => {
    await expect(fetchOverHttp(`${origin}/packed-often`)).rejects.toThrow('packed 6 times');
  });

  test('sends the coding that is asked for', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await fetchOverHttp(`${origin}/coding`, { headers });
    expect(await answer.text()).toBe('br');
  });

  test('reads headers that come twice, and none', async () => {
    const { headers } = await fetchOverHttp(`${origin}/twice`);
    expect(headers.get('X-A')).toBe('1, 2');
    expect(Object.fromEntries(headers)).toMatchObject({ 'x-a': '1, 2' });
    expect(headers.get('x-b')).toBeNull();
  });

  test('reads an answer without a body, and the bytes of one', async () => {
    const nothing = await fetchOverHttp(`${origin}/nothing`);
    expect([nothing.body, await nothing.text()]).toEqual([null, '']);
    const twice = await fetchOverHttp(`${origin}/packed`);
    expect(Buffer.from(await twice.arrayBuffer()).toString()).toBe('{"a":"é"}');
  });

  test.each(['/slow', '/silent'])('stops when it is told to, with the reason, at %s', async (path) => {
    const reason = new Error('enough');
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 50);
    const whole = async () => (await fetchOverHttp(origin + path, { signal: controller.signal })).text();
    await expect(whole()).rejects.toBe(reason);
    await expect(fetchOverHttp(`${origin}/echo`, { signal: controller.signal })).rejects.toBe(reason);
  });

  test('says why nobody answers', async () => {
    await expect(fetchOverHttp('http://127.0.0.1:1/')).rejects.toThrow('connect ECONNREFUSED 127.0.0.1:1');
  });
});
