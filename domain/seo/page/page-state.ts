import { parseLinkHeader } from '../../base/http/link-header.js';
import { refreshRedirects } from '../../base/http/refresh-redirects.js';
import { normalizeUrl } from '../../base/url/url-identity.js';
import type { HtmlFacts } from '../artifacts/html.js';
import type { PageArtifact } from '../artifacts/page.js';

/** 200, HTML, allowed by robots.txt: the pages content rules run on. */
export function isHtml200(page: PageArtifact): page is PageArtifact & { html: HtmlFacts } {
  return page.allowed_by_robots && page.fetch.status === 200 && page.html !== null;
}

/**
 * Where the page sends every visitor at once, so that it is a redirect in all but its status; null when it does not.
 * Search engines read a refresh without delay as a permanent redirect (Google, "Redirects and Google Search"); one with
 * a delay shows a page that may stay in the index.
 */
export function instantRefreshUrl(page: PageArtifact): string | null {
  return refreshRedirects(page).find(({ delay_s }) => delay_s === 0)?.url ?? null;
}

/** html200, no redirect by refresh, no noindex that binds our bot, canonical absent or naming the page itself. */
export function isIndexable(page: PageArtifact): page is PageArtifact & { html: HtmlFacts } {
  if (!isHtml200(page) || instantRefreshUrl(page) !== null) return false;
  if (robotsDirectives(page).has('noindex')) return false;
  const canonical = canonicalUrl(page);
  return canonical === null || canonical === page.url;
}

/**
 * Robots directives from meta and X-Robots-Tag that apply to the bot; `none` means noindex and nofollow. Negatives add
 * up: the most restrictive wins. A header value with a bot prefix applies to that bot only.
 */
export function robotsDirectives(page: PageArtifact, bot = 'googlebot'): Set<string> {
  const found = new Set<string>();
  for (const meta of page.html?.metas ?? []) {
    if (meta.kind === 'name' && (meta.key === 'robots' || meta.key === bot)) addDirectives(found, meta.content);
  }
  for (const value of headerDirectives(page.fetch.x_robots_tags, bot)) addDirectives(found, value);
  return found;
}

/**
 * Directives of the X-Robots-Tag headers that bind the bot, each still in the author's words. A bot's name binds what
 * follows it to that bot up to the end of its own header.
 */
export function headerDirectives(headers: readonly string[], bot: string): string[] {
  return headers.flatMap((header) => boundDirectives(header, bot));
}

function boundDirectives(header: string, bot: string): string[] {
  const bound: string[] = [];
  let agent: string | null = null;
  for (const part of header.split(',')) {
    const named = /^\s*([a-z0-9_*-]+)\s*:\s*(.*)$/i.exec(part);
    // "max-snippet: 5" and "unavailable_after: …" are directives with a value, not bot names.
    const isValueDirective =
      named && /^(max-snippet|max-image-preview|max-video-preview|unavailable_after)$/i.test(named[1] ?? '');
    let directive = part.trim();
    if (named && !isValueDirective) {
      agent = (named[1] ?? '').toLowerCase();
      directive = (named[2] ?? '').trim();
    }
    if (directive && (agent === null || agent === '*' || agent === bot)) bound.push(directive);
  }
  return bound;
}

function addDirectives(into: Set<string>, content: string): void {
  for (const raw of content.split(',')) {
    const directive = raw.trim().toLowerCase();
    if (!directive) continue;
    if (directive === 'none') into.add('noindex').add('nofollow');
    else into.add(directive);
  }
}

/** The canonical of the page: first in the HTML head, else the Link header; resolved, null when absent or unusable. */
export function canonicalUrl(page: PageArtifact): string | null {
  for (const link of page.html?.links ?? []) if (link.rel.includes('canonical') && link.in_head) return link.url;
  return headerCanonicalUrl(page);
}

/** The canonical named by the Link header (RFC 6596, RFC 8288), resolved against the page; null when there is none. */
export function headerCanonicalUrl(page: PageArtifact): string | null {
  // A link with an anchor parameter speaks about another resource (RFC 8288 section 3.2).
  const named = parseLinkHeader(page.fetch.headers['link']).find(
    ({ rel, params }) => rel.includes('canonical') && params['anchor'] === undefined,
  );
  return named ? normalizeUrl(named.target, page.url) : null;
}
