import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The text as JSON; undefined when it is none. */
  json: unknown;
}

export interface Call {
  headers?: Record<string, string | string[]>;
  /** Sent as JSON unless it is text or bytes. */
  body?: unknown;
}

/** node:http and not fetch: it sends what it is told, odd methods and paths too. */
export function callHttp(
  port: number,
  method: string,
  path: string,
  { headers = {}, body }: Call = {},
): Promise<Answer> {
  const raw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  const payload = raw ? body : JSON.stringify(body);
  const typed = raw ? headers : { 'content-type': 'application/json', ...headers };
  const length =
    typeof payload === 'string' || Buffer.isBuffer(payload)
      ? { 'content-length': String(Buffer.byteLength(payload)) }
      : {};
  return new Promise((resolve, reject) => {
    const req = httpRequest(
      { port, method, path, host: '127.0.0.1', headers: { ...length, ...typed }, agent: false },
      (res) => {
        let text = '';
        res.setEncoding('utf8');
        res.on('data', (chunk: string) => {
          text += chunk;
        });
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, text, json: parseJson(text) }),
        );
      },
    );
    req.on('error', reject);
    req.end(payload);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
