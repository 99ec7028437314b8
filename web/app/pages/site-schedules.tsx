import type { Site } from '../../../domain/sites/site.js';
import type { AuditSchedule, SiteTask } from '../../../domain/sites/site-task.js';
import type { TaskHealth } from '../../../domain/sites/task-health.js';
import { showTime } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Section } from '../../report/parts/section.js';
import { CheckSetChoice, type CheckSetChoiceProps } from '../parts/check-set-choice.js';
import { CrawlFields } from '../parts/crawl-fields.js';
import { ApiForm, Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { StateBadge } from '../parts/state-badge.js';

export type TaskLine = TaskHealth & { task: SiteTask };

const TITLES: Readonly<Record<SiteTask, string>> = {
  health: 'Health of the day',
  audit: 'Audit',
  competitors: 'Comparison of sitemaps',
  semantic: 'Index of contents',
  strategy: 'Strategy of the week',
};

const INTERVALS = [
  { value: 'off', title: 'Only when I ask' },
  { value: 'daily', title: 'Every day' },
  { value: 'weekly', title: 'Every Monday' },
  { value: 'monthly', title: 'On the first of the month' },
];

const AUDIT_TYPES = [
  { value: 'complete', title: 'Complete' },
  { value: 'quick', title: 'Quick' },
];

/** As the API has it for what is not said. */
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

/** What is done for the site by itself, and when it is audited again. Null: Temporal cannot be asked. */
export function SiteSchedules({ site, tasks, sets }: SiteSchedulesProps) {
  const base = `/api/seo-dashboard/sites/${site.id}`;
  const scheduled = tasks?.filter(({ status }) => status !== 'not_scheduled') ?? [];
  const schedule = site.audit_schedule;
  return (
    <Section id="schedules" title="Schedules" lead="What is done by itself; it goes on whoever looks.">
      <div class="card">
        <ApiForm call={`POST ${base}/schedule`} then="reload" label="Save">
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
      {tasks === null && <p class="empty">Temporal cannot be asked right now. What is scheduled runs all the same.</p>}
      {scheduled.length > 0 && <TaskTable base={base} tasks={scheduled} />}
    </Section>
  );
}

/** All that a schedule is made of: what is left out would be set back to what the API takes without it. */
function ScheduleFields({ schedule }: { schedule: Omit<AuditSchedule, 'interval'> & { interval: string } }) {
  const { interval, hour, time_zone, audit_type, max_pages, crawl_depth } = schedule;
  const deep = { kind: 'number', required: true, min: 1, hint: 'Of complete audits' } as const;
  return (
    <>
      <SelectField name="interval" label="Audit it again" options={INTERVALS} value={interval} />
      <Field name="hour" label="At hour" kind="number" required min={0} max={23} value={String(hour)} />
      <Field name="time_zone" label="Time zone" required value={time_zone} hint="Such as Europe/Berlin" />
      <SelectField name="audit_type" label="Kind of audit" options={AUDIT_TYPES} value={audit_type} />
      <Field name="max_pages" label="Pages at most" {...deep} max={50_000} value={String(max_pages)} />
      <Field
        name="crawl_depth"
        label="Clicks from the start page at most"
        kind="number"
        min={1}
        max={50}
        hint="Empty: no limit"
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
        { title: 'Task', cell: ({ task }) => TITLES[task] },
        { title: 'State', cell: ({ status }) => <StateBadge state={status} /> },
        { title: 'Next', cell: ({ next_run_at }) => (next_run_at ? showTime(next_run_at) : '–') },
        { title: 'Last success', cell: ({ last_success_at }) => (last_success_at ? showTime(last_success_at) : '–') },
        {
          title: 'Change',
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
      aria-label={`${CHANGES[change]}: ${TITLES[task]}`}
      data-api={`POST ${base}/schedules/${task}/${change}`}
      data-then="reload"
    >
      {CHANGES[change]}
    </button>
  );
}
