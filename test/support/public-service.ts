import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { reply } from './endpoint-behaviors.ts';
import type { Behavior } from './endpoint-server.ts';
import { startProxy } from './proxy-server.ts';

// The key is for tests only, and the certificate is valid for 100 years.
export const certificate = resolve('test/fixtures/certificate/certificate.pem');
const key = resolve('test/fixtures/certificate/key.pem');

export interface PublicService extends AsyncDisposable {
  /** Variables with which a process reaches this service at the public addresses, through a proxy. */
  readonly env: Readonly<Record<string, string>>;
  /** The host names to which a connection was opened, in order. */
  readonly hosts: readonly string[];
  /** The requests to pages. */
  readonly asked: readonly Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  /** What the endpoint answers; that the plan lacks the API, unless a test sets it. */
  endpoint: Behavior;
  /** By host name. Nothing listens at other hosts. */
  readonly pages: Map<string, Behavior>;
}

export const planRequired = reply(403, { error: 'Markdown API requires Growth plan or higher' });

/** A TLS server on the loopback interface, and a proxy that leads `statuspage.me` and its pages there. */
export async function startPublicService(): Promise<PublicService> {
  const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const pages = new Map<string, Behavior>();
  const options = { cert: readFileSync(certificate), key: readFileSync(key) };
  const server = createServer(options, (request: IncomingMessage, response: ServerResponse) => {
    const host = request.headers.host ?? '';
    const page = pages.get(host);
    const { method, url, headers } = request;
    if (page) asked.push({ method, url, headers });
    void (page ?? service.endpoint)(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const portOf = (host: string) =>
    host === 'statuspage.me' || pages.has(host) ? port : closedPort;
  const proxy = await startProxy({ get: portOf });
  const hosts = () => proxy.tunnels.map(({ target }) => target.replace(/:443$/, ''));
  const service: PublicService = {
    env: { https_proxy: `http://127.0.0.1:${proxy.port}`, NODE_EXTRA_CA_CERTS: certificate },
    get hosts() {
      return hosts();
    },
    asked,
    endpoint: planRequired,
    pages,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}

/** No server of a test listens there. */
const closedPort = 1;
