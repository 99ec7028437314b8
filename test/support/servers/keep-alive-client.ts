import { Agent, request } from 'node:http';

export interface Reply {
  status: number;
  text: string;
  /** Undefined when the text is none. */
  json: unknown;
}

export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Sends thousands of requests over a few connections. */
export function createKeepAliveClient(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return { send: (sent: Sent) => sendOn(agent, port, sent), close: () => agent.destroy() };
}

function sendOn(agent: Agent, port: number, sent: Sent): Promise<Reply> {
  const { method, path, headers, body } = sent;
  return new Promise((done, fail) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { agent, port, host: '127.0.0.1', method, path, headers: { ...length, ...headers } };
    const asked = request(options, (got) => {
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('error', fail);
      got.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        done({ status: got.statusCode ?? 0, text, json: parseJson(text) });
      });
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // A server closes a connection that nothing came on for seconds, as on a busy machine: it has not read this request.
      if (asked.reusedSocket && error.code === 'ECONNRESET') sendOn(agent, port, sent).then(done, fail);
      else fail(error);
    });
    asked.end(body);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
