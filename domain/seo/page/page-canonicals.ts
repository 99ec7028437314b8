import { parseLinkHeader } from '../../base/http/link-header.js';
import { normalizeUrl } from '../../base/url/url-identity.js';
import type { LinkTag } from '../artifacts/html.js';
import type { PageArtifact } from '../artifacts/page.js';

/** The canonical link elements of the page in order, head and body alike. */
export function listCanonicalLinks(page: PageArtifact): LinkTag[] {
  return (page.html?.links ?? []).filter((link) => link.rel.includes('canonical'));
}

/** Canonicals given in the Link header (RFC 6596, RFC 8288), resolved against the page; null for unusable values. */
export function headerCanonicals(page: PageArtifact): { href: string; url: string | null }[] {
  return (
    parseLinkHeader(page.fetch.headers['link'])
      // A link with an anchor parameter speaks about another resource (RFC 8288 section 3.2).
      .filter(({ rel, params }) => rel.includes('canonical') && params['anchor'] === undefined)
      .map((link) => ({ href: link.target, url: normalizeUrl(link.target, page.url) }))
  );
}
