import { networkInterfaces } from 'node:os';
import { classifyAddress } from './address-policy.js';
import { UrlNotAllowedError } from './errors.js';
import type { NetworkGuard } from './network-guard.js';
import { openPinnedSocket } from './pinned-socket.js';

export interface ProxyTarget {
  hostname: string;
  port: number;
}

export interface ProxyGate {
  /** @throws UrlNotAllowedError */
  check(url: URL): ProxyTarget;
  /** Resolves, judges and dials the pinned address. @throws UrlNotAllowedError, DnsFailureError, the system's error */
  dial(target: ProxyTarget): ReturnType<typeof openPinnedSocket>;
}

/** Where a request of the browser may go: what the guard allows, except back to the proxy. */
export function createProxyGate(
  guard: Pick<NetworkGuard, 'checkUrl' | 'resolveHost'>,
  { ownPort, connectTimeoutMs }: { ownPort: () => number; connectTimeoutMs: number },
): ProxyGate {
  return {
    check(url) {
      // Judged without its path: pages have longer URLs than a user may type, and the path leads nowhere else.
      const { hostname, port, protocol } = guard.checkUrl(new URL('/', url).href);
      return { hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
    },
    async dial({ hostname, port }) {
      const addresses = await guard.resolveHost(hostname, port);
      if (port === ownPort() && addresses.some(isOwnAddress)) throw new UrlNotAllowedError('self_connection');
      return openPinnedSocket({ hostname, port, addresses, timeoutMs: connectTimeoutMs });
    },
  };
}

function isOwnAddress(address: string): boolean {
  if (classifyAddress(address).reason === 'loopback') return true;
  return Object.values(networkInterfaces()).some((list) => list?.some((own) => own.address === address));
}
