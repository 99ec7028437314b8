import type { Site } from '../../../domain/sites/site.js';
import { type AuditSchedule, type SiteTask, WEEKDAYS } from '../../../domain/sites/site-task.js';
import type { TaskHealth } from '../../../domain/sites/task-health.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Section } from '../../report/parts/section.js';
import { CheckSetChoice, type CheckSetChoiceProps } from '../audits/check-set-choice.js';
import { StateBadge } from '../operations/state-badge.js';
import { ApiForm, Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { Time } from '../parts/time.js';
import { CrawlFields } from './crawl-fields.js';
import { TASK_TITLES } from './task-titles.js';
import { listTimeZones } from './time-zones.js';

export type TaskLine = TaskHealth & { task: SiteTask };

const INTERVALS = [
  { value: 'off', title: 'Never' },
  { value: 'daily', title: 'Every day' },
  { value: 'weekly', title: 'Every week' },
  { value: 'monthly', title: 'On the first day of each month' },
];

const AUDIT_TYPES = [
  { value: 'complete', title: 'Complete' },
  { value: 'quick', title: 'Quick' },
];

const WEEKDAY_OPTIONS = WEEKDAYS.map((value) => ({
  value,
  title: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

/** The defaults of the API. */
const UNSET = {
  interval: 'off',
  hour: 3,
  time_zone: 'UTC',
  audit_type: 'complete',
  max_pages: 500,
  crawl_depth: null,
} as const;

export interface SiteSchedulesProps {
  site: Site;
  tasks: readonly TaskLine[] | null;
  /** What its audits can be made with. */
  sets: CheckSetChoiceProps['sets'];
}

/** Automatic tasks of the site, and when it is audited again. `tasks` is null when Temporal is not reachable. */
export function SiteSchedules({ site, tasks, sets }: SiteSchedulesProps) {
  const base = `/api/seo-dashboard/sites/${site.id}`;
  const scheduled = tasks?.filter(({ status }) => status !== 'not_scheduled') ?? [];
  const schedule = site.audit_schedule;
  return (
    <Section id="schedules" title="Audit schedule" lead="When this site is audited automatically, and how.">
      <div class="card">
        <ApiForm call={`POST ${base}/schedule`} then="reload" label="Save schedule">
          <div class="fields">
            <ScheduleFields schedule={schedule ?? UNSET} />
            <CheckSetChoice sets={sets} value={schedule?.check_set_id} />
          </div>
          <CrawlFields
            of="schedule-"
            values={{ render: schedule?.audit_type === 'quick' ? 'never' : 'auto', ...schedule }}
          />
        </ApiForm>
      </div>
      {tasks === null && (
        <p class="empty">
          Schedules cannot be shown right now because Temporal is not reachable. Reload the page in a minute.
        </p>
      )}
      {scheduled.length > 0 && <TaskTable base={base} tasks={scheduled} />}
    </Section>
  );
}

/** All fields of a schedule: an omitted one would be reset to the API's default. */
function ScheduleFields({ schedule }: { schedule: Omit<AuditSchedule, 'interval'> & { interval: string } }) {
  const { interval, hour, weekday = 'monday', time_zone, audit_type, max_pages, crawl_depth } = schedule;
  const deep = { kind: 'number', required: true, min: 1, hint: 'Applies to complete audits' } as const;
  return (
    <>
      <SelectField name="interval" label="Repeat the audit" options={INTERVALS} value={interval} />
      <Field name="hour" label="Hour (0 to 23)" kind="number" required min={0} max={23} value={String(hour)} />
      <SelectField name="weekday" label="Day of a weekly audit" options={WEEKDAY_OPTIONS} value={weekday} />
      <SelectField name="time_zone" label="Time zone" options={listTimeZones(time_zone)} value={time_zone} />
      <SelectField name="audit_type" label="Audit type" options={AUDIT_TYPES} value={audit_type} />
      <Field name="max_pages" label="Maximum pages" {...deep} max={50_000} value={String(max_pages)} />
      <Field
        name="crawl_depth"
        label="Maximum clicks from the start page"
        kind="number"
        min={1}
        max={50}
        hint="Leave empty for no limit"
        value={crawl_depth === null ? '' : String(crawl_depth)}
      />
    </>
  );
}

function TaskTable({ base, tasks }: { base: string; tasks: readonly TaskLine[] }) {
  return (
    <DataTable
      caption="Schedules of this site"
      captionHidden
      keyOf={({ task }) => task}
      rows={tasks}
      columns={[
        { title: 'Task', cell: ({ task }) => TASK_TITLES[task] },
        { title: 'Status', cell: ({ status }) => <StateBadge state={status} /> },
        { title: 'Next run', cell: ({ next_run_at }) => (next_run_at ? <Time at={next_run_at} /> : '–') },
        {
          title: 'Last success',
          cell: ({ last_success_at }) => (last_success_at ? <Time at={last_success_at} /> : '–'),
        },
        {
          title: 'Actions',
          cell: ({ task, status }) => (
            <div class="actions">
              <TaskButton base={base} task={task} change={status === 'paused' ? 'resume' : 'pause'} />
              <TaskButton base={base} task={task} change="trigger" />
            </div>
          ),
        },
      ]}
    />
  );
}

const CHANGES = { pause: 'Pause', resume: 'Resume', trigger: 'Run now' } as const;

function TaskButton({ base, task, change }: { base: string; task: SiteTask; change: keyof typeof CHANGES }) {
  return (
    <button
      type="button"
      class="quiet"
      aria-label={`${CHANGES[change]}: ${TASK_TITLES[task]}`}
      data-api={`POST ${base}/schedules/${task}/${change}`}
      data-then="reload"
    >
      {CHANGES[change]}
    </button>
  );
}
