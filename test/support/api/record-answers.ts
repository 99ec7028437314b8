/**
 * Writes down what the API answers while specs run, for examples of the contract (write-examples.ts). Loaded into every
 * process of the run, the API's own included: `NODE_OPTIONS="--import=$PWD/test/support/api/record-answers.ts"`, with
 * RECORD_ANSWERS naming the folder that takes a file of JSON lines from each process.
 */
import { appendFileSync } from 'node:fs';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Longer answers are never examples. */
const MAX_BYTES = 2_000_000;

const folder = process.env['RECORD_ANSWERS'];

/** The answers of the API have an id that those of stand-in sites and providers lack. */
function record(response: ServerResponse, request: IncomingMessage, chunks: readonly Buffer[]): void {
  if (folder === undefined || response.getHeader('X-Request-Id') === undefined) return;
  const bytes = Buffer.concat(chunks);
  if (bytes.length > MAX_BYTES) return;
  const answer = {
    method: request.method?.toLowerCase(),
    path: request.url,
    status: response.statusCode,
    type: String(response.getHeader('content-type') ?? ''),
    body: bytes.toString('utf8'),
  };
  appendFileSync(join(folder, `${process.pid}.ndjson`), `${JSON.stringify(answer)}\n`);
}

if (folder !== undefined) {
  const written = new WeakMap<ServerResponse, Buffer[]>();
  const keep = (response: ServerResponse, chunk: unknown): void => {
    const chunks = written.get(response) ?? [];
    written.set(response, chunks);
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end } = ServerResponse.prototype;
  ServerResponse.prototype.write = new Proxy(write, {
    apply(target, response: ServerResponse, args: unknown[]) {
      keep(response, args[0]);
      return Reflect.apply(target, response, args);
    },
  });
  ServerResponse.prototype.end = new Proxy(end, {
    apply(target, response: ServerResponse, args: unknown[]) {
      keep(response, args[0]);
      record(response, response.req, written.get(response) ?? []);
      return Reflect.apply(target, response, args);
    },
  });
}
