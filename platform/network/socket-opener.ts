import type { Socket } from 'node:net';
import type { NetworkGuard } from './network-guard.js';
import { openPinnedSocket } from './pinned-socket.js';

/**
 * Plain connections for what is no HTTP exchange, such as a TLS handshake of its own.
 * @returns a function that throws UrlNotAllowedError, DnsFailureError or the system's error
 */
export function createSocketOpener(
  guard: Pick<NetworkGuard, 'resolveHost'>,
  timeoutMs: number,
): (hostname: string, port: number) => Promise<Socket> {
  return async (hostname, port) => {
    const addresses = await guard.resolveHost(hostname, port);
    return openPinnedSocket({ hostname, port, addresses, timeoutMs });
  };
}
