import type { CompetitorResult } from '../../../domain/audits/benchmark.js';
import { isDomainError } from '../../../domain/base/errors.js';
import type { CrawlResult } from '../../../domain/crawl/crawl.js';
import type { Outcome } from '../../../domain/operations/operations.js';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';
import { measureSite } from '../../../domain/seo/site/site-metrics.js';
import type { AuditDeps } from '../audit-deps.js';
import { scoreCompetitor } from '../judge-crawl.js';
import { loadSite } from './load-site.js';

export interface CrawledCompetitor {
  url: string;
  crawl: Outcome<CrawlResult>;
}

/** Scores each competitor by the rules and settings of the audited site, one after the other; one that fails says why among the others. */
export async function judgeCompetitors(
  deps: AuditDeps,
  userId: string,
  competitors: readonly CrawledCompetitor[],
  settings?: CheckSettings,
): Promise<CompetitorResult[]> {
  const results: CompetitorResult[] = [];
  for (const { url, crawl } of competitors)
    results.push(crawl.ok ? await judgeOne(deps, userId, url, crawl.value, settings) : failed(url, crawl.error.detail));
  return results;
}

async function judgeOne(
  deps: AuditDeps,
  user_id: string,
  url: string,
  { crawl_id, incomplete, start_refused }: CrawlResult,
  check_settings: CheckSettings | undefined,
): Promise<CompetitorResult> {
  if (start_refused !== undefined) return failed(url, start_refused);
  const now = new Date(deps.now()).toISOString();
  try {
    const judged = await loadSite(deps, { user_id, crawl_id, crawl_incomplete: incomplete, check_settings });
    const scores = scoreCompetitor(deps, judged, now);
    return { url, status: 'completed', error: null, scores, metrics: measureSite(judged.site, now) };
  } catch (error) {
    // Store errors pass through: the activity is retried.
    if (!isDomainError(error)) throw error;
    return failed(url, error.message);
  }
}

function failed(url: string, error: string): CompetitorResult {
  return { url, status: 'failed', error, scores: {}, metrics: null };
}
