import type { OperationError } from '../operations/operations.js';
import type { Site } from '../sites/site.js';
import type { SiteTask } from '../sites/site-task.js';
import type { WebhookEvent } from './webhook-event.js';

export interface FailedRun {
  task: SiteTask;
  /** Of the workflow: each run is reported once. */
  run_id: string;
  error: OperationError;
}

/** A scheduled run of a site's task that failed. */
export function failedRunEvent(
  { id: site_id, user_id, site, site_url }: Site,
  { task, run_id, error }: FailedRun,
  at: string,
): WebhookEvent {
  return {
    user_id,
    key: `schedule.run_failed:${run_id}`,
    type: 'schedule.run_failed',
    at,
    data: { site_id, site, site_url, task, error },
  };
}
