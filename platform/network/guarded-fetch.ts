import type { Readable } from 'node:stream';
import { request } from 'undici';
import { discardStream } from './discard-stream.js';
import type { GuardedDispatcher } from './guarded-dispatcher.js';
import type { NetworkGuard } from './network-guard.js';

export interface GuardedRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** More than this is not read, and the response is discarded; see `keepsBeginning`. */
  maxBytes: number;
  /** A response that is too long, or cut off, counts by its status, with the first `maxBytes` as its body. */
  keepsBeginning?: boolean;
  /** For the whole of it, the last byte included. */
  timeoutMs: number;
  signal?: AbortSignal;
}

/** Like fetch, but the response has been read in full. */
export type GuardedFetch = (url: string, asked: GuardedRequest) => Promise<Response>;

/** Statuses that have no body (Fetch standard, null body status). */
const WITHOUT_BODY = new Set([101, 103, 204, 205, 304]);
/** RFC 9110 15. */
const LAST_STATUS = 599;
/** Each decompression is another chance for a bomb; we request none. */
const PLAIN = { 'accept-encoding': 'identity' };

/**
 * Requests an API: each address is checked on connection, redirects are not followed (they would take a token along),
 * and both time and size are limited. @throws Error when there is no complete response; UrlNotAllowedError
 */
export function createGuardedFetch(dispatcher: GuardedDispatcher, guard: Pick<NetworkGuard, 'checkUrl'>): GuardedFetch {
  return async (url, { method, headers, body, maxBytes, keepsBeginning, timeoutMs, signal }) => {
    const target = guard.checkUrl(url);
    const deadline = AbortSignal.timeout(timeoutMs);
    const answer = await request(target, {
      dispatcher,
      method,
      headers: { ...PLAIN, ...headers },
      ...(body === undefined ? {} : { body }),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const bytes = await (keepsBeginning ? readBeginning : readBounded)(answer.body, maxBytes);
    const status = answer.statusCode;
    if (status > LAST_STATUS) throw new Error(`The response has the status ${status}, which HTTP does not have`);
    return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, headers: plainHeaders(answer.headers) });
  };
}

async function readBounded(body: Readable, maxBytes: number) {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      bytes += part.length;
      if (bytes > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes`);
      parts.push(part);
    }
  } finally {
    discardStream(body);
  }
  return new Uint8Array(Buffer.concat(parts));
}

async function readBeginning(body: Readable, maxBytes: number) {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= maxBytes) break;
    }
  } catch {
    // Cut off: what has arrived so far is reported.
  } finally {
    discardStream(body);
  }
  return new Uint8Array(Buffer.concat(parts).subarray(0, maxBytes));
}

/** Invalid headers of the Fetch standard, such as letters beyond Latin-1, are dropped: the response still counts. */
function plainHeaders(headers: Record<string, string | string[] | undefined>): Headers {
  const plain = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) {
      try {
        plain.append(name, one);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    }
  }
  return plain;
}
