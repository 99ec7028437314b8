import { isBroken } from '../../base/http/answer-state.js';
import { median } from '../../base/statistics/median.js';
import { round } from '../../base/statistics/round.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { measureVelocity, type PublishingVelocity } from '../sitemap/publishing-velocity.js';
import { gatherTrust, type TrustFacts } from '../trust/trust-facts.js';
import { profileSite, type SiteProfile } from './site-profile.js';
import { isHtml200Summary } from './summary-state.js';

/** What one crawl says about a site in figures; the same for the audited site and for competitors. Shares are 0–1. */
export interface SiteMetrics {
  url: string;
  /** HTML pages that returned 200. */
  pages: number;
  indexable_pages: number;
  words_total: number;
  words_median: number;
  /** First path segment ("/" for the root page) and how many pages are under it, largest first, at most 20. */
  sections: { name: string; pages: number }[];
  /** Share of the HTML pages with JSON-LD, microdata or RDFa. */
  structured_data_share: number;
  /** Null when dates are missing or say nothing. */
  publishing: PublishingVelocity | null;
  max_depth: number;
  /** Share of the requested URLs that ended in an error (4xx, 5xx or no response), without bot walls. */
  error_share: number;
  ttfb_median_ms: number | null;
  title_coverage: number;
  description_coverage: number;
  h1_coverage: number;
  /** Internal links per HTML page, median. */
  internal_links_median: number;
  sitemap_urls: number | null;
  /** Lighthouse performance, mean of the strategies measured. */
  speed_score: number | null;
  /** What the figures rest on. Absent in older audits. */
  profile?: SiteProfile;
  /** Who is behind the site, as far as the crawl saw. Absent in older audits. */
  trust?: TrustFacts;
}

const MAX_SECTIONS = 20;

/** Measures a crawled site. `now` (ISO 8601) ends the window of the publishing rhythm. */
export function measureSite(site: SiteArtifacts, now: string): SiteMetrics {
  const pages = site.pages.filter(isHtml200Summary);
  const indexable = pages.filter((page) => page.indexable);
  const words = indexable.map((page) => page.word_count);
  const share = (test: (page: PageSummary) => boolean) => shareOf(pages, test);
  return {
    url: site.start_url,
    pages: pages.length,
    indexable_pages: indexable.length,
    words_total: words.reduce((sum, count) => sum + count, 0),
    words_median: median(words) ?? 0,
    sections: countSections(indexable).slice(0, MAX_SECTIONS),
    structured_data_share: share((page) => page.has_structured_data),
    publishing: measureVelocity(publishingDates(site, indexable), now),
    max_depth: pages.reduce((deepest, page) => Math.max(deepest, page.depth ?? 0), 0),
    error_share: errorShare(site),
    ttfb_median_ms: median(pages.map((page) => page.ttfb_ms)),
    title_coverage: share((page) => page.title !== ''),
    description_coverage: share((page) => page.description !== ''),
    h1_coverage: share((page) => page.h1 !== ''),
    internal_links_median: median(pages.map((page) => page.links.length)) ?? 0,
    sitemap_urls: site.sitemap && site.sitemap.url_count > 0 ? site.sitemap.url_count : null,
    speed_score: meanSpeed(site),
    profile: profileSite(site, now),
    trust: gatherTrust(site),
  };
}

export function countSections(pages: readonly PageSummary[]): { name: string; pages: number }[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const [first] = new URL(page.url).pathname.split('/').filter(Boolean);
    const name = first === undefined ? '/' : `/${first}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sections = [...counts].map(([name, count]) => ({ name, pages: count }));
  return sections.sort((one, other) => other.pages - one.pages || (one.name < other.name ? -1 : 1));
}

/** The pages' own publishing dates are worth more than lastmod, which changes with every edit. */
function publishingDates(site: SiteArtifacts, pages: readonly PageSummary[]): (string | null)[] {
  const published = pages.flatMap((page) => page.date_published ?? []);
  if (published.length >= pages.length / 4 && published.length > 0) return published;
  const listed = (site.sitemap?.entries ?? []).map((entry) => entry.lastmod);
  return listed.some((lastmod) => lastmod !== null) ? listed : published;
}

function errorShare(site: SiteArtifacts): number {
  const requested = site.pages.filter((page) => page.allowed_by_robots);
  return shareOf(requested, isBroken);
}

function meanSpeed(site: SiteArtifacts): number | null {
  const scores = (site.speed ?? []).flatMap((run) => run.scores.performance ?? []);
  return scores.length === 0 ? null : round(scores.reduce((sum, score) => sum + score, 0) / scores.length, 1);
}

function shareOf(pages: readonly PageSummary[], test: (page: PageSummary) => boolean): number {
  return pages.length === 0 ? 0 : round(pages.filter(test).length / pages.length, 3);
}
