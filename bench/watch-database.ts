import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../test/support/servers/free-port.js';

export interface DatabaseUse {
  calls: number;
  /** Of what the database answered. */
  bytes: number;
}

export interface DatabaseWatch {
  uri: string;
  /** Since the last call of it. */
  read(): DatabaseUse;
  stop(): void;
}

const HEADER_BYTES = 16;
const OP_MSG = 2013;
/** Behind the header: flags, and the kind of the first section. */
const BODY_OFFSET = HEADER_BYTES + 5;
/** What the driver sends for itself, whatever is asked for. */
const OWN = new Set(['hello', 'ismaster', 'ping', 'endSessions', 'saslStart', 'saslContinue']);

/** Stands in front of a database and counts what is asked of it: figures that do not depend on what else the machine does. */
export async function watchDatabase(uri: string): Promise<DatabaseWatch> {
  const target = new URL(uri);
  let use = emptyUse();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
    }
    readMessages(client, (message) => count(use, message));
    database.on('data', (chunk: Buffer) => {
      use.bytes += chunk.length;
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const own = new URL(uri);
  own.host = `127.0.0.1:${port}`;
  // Or the client would go on to where the server says it is.
  own.searchParams.set('directConnection', 'true');
  return {
    uri: own.href,
    read() {
      const found = use;
      use = emptyUse();
      return found;
    },
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const emptyUse = (): DatabaseUse => ({ calls: 0, bytes: 0 });

function count(use: DatabaseUse, message: Buffer): void {
  if (message.readInt32LE(12) !== OP_MSG) return;
  // The first field of the document is named as the command: its length, a type, and the name up to a zero.
  const name = BODY_OFFSET + 5;
  if (!OWN.has(message.toString('utf8', name, message.indexOf(0, name)))) use.calls += 1;
}

/** Whole messages of a stream: each begins with its own length. */
function readMessages(socket: Socket, found: (message: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      found(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });
}
