import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, createBrotliCompress, createDeflate, createGzip } from 'node:zlib';
import type { Behavior } from './endpoint-server.ts';

/** Responds with a status and a body. A body that is an object is sent as JSON. */
export function reply(
  status: number,
  body: unknown = '',
  headers: OutgoingHttpHeaders = {},
): Behavior {
  return (response) => {
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    response.writeHead(status, {
      ...(raw ? {} : { 'content-type': 'application/json' }),
      ...headers,
    });
    response.end(raw ? body : JSON.stringify(body));
  };
}

export function redirect(location: string | null, status = 302): Behavior {
  return reply(status, 'moved', location === null ? {} : { location });
}

export const hangBeforeHeaders: Behavior = () => {};

export const hangInBody: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"status_page_url": "https://');
};

export const resetBeforeHeaders: Behavior = (_response, request) => {
  request.socket.resetAndDestroy();
};

export const resetInBody: Behavior = async (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"status_page_url": "https://');
  await sleep(20);
  request.socket.resetAndDestroy();
};

/** Sends a body in pieces of `size` characters, with a pause of `pause` milliseconds after each. */
export function drip(body: string, size: number, pause: number): Behavior {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    for (let at = 0; at < body.length && !response.destroyed; at += size) {
      response.write(body.slice(at, at + size));
      await sleep(pause);
    }
    response.end();
  };
}

/** Sends `claimed` as the `Content-Length`, whatever the length of the body, and closes the connection after the body. */
export function lieAboutLength(body: string, claimed: number): Behavior {
  return (_response, { socket }) => {
    socket.end(
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${claimed}\r\nConnection: close\r\n\r\n${body}`,
    );
  };
}

export const talkNonsense: Behavior = (_response, { socket }) => {
  socket.end('SSH-2.0-OpenSSH_9.9\r\n');
};

export const hugeHeader: Behavior = reply(200, '{}', { 'x-huge': 'h'.repeat(200_000) });

export function encoded(encoding: string, bytes: Buffer, status = 200): Behavior {
  return reply(status, bytes, { 'content-encoding': encoding, 'content-type': 'application/json' });
}

const compressors = {
  gzip: () => createGzip(),
  // The default quality of brotli takes seconds for 200 MB.
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  deflate: () => createDeflate(),
};

/** Compresses a body of at least `size` bytes that begins like a response of the service. */
export async function bomb(encoding: keyof typeof compressors, size: number): Promise<Buffer> {
  const compressor = compressors[encoding]();
  const chunks: Buffer[] = [];
  compressor.on('data', (chunk: Buffer) => chunks.push(chunk));
  compressor.write('{"status_page_url":"');
  const block = Buffer.alloc(1024 * 1024, 'a');
  for (let written = 0; written < size; written += block.length) {
    if (!compressor.write(block)) await once(compressor, 'drain');
  }
  compressor.end();
  await once(compressor, 'end');
  return Buffer.concat(chunks);
}
