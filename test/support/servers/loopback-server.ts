import { createServer as createHttpServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';

export interface LoopbackServer {
  port: number;
  /** host:port, as an exception of the network guard. */
  host: string;
  url: string;
  /** "METHOD path" of each request in order; for raw servers one entry a connection. */
  hits: string[];
  close(): Promise<void>;
}

/** A real HTTP server on a free loopback port. */
export function startHttpServer(listener: RequestListener): Promise<LoopbackServer> {
  const hits: string[] = [];
  const server = createHttpServer((request, response) => {
    hits.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  return listen(server, hits);
}

/** Writes for ever, as fast as it is read. */
export function pour(response: ServerResponse): void {
  const fill = (): void => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
  };
  response.on('drain', fill);
  fill();
}

/** A TCP server on a free loopback port that says whatever it likes, once a first chunk came. */
export function startRawServer(answer: (socket: Socket, head: string) => void): Promise<LoopbackServer> {
  const hits: string[] = [];
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (head) => {
      hits.push(head.toString('latin1').split('\r\n', 1)[0] ?? '');
      answer(socket, head.toString('latin1'));
    });
  });
  return listen(server, hits);
}

async function listen(server: Server | TcpServer, hits: string[]): Promise<LoopbackServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}`, hits, close };
}
