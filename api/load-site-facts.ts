import { resultKey, searchAnalysisKey } from '../domain/artifact-keys.js';
import { historyStart } from '../domain/dashboard/health-report.js';
import type { SiteFacts } from '../domain/dashboard/site-facts.js';
import { completeStoredAudit, type StoredAudit } from '../domain/seo/audit/complete-stored-audit.js';
import type { SearchPerformance } from '../domain/seo/search-console/search-performance.js';
import type { Store } from '../store/index.js';
import type { AskedSite } from './site-of-request.js';

export type SiteFactsDeps = Pick<Store, 'audits' | 'artifacts' | 'healthSnapshots' | 'connections'>;

/** What was collected about a site, from the store alone. */
export async function loadSiteFacts(
  { audits, artifacts, healthSnapshots, connections }: SiteFactsDeps,
  userId: string,
  { site, watched }: AskedSite,
): Promise<SiteFacts> {
  const today = new Date().toISOString().slice(0, 10);
  const [{ items }, search, snapshots, connected] = await Promise.all([
    audits.list(userId, { site }, 1, null),
    artifacts.get<SearchPerformance>(userId, searchAnalysisKey(site)),
    healthSnapshots.list(userId, site, historyStart(today)),
    connections.all(userId),
  ]);
  const [latest] = items;
  const stored = latest ? await artifacts.get<StoredAudit>(userId, resultKey(latest.id)) : null;
  return {
    ...{ site, site_url: watched?.site_url ?? latest?.website_url ?? `https://${site}/` },
    audit: stored && completeStoredAudit(stored),
    ...{ search, snapshots, connections: connected },
  };
}
