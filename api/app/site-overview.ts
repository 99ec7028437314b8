import { compareIssues } from '../../domain/audits/compare-issues.js';
import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { isDomainError } from '../../domain/base/errors.js';
import { historyStart, reportHealth } from '../../domain/dashboard/health-report.js';
import { resultKey, searchAnalysisKey } from '../../domain/operations/artifact-keys.js';
import type { SearchPerformance } from '../../domain/search/analysis/search-performance.js';
import type { Site } from '../../domain/sites/site.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Store } from '../../store/index.js';
import { findLatestAudit } from '../sites/latest-audit.js';
import type { SiteGateway } from '../sites/site-gateway.js';

export type SiteOverviewDeps = Pick<
  Store,
  'audits' | 'artifacts' | 'healthSnapshots' | 'connections' | 'operations'
> & { gateway: Pick<SiteGateway, 'readSiteTask'> };

const SHOWN_AUDITS = 5;

/** All that the overview of a site shows; every part from what is stored. */
export async function readSiteOverview(deps: SiteOverviewDeps, site: Site) {
  const { user_id, site: host } = site;
  const [audited, { items: audits }, health, search, connections, nextRun, running] = await Promise.all([
    readAudited(deps, site),
    deps.audits.list(user_id, { site: host }, SHOWN_AUDITS, null),
    readHealth(deps, site),
    deps.artifacts.get<SearchPerformance>(user_id, searchAnalysisKey(host)),
    deps.connections.all(user_id),
    readNextAudit(deps, site),
    listRunningAudits(deps, user_id),
  ]);
  const isConnected = connections.some(
    ({ platform, status }) => platform === 'searchconsole' && status === 'connected',
  );
  return { ...audited, audits, health, search, isConnected, nextRun, running: running.get(host) ?? null };
}

/** The latest audit with those of the same type before it. */
async function readAudited(deps: SiteOverviewDeps, { user_id, site }: Site) {
  const latest = await findLatestAudit(deps, user_id, site);
  if (latest === null) return { audit: null, history: [], changes: null };
  const [audit, history] = await Promise.all([readAudit(deps, latest), deps.audits.listHistory(latest)]);
  const before = history.at(-2);
  const previous = before ? await readAudit(deps, { user_id, id: before.audit_id }) : null;
  const changes =
    audit && before && previous ? { since: before.created_at, issues: compareIssues(previous, audit) } : null;
  return { audit, history, changes };
}

async function readAudit(
  { artifacts }: Pick<SiteOverviewDeps, 'artifacts'>,
  { user_id, id }: { user_id: Site['user_id']; id: string },
) {
  const stored = await artifacts.get<StoredAudit>(user_id, resultKey(id));
  return stored ? completeStoredAudit(stored) : null;
}

async function readHealth({ healthSnapshots }: Pick<SiteOverviewDeps, 'healthSnapshots'>, { user_id, site }: Site) {
  const today = new Date().toISOString().slice(0, 10);
  return reportHealth(await healthSnapshots.list(user_id, site, historyStart(today)));
}

/** When the audit of a site runs next. Null without a schedule, and when Temporal is not reachable: a page has more to show. */
export async function readNextAudit(
  { gateway }: Pick<SiteOverviewDeps, 'gateway'>,
  { user_id, id: site_id, audit_schedule }: Site,
): Promise<string | null> {
  if (audit_schedule === null) return null;
  try {
    const facts = await gateway.readSiteTask({ user_id, site_id, task: 'audit' });
    return facts?.paused ? null : (facts?.next_run_at ?? null);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return null;
  }
}

const MOST_RUNNING = 100;

/** Ids of the complete audits that run or wait now, by site. */
export async function listRunningAudits(
  { operations }: Pick<SiteOverviewDeps, 'operations'>,
  userId: OwnerId,
): Promise<ReadonlyMap<string, string>> {
  const listed = (['queued', 'running'] as const).map((status) =>
    operations.list(userId, { status, type: 'complete_audit' }, MOST_RUNNING, null),
  );
  const found = (await Promise.all(listed)).flatMap(({ items }) => items);
  return new Map(found.map(({ site, id }) => [site, id]));
}
