import { writeText } from '../../../base/text/write-text.js';
import { findSessionId } from '../../../base/url/find-session-id.js';
import { QueryVariants } from '../../../base/url/query-variants.js';
import type { SiteCheck } from '../check.js';
import { knownUrls } from '../known-urls.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';
import { showFollowed } from '../show-followed.js';

const MAX_NAMES = 6;

export const crawlParameterExplosion: SiteCheck = {
  id: 'crawl/parameter-explosion',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Too many URL parameter variants',
  why: 'Filters, sorting and tracking parameters multiply one page into hundreds of URLs, and crawlers spend their time on those.',
  fix: 'Link to few variants only, keep filters out of crawlable links, disallow useless parameters in robots.txt, and name the main URL as canonical.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation',
  effort_hours: 4,
  judge(site, { thresholds }) {
    const variants = new QueryVariants();
    const urlsOf = new Map<string, string[]>();
    for (const url of knownUrls(site)) {
      const query = url.indexOf('?');
      // Session ids are a different issue, and reported as such.
      if (query < 0 || findSessionId(url) !== null) continue;
      variants.add(url);
      const path = url.slice(0, query);
      const known = urlsOf.get(path);
      if (known) known.push(url);
      else urlsOf.set(path, [url]);
    }
    return [...urlsOf]
      .filter(([path]) => variants.countCombined(path) > thresholds.parameter_variants)
      .map(([path, urls]) => ({
        url: path,
        observed: writeText`${urls.length} URLs differ only in their query: ${showNames(urls)}${showFollowed(site, urls)}`,
        expected: writeText`at most ${thresholds.parameter_variants}`,
        count: urls.length,
        related_urls: urls.slice(0, MAX_RELATED_URLS),
      }));
  },
};

/** "?color=…&size=…" */
function showNames(urls: readonly string[]): string {
  const names = new Set(urls.flatMap((url) => [...new URLSearchParams(url.slice(url.indexOf('?'))).keys()]));
  const shown = [...names].slice(0, MAX_NAMES).map((name) => `${name.slice(0, 30)}=…`);
  return `?${[...shown, ...(names.size > MAX_NAMES ? ['…'] : [])].join('&')}`;
}
