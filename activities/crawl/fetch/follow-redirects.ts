import { parseUrl } from '../../../domain/base/url/parse-url.js';
import type { FetchAnswer, FetchOptions, HttpFetcher } from '../ports.js';
import { ChainCookies } from './chain-cookies.js';

/** RFC 9309 2.3.1.2: crawlers should follow at least five redirects for robots.txt; the others get the same. */
const DEFAULT_MAX_HOPS = 5;

export interface RedirectHop {
  url: string;
  status: number;
  redirect_url: string;
}

export interface FollowedAnswer {
  start_url: string;
  /** The redirects that were followed, in order; empty when the first response was final. */
  hops: RedirectHop[];
  /** The last response and its URL. */
  final: FetchAnswer & { url: string };
  /** The redirects exceed the limit or go in a circle: `final` is a redirect then, its error `too_many_redirects`. */
  exhausted: boolean;
}

export interface FollowOptions extends FetchOptions {
  /** Redirects that are followed. @default 5 */
  maxHops?: number;
}

/** What a caller may have said in confidence to one origin alone (Fetch standard 4.4, HTTP-redirect fetch). */
const CREDENTIALS = new Set(['authorization', 'cookie', 'proxy-authorization']);

/**
 * Fetches a URL and follows its redirects itself, checking each hop like a first request. Cookies live as long as the
 * chain, for sites that only respond to clients that send them back; credentials of the caller are only sent to the
 * first origin.
 */
export async function followRedirects(
  fetcher: HttpFetcher,
  startUrl: string,
  { maxHops = DEFAULT_MAX_HOPS, ...given }: FollowOptions = {},
): Promise<FollowedAnswer> {
  let options: FetchOptions = given;
  const hops: RedirectHop[] = [];
  const cookies = new ChainCookies();
  const seen = new Set<string>();
  for (let url = startUrl; ; ) {
    const cookie = cookies.headerFor(url);
    seen.add(`${url} ${cookie}`);
    const answer = await fetcher.fetchOnce(
      url,
      cookie === '' ? options : { ...options, headers: { ...options.headers, cookie } },
    );
    const { status, redirect_url, error, set_cookies } = answer.facts;
    if (redirect_url === null || error !== null) {
      return { start_url: startUrl, hops, final: { ...answer, url }, exhausted: false };
    }
    cookies.take(url, set_cookies);
    // The same URL with the same cookies gives the same response: a loop.
    const isCircle = seen.has(`${redirect_url} ${cookies.headerFor(redirect_url)}`);
    if (isCircle || hops.length >= maxHops) return giveUp(startUrl, hops, answer, url);
    hops.push({ url, status, redirect_url });
    if (!isSameOrigin(url, redirect_url)) options = withoutCredentials(options);
    url = redirect_url;
  }
}

function isSameOrigin(one: string, other: string): boolean {
  return parseUrl(one)?.origin === parseUrl(other)?.origin;
}

function withoutCredentials(options: FetchOptions): FetchOptions {
  const kept = Object.entries(options.headers ?? {}).filter(([name]) => !CREDENTIALS.has(name.toLowerCase()));
  return { ...options, headers: Object.fromEntries(kept) };
}

function giveUp(startUrl: string, hops: RedirectHop[], answer: FetchAnswer, url: string): FollowedAnswer {
  const error = { kind: 'too_many_redirects', message: 'The redirects do not end.' } as const;
  return { start_url: startUrl, hops, final: { facts: { ...answer.facts, error }, body: null, url }, exhausted: true };
}
