import { request } from 'undici';
import type { GuardedDispatcher } from './guarded-dispatcher.js';
import type { NetworkGuard } from './network-guard.js';

/** What is read of an answer; the rest is thrown away. */
const MAX_RESPONSE_BYTES = 4_096;

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  signal: AbortSignal;
}

export interface PostAnswer {
  status: number;
  retry_after: string | null;
  /** The beginning of the body. */
  text: string;
}

export type PostText = (request: PostRequest) => Promise<PostAnswer>;

/**
 * Sends a text to an address that a user has named; each address is judged when it is connected to, redirects are not
 * followed. @throws Error when there is no answer; UrlNotAllowedError where the address may not be asked
 */
export function createGuardedPost(dispatcher: GuardedDispatcher, guard: Pick<NetworkGuard, 'checkUrl'>): PostText {
  return async ({ url, headers, body, timeoutMs, signal }) => {
    guard.checkUrl(url);
    const answer = await request(url, {
      ...{ dispatcher, method: 'POST', headers, body },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await readBeginning(answer.body);
    const after = answer.headers['retry-after'];
    return { status: answer.statusCode, retry_after: typeof after === 'string' ? after : null, text };
  };
}

/** A status is an answer, whatever becomes of the body after it. */
async function readBeginning(body: AsyncIterable<Uint8Array> & { destroy(): unknown }): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= MAX_RESPONSE_BYTES) break;
    }
  } catch {
    // Cut off: what came so far is told.
  } finally {
    body.destroy();
  }
  return Buffer.concat(parts).subarray(0, MAX_RESPONSE_BYTES).toString('utf8');
}
