import {
  type Agent,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NetworkGuard } from './network-guard.js';
import { createForwardAgent, forwardRequest } from './proxy-forward.js';
import { createProxyGate, type ProxyGate } from './proxy-gate.js';
import { createProxyTunnels, type ProxyTunnels } from './proxy-tunnels.js';
import { tryParseUrl } from './try-parse-url.js';

const MAX_HEADER_BYTES = 65_536;
const MAX_CONNECTIONS = 1_024;
const DEFAULT_MAX_TUNNELS = 256;
const DEFAULT_IDLE_TIMEOUT_MS = 60_000;
const DEFAULT_CONNECT_TIMEOUT_MS = 10_000;
/** host:port and nothing else (RFC 9112 3.2.3). */
const AUTHORITY = /^(?:[^\s/?#@\\:[\]]+|\[[0-9a-fA-F:.]+\]):\d{1,5}$/;

export interface FilteringProxyOptions {
  guard: Pick<NetworkGuard, 'checkUrl' | 'resolveHost'>;
  /** @default 127.0.0.1 */
  host?: string;
  /** @default 0, a free one */
  port?: number;
  /** @default 256 */
  maxTunnels?: number;
  /** Silence after which a tunnel or an unanswered request ends. @default 60,000 */
  idleTimeoutMs?: number;
  /** @default 10,000 */
  connectTimeoutMs?: number;
  /** Called for every refusal, for the log. */
  onRefused?: (target: string, reason: string) => void;
}

export interface FilteringProxy {
  readonly url: string;
  /** Requests that the guard refused so far. */
  readonly refused: number;
  /** Tunnels open now. */
  readonly tunnels: number;
  close(): Promise<void>;
}

/**
 * The browser's only way out: a forward proxy that judges each target and dials the judged address itself, so that the
 * browser resolves no names. Responds with 403 to what the guard rejects and 503 when full; what can't be reached gets
 * 502 or 504 as a tunnel, and no response as a plain request.
 */
export async function startFilteringProxy(options: FilteringProxyOptions): Promise<FilteringProxy> {
  const { guard, maxTunnels = DEFAULT_MAX_TUNNELS, idleTimeoutMs = DEFAULT_IDLE_TIMEOUT_MS } = options;
  const { connectTimeoutMs = DEFAULT_CONNECT_TIMEOUT_MS } = options;
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: idleTimeoutMs });
  const gate = createProxyGate(guard, { ownPort: () => addressOf(server).port, connectTimeoutMs });
  const agent = createForwardAgent(gate);
  const tunnels = createProxyTunnels(gate, { maxTunnels, idleTimeoutMs });
  const failures = createFailureDesk(options.onRefused);

  server.maxConnections = MAX_CONNECTIONS;
  server.on('request', (request, response) => forward({ gate, agent, failures, idleTimeoutMs }, request, response));
  server.on('connect', (request, _socket, head) => void connect({ gate, tunnels, failures }, request, head));
  server.on('clientError', (_error, socket) => socket.destroy());
  await listen(server, options);

  return {
    url: urlOf(server),
    get refused() {
      return failures.refused;
    },
    get tunnels() {
      return tunnels.count;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      agent.destroy();
      tunnels.closeAll();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface FailureDesk {
  readonly refused: number;
  /** Counts a refusal and reports it. @returns the status that shows the browser what happened to its request */
  statusOf(error: unknown, target: string): number;
}

function createFailureDesk(onRefused: FilteringProxyOptions['onRefused']): FailureDesk {
  let refused = 0;
  return {
    get refused() {
      return refused;
    },
    statusOf(error, target) {
      if (!(error instanceof Error) || error.name !== 'UrlNotAllowedError') return isTimeout(error) ? 504 : 502;
      refused++;
      onRefused?.(target, 'reason' in error ? String(error.reason) : error.name);
      return 403;
    },
  };
}

interface ForwardDeps {
  gate: ProxyGate;
  agent: Agent;
  failures: FailureDesk;
  idleTimeoutMs: number;
}

function forward(deps: ForwardDeps, request: IncomingMessage, response: ServerResponse): void {
  const text = request.url ?? '';
  const answer = (status: number) => {
    response.writeHead(status, { 'content-type': 'text/plain' }).end(`${STATUS_CODES[status]}\n`);
  };
  const onFailure = (error: unknown) => {
    const status = deps.failures.statusOf(error, text);
    // Hanging up is what the site itself did: the browser must not take a 502 of ours for the site's.
    if (status === 403) answer(403);
    else response.destroy();
  };
  // A request in origin form is meant for a site, not for a proxy.
  const url = /^https?:/i.test(text) ? tryParseUrl(text) : null;
  if (url === null) {
    answer(400);
    return;
  }
  try {
    forwardRequest(request, response, { ...deps, url, target: deps.gate.check(url), onFailure });
  } catch (error) {
    onFailure(error);
  }
}

interface ConnectDeps {
  gate: ProxyGate;
  tunnels: ProxyTunnels;
  failures: FailureDesk;
}

async function connect(
  { gate, tunnels, failures }: ConnectDeps,
  request: IncomingMessage,
  head: Buffer,
): Promise<void> {
  const client = request.socket;
  const authority = request.url ?? '';
  const refuse = (status: number) => {
    client.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    client.destroySoon();
  };
  client.on('error', () => {});
  try {
    const target = AUTHORITY.test(authority) ? tryParseUrl(`https://${authority}/`) : null;
    if (target === null) refuse(400);
    else if (!(await tunnels.open(client, gate.check(target), head))) refuse(503);
  } catch (error) {
    refuse(failures.statusOf(error, authority));
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /TIMEOUT|ETIMEDOUT/.test(String(error.code));
}

function listen(server: Server, { host = '127.0.0.1', port = 0 }: FilteringProxyOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy is not listening');
  return address;
}

function urlOf(server: Server): string {
  const { address, family, port } = addressOf(server);
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
