import { Agent } from 'undici';
import { createGuardedConnector } from './guarded-connector.js';
import type { NetworkGuard } from './network-guard.js';

/** Real sites send up to some 20 kB of headers (cookies, policies); the rest is an attack. */
const MAX_HEADER_BYTES = 65_536;
/** Origins whose protocol is remembered; the oldest is forgotten first. */
const MAX_REMEMBERED_ORIGINS = 5_000;

export interface GuardedDispatcherOptions {
  /** Sockets to one origin at the same time. */
  connections: number;
  headersTimeoutMs: number;
  bodyTimeoutMs: number;
  connectTimeoutMs: number;
  /** Further certificate authorities, PEM. */
  ca?: string;
}

/** An undici agent with keep-alive pools, HTTP/2 where offered, and every connection through the guard. */
export class GuardedDispatcher extends Agent {
  readonly #h2Origins: Set<string>;

  constructor(guard: Pick<NetworkGuard, 'resolveHost'>, options: GuardedDispatcherOptions) {
    const h2Origins = new Set<string>();
    super({
      connections: options.connections,
      headersTimeout: options.headersTimeoutMs,
      bodyTimeout: options.bodyTimeoutMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      allowH2: true,
      connect: createGuardedConnector({
        resolveHost: guard.resolveHost,
        allowH2: true,
        timeoutMs: options.connectTimeoutMs,
        ca: options.ca,
        onConnect: (origin, socket) =>
          remember(h2Origins, origin, 'alpnProtocol' in socket && socket.alpnProtocol === 'h2'),
      }),
    });
    this.#h2Origins = h2Origins;
  }

  /** The protocol negotiated with this origin by the last connection. */
  httpVersion(origin: string): '1.1' | '2' {
    return this.#h2Origins.has(origin) ? '2' : '1.1';
  }
}

export function createGuardedDispatcher(
  guard: Pick<NetworkGuard, 'resolveHost'>,
  options: GuardedDispatcherOptions,
): GuardedDispatcher {
  return new GuardedDispatcher(guard, options);
}

function remember(h2Origins: Set<string>, origin: string, isH2: boolean): void {
  h2Origins.delete(origin);
  if (!isH2) return;
  h2Origins.add(origin);
  const [oldest] = h2Origins;
  if (h2Origins.size > MAX_REMEMBERED_ORIGINS && oldest !== undefined) h2Origins.delete(oldest);
}
