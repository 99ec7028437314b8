import { type Client, ScheduleNotFoundError, WorkflowNotFoundError } from '@temporalio/client';
import type { Site } from '../../domain/sites/site.js';
import { SITE_TASKS } from '../../domain/sites/site-task.js';
import type { ScheduleFacts, TaskRun } from '../../domain/sites/task-health.js';
import { dropSchedule, keepSchedule } from '../../platform/keep-schedule.js';
import { type RunSiteTaskInput, siteSchedule, siteScheduleId } from '../../workflows/sites/contract/site-tasks.js';
import type { GatewayCall } from '../gateway-call.js';

export interface SiteGateway {
  /**
   * Every Schedule of the site as it should be; those it should not have are gone. `isConnected`: its user has connected a
   * platform. @throws DomainError dependency_unavailable
   */
  keepSiteSchedules(site: Site, isConnected: boolean): Promise<void>;
  /** @throws DomainError dependency_unavailable */
  dropSiteSchedules(site: Pick<Site, 'id' | 'user_id'>): Promise<void>;
  /** False: there is no such Schedule. @throws DomainError dependency_unavailable */
  changeSiteTask(ref: RunSiteTaskInput, change: 'pause' | 'resume' | 'trigger'): Promise<boolean>;
  /** What Temporal knows of the Schedule; null: there is none. @throws DomainError dependency_unavailable */
  readSiteTask(ref: RunSiteTaskInput): Promise<ScheduleFacts | null>;
  /** When it runs next, without its runs: one call. Null: there is none, or it is paused. @throws DomainError dependency_unavailable */
  readNextRun(ref: RunSiteTaskInput): Promise<string | null>;
}

const RUN_STATES: Partial<Record<string, TaskRun['status']>> = {
  RUNNING: 'running',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
};

/** What watched sites need of Temporal. */
export function createSiteGateway(client: Client, call: GatewayCall): SiteGateway {
  return {
    async keepSiteSchedules(site, is_connected) {
      for (const task of SITE_TASKS) {
        const schedule = siteSchedule(site, task, { is_connected, now: new Date() });
        const id = siteScheduleId({ user_id: site.user_id, site_id: site.id, task });
        if (schedule) await call(() => keepSchedule(client, schedule));
        else await call(() => dropSchedule(client, id));
      }
    },

    async dropSiteSchedules({ id: site_id, user_id }) {
      for (const task of SITE_TASKS) {
        await call(() => dropSchedule(client, siteScheduleId({ user_id, site_id, task })));
      }
    },

    async changeSiteTask(ref, change) {
      const handle = client.schedule.getHandle(siteScheduleId(ref));
      try {
        await call(() =>
          change === 'pause' ? handle.pause() : change === 'resume' ? handle.unpause() : handle.trigger(),
        );
        return true;
      } catch (error) {
        if (error instanceof ScheduleNotFoundError) return false;
        throw error;
      }
    },

    async readNextRun(ref) {
      try {
        const { state, info } = await call(() => client.schedule.getHandle(siteScheduleId(ref)).describe());
        return state.paused ? null : (info.nextActionTimes[0]?.toISOString() ?? null);
      } catch (error) {
        if (error instanceof ScheduleNotFoundError) return null;
        throw error;
      }
    },

    async readSiteTask(ref) {
      try {
        const { state, info } = await call(() => client.schedule.getHandle(siteScheduleId(ref)).describe());
        const runs: TaskRun[] = await Promise.all(
          info.recentActions.map(({ action, takenAt }) => {
            const { workflowId, firstExecutionRunId } = action.workflow;
            return call(() => readRun(client, workflowId, firstExecutionRunId, takenAt));
          }),
        );
        return { paused: state.paused, next_run_at: info.nextActionTimes[0]?.toISOString() ?? null, runs };
      } catch (error) {
        if (error instanceof ScheduleNotFoundError) return null;
        throw error;
      }
    },
  };
}

/** A run that Temporal has forgotten ended long ago in an unknown state: neither a success nor a failure. */
async function readRun(client: Client, workflow_id: string, run_id: string, takenAt: Date): Promise<TaskRun> {
  const about = { workflow_id, run_id };
  try {
    const { status, startTime, closeTime } = await client.workflow.getHandle(workflow_id, run_id).describe();
    const state = RUN_STATES[status.name] ?? 'failed';
    return { ...about, started_at: startTime.toISOString(), ended_at: closeTime?.toISOString() ?? null, status: state };
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
    return { ...about, started_at: takenAt.toISOString(), ended_at: null, status: 'cancelled' };
  }
}
