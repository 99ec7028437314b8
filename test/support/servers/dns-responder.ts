import { createSocket } from 'node:dgram';

export interface DnsResponder {
  /** host:port, for setServers of a resolver. */
  server: string;
  records: Map<string, string>;
  close(): Promise<void>;
}

const TXT = 16;

/** A name server on loopback that knows one TXT record a name, and says of all others that they do not exist (RFC 1035). */
export async function startDnsResponder(): Promise<DnsResponder> {
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => socket.send(respond(query, records), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function respond(query: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  while (query[at]) {
    const length = query[at] ?? 0;
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const question = query.subarray(12, at + 5);
  const text = query.readUInt16BE(at + 1) === TXT ? records.get(labels.join('.').toLowerCase()) : undefined;
  const header = Buffer.from(query.subarray(0, 12));
  // A response, recursion available; 3: the name does not exist.
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  header.writeUInt32BE(0, 8);
  if (text === undefined) return Buffer.concat([header, question]);
  const value = Buffer.from(text);
  const answer = Buffer.alloc(12);
  answer.writeUInt16BE(0xc00c, 0);
  answer.writeUInt16BE(TXT, 2);
  answer.writeUInt16BE(1, 4);
  answer.writeUInt16BE(value.length + 1, 10);
  return Buffer.concat([header, question, answer, Buffer.from([value.length]), value]);
}
