import type { CrawledFacts } from './crawled-facts.js';
import type { IndexReport } from './index-report.js';
import { comparePage } from './inspected-comparison.js';
import type { InspectedPage } from './inspected-page.js';
import type { IndexState } from './judge-index-state.js';
import { findUnmetPages } from './rules/find-unmet-pages.js';
import { judgePages } from './rules/judge-pages.js';
import { judgeSitemaps } from './rules/judge-sitemaps.js';

export interface IndexReportInput
  extends Pick<IndexReport, 'website_url' | 'property' | 'property_scope' | 'run' | 'quota' | 'sitemaps' | 'crawl'> {
  /** All whose last inspection is kept. */
  inspected: readonly InspectedPage[];
  /** Pages of the crawl, as far as they were inspected, by URL. */
  crawled: ReadonlyMap<string, CrawledFacts>;
}

const WEIGHTS = { critical: 0, high: 1, medium: 2, low: 3 } as const;

/** The report of a site's index, most severe findings first and of those the most frequent, without what every result carries. */
export function composeIndexReport(
  { inspected, crawled, ...about }: IndexReportInput,
  now: Date,
): Omit<IndexReport, 'generated_at' | 'duration_ms'> {
  const compared = inspected.map((page) => comparePage(page, crawled.get(page.url) ?? null));
  const counts: Record<IndexState, number> = { indexed: 0, not_indexed: 0, unknown: 0 };
  const reasons = new Map<string, IndexReport['reasons'][number]>();
  for (const { page, state } of compared) {
    counts[state] += 1;
    const reason = page.coverage_state ?? 'No reason given';
    const known = reasons.get(reason) ?? { reason, state, pages: 0 };
    reasons.set(reason, { ...known, pages: known.pages + 1 });
  }
  const { sitemaps, crawl } = about;
  const unmet = findUnmetPages(compared, crawl?.is_complete === true);
  return {
    ...about,
    pages: { ...counts, total: compared.length },
    reasons: [...reasons.values()].sort((one, other) => other.pages - one.pages),
    findings: [
      ...(sitemaps.status === 'completed' ? judgeSitemaps(sitemaps.sitemaps, now) : []),
      ...judgePages(compared, now),
      ...(unmet === null ? [] : [unmet]),
    ].sort((one, other) => WEIGHTS[one.severity] - WEIGHTS[other.severity] || other.count - one.count),
  };
}
