import type { Site } from '../../../domain/sites/site.js';
import { type AuditSchedule, SITE_TASKS, type SiteTask } from '../../../domain/sites/site-task.js';
import { workPriority } from '../../contract/work-priority.js';
import { SEARCH_ATTRIBUTES } from '../../operations/contract/operation.js';

/** What the Schedules of a watched site start. */
export const RUN_SITE_TASK = 'runSiteTask';

export interface RunSiteTaskInput {
  user_id: string;
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

export function siteScheduleId({ user_id, site_id, task }: RunSiteTaskInput): string {
  return `${PREFIX}${task}:${user_id}:${site_id}`;
}

/** The site and task of a Schedule; null when it is not one of these. User ids may contain colons, the others not. */
export function readSiteScheduleId(scheduleId: string): RunSiteTaskInput | null {
  const [, task, user_id, site_id] = /^site:([a-z]+):(.*):([0-9a-f]{24})$/.exec(scheduleId) ?? [];
  const known = SITE_TASKS.find((name) => name === task);
  return known && user_id && site_id ? { user_id, site_id, task: known } : null;
}

interface WhenDue {
  every: keyof typeof CATCH_UP;
  calendar: CalendarSpec;
  timezone: string;
}

interface CalendarSpec {
  hour: number;
  minute?: number;
  dayOfWeek?: 'MONDAY';
  dayOfMonth?: number;
}

/** When each task is due, in UTC; the early hours, when sites have few visitors. */
const DUE: Readonly<Record<Exclude<SiteTask, 'audit'>, Omit<WhenDue, 'timezone'>>> = {
  health: { every: 'daily', calendar: { hour: 5 } },
  competitors: { every: 'weekly', calendar: { hour: 2, dayOfWeek: 'MONDAY' } },
  semantic: { every: 'weekly', calendar: { hour: 3, minute: 30, dayOfWeek: 'MONDAY' } },
  strategy: { every: 'weekly', calendar: { hour: 6, dayOfWeek: 'MONDAY' } },
};

function whenAudited(schedule: AuditSchedule | null): WhenDue | null {
  if (schedule === null) return null;
  const { interval: every, hour, time_zone: timezone } = schedule;
  if (every === 'daily') return { every, calendar: { hour }, timezone };
  const day = every === 'weekly' ? { dayOfWeek: 'MONDAY' as const } : { dayOfMonth: 1 };
  return { every, calendar: { hour, ...day }, timezone };
}

/**
 * The Schedule of one task of a site, as Temporal's client takes it; null when the site has none for it. A run that is still
 * going lets the next one be skipped.
 */
export function siteSchedule(site: Pick<Site, 'id' | 'user_id' | 'site' | 'audit_schedule'>, task: SiteTask) {
  const input = { user_id: site.user_id, site_id: site.id, task };
  const when = task === 'audit' ? whenAudited(site.audit_schedule) : { ...DUE[task], timezone: 'UTC' };
  if (when === null) return null;
  const scheduleId = siteScheduleId(input);
  return {
    scheduleId,
    spec: { calendars: [when.calendar], timezone: when.timezone, jitter: JITTER },
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
