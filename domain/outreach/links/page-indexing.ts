import type { FetchFacts } from '../../seo/artifacts/fetch.js';
import type { HtmlFacts } from '../../seo/artifacts/html.js';
import type { PageArtifact } from '../../seo/artifacts/page.js';
import { canonicalUrl, headerDirectives, robotsDirectives } from '../../seo/page/page-state.js';
import { linkKey } from './link-key.js';
import type { LinkFacts } from './placed-link.js';

const BOT = 'googlebot';

/** What keeps search engines from a page, or from following its links, as the page itself says. */
export function readPageIndexing({
  url,
  fetch,
  html,
}: {
  url: string;
  fetch: FetchFacts;
  html: HtmlFacts | null;
}): Pick<LinkFacts, 'noindex' | 'page_nofollow' | 'canonical'> {
  const page: PageArtifact = { url, depth: 0, source: 'start', allowed_by_robots: true, fetch, html };
  const directives = robotsDirectives(page, BOT);
  const inHeader = headerDirectives(fetch.x_robots_tags, BOT).some((word) => /^(?:noindex|none)$/i.test(word));
  const canonical = canonicalUrl(page);
  const isElsewhere = canonical !== null && linkKey(canonical) !== linkKey(url);
  return {
    noindex: inHeader ? 'header' : directives.has('noindex') ? 'meta' : null,
    page_nofollow: html === null ? null : directives.has('nofollow'),
    canonical: isElsewhere ? canonical : null,
  };
}
