import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { reportCompetitors } from '../../domain/dashboard/competitors/competitive-report.js';
import { composeStrategicReport } from '../../domain/dashboard/strategy/compose-strategy.js';
import { findWeek } from '../../domain/dashboard/strategy/find-week.js';
import type { StrategicReport } from '../../domain/dashboard/strategy/strategic-report.js';
import type { StrategicSources } from '../../domain/dashboard/strategy/strategic-sources.js';
import { resultKey, searchAnalysisKey, semanticIndexKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { SearchPerformance } from '../../domain/search/analysis/search-performance.js';
import type { SemanticIndex } from '../../domain/seo/semantic/semantic-index.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { AnalysisDeps } from './analysis-deps.js';
import { stampResult } from './shared/save-result.js';

/** A snapshot older than a quarter says nothing of this week. */
const HEALTH_DAYS = 90;
/** Newest first; a quick audit, which covers few pages, counts only if there is no complete one. */
const LOOKED_AT = 20;
/** Weeks to look back for data that are older than the latest. */
const COMPARED_WEEKS = 26;
const DAY_MS = 86_400_000;

/**
 * Writes the weekly strategy of a site from everything stored about it. Changes: the report of the week, the
 * operation's result and what the dashboard shows. Twice: replaces them.
 */
export async function composeStrategy(
  deps: AnalysisDeps,
  { operation, site, site_url }: { operation: OperationRef; site: string; site_url: string },
): Promise<{ key: string }> {
  const { user_id } = operation;
  const now = new Date(deps.now()).toISOString();
  const sources = await readSources(deps, user_id, { site, site_url, now });
  const report: StrategicReport = { ...composeStrategicReport(sources, now), ...(await stampResult(deps, operation)) };
  await deps.strategicReports.put(user_id, report);
  const key = resultKey(operation.id);
  await deps.artifacts.put(user_id, key, report);
  await deps.siteVersions.raise(user_id, site);
  return { key };
}

async function readSources(
  deps: AnalysisDeps,
  user_id: OwnerId,
  { site, site_url, now }: { site: string; site_url: string; now: string },
): Promise<StrategicSources> {
  const { artifacts, audits, sites, healthSnapshots, strategicReports } = deps;
  const fromDay = new Date(Date.parse(now) - HEALTH_DAYS * DAY_MS).toISOString().slice(0, 10);
  const { items } = await audits.list(user_id, { site }, LOOKED_AT, null);
  const latest = items.find(({ audit_type }) => audit_type === 'complete') ?? items[0];
  const stored = latest ? await artifacts.get<StoredAudit>(user_id, resultKey(latest.id)) : null;
  const competitors = reportCompetitors(
    await deps.loadCompetitors(user_id, { site, watched: await sites.findBySite(user_id, site) }),
  );
  return {
    site,
    site_url,
    audit: stored && completeStoredAudit(stored),
    search: await artifacts.get<SearchPerformance>(user_id, searchAnalysisKey(site)),
    health: (await healthSnapshots.list(user_id, site, fromDay)).at(-1) ?? null,
    competitors: competitors.status === 'ok' ? competitors : null,
    semantic: await artifacts.get<SemanticIndex>(user_id, semanticIndexKey(site)),
    ...(await loadEarlier(strategicReports, user_id, site, findWeek(now))),
  };
}

/** The last report of a week before this one, and those before it. */
async function loadEarlier(
  strategicReports: AnalysisDeps['strategicReports'],
  userId: OwnerId,
  site: string,
  week: string,
): Promise<Pick<StrategicSources, 'previous' | 'earlier'>> {
  const [previous = null, ...earlier] = await strategicReports.listBefore(userId, site, week, COMPARED_WEEKS);
  return { previous, earlier };
}
