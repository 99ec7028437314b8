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
  const send = ({ method, path, headers, body }: Sent): Promise<Reply> =>
    new Promise((done, fail) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        { agent, port, host: '127.0.0.1', method, path, headers: { ...length, ...headers } },
        (got) => {
          const parts: Buffer[] = [];
          got.on('data', (part: Buffer) => parts.push(part));
          got.on('error', fail);
          got.on('end', () => {
            const text = Buffer.concat(parts).toString('utf8');
            done({ status: got.statusCode ?? 0, text, json: parseJson(text) });
          });
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
