import { isSameSite, normalizeUrl } from '../../domain/base/url/url-identity.js';
import type { GuardedFetch } from '../../platform/network/guarded-fetch.js';

const MAX_HOPS = 5;
const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 8_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const HEADERS = { 'user-agent': 'LinkwrightBot (site verification)', accept: 'text/html,text/plain,*/*' };

/**
 * The beginning of a page of a site, redirects followed within the site alone: a redirect to elsewhere says nothing about
 * who owns this one. Each address is judged by the network guard.
 * @throws Error with the reason as a sentence when there is no such page
 */
export async function readOwnPage(fetch: GuardedFetch, url: string): Promise<string> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  let at = url;
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const asked = { method: 'GET', headers: HEADERS, maxBytes: MAX_BYTES, keepsBeginning: true };
    const answer = await fetch(at, { ...asked, timeoutMs: TIMEOUT_MS, signal: deadline });
    if (answer.status === 200) return answer.text();
    const location = answer.headers.get('location');
    if (!REDIRECTS.has(answer.status) || location === null)
      throw new Error(`${at} responds with status ${answer.status}.`);
    const next = normalizeUrl(location, at) ?? undefined;
    if (next === undefined || !isSameSite(next, url)) throw new Error(`${at} redirects to another site.`);
    at = next;
  }
  throw new Error(`${url} redirects more than ${MAX_HOPS} times.`);
}
