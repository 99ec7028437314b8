import { connect, createServer, type Socket } from 'node:net';

export interface MessageProxy {
  uri: string;
  /** Calls back in the place of forwarding the message that is the n-th from now on, counted from 1, over all connections. */
  holdAt(n: number, reached: () => void): void;
  /** Forwards everything again. */
  pass(): void;
  close(): Promise<void>;
}

/**
 * Stands between a process and its database, and knows where one message ends and the next begins: each begins with its
 * length in four bytes (MongoDB wire protocol, standard message header).
 */
export async function startMessageProxy(databaseUri: string): Promise<MessageProxy> {
  const target = new URL(databaseUri);
  let left = Number.POSITIVE_INFINITY;
  let reached: () => void = () => undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port) });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    let waiting: Buffer = Buffer.alloc(0);
    client.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length >= 4 && waiting.length >= waiting.readInt32LE(0)) {
        const message = waiting.subarray(0, waiting.readInt32LE(0));
        waiting = waiting.subarray(message.length);
        left -= 1;
        if (left === 0) reached();
        // What comes after it is held too: the process is about to die.
        if (left > 0) upstream.write(message);
      }
    });
    upstream.on('data', (chunk) => void client.write(chunk));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const uri = new URL(databaseUri);
  // Or the client would continue to where the server says it is.
  uri.searchParams.set('directConnection', 'true');
  uri.port = String(typeof bound === 'object' && bound ? bound.port : 0);
  return {
    uri: uri.href,
    holdAt: (n, callback) => {
      left = n;
      reached = callback;
    },
    pass: () => {
      left = Number.POSITIVE_INFINITY;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
