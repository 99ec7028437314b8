import type { Site } from '../../../domain/sites/site.js';
import { type AuditSchedule, SITE_TASKS, type SiteTask } from '../../../domain/sites/site-task.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { workPriority } from '../../contract/work-priority.js';
import { SEARCH_ATTRIBUTES } from '../../operations/contract/operation.js';
import { type DueTime, scheduleTimes } from './schedule-times.js';

/** What the Schedules of a watched site start. */
export const RUN_SITE_TASK = 'runSiteTask';

export interface RunSiteTaskInput {
  user_id: OwnerId;
  site_id: string;
  task: SiteTask;
}

const PREFIX = 'site:';
/** One that hangs longer has lost its way; audits of huge sites take hours. */
const RUN_TIMEOUT = '24 hours';
/**
 * A machine that was off when a task was due does it once it is back, but never two of a kind for it: less than the time to
 * the next.
 */
const CATCH_UP = { daily: '23 hours', weekly: '6 days', monthly: '27 days' } as const;
/** Sites that were added together need not all be crawled at the same minute. */
const JITTER = '10 minutes';

type WhenDue = DueTime & { every: keyof typeof CATCH_UP };

export function siteScheduleId({ user_id, site_id, task }: RunSiteTaskInput): string {
  return `${PREFIX}${task}:${user_id}:${site_id}`;
}

/** The site and task of a Schedule; null when it is not one of these. User ids may contain colons, the others not. */
export function readSiteScheduleId(scheduleId: string): RunSiteTaskInput | null {
  const [, task, user_id, site_id] = /^site:([a-z]+):(.*):([0-9a-f]{24})$/.exec(scheduleId) ?? [];
  const known = SITE_TASKS.find((name) => name === task);
  return known && user_id && site_id ? { user_id, site_id, task: known } : null;
}

/**
 * When each task is due; the early hours, when sites have few visitors. Search Console and Bing count days in Pacific time, and
 * what Google Analytics has counted is final everywhere by then. The others follow the time zone of the site's audits, where it has
 * a schedule for them.
 */
const DUE: Readonly<Record<Exclude<SiteTask, 'audit'>, WhenDue>> = {
  search: { every: 'daily', hour: 5, time_zone: 'America/Los_Angeles' },
  health: { every: 'daily', hour: 5, time_zone: 'UTC' },
  competitors: { every: 'weekly', hour: 2, weekday: 'monday', time_zone: 'UTC' },
  semantic: { every: 'weekly', hour: 3, minute: 30, weekday: 'monday', time_zone: 'UTC' },
  strategy: { every: 'weekly', hour: 6, weekday: 'monday', time_zone: 'UTC' },
};

/** What decides, besides the site itself, which Schedules it has. */
export interface ScheduleSurroundings {
  /** Its user has connected a platform that is read for the site. */
  is_connected: boolean;
  now: Date;
}

function whenDue(
  { audit_schedule }: Pick<Site, 'audit_schedule'>,
  task: SiteTask,
  { is_connected }: ScheduleSurroundings,
): WhenDue | null {
  if (task === 'audit') return audit_schedule && whenAudited(audit_schedule);
  if (task === 'search') return is_connected ? DUE.search : null;
  return { ...DUE[task], time_zone: audit_schedule?.time_zone ?? DUE[task].time_zone };
}

function whenAudited({ interval: every, hour, weekday, time_zone }: AuditSchedule): WhenDue {
  if (every === 'daily') return { every, hour, time_zone };
  const day = every === 'weekly' ? { weekday: weekday ?? 'monday' } : { day_of_month: 1 };
  return { every, hour, ...day, time_zone };
}

/**
 * The Schedule of one task of a site, as Temporal's client takes it; null when the site has none for it. A run that is still
 * going lets the next one be skipped.
 */
export function siteSchedule(
  site: Pick<Site, 'id' | 'user_id' | 'site' | 'audit_schedule'>,
  task: SiteTask,
  surroundings: ScheduleSurroundings,
) {
  const input = { user_id: site.user_id, site_id: site.id, task };
  const when = whenDue(site, task, surroundings);
  if (when === null) return null;
  const scheduleId = siteScheduleId(input);
  return {
    scheduleId,
    spec: { ...scheduleTimes(when, surroundings.now), jitter: JITTER },
    policies: { overlap: 'SKIP' as const, catchupWindow: CATCH_UP[when.every] },
    action: {
      type: 'startWorkflow' as const,
      workflowType: RUN_SITE_TASK,
      workflowId: scheduleId,
      taskQueue: 'orchestration',
      args: [input],
      workflowRunTimeout: RUN_TIMEOUT,
      priority: workPriority(site.user_id, 'scheduled'),
      typedSearchAttributes: [
        { key: SEARCH_ATTRIBUTES.user, value: site.user_id.slice(0, 255) },
        { key: SEARCH_ATTRIBUTES.site, value: site.site.slice(0, 255) },
      ],
    },
  };
}
