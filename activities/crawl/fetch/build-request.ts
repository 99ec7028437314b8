import type { Dispatcher } from 'undici';
import type { FetchOptions } from '../ports.js';

const BODY_IDLE_TIMEOUT_MS = 10_000;
const DEFAULT_ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
/** What a caller may not set: framing and routing belong to the connection, the agent and the codings to us. */
const OWN_HEADERS = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'user-agent',
  'accept-encoding',
]);

/** The request of one exchange as undici takes it. A caller's headers never replace our own. */
export function buildRequest(
  userAgent: string,
  target: URL,
  options: FetchOptions,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Dispatcher.RequestOptions {
  const extra = Object.entries(options.headers ?? {}).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase()));
  return {
    origin: target.origin,
    path: target.pathname + target.search,
    method: options.method ?? 'GET',
    // undici would close the connection after each HEAD, for servers that send a body all the same. It also detects
    // such a body itself, and then only closes that host's connection.
    ...(options.method === 'HEAD' && { reset: false }),
    headers: {
      accept: options.accept ?? DEFAULT_ACCEPT,
      ...Object.fromEntries(extra),
      'user-agent': options.userAgent ?? userAgent,
      'accept-encoding': 'gzip, br, deflate',
    },
    signal,
    responseHeaders: 'raw',
    headersTimeout: timeoutMs,
    bodyTimeout: Math.min(BODY_IDLE_TIMEOUT_MS, timeoutMs),
  };
}
