import type { Response } from 'express';
import { composeDashboard, shortenDashboard } from '../../../domain/dashboard/dashboard-data.js';
import { findInsights } from '../../../domain/dashboard/dashboard-insights.js';
import { reportHealth } from '../../../domain/dashboard/health-report.js';
import { measureDashboard } from '../../../domain/dashboard/metrics.js';
import { NOTHING } from '../../../domain/dashboard/no-data.js';
import type { DashboardFacts } from '../../../domain/dashboard/site-facts.js';
import type { Connection } from '../../../domain/search/connection.js';
import type { Store } from '../../../store/index.js';
import { hasPlan } from '../../http/auth/plan.js';
import type { AnswerOf, HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type OperationStartDeps, startOperation } from '../../operations/start-operation.js';
import { siteOfRequest, siteToWorkOn } from '../../sites/site-of-request.js';
import { type CachedAnswerDeps, sendCached } from '../cached-answer.js';
import { loadSiteFacts, type SiteFactsDeps } from '../load-site-facts.js';

export type DashboardHandlerDeps = CachedAnswerDeps &
  SiteFactsDeps &
  OperationStartDeps &
  Pick<Store, 'sites' | 'siteVersions' | 'dashboardAnswers'>;

type Cached =
  | 'getDashboardData'
  | 'getDashboardOverview'
  | 'getDashboardMetrics'
  | 'getHealthScore'
  | 'getDashboardInsights';

/** The key of responses when no site is watched. */
const NO_SITE = '';

/** Reads of stored data; nothing here requests anything from outside. */
export function createDashboardHandlers(
  deps: DashboardHandlerDeps,
): HandlersOf<
  | 'getDashboardData'
  | 'getDashboardOverview'
  | 'getDashboardMetrics'
  | 'getHealthScore'
  | 'getDashboardInsights'
  | 'getCacheStats'
  | 'refreshDashboard'
> {
  type Compose<Id extends Cached> = (
    facts: DashboardFacts | null,
    connections: readonly Connection[],
  ) => AnswerOf<Id> & object;
  const cached = <Id extends Cached>(name: string, tell: Compose<Id>) => {
    return async (req: OperationRequest<Cached>, res: Response): Promise<void> => {
      const { id: userId } = currentUser(req);
      const [asked, connections] = await Promise.all([siteOfRequest(deps.sites, req), deps.connections.all(userId)]);
      const facts = async () => (asked ? loadSiteFacts(deps, userId, asked) : null);
      const answer = { site: asked?.site ?? NO_SITE, name: `${name}?${describeStates(connections)}` };
      await sendCached(deps, req, res, { ...answer, make: async () => tell(await facts(), connections) });
    };
  };
  return {
    getDashboardData: cached<'getDashboardData'>('data', composeDashboard),
    getDashboardOverview: cached<'getDashboardOverview'>('overview', (facts, connections) =>
      shortenDashboard(composeDashboard(facts, connections)),
    ),
    getDashboardMetrics: cached<'getDashboardMetrics'>('metrics', measureDashboard),
    getHealthScore: cached<'getHealthScore'>('health-score', describeHealth),
    getDashboardInsights: cached<'getDashboardInsights'>('insights', findInsights),
    getCacheStats: async (req, res) => {
      const { id: userId } = currentUser(req);
      const [{ hits, misses, size }, invalidations] = await Promise.all([
        deps.dashboardAnswers.countUse(userId),
        deps.siteVersions.total(userId),
      ]);
      const uses = hits + misses;
      res.json({ hits, misses, hit_rate: uses === 0 ? null : round4(hits / uses), size, invalidations });
    },
    refreshDashboard: async (req, res) => {
      const { site_url } = await siteToWorkOn(deps.sites, req);
      const input = { site_url, ...(hasPlan(req) ? {} : { without_search: true }) };
      await startOperation(deps, req, res, { type: 'refresh_dashboard', input, site_url });
    },
  };
}

function describeHealth(facts: DashboardFacts | null): AnswerOf<'getHealthScore'> {
  const report = facts && reportHealth(facts.snapshots);
  if (report) return report;
  const nothing = facts ? NOTHING.health : NOTHING.site;
  const figures = { score: null, previous_score: null, change: null, trend: null, breakdown: null };
  return { ...figures, ...nothing, history: { daily: [], weekly: [], monthly: [] } };
}

/** Part of every answer; they change without anything becoming known of a site. */
function describeStates(connections: readonly Connection[]): string {
  return connections
    .map(({ platform, status, listed_at, properties: { length } }) => `${platform}=${status}@${listed_at}+${length}`)
    .join('&');
}

function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
