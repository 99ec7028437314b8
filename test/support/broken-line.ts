import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

export interface BrokenLine {
  port: number;
  connections(): number;
  close(): Promise<void>;
}

/**
 * A way to a server on loopback that ends, or goes silent, after so many bytes of the server's.
 * @param options.tls speaks TLS to the client, and none to the server
 */
export async function startBrokenLine(
  serverPort: number,
  options: { afterBytes?: number; act?: 'cut' | 'stall'; tls?: { key: string; cert: string } } = {},
): Promise<BrokenLine> {
  const { afterBytes = Number.POSITIVE_INFINITY, act = 'cut', tls } = options;
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((plain) => {
    connections += 1;
    const client = tls
      ? new TLSSocket(plain, { isServer: true, secureContext: createSecureContext({ key: tls.key, cert: tls.cert }) })
      : plain;
    const far = connect(serverPort, '127.0.0.1');
    for (const socket of [plain, client, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const other of [client, far]) other.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => far.write(chunk));
    let left = afterBytes;
    far.on('data', (chunk: Buffer) => {
      client.write(chunk.subarray(0, Math.max(0, left)));
      left -= chunk.length;
      if (left <= 0 && act === 'cut') client.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
