import { runActivity } from '../run-activity.js';
import type { DashboardDeps } from './dashboard-deps.js';
import { type FinishRefreshInput, finishRefresh } from './finish-refresh.js';
import { planSiteTask, type SiteTaskRef } from './plan-site-task.js';
import { snapshotHealth } from './snapshot-health.js';

/** What the dashboard needs of the store, on the queue orchestration. */
export function createDashboardActivities(deps: DashboardDeps) {
  return {
    /** Whether there are search data to be read. Changes nothing. */
    canReadSearch: runActivity(async ({ user_id }: { user_id: string }) => {
      const connection = await deps.connections.find(user_id, 'searchconsole');
      return connection?.status === 'connected' || connection?.status === 'error';
    }),
    snapshotHealth: runActivity((input: { user_id: string; site: string }) => snapshotHealth(deps, input)),
    finishRefresh: runActivity((input: FinishRefreshInput) => finishRefresh(deps, input)),
    planSiteTask: runActivity((input: SiteTaskRef) => planSiteTask(deps, input)),
  };
}

export type DashboardActivities = ReturnType<typeof createDashboardActivities>;
