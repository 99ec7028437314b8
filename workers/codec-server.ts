import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Payload, PayloadCodec } from '@temporalio/common';
import { z } from 'zod';
import type { ReportError } from '../domain/base/report-error.js';
import { writeText } from '../domain/base/text/write-text.js';

export interface CodecServerSettings {
  host: string;
  port: number;
  /** Its holder may read what workflows were given and gave back. */
  token: string;
  /** Origins of Temporal UIs, whose pages may read the responses, such as http://127.0.0.1:8233. */
  origins: readonly string[];
  codec: Pick<PayloadCodec, 'decode'>;
  reportError: ReportError;
}

export interface CodecServer {
  port: number;
  close(): Promise<void>;
}

/** More than a page of a history holds (Temporal's limits: 4 MB a message, 2 MB a payload). */
const MAX_BYTES = 16 * 1024 * 1024;
/** What Temporal's UI and CLI send along. */
const HEADERS = 'authorization, content-type, x-namespace';

const base64 = z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be base64');
const bodySchema = z.object({
  payloads: z.array(z.object({ metadata: z.record(z.string(), base64).default({}), data: base64.default('') })),
});

/**
 * Lets operators read encrypted payloads in Temporal's UI and CLI, by Temporal's protocol of remote codecs
 * (docs.temporal.io/codec-server): POST /decode with `payloads` as protobuf's JSON has them. It decodes only. The token comes
 * as `Authorization: Bearer …`, or in front of the path, `/<token>/decode`, since a UI without a sign-in sends no header.
 */
export async function startCodecServer(settings: CodecServerSettings): Promise<CodecServer> {
  const server = createServer((request, response) => {
    void answer(settings, request, response).catch((error: unknown) => {
      if (!isHangUp(error)) settings.reportError(error, 'decode payloads for an operator');
      response.destroy();
    });
  });
  server.requestTimeout = 30_000;
  await listen(server, settings);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : settings.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  settings: CodecServerSettings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  response.setHeader('Cache-Control', 'no-store');
  if (origin !== undefined) {
    if (!settings.origins.includes(origin))
      return refuse(response, 403, `The origin ${origin} is not among CODEC_SERVER_ORIGINS.`);
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    response.setHeader('Access-Control-Allow-Headers', HEADERS);
  }
  const { token, path } = readTarget(request);
  if (path !== '/decode') return refuse(response, 404, 'Only POST /decode is available here.');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  if (request.method !== 'POST')
    return refuse(response, 405, 'Only POST /decode is available here.', { Allow: 'POST' });
  if (token === null || !isSame(token, settings.token))
    return refuse(response, 401, 'CODEC_SERVER_TOKEN is missing or wrong.', { 'WWW-Authenticate': 'Bearer' });
  const body = await readBody(request);
  if (body === null)
    return refuse(response, 413, writeText`The body has more than ${MAX_BYTES} bytes.`, { Connection: 'close' });
  const payloads = readPayloads(body);
  if (typeof payloads === 'string') return refuse(response, 400, payloads);
  try {
    const decoded = await settings.codec.decode(payloads);
    send(response, 200, { payloads: decoded.map(toJson) });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UnreadablePayloadError') throw error;
    refuse(response, 422, error.message);
  }
}

/** The client has gone while it sent. */
function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** `/<token>/decode`, or `/decode` and a header. */
function readTarget({ url = '', headers }: IncomingMessage): { token: string | null; path: string } {
  const [path = ''] = url.split('?');
  const bearer = /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
  const inPath = /^\/([^/]+)(\/.*)$/.exec(path);
  return inPath ? { token: inPath[1] ?? null, path: inPath[2] ?? '' } : { token: bearer, path };
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** Null when it is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MAX_BYTES) return null;
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Or what is wrong with them. */
function readPayloads(body: string): Payload[] | string {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return 'The body is not JSON.';
  }
  const parsed = bodySchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not valid'}`;
  }
  return parsed.data.payloads.map(({ metadata, data }) => ({
    metadata: Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, Buffer.from(value, 'base64')])),
    data: Buffer.from(data, 'base64'),
  }));
}

function toJson({ metadata, data }: Payload): { metadata: Record<string, string>; data: string } {
  const named = Object.entries(metadata ?? {}).map(([name, value]) => [name, Buffer.from(value).toString('base64')]);
  return { metadata: Object.fromEntries(named), data: Buffer.from(data ?? []).toString('base64') };
}

function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  send(response, status, { message }, headers);
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function listen(server: Server, { host, port }: CodecServerSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
