import type { CheckRowSet } from '../search/analysis/sets/row-set.js';
import type { SearchNeed, SiteArtifacts, SiteNeed } from './checks/check.js';

const NOT_GATHERED = {
  robots: 'robots.txt was not read',
  sitemap: 'no sitemap search was made',
  probes: 'the host was not probed',
  external_links: 'external links were not checked',
  speed: 'page speed was not measured',
  resources: 'images, scripts and style sheets were not requested',
  rendered: 'no page was rendered in a browser',
  search_data: 'no Search Console property of the site is connected, or it could not be read',
} satisfies Record<Exclude<SiteNeed, SearchNeed> | 'search_data', string>;

const SEARCH_PREFIX = 'search_data.';

/** Why something that a check needs is not there; null when it is. */
export function whyMissing(need: SiteNeed, site: SiteArtifacts): string | null {
  if (!isSearchNeed(need)) return site[need] === null ? NOT_GATHERED[need] : null;
  const { search_data } = site;
  if (search_data === null) return NOT_GATHERED.search_data;
  const set = need.slice(SEARCH_PREFIX.length) as CheckRowSet;
  return search_data[set] === null ? (search_data.missing?.[set] ?? NOT_GATHERED.search_data) : null;
}

function isSearchNeed(need: SiteNeed): need is SearchNeed {
  return need.startsWith(SEARCH_PREFIX);
}
