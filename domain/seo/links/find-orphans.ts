import { normalizeUrl } from '../../base/url/url-identity.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { knownOrphans } from './known-orphans.js';
import { ORPHAN_SOURCES, type OrphanReport, type OrphanRow, type OrphanSource } from './orphan-report.js';

export interface OrphanInput {
  site: SiteArtifacts;
  /** Why links may be missing although the crawl was completed; null if all links are known. */
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
 * Lists the orphans of a site: see known-orphans. Where links from the start page lead to pages that were not read, or scripts
 * add links that the crawl has not seen, the missing link may exist: then nothing is listed, and why is said.
 */
export function findOrphans(input: OrphanInput): FoundOrphans {
  const { site } = input;
  const { landing_pages } = site;
  const reason = uncertainty(input);
  const { known, orphans: found } = knownOrphans(site);
  const orphans = reason === null ? found : new Map<string, OrphanSource[]>();
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

function uncertainty({ site, unreliable, not_followed }: OrphanInput): string | null {
  if (!site.links_incomplete) return unreliable;
  const left = not_followed === null ? '' : ` ${not_followed}`;
  return `The crawl is incomplete, so pages that were not read may link to them.${left} Raise the limits to list orphan pages.`;
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
  sources: readonly OrphanSource[],
  { by_url, inlinks }: OrphanInput['site'],
  { clicks, sessions }: Record<'clicks' | 'sessions', ReadonlyMap<string, number> | null>,
): OrphanRow {
  const page: PageSummary | null = by_url.get(url) ?? null;
  return {
    url,
    sources: [...sources],
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
