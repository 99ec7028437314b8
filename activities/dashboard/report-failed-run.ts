import { type FailedRun, failedRunEvent } from '../../domain/webhooks/schedule-events.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { DashboardDeps } from './dashboard-deps.js';

export interface ReportFailedRunInput extends FailedRun {
  user_id: OwnerId;
  site_id: string;
}

/** Tells endpoints of the user that a scheduled run failed. Twice: each endpoint learns of it once. */
export async function reportFailedRun(
  { sites, publish, now }: Pick<DashboardDeps, 'sites' | 'publish' | 'now'>,
  { user_id, site_id, ...run }: ReportFailedRunInput,
): Promise<void> {
  const site = await sites.find(user_id, site_id);
  if (site) await publish(failedRunEvent(site, run, now().toISOString()));
}
