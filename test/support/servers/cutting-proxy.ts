import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  port: number;
  address: string;
  /** Connections that were made to it. */
  connections(): number;
  /** Cuts each of the next `times` connections once so many bytes have come back through it. */
  cutAfter(bytes: number, times?: number): void;
  /** From now on nothing comes back, on connections that stay open, once so many bytes have come over each. */
  hang(afterBytes?: number): void;
  /** Everything goes through again. */
  mend(): void;
  close(): Promise<void>;
}

/** A line to a server of the test that can be cut or go dead in the middle of what is said. */
export async function startCuttingProxy(target: { host: string; port: number }): Promise<CuttingProxy> {
  const state = { bytes: Number.POSITIVE_INFINITY, times: 0, hangAt: Number.POSITIVE_INFINITY, connections: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    state.connections += 1;
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    const drop = (): void => {
      client.destroy();
      upstream.destroy();
    };
    const limit = state.times > 0 ? state.bytes : Number.POSITIVE_INFINITY;
    state.times -= 1;
    let passed = 0;
    client.on('data', (chunk) => void upstream.write(chunk));
    upstream.on('data', (chunk) => {
      if (passed >= state.hangAt) return;
      passed += chunk.length;
      if (passed > limit) drop();
      else client.write(chunk);
    });
    client.on('close', drop);
    upstream.on('close', drop);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    port,
    address: `127.0.0.1:${port}`,
    connections: () => state.connections,
    cutAfter: (bytes, times = 1) => void Object.assign(state, { bytes, times }),
    hang: (hangAt = 0) => void Object.assign(state, { hangAt }),
    mend: () => void Object.assign(state, { hangAt: Number.POSITIVE_INFINITY, times: 0 }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
