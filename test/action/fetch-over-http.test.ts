import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchOverHttp } from '../../src/action/fetch-over-http.ts';

type Route = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const redirectTo =
  (status: number, location: string): Route =>
  (_request, response) =>
    response.writeHead(status, { location }).end('elsewhere');

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
  '/packed': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":"é"}')),
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
    { path: '/moved', method: 'GET', body: '' },
    { path: '/other', method: 'GET', body: '' },
    { path: '/again', method: 'POST', body: posted.body },
    { path: '/for-good', method: 'POST', body: posted.body },
  ])('follows a redirect from $path as fetch does', async ({ path, method, body }) => {
    for (const ask of [fetchOverHttp, fetch]) {
      const answer = await ask(origin + path, posted);
      expect(answer.url).toBe(`${origin}/echo`);
      expect(JSON.parse(await answer.text())).toMatchObject({ method, body, authorization: 'token t' });
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
    { path: '/away', message: 'redirects to http://other.example' },
    { path: '/round', message: 'redirects more than 5 times' },
  ])('goes no further from $path', async ({ path, message }) => {
    await expect(fetchOverHttp(origin + path, posted)).rejects.toThrow(`${origin} ${message}`);
  });

  test('reads headers that come twice, and none', async () => {
    const { headers } = await fetchOverHttp(`${origin}/twice`);
    expect(headers.get('X-A')).toBe('1, 2');
    expect(Object.fromEntries(headers)).toMatchObject({ 'x-a': '1, 2' });
    expect(headers.get('x-b')).toBeNull();
  });

  test('reads an answer without a body, and one that is packed unasked', async () => {
    const nothing = await fetchOverHttp(`${origin}/nothing`);
    expect([nothing.body, await nothing.text()]).toEqual([null, '']);
    const packed = await fetchOverHttp(`${origin}/packed`);
    expect(Buffer.from(await packed.arrayBuffer()).toString()).toBe('{"a":"é"}');
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
