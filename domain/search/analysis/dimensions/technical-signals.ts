import { round } from '../../../base/statistics/round.js';
import { identifySite } from '../../../base/url/url-identity.js';
import type { NoData } from '../../../dashboard/no-data.js';
import type { CrawledSite } from '../crawled-site.js';
import type { SearchAnalysis } from '../search-analysis.js';
import type { KeyedFigures, SearchFigures } from '../search-figures.js';
import type { TechnicalSignals } from '../search-reports.js';
import { findTrafficIssues } from '../signals/find-traffic-issues.js';

const MOST_ISSUES = 50;
const VERDICTS = { pass: 0, neutral: 0, fail: 0, unknown: 0 } as const;
const NO_CRAWL: NoData = {
  status: 'no_data',
  reason: 'No crawl of the site is stored',
  next_step: 'Run a complete audit of the site: POST /api/seo/enterprise/complete-audit',
};

/** What crawling, indexing, phones and speed say about the pages that search knows. */
export function technicalSignals(analysis: SearchAnalysis): TechnicalSignals {
  const { surroundings, data } = analysis;
  return {
    crawl: crawlOf(analysis),
    coverage: describeCoverage(data.sets.pages, surroundings.crawl),
    inspection: inspectionOf(analysis),
    mobile: mobileOf(analysis),
    core_web_vitals: surroundings.field_data,
  };
}

function crawlOf({ surroundings: { audit } }: SearchAnalysis): TechnicalSignals['crawl'] {
  if (audit === null) return NO_CRAWL;
  const { audit_id, generated_at, component_scores, issue_counts, crawl } = audit;
  return {
    status: 'completed',
    audit_id,
    audited_at: generated_at,
    technical_score: component_scores.technical_seo,
    issue_counts,
    crawled_pages: crawl.pages,
  };
}

function describeCoverage(pages: KeyedFigures[] | undefined, crawl: CrawledSite | null): TechnicalSignals['coverage'] {
  if (pages === undefined) {
    return {
      status: 'no_data',
      reason: 'Search Console could not be read by page',
      next_step: 'Start the analysis again',
    };
  }
  if (crawl === null) return NO_CRAWL;
  const site = identifySite(crawl.start_url);
  const shown = pages.flatMap(({ key, current }) =>
    current !== null && identifySite(key) === site ? [{ url: key, figures: current }] : [],
  );
  const known = new Set(shown.map(({ url }) => url));
  const unseen = [...crawl.by_url.values()].filter(({ url, indexable }) => indexable && !known.has(url));
  const crawled = shown.filter(({ url }) => crawl.by_url.has(url)).length;
  return {
    status: 'completed',
    pages_with_impressions: shown.length,
    crawled,
    not_crawled: shown.length - crawled,
    indexable_without_impressions: unseen.length,
    issues: findTrafficIssues(shown, crawl).slice(0, MOST_ISSUES),
  };
}

function inspectionOf({ surroundings: { inspections } }: SearchAnalysis): TechnicalSignals['inspection'] {
  if ('status' in inspections) return inspections;
  const { pages, failed } = inspections;
  return {
    status: 'completed',
    inspected: pages.length,
    failed,
    verdicts: count(pages.map(({ verdict }) => verdict)),
    pages,
  };
}

function mobileOf({ data: { sets }, surroundings: { inspections } }: SearchAnalysis): TechnicalSignals['mobile'] {
  if (sets.devices === undefined || sets.devices.length === 0) {
    return {
      status: 'no_data',
      reason: 'Search Console reported nothing by device',
      next_step: 'Start the analysis again, or choose a longer period',
    };
  }
  const of = (name: string): SearchFigures | null =>
    sets.devices?.find(({ key }) => key.toLowerCase() === name)?.current ?? null;
  const [mobile, desktop] = [of('mobile'), of('desktop')];
  const clicks = sets.devices.reduce((sum, { current }) => sum + (current?.clicks ?? 0), 0);
  const gap =
    mobile?.position == null || desktop?.position == null ? null : round(mobile.position - desktop.position, 2);
  return {
    status: 'completed',
    clicks_share: clicks === 0 ? null : round((mobile?.clicks ?? 0) / clicks, 4),
    mobile,
    desktop,
    position_gap: gap,
    mobile_verdicts: 'status' in inspections ? null : count(inspections.pages.map((page) => page.mobile_verdict)),
  };
}

function count(verdicts: readonly (keyof typeof VERDICTS)[]): Record<keyof typeof VERDICTS, number> {
  const counts: Record<keyof typeof VERDICTS, number> = { ...VERDICTS };
  for (const verdict of verdicts) counts[verdict] += 1;
  return counts;
}
