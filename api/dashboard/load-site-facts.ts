import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { historyStart } from '../../domain/dashboard/health-report.js';
import { glanceAt, type PageGlance } from '../../domain/dashboard/page-glance.js';
import type { DashboardFacts } from '../../domain/dashboard/site-facts.js';
import { resultKey, searchAnalysisKey } from '../../domain/operations/artifact-keys.js';
import type { SearchPerformance } from '../../domain/search/analysis/search-performance.js';
import { type BingTraffic, bingTrafficKey } from '../../domain/search/bing-traffic.js';
import { type LandingPage, landingPagesKey } from '../../domain/search/landing-pages.js';
import { type SiteTraffic, siteTrafficKey } from '../../domain/search/site-traffic.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Store } from '../../store/index.js';
import { loadConnectionEnds } from '../search/load-connection-ends.js';
import { findLatestAudit } from '../sites/latest-audit.js';
import type { AskedSite } from '../sites/site-of-request.js';

export type SiteFactsDeps = Pick<Store, 'audits' | 'artifacts' | 'healthSnapshots' | 'connections' | 'pageAnalyses'>;

/** How many analyzed pages are read, newest first, and how many are listed. */
const LOOKED_AT = 100;
const COMPARED_AUDITS = 3;

interface StoredSearch {
  search: SearchPerformance;
  traffic: SiteTraffic;
  landing_pages: LandingPage[];
  bing: BingTraffic;
}

/** What was collected about a site, from the store alone. */
export async function loadSiteFacts(
  deps: SiteFactsDeps,
  userId: OwnerId,
  { site, watched }: AskedSite,
): Promise<DashboardFacts> {
  const { artifacts, healthSnapshots, connections } = deps;
  const today = new Date().toISOString().slice(0, 10);
  const [latest, { search, traffic, landing_pages, bing }, pages, snapshots, connected, ends] = await Promise.all([
    findLatestAudit(deps, userId, site),
    artifacts.getAll<StoredSearch>(userId, {
      search: searchAnalysisKey(site),
      traffic: siteTrafficKey(site),
      landing_pages: landingPagesKey(site),
      bing: bingTrafficKey(site),
    }),
    findWorstPages(deps, userId, site),
    healthSnapshots.list(userId, site, historyStart(today)),
    connections.all(userId),
    loadConnectionEnds(artifacts, userId),
  ]);
  const stored = latest ? await artifacts.get<StoredAudit>(userId, resultKey(latest.id)) : null;
  return {
    site,
    site_url: watched?.site_url ?? latest?.website_url ?? `https://${site}/`,
    audit: stored && completeStoredAudit(stored),
    search,
    traffic,
    landing_pages: landing_pages ?? [],
    bing,
    pages,
    snapshots,
    connections: connected,
    ends,
  };
}

/** Those with the lowest scores, lowest first. */
async function findWorstPages({ pageAnalyses }: SiteFactsDeps, userId: OwnerId, site: string): Promise<PageGlance[]> {
  const { items } = await pageAnalyses.list(userId, { site }, LOOKED_AT, null);
  const worst = items.toSorted((a, b) => a.overall_score - b.overall_score).slice(0, COMPARED_AUDITS);
  const found = await Promise.all(worst.map(({ url }) => pageAnalyses.find(userId, url)));
  return found.flatMap((analysis) => (analysis ? [glanceAt(analysis)] : []));
}
