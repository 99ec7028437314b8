import type { IncomingMessage, ServerResponse } from 'node:http';
import { startHttpServer } from '../support/servers/loopback-server.js';

export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One connection of the event stream: what is written, one write each, and how it ends. */
export interface Stream {
  chunks: string[];
  end: 'end' | 'destroy' | 'hold';
}

/** What the stand-in says, answer after answer; the last one of a list is repeated. `drop` cuts the line. */
export interface Script {
  start?: (Reply | 'drop')[];
  events?: (Stream | Reply)[] | ((request: SeenRequest) => Stream | Reply);
  operation?: Reply[];
  result?: Reply[];
  cancel?: Reply[];
  /** Anything else, by "METHOD path". */
  routes?: Record<string, (Reply | 'drop')[]>;
}

export interface SeenRequest {
  /** "METHOD path". */
  line: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export interface StandInApi {
  url: string;
  seen: SeenRequest[];
  close(): Promise<void>;
}

export const OPERATION_ID = '65f0c1d5e6f1c4b8e9a535d7';
const SELF = `/api/operations/${OPERATION_ID}`;

/** An operation as openapi.yaml has it. */
export function operationView(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: OPERATION_ID,
    type: 'complete_audit',
    status: 'running',
    progress: { done: 0, total: 100, phase: 'queued', message: 'Waiting for a worker' },
    created_at: '2026-03-01T10:00:00.000Z',
    started_at: null,
    finished_at: null,
    result_url: null,
    error: null,
    links: { self: SELF, result: `${SELF}/result`, events: `${SELF}/events` },
    ...fields,
  };
}

export function progressEvent(seq: number, done: number, phase: string, message: string): string {
  return `id: ${seq}\nevent: progress\ndata: ${JSON.stringify({ done, total: 100, phase, message })}\n\n`;
}

export function finalEvent(seq: number, name: 'completed' | 'failed' | 'cancelled'): string {
  return `id: ${seq}\nevent: ${name}\ndata: ${JSON.stringify({ status: name, error: null })}\n\n`;
}

export const ACCEPTED: Reply = { status: 202, body: operationView() };

/** Speaks the operations API over real HTTP, as the script says. */
export async function startStandInApi(script: Script): Promise<StandInApi> {
  const seen: SeenRequest[] = [];
  const nextOf = <T>(answers: T[] | undefined, line: string): T | undefined => {
    const index = seen.filter((request) => request.line === line).length - 1;
    return answers?.[Math.min(index, answers.length - 1)];
  };
  const eventsOf = (request: SeenRequest | undefined, line: string) =>
    typeof script.events === 'function' ? request && script.events(request) : nextOf(script.events, line);
  const server = await startHttpServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    const body = await readBody(request);
    seen.push({ line, headers: request.headers, body });
    if (script.routes?.[line]) answer(response, nextOf(script.routes[line], line));
    else if (line.startsWith('POST /api/seo/')) answer(response, nextOf(script.start, line));
    else if (line === `GET ${SELF}/events`) stream(response, eventsOf(seen.at(-1), line));
    else if (line === `GET ${SELF}`) answer(response, nextOf(script.operation, line));
    else if (line === `GET ${SELF}/result`) answer(response, nextOf(script.result, line));
    else answer(response, line === `POST ${SELF}/cancel` ? nextOf(script.cancel, line) : undefined);
  });
  return { url: server.url, seen, close: server.close };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

function answer(response: ServerResponse, reply: Reply | 'drop' | undefined): void {
  if (reply === 'drop') {
    response.destroy();
    return;
  }
  const { status, body, headers } = reply ?? { status: 404, body: { detail: 'Not found' }, headers: {} };
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function stream(response: ServerResponse, next: Stream | Reply | undefined): void {
  if (next === undefined || 'status' in next) {
    answer(response, next);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  for (const chunk of next.chunks) response.write(chunk);
  if (next.end === 'end') response.end();
  // After the write has gone out: a destroyed socket loses what it still holds.
  if (next.end === 'destroy') response.write('', () => setImmediate(() => response.destroy()));
}
