import { createHttpFetcher } from '../../activities/crawl/fetch/http-fetcher.js';
import type { HttpFetcher } from '../../activities/crawl/ports.js';
import { createGuardedDispatcher } from '../../platform/network/guarded-dispatcher.js';
import { createNetworkGuard } from '../../platform/network/network-guard.js';

export interface GuardedFetcher {
  fetcher: HttpFetcher;
  close(): Promise<void>;
}

/** The real fetcher behind the real guard, with these loopback hosts as its only exceptions. */
export function createGuardedFetcher(
  allowedPrivateHosts: string[],
  options: { resolve?: (hostname: string) => Promise<string[]>; ca?: string } = {},
): GuardedFetcher {
  const guard = createNetworkGuard({ allowedPrivateHosts, allowedPorts: ['80', '443'], resolve: options.resolve });
  const dispatcher = createGuardedDispatcher(guard, {
    connections: 8,
    headersTimeoutMs: 20_000,
    bodyTimeoutMs: 20_000,
    connectTimeoutMs: 20_000,
    ca: options.ca,
  });
  const fetcher = createHttpFetcher({ dispatcher, checkUrl: guard.checkUrl, userAgent: 'TestBot/1.0' });
  return { fetcher, close: () => dispatcher.destroy() };
}
