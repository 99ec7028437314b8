import { isCancellation, proxyActivities, workflowInfo } from '@temporalio/workflow';
import type { DashboardActivities } from '../../activities/dashboard/index.js';
import type { SiteTaskPlan } from '../../activities/dashboard/plan-site-task.js';
import { assertNever } from '../../domain/base/errors.js';
import { NOTHING } from '../../domain/dashboard/no-data.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { storeOptions } from '../activity-options.js';
import { describeFailure } from '../operations/wrapper/component-outcome.js';
import { runAsOperation } from '../operations/wrapper/run-as-operation.js';
import type { RunSiteTaskInput } from './contract/site-tasks.js';

const { planSiteTask, reportFailedRun, requireRefreshed, snapshotHealth } =
  proxyActivities<DashboardActivities>(storeOptions);

/** The outcome: the operation that ran, or what was done. Small: it is in the Schedule's list of runs. */
export type SiteTaskEnd = { done: string; operation_id: string | null };

/**
 * One task of a watched site, started by its Schedule. What users could also request runs as a separate operation, with
 * a record and a result like any other. It fails when that fails, so that the Schedule shows it.
 */
export async function runSiteTask(input: RunSiteTaskInput): Promise<SiteTaskEnd> {
  try {
    return await runPlan(input.user_id, await planSiteTask(input));
  } catch (error) {
    if (!isCancellation(error)) {
      await reportFailedRun({ ...input, run_id: workflowInfo().runId, error: describeFailure(error) });
    }
    throw error;
  }
}

async function runPlan(user_id: OwnerId, plan: SiteTaskPlan): Promise<SiteTaskEnd> {
  switch (plan.kind) {
    case 'nothing':
      return { done: plan.reason, operation_id: null };
    case 'health': {
      const snapshot = await snapshotHealth({ user_id, site: plan.site });
      // Not a failure: there is nothing to fix, and the first audit records health by itself.
      const done = snapshot ? `Health ${snapshot.score}` : NOTHING.health.reason;
      return { done, operation_id: null };
    }
    case 'complete_audit':
    case 'quick_audit': {
      const { operation_id } = await runAsOperation({ user_id, type: plan.kind, site: plan.site, input: plan.input });
      return { done: plan.kind, operation_id };
    }
    case 'sitemap_benchmark': {
      const { operation_id } = await runAsOperation({ user_id, type: plan.kind, site: plan.site, input: plan.input });
      return { done: plan.kind, operation_id };
    }
    case 'refresh_dashboard': {
      const { operation_id } = await runAsOperation({ user_id, type: plan.kind, site: plan.site, input: plan.input });
      await requireRefreshed({ user_id, operation_id });
      return { done: plan.kind, operation_id };
    }
    case 'semantic':
    case 'strategy': {
      const type = plan.kind === 'semantic' ? ('semantic_index' as const) : ('strategic_insights' as const);
      const input = { site: plan.site, site_url: plan.site_url };
      const { operation_id } = await runAsOperation({ user_id, type, site: plan.site, input });
      return { done: type, operation_id };
    }
    default:
      return assertNever(plan);
  }
}
