import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { buildConnector } from 'undici';
import { openPinnedSocket } from './pinned-socket.js';

const DEFAULT_CONNECT_TIMEOUT_MS = 10_000;

export interface GuardedConnectorOptions {
  resolveHost: (hostname: string, port: string) => Promise<string[]>;
  /** Offer HTTP/2 in the TLS handshake. */
  allowH2: boolean;
  /** For resolving and connecting, and again for the TLS handshake. @default 10,000 */
  timeoutMs?: number;
  /** Further certificate authorities, PEM. */
  ca?: string;
  onConnect?: (origin: string, socket: Socket | TLSSocket) => void;
}

/** undici's way of connecting, but to an approved and pinned address. Literal hosts are judged as well as names. */
export function createGuardedConnector(options: GuardedConnectorOptions): buildConnector.connector {
  const timeoutMs = options.timeoutMs ?? DEFAULT_CONNECT_TIMEOUT_MS;
  const secure = buildConnector({
    allowH2: options.allowH2,
    timeout: timeoutMs,
    ...(options.ca && { ca: options.ca }),
  });

  async function open(target: buildConnector.Options): Promise<Socket> {
    const port = target.port || (target.protocol === 'https:' ? '443' : '80');
    const addresses = await options.resolveHost(target.hostname, port);
    return openPinnedSocket({ hostname: target.hostname, port: Number(port), addresses, timeoutMs });
  }

  return (target, callback) => {
    const finish: buildConnector.Callback = (...outcome) => {
      if (outcome[0] === null) options.onConnect?.(`${target.protocol}//${target.host ?? target.hostname}`, outcome[1]);
      callback(...outcome);
    };
    open(target).then(
      (socket) => {
        if (target.protocol === 'https:') secure({ ...target, httpSocket: socket }, finish);
        else finish(null, socket);
      },
      (error: Error) => finish(error, null),
    );
  };
}
