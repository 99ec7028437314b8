import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { PageReuse } from '../../../store/crawl/pack-page.js';

/** Framing of the 304 itself, which says nothing of the stored content (RFC 9110 15.4.5, RFC 9111 3.2). */
const OF_THE_MESSAGE = new Set([
  'content-length',
  'content-encoding',
  'content-type',
  'content-range',
  'transfer-encoding',
]);

export interface ReusedAnswer {
  fetch: FetchFacts;
  reuse: PageReuse;
}

export interface TakenOver extends ReusedAnswer {
  html: PageArtifact['html'];
  extracted?: PageArtifact['extracted'];
}

/**
 * What an earlier crawl stored of a page, when the page is the same now: see reuseAnswer. Null when the page must be read.
 * A crawl is taken over only by one with the same extractions.
 */
export function reusePage(facts: FetchFacts, { fetch, html, extracted }: PageArtifact): TakenOver | null {
  const taken = reuseAnswer(facts, fetch);
  return taken && { ...taken, html, ...(extracted && { extracted }) };
}

/**
 * The response that holds, when the page is the same as before: the server says so (304), or the same bytes came under the
 * same Content-Type. Null when the page must be read.
 */
export function reuseAnswer(facts: FetchFacts, before: FetchFacts): ReusedAnswer | null {
  if (facts.status === 304) return { fetch: freshen(before, facts), reuse: 'not_modified' };
  const isSame =
    facts.error === null &&
    facts.body_hash !== null &&
    facts.body_hash === before.body_hash &&
    facts.headers['content-type'] === before.headers['content-type'];
  return isSame ? { fetch: facts, reuse: 'unchanged' } : null;
}

/** The stored response, updated by the 304 (RFC 9111 4.3.4). */
function freshen(stored: FetchFacts, answer: FetchFacts): FetchFacts {
  const fresh = Object.entries(answer.headers).filter(([name]) => !OF_THE_MESSAGE.has(name));
  return {
    ...stored,
    headers: { ...stored.headers, ...Object.fromEntries(fresh) },
    set_cookies: answer.set_cookies.length > 0 ? answer.set_cookies : stored.set_cookies,
    x_robots_tags: answer.x_robots_tags.length > 0 ? answer.x_robots_tags : stored.x_robots_tags,
    http_version: answer.http_version,
    // A 304 may come quicker than the page would: it can show a server as slower than before, never as quicker.
    ttfb_ms: Math.max(stored.ttfb_ms, answer.ttfb_ms),
    not_modified: true,
  };
}
