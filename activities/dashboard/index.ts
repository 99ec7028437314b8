import type { Platform } from '../../domain/search/connection.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { runActivity } from '../run-activity.js';
import type { DashboardDeps } from './dashboard-deps.js';
import { type FinishRefreshInput, finishRefresh } from './finish-refresh.js';
import { planSiteTask, type SiteTaskRef } from './plan-site-task.js';
import { type ReportFailedRunInput, reportFailedRun } from './report-failed-run.js';
import { requireRefreshed } from './require-refreshed.js';
import { snapshotHealth } from './snapshot-health.js';

/** What the dashboard needs of the store, on the queue orchestration. */
export function createDashboardActivities(deps: DashboardDeps) {
  return {
    /** Whether there is anything to be read of a platform. Changes nothing. */
    canReadPlatform: runActivity(async ({ user_id, platform }: { user_id: OwnerId; platform: Platform }) => {
      const connection = await deps.connections.find(user_id, platform);
      return connection?.status === 'connected' || connection?.status === 'error';
    }),
    snapshotHealth: runActivity((input: { user_id: OwnerId; site: string }) => snapshotHealth(deps, input)),
    finishRefresh: runActivity((input: FinishRefreshInput) => finishRefresh(deps, input)),
    requireRefreshed: runActivity((input: { user_id: OwnerId; operation_id: string }) => requireRefreshed(deps, input)),
    reportFailedRun: runActivity((input: ReportFailedRunInput) => reportFailedRun(deps, input)),
    planSiteTask: runActivity((input: SiteTaskRef) => planSiteTask(deps, input)),
  };
}

export type DashboardActivities = ReturnType<typeof createDashboardActivities>;
