import { cutTrackingParameters } from '../../base/url/tracking-parameters.js';
import { isSameSite, normalizeUrl } from '../../base/url/url-identity.js';
import type { SiteArtifacts } from '../checks/check.js';
import { redirectChain } from '../site/redirect-chain.js';
import { linkedUrls } from './linked-urls.js';
import { ORPHAN_SOURCES, type OrphanSource } from './orphan-report.js';

export type OrphanSite = Pick<
  SiteArtifacts,
  'start_url' | 'pages' | 'by_url' | 'sitemap' | 'search_data' | 'landing_pages'
>;

export interface KnownOrphans {
  /** URLs of the site that each source names; a source that was not read is left out. */
  known: ReadonlyMap<OrphanSource, ReadonlySet<string>>;
  /** By URL, in the order of the sources that name it. */
  orphans: ReadonlyMap<string, readonly OrphanSource[]>;
}

/** The list, the check and the technical summary need the same; it is computed once for each site. */
const FOUND = new WeakMap<OrphanSite, KnownOrphans>();

/**
 * Orphans of a site, by the definition that all results share: URLs that the site's sitemaps, Search Console, Google
 * Analytics or other pages name, and no link from the start page leads to (see linkedUrls). Pages that link to one
 * another and are linked to by no other page are orphans as well. A URL that redirects to a linked page, or differs
 * from one only in tracking parameters, is not an orphan. Whether all links were seen is for the caller to say.
 */
export function knownOrphans(site: OrphanSite): KnownOrphans {
  const before = FOUND.get(site);
  if (before) return before;
  const known = knownUrls(site);
  const found = { known, orphans: listOrphans(site, known) };
  FOUND.set(site, found);
  return found;
}

function knownUrls(site: OrphanSite): Map<OrphanSource, Set<string>> {
  const known = new Map<OrphanSource, Set<string>>();
  const add = (source: OrphanSource, urls: Iterable<string>) => {
    const own = known.get(source) ?? new Set<string>();
    known.set(source, own);
    for (const raw of urls) {
      const url = normalizeUrl(raw);
      if (url !== null && isSameSite(url, site.start_url)) own.add(url);
    }
  };
  const crawledFrom = (wanted: OrphanSource) =>
    site.pages.filter(({ source }) => source === wanted).map(({ url }) => url);
  const listed = [...(site.sitemap?.entries.map(({ url }) => url) ?? []), ...crawledFrom('sitemap')];
  if (listed.length > 0) add('sitemap', listed);
  const { page_days, seen_pages } = site.search_data ?? {};
  for (const set of [page_days?.map(({ url }) => url), seen_pages]) if (set) add('search_console', set);
  if (site.landing_pages !== null) {
    add(
      'analytics',
      site.landing_pages.map(({ url }) => url),
    );
  }
  add('reference', crawledFrom('reference'));
  return known;
}

function listOrphans(
  site: OrphanSite,
  known: ReadonlyMap<OrphanSource, ReadonlySet<string>>,
): Map<string, OrphanSource[]> {
  const linked = linkedUrls(site.start_url, site.by_url);
  const orphans = new Map<string, OrphanSource[]>();
  for (const source of ORPHAN_SOURCES) {
    for (const url of known.get(source) ?? []) {
      if (isLinked(url, linked, site)) continue;
      const sources = orphans.get(url);
      if (sources) sources.push(source);
      else orphans.set(url, [source]);
    }
  }
  return orphans;
}

function isLinked(url: string, linked: ReadonlySet<string>, site: OrphanSite): boolean {
  return linked.has(url) || linked.has(redirectChain(site, url).end_url) || linked.has(cutTrackingParameters(url));
}
