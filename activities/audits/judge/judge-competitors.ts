import type { CompetitorResult } from '../../../domain/audits/benchmark.js';
import { isDomainError } from '../../../domain/base/errors.js';
import type { CrawlResult } from '../../../domain/crawl/crawl.js';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';
import { measureSite } from '../../../domain/seo/site/site-metrics.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { AuditDeps } from '../audit-deps.js';
import type { CrawledCompetitor } from '../compose/gathered-audit.js';
import { CRAWL_COMPONENTS, type CrawlComponent, judgeComponent } from './judge-components.js';
import { type JudgedSite, loadSite } from './load-site.js';

/** Scores each competitor by the rules and settings of the audited site, one after the other; one that fails says why among the others. */
export async function judgeCompetitors(
  deps: AuditDeps,
  userId: OwnerId,
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
  user_id: OwnerId,
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
    // Failures of the store pass: the activity is tried again.
    if (!isDomainError(error)) throw error;
    return failed(url, error.message);
  }
}

function failed(url: string, error: string): CompetitorResult {
  return { url, status: 'failed', error, scores: {}, metrics: null };
}

/** Scores of a competitor, by the same rules as the audited site; null for a component that cannot be judged. */
export function scoreCompetitor(
  deps: Pick<AuditDeps, 'reportError'>,
  judged: JudgedSite,
  now: string,
): Record<CrawlComponent, number | null> {
  const scores = CRAWL_COMPONENTS.map((component) => [component, scoreOne(deps, judged, component, now)] as const);
  return Object.fromEntries(scores) as Record<CrawlComponent, number | null>;
}

function scoreOne(
  { reportError }: Pick<AuditDeps, 'reportError'>,
  judged: JudgedSite,
  component: CrawlComponent,
  now: string,
): number | null {
  // Nothing was read, so nothing is known: full marks would be a gift.
  if (component === 'sitemap' && judged.site.sitemap === null) return null;
  try {
    return judgeComponent(judged, component, now, 0).score;
  } catch (error) {
    reportError(error, `judge ${component} of a competitor`);
    return null;
  }
}
