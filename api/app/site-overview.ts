import { compareIssues } from '../../domain/audits/compare-issues.js';
import { historyStart, reportHealth } from '../../domain/dashboard/health-report.js';
import { searchAnalysisKey } from '../../domain/operations/artifact-keys.js';
import type { SearchPerformance } from '../../domain/search/analysis/search-performance.js';
import { findFixStates } from '../../domain/sites/issues/find-fix-states.js';
import type { Site } from '../../domain/sites/site.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Store } from '../../store/index.js';
import { loadSiteIssues } from '../sites/issues/load-site-issues.js';
import type { NextAudits } from '../sites/next-audits.js';

export type SiteOverviewDeps = Pick<
  Store,
  'audits' | 'artifacts' | 'healthSnapshots' | 'connections' | 'operations' | 'acceptances' | 'issueRecords'
>;

const SHOWN_AUDITS = 5;

/** All that the overview of a site shows; every part from what is stored. */
export async function readSiteOverview(deps: SiteOverviewDeps, nextAudits: NextAudits, site: Site) {
  const { user_id, site: host } = site;
  const [audited, { items: audits }, health, search, connections, nextRun, running] = await Promise.all([
    readAudited(deps, site),
    deps.audits.list(user_id, { site: host }, SHOWN_AUDITS, null),
    readHealth(deps, site),
    deps.artifacts.get<SearchPerformance>(user_id, searchAnalysisKey(host)),
    deps.connections.all(user_id),
    nextAudits.read(site),
    listRunningAudits(deps, user_id),
  ]);
  const isConnected = connections.some(
    ({ platform, status }) => platform === 'searchconsole' && status === 'connected',
  );
  return { ...audited, audits, health, search, isConnected, nextRun, running: running.get(host) ?? null };
}

/** The latest audit with those of the same type before it, and what was decided about its fixes. */
async function readAudited(deps: SiteOverviewDeps, site: Site) {
  const loaded = await loadSiteIssues(deps, site, null);
  if (loaded === null) return { audit: null, history: [], changes: null, fixes: null };
  const { history, sources, snapshots } = loaded;
  const { audit, previous } = sources;
  const before = snapshots.at(-2);
  return {
    audit,
    history,
    changes: before && previous ? { since: before.created_at, issues: compareIssues(previous, audit) } : null,
    fixes: findFixStates(sources),
  };
}

async function readHealth({ healthSnapshots }: Pick<SiteOverviewDeps, 'healthSnapshots'>, { user_id, site }: Site) {
  const today = new Date().toISOString().slice(0, 10);
  return reportHealth(await healthSnapshots.list(user_id, site, historyStart(today)));
}

const MOST_RUNNING = 100;

/** Ids of the complete audits that run or wait now, by site. */
export async function listRunningAudits(
  { operations }: Pick<SiteOverviewDeps, 'operations'>,
  userId: OwnerId,
): Promise<ReadonlyMap<string, string>> {
  const found = await operations.listOpen(userId, { type: 'complete_audit' }, MOST_RUNNING);
  return new Map(found.map(({ site, id }) => [site, id]));
}
