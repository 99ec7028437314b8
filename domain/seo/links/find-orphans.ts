import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { redirectChain } from '../site/redirect-chain.js';
import { cutTrackingParameters } from '../url/tracking-parameters.js';
import { isSameSite, normalizeUrl } from '../url/url-identity.js';
import { linkedUrls } from './linked-urls.js';
import { ORPHAN_SOURCES, type OrphanReport, type OrphanRow, type OrphanSource } from './orphan-report.js';

export interface OrphanInput {
  site: Pick<SiteArtifacts, 'start_url' | 'pages' | 'by_url' | 'inlinks' | 'sitemap' | 'search_data'>;
  /** Pages were left out that links from the start page lead to. */
  incomplete: boolean;
  /** Landing pages by Google Analytics, with the visits that began there; null where they are not known. */
  landing_pages: readonly { url: string; sessions: number }[] | null;
  /** Why links may be missing although the crawl ended by itself; null where they are all there. */
  unreliable: string | null;
  /** What kept the crawl from an end, in words. */
  not_followed: string | null;
}

export interface FoundOrphans {
  report: OrphanReport;
  /** Those with most clicks and visits first, then by URL. */
  rows: OrphanRow[];
}

const MISSING: Record<OrphanSource, string> = {
  sitemap: 'No sitemap with URLs was read',
  search_console: 'Search Console is not connected for this site, or its pages were not read',
  analytics: 'Google Analytics is not connected for this site, or its landing pages were not read',
  reference: '',
};

/**
 * URLs that the site's sitemaps, Search Console, Google Analytics or other pages name, and no link from the start page leads
 * to. A URL that redirects to a linked page, or differs from one in tracking parameters alone, is none. Where the crawl was
 * incomplete, or scripts add links that it has not seen, the missing link may exist: then nothing is listed, and why is said.
 */
export function findOrphans(input: OrphanInput): FoundOrphans {
  const { site, landing_pages } = input;
  const known = knownUrls(site, landing_pages);
  const reason = uncertainty(input);
  const orphans = reason === null ? listOrphans(site, known) : new Map<string, OrphanSource[]>();
  const days = site.search_data?.page_days ?? null;
  const clicks = days && sumByUrl(days.map(({ url, current }) => [url, current.clicks]));
  const sessions = landing_pages && sumByUrl(landing_pages.map((page) => [page.url, page.sessions]));
  const rows = [...orphans].map(([url, sources]) => toRow(url, sources, site, { clicks, sessions }));
  rows.sort((one, other) => worth(other) - worth(one) || (one.url < other.url ? -1 : 1));
  const report = {
    is_certain: reason === null,
    reason,
    sources: ORPHAN_SOURCES.map((source) => ({
      source,
      missing: known.has(source) ? null : MISSING[source],
      urls: known.get(source)?.size ?? 0,
      orphans: rows.filter(({ sources }) => sources.includes(source)).length,
    })),
    orphans: rows.length,
  };
  return { report, rows };
}

function uncertainty({ incomplete, unreliable, not_followed }: OrphanInput): string | null {
  if (!incomplete) return unreliable;
  const left = not_followed === null ? '' : ` ${not_followed}`;
  return `The crawl is incomplete, so pages that were not read may link to them.${left} Raise the limits to list orphan pages.`;
}

/** URLs of the site by source; a source that was not read is left out. */
function knownUrls(
  site: OrphanInput['site'],
  landingPages: OrphanInput['landing_pages'],
): Map<OrphanSource, Set<string>> {
  const known = new Map<OrphanSource, Set<string>>();
  const add = (source: OrphanSource, urls: Iterable<string>) => {
    const own = known.get(source) ?? new Set<string>();
    known.set(source, own);
    for (const raw of urls) {
      const url = normalizeUrl(raw);
      if (url !== null && isSameSite(url, site.start_url)) own.add(url);
    }
  };
  if (site.sitemap !== null && site.sitemap.entries.length > 0) {
    add(
      'sitemap',
      site.sitemap.entries.map(({ url }) => url),
    );
  }
  for (const set of [site.search_data?.page_days?.map(({ url }) => url), site.search_data?.seen_pages])
    if (set) add('search_console', set);
  if (landingPages !== null) {
    add(
      'analytics',
      landingPages.map(({ url }) => url),
    );
  }
  add(
    'reference',
    site.pages.filter(({ source }) => source === 'reference').map(({ url }) => url),
  );
  return known;
}

function listOrphans(
  site: OrphanInput['site'],
  known: ReadonlyMap<OrphanSource, ReadonlySet<string>>,
): Map<string, OrphanSource[]> {
  const linked = linkedUrls(site.start_url, site.by_url);
  const orphans = new Map<string, OrphanSource[]>();
  for (const [source, urls] of known) {
    for (const url of urls) {
      if (isLinked(url, linked, site)) continue;
      const sources = orphans.get(url);
      if (sources) sources.push(source);
      else orphans.set(url, [source]);
    }
  }
  return orphans;
}

function isLinked(url: string, linked: ReadonlySet<string>, site: OrphanInput['site']): boolean {
  return linked.has(url) || linked.has(redirectChain(site, url).end_url) || linked.has(cutTrackingParameters(url));
}

function sumByUrl(figures: readonly (readonly [url: string, count: number])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [raw, count] of figures) {
    const url = normalizeUrl(raw) ?? raw;
    sums.set(url, (sums.get(url) ?? 0) + count);
  }
  return sums;
}

function toRow(
  url: string,
  sources: OrphanSource[],
  { by_url, inlinks }: OrphanInput['site'],
  { clicks, sessions }: Record<'clicks' | 'sessions', ReadonlyMap<string, number> | null>,
): OrphanRow {
  const page: PageSummary | null = by_url.get(url) ?? null;
  return {
    url,
    sources,
    status: page?.allowed_by_robots ? page.status : null,
    indexable: page?.indexable ?? null,
    title: page?.title ?? '',
    unique_inlinks: inlinks.get(url)?.length ?? 0,
    clicks: clicks === null ? null : (clicks.get(url) ?? 0),
    sessions: sessions === null ? null : (sessions.get(url) ?? 0),
  };
}

function worth({ clicks, sessions }: OrphanRow): number {
  return (clicks ?? 0) + (sessions ?? 0);
}
