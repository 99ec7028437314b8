import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { discardStream } from './discard-stream.js';
import { passOn } from './pass-on.js';
import type { ProxyGate, ProxyTarget } from './proxy-gate.js';

const MAX_SOCKETS_PER_HOST = 32;
const MAX_SOCKETS = 256;

/** RFC 9110 7.6.1: what concerns one connection only and is never passed on. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Kept connections to plain HTTP sites, each one dialled through the gate. */
export function createForwardAgent(gate: ProxyGate): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS_PER_HOST, maxTotalSockets: MAX_SOCKETS });
  return Object.assign(agent, {
    createConnection(target: { host: string; port: number }, done: (error: Error | null, socket?: unknown) => void) {
      gate.dial({ hostname: target.host, port: Number(target.port) }).then(
        (socket) => done(null, socket),
        (error: Error) => done(error),
      );
    },
  });
}

export interface ForwardOptions {
  agent: Agent;
  target: ProxyTarget;
  url: URL;
  idleTimeoutMs: number;
  onFailure: (error: Error) => void;
}

/** Forwards a request in absolute form (RFC 9112 3.2.2) to its site, and the response back. */
export function forwardRequest(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): void {
  const { agent, target, url, idleTimeoutMs, onFailure } = options;
  const isBodiless =
    request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined;

  function attempt(isRetry: boolean): void {
    const upstream = sendRequest({
      agent,
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: url.pathname + url.search,
      headers: ['Host', url.host, ...endToEnd(request.rawHeaders, request.headers.connection, ['host'])],
      timeout: idleTimeoutMs,
    });
    upstream.once('timeout', () => upstream.destroy(Object.assign(new Error('idle'), { code: 'ETIMEDOUT' })));
    upstream.once('response', (answer) => passBack(answer, response));
    let isOver = false;
    upstream.on('error', (error) => {
      // One that has failed may fail again while it is taken down.
      if (isOver) return;
      isOver = true;
      if (response.headersSent) response.destroy();
      else if (!isRetry && isBodiless && wasClosedIdle(upstream, error)) attempt(true);
      else onFailure(error);
    });
    response.once('close', () => upstream.destroy());
    if (isBodiless) upstream.end();
    else passOn(request, upstream);
  }
  attempt(false);
}

/** The site closed a kept connection just as it was used again (RFC 9112 9.3.1). */
function wasClosedIdle(upstream: ClientRequest, error: Error): boolean {
  return upstream.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
}

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  const headers = endToEnd(answer.rawHeaders, answer.headers.connection, []);
  try {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, headers);
  } catch {
    // Node's reader lets statuses and headers pass that its writer refuses, such as a status of 42.
    discardStream(answer);
    response.destroy();
    return;
  }
  passOn(answer, response);
}

function endToEnd(rawHeaders: readonly string[], connection: string | undefined, dropped: readonly string[]): string[] {
  const named = (connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const key = name.toLowerCase();
    if (!HOP_BY_HOP.has(key) && !named.includes(key) && !dropped.includes(key)) kept.push(name, value);
  }
  return kept;
}
