import type { Socket } from 'node:net';
import type { FetchFacts } from '../../domain/seo/artifacts/fetch.js';

export interface FetchOptions {
  method?: 'GET' | 'HEAD';
  /** Sent besides our own; the agent and the codings cannot be replaced here. */
  headers?: Record<string, string>;
  /**
   * Bytes of decoded body that are kept; more is cut and `truncated` is set. A function decides after the headers.
   * @default 10,000,000
   */
  maxBytes?: number | ((facts: FetchFacts) => number);
  /** For the whole exchange, connecting included. @default 30,000 */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** @default the fetcher's own */
  userAgent?: string;
  /** The Accept header. @default HTML first, anything else after */
  accept?: string;
  /** Says after the headers whether the body is worth reading; when not, it is dropped unread. @default always */
  wantsBody?: (answer: { status: number; media_type: string | null }) => boolean;
}

export interface FetchAnswer {
  facts: FetchFacts;
  /** Decoded content. Null after HEAD, on an error, and when `wantsBody` said no; empty when the response had none. */
  body: Buffer | null;
}

/** One HTTP exchange with a site, redirects not followed. */
export interface HttpFetcher {
  /**
   * Never throws for what the network or the site does: that is in `facts.error`. A response that broke off keeps its
   * status and headers beside the error.
   * @throws the signal's reason when the caller aborts
   */
  fetchOnce(url: string, options?: FetchOptions): Promise<FetchAnswer>;
}

/**
 * Opens a TCP connection through the network guard, to an approved address of the host and no other.
 * @throws UrlNotAllowedError, DnsFailureError or the system's error
 */
export type OpenSocket = (hostname: string, port: number) => Promise<Socket>;
