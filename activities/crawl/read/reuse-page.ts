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

export interface TakenOver {
  fetch: FetchFacts;
  html: PageArtifact['html'];
  extracted?: PageArtifact['extracted'];
  reuse: PageReuse;
}

/**
 * What an earlier crawl stored of a page, when the page is the same now: the server says so (304), or the same bytes
 * came under the same Content-Type. Null when the page must be read.
 */
export function reusePage(facts: FetchFacts, before: PageArtifact): TakenOver | null {
  if (facts.status === 304) return toTaken(freshen(before.fetch, facts), before, 'not_modified');
  const isSame =
    facts.error === null &&
    facts.body_hash !== null &&
    facts.body_hash === before.fetch.body_hash &&
    facts.headers['content-type'] === before.fetch.headers['content-type'];
  return isSame ? toTaken(facts, before, 'unchanged') : null;
}

/** A crawl is taken over only by one with the same extractions. */
function toTaken(fetch: FetchFacts, { html, extracted }: PageArtifact, reuse: PageReuse): TakenOver {
  return extracted ? { fetch, html, extracted, reuse } : { fetch, html, reuse };
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
