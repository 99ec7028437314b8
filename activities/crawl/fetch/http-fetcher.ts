import { setMaxListeners } from 'node:events';
import type { Dispatcher } from 'undici';
import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type { FetchAnswer, FetchOptions, HttpFetcher } from '../ports.js';
import { type AnswerHead, readAnswerHead } from './answer-head.js';
import { blankFacts } from './blank-facts.js';
import { buildRequest } from './build-request.js';
import { decodeContentEncoding } from './decode-content-encoding.js';
import { discardBody, heedBody } from './discard-body.js';
import { describeFetchError, isLostConnection } from './fetch-error.js';
import { redirectTarget } from './redirect-target.js';
import { WaitClock } from './wait-clock.js';

const DEFAULT_MAX_BYTES = 10_000_000;
const DEFAULT_TIMEOUT_MS = 30_000;
/** An unneeded body is still read up to this size, which is cheaper than a new connection. */
const DROPPED_BODY_BYTES = 65_536;
/** RFC 9110 6.4.1: these responses have no content, whatever their headers say. */
const BODILESS = new Set([204, 205, 304]);

export interface HttpFetcherDeps {
  /** Must connect through the network guard. `httpVersion`: the version that the last connection to an origin uses. */
  dispatcher: Dispatcher & { httpVersion?: (origin: string) => '1.1' | '2' };
  /** @throws UrlNotAllowedError */
  checkUrl: (url: string) => URL;
  userAgent: string;
}

/** HTTP exchanges with hostile sites: every bound that {@link FetchOptions} names holds, and nothing is thrown. */
export function createHttpFetcher(deps: HttpFetcherDeps): HttpFetcher {
  const clock = new WaitClock();
  return { fetchOnce: (url, options = {}) => fetchOnce(deps, clock, url, options) };
}

async function fetchOnce(
  deps: HttpFetcherDeps,
  clock: WaitClock,
  url: string,
  options: FetchOptions,
): Promise<FetchAnswer> {
  options.signal?.throwIfAborted();
  const startedAt = performance.now();
  const wait = clock.begin();
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const deadline = startDeadline(timeoutMs, options.signal);
  const facts = blankFacts();
  let unread: Dispatcher.ResponseData['body'] | null = null;
  try {
    const target = deps.checkUrl(url);
    const answer = await send(
      deps.dispatcher,
      buildRequest(deps.userAgent, target, options, { signal: deadline.signal, timeoutMs }),
    );
    unread = heedBody(answer.body);
    facts.ttfb_ms = Math.round(wait.elapsedMs());
    const head = readAnswerHead(answer);
    recordHead(facts, head, target);
    facts.http_version = deps.dispatcher.httpVersion?.(target.origin) ?? '1.1';
    const body = await readBody(answer.body, head, facts, options);
    return { facts, body };
  } catch (error) {
    facts.error = describeFetchError(error);
    return { facts, body: null };
  } finally {
    // Something has failed since the headers came: the rest is not read.
    if (unread) discardBody(unread);
    deadline.clear();
    wait.end();
    facts.duration_ms = elapsedMs(startedAt);
    options.signal?.throwIfAborted();
  }
}

/**
 * A kept connection may be closed by the server just as it is used again. GET and HEAD are safe to repeat then
 * (RFC 9110 9.2.2); once, so that a server which always hangs up is still found out.
 */
async function send(dispatcher: Dispatcher, request: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
  try {
    return await dispatcher.request(request);
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    return dispatcher.request(request);
  }
}

function recordHead(facts: FetchFacts, head: AnswerHead, target: URL): void {
  facts.status = head.status;
  facts.headers = head.headers;
  facts.set_cookies = head.setCookies;
  facts.x_robots_tags = head.robotsTags;
  facts.media_type = head.mediaType;
  facts.encoded_bytes = head.contentLength;
  facts.location = head.location;
  facts.redirect_url = redirectTarget(head.status, head.location, target.href);
}

async function readBody(
  body: Dispatcher.ResponseData['body'],
  head: AnswerHead,
  facts: FetchFacts,
  options: FetchOptions,
): Promise<Buffer | null> {
  const { status, media_type } = facts;
  const isWanted = options.wantsBody?.({ status, media_type }) ?? true;
  if (options.method === 'HEAD' || BODILESS.has(status) || !isWanted) {
    // This content is not used: how it ends does not matter.
    await body.dump({ limit: DROPPED_BODY_BYTES }).catch(() => {});
    return options.method === 'HEAD' || !isWanted ? null : Buffer.alloc(0);
  }
  const { maxBytes = DEFAULT_MAX_BYTES } = options;
  const limitBytes = typeof maxBytes === 'number' ? maxBytes : maxBytes(facts);
  const decoded = await decodeContentEncoding(body, head.contentEncoding, limitBytes);
  facts.body_bytes = decoded.body.length;
  facts.truncated = decoded.truncated;
  if (!decoded.truncated) facts.encoded_bytes = decoded.encodedBytes;
  return decoded.body;
}

/** One signal for the time limit and the caller's own wish; the caller's signal may outlive thousands of fetches. */
function startDeadline(timeoutMs: number, signal: AbortSignal | undefined): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('Time is up', 'TimeoutError')), timeoutMs);
  const onAbort = () => controller.abort(signal?.reason);
  // One listener a running fetch, taken off below: no leak, however many run at once.
  if (signal) setMaxListeners(0, signal);
  signal?.addEventListener('abort', onAbort, { once: true });
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    },
  };
}

function elapsedMs(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}
