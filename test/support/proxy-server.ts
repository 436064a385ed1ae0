import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface ProxyServer extends AsyncDisposable {
  readonly port: number;
  /** The requested tunnels: `host:port`, and the value of `Proxy-Authorization`. */
  readonly tunnels: readonly {
    readonly target: string;
    readonly credentials: string | undefined;
  }[];
}

/** @param hosts names that only the proxy can resolve, each with a port on the loopback interface */
export async function startProxy(
  hosts: Pick<ReadonlyMap<string, number>, 'get'> = new Map(),
): Promise<ProxyServer> {
  const tunnels: { target: string; credentials: string | undefined }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((_, response) => response.writeHead(501).end('only tunnels'));
  server.on('connect', (request: IncomingMessage, client: Socket, head: Buffer) => {
    const target = request.url ?? '';
    tunnels.push({ target, credentials: request.headers['proxy-authorization'] });
    const [host = '', port = ''] = target.split(':');
    const upstream = connect(hosts.get(host) ?? Number(port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    upstream.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A server that listens on a port has an address with one.
    port: (server.address() as AddressInfo).port,
    tunnels,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
