import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type { ResourceKind, ResourceResult } from '../../../domain/seo/artifacts/resource.js';
import { type FollowedAnswer, followRedirects } from '../fetch/follow-redirects.js';
import { isUnverified } from '../fetch/is-unverified.js';
import type { HttpFetcher } from '../ports.js';
import { looksLikeHtml } from '../read/sniff-html.js';
import { freshSeconds } from './fresh-seconds.js';
import { readImage } from './read-image.js';
import type { ResourceUse } from './resource-uses.js';
import { uncheckedResource } from './unchecked-resource.js';

const TIMEOUT_MS = 15_000;
const HOPS = 5;
/** What is counted at most; more is "at least this much", which every threshold calls too much. */
const MAX_BYTES = 5_000_000;
/** an image that says how long it is needs no more than its beginning … */
const IMAGE_HEAD_BYTES = 65_536;
/** … but up to here the rest costs less than the new connection that breaking off would. */
const CHEAP_BYTES = 300_000;

/** The headers of browsers, so that a site which chooses formats by them responds as it does to visitors. */
const ACCEPT = {
  picture: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  style: 'text/css,*/*;q=0.1',
  script: '*/*',
};

export interface ResourceRequest {
  fetcher: HttpFetcher;
  isOwnHost: (url: string) => boolean;
  now: () => number;
  /** For one hop. @default 15,000 */
  timeoutMs?: number;
  signal: AbortSignal;
}

/** Requests one file as a page that uses it would, follows redirects, and reads what its first bytes show. */
export async function requestResource(request: ResourceRequest, use: ResourceUse): Promise<ResourceResult> {
  const isImage = use.kinds.every(isImageKind);
  const answer = await followRedirects(request.fetcher, use.url, {
    maxHops: HOPS,
    timeoutMs: request.timeoutMs ?? TIMEOUT_MS,
    accept: isImage ? ACCEPT.picture : ACCEPT[use.kinds.includes('style') ? 'style' : 'script'],
    headers: refererOf(use),
    wantsBody: ({ status }) => status >= 200 && status < 300,
    maxBytes: (facts) => (isImage ? imageBytes(facts) : MAX_BYTES),
    signal: request.signal,
  });
  const { facts, body, url } = answer.final;
  const picture = isImage && body ? readImage(body, !facts.truncated) : { image: null, svg_error: null };
  const isPage = isImage && picture.image === null && body !== null && looksLikeHtml(facts.media_type, body);
  return {
    ...uncheckedResource(use),
    status: facts.status,
    error: facts.error,
    verdict: isPage ? verdictOfPage(request.isOwnHost(url)) : verdictOf(answer),
    redirect_url: answer.hops[0]?.redirect_url ?? facts.redirect_url,
    media_type: facts.media_type,
    bytes: body === null ? null : bytesOf(facts),
    cache_control: facts.headers['cache-control'] ?? null,
    fresh_s: freshSeconds(facts.headers, request.now()),
    has_validator: Boolean(facts.headers['etag'] ?? facts.headers['last-modified']),
    ...picture,
  };
}

function isImageKind(kind: ResourceKind): boolean {
  return kind !== 'script' && kind !== 'style';
}

/** The default of browsers (Referrer Policy, "strict-origin-when-cross-origin"): link guards let such requests pass. */
function refererOf({ url, used_by: [user] }: ResourceUse): Record<string, string> {
  if (user === undefined) return {};
  const [from, to] = [new URL(user), new URL(url)];
  if (from.origin === to.origin) return { referer: user };
  return from.protocol === 'https:' && to.protocol === 'http:' ? {} : { referer: `${from.origin}/` };
}

function imageBytes({ encoded_bytes, headers, media_type }: FetchFacts): number {
  const isPlain = headers['content-encoding'] === undefined && media_type !== 'image/svg+xml';
  return isPlain && encoded_bytes !== null && encoded_bytes > CHEAP_BYTES ? IMAGE_HEAD_BYTES : MAX_BYTES;
}

/** Counted, or as announced when the rest was left unread and is sent as it is. */
function bytesOf({ truncated, body_bytes, encoded_bytes, headers }: FetchFacts): number {
  const isAnnounced = truncated && encoded_bytes !== null && headers['content-encoding'] === undefined;
  return isAnnounced ? Math.max(encoded_bytes, body_bytes) : body_bytes;
}

function verdictOf({ hops, final: { facts } }: FollowedAnswer): ResourceResult['verdict'] {
  const { status, error } = facts;
  if (error?.kind === 'url_not_allowed') return 'not_checked';
  if (isUnverified(facts)) return 'unverified';
  if (error !== null || status < 200 || status >= 300) return 'broken';
  return hops.length > 0 ? 'redirect' : 'ok';
}

/** A page in place of an image is an error page sent with 200; on other hosts it may be a bot challenge. */
function verdictOfPage(isOwn: boolean): ResourceResult['verdict'] {
  return isOwn ? 'broken' : 'unverified';
}
