import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens on the loopback interface. */
export interface LoopbackServer {
  /** The address of the server, without a trailing slash. */
  readonly baseUrl: string;
  /** Sets the function that responds to requests. */
  readonly respondWith: (listener: RequestListener) => void;
  /** Stops listening, and ends the open connections. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a server on the loopback interface, to which only this machine can connect.
 *
 * @param port 0 for any free port
 * @throws the system error if the port cannot be used, such as `EADDRINUSE`
 */
export async function listenOnLoopback(port: number): Promise<LoopbackServer> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo; // not a text, because the server listens on a port, not on a pipe
  return {
    baseUrl: new URL(`http://127.0.0.1:${actual}`).origin,
    respondWith: (listener) => void server.on('request', listener),
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
