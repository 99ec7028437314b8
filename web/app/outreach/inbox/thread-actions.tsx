import { type InboxThread, MAX_LABELS } from '../../../../domain/outreach/inbox/inbox-thread.js';
import { currentDisplay } from '../../../report/facts/current-display.js';
import { Section } from '../../../report/parts/section.js';
import { nameMember } from '../../issues/issue-words.js';
import { Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { Time } from '../../parts/time.js';
import { toFieldTime } from '../../parts/to-field-time.js';

interface Props {
  thread: InboxThread;
  path: string;
  assignees: readonly string[];
  viewerId: string;
  /** ISO 8601. */
  now: string;
}

/** Who takes care of a thread, its labels, and when it comes back. */
export function ThreadActions({ thread, path, assignees, viewerId, now }: Props) {
  const { assignee, labels } = thread;
  const members = assignees.map((id) => ({ value: id, title: nameMember(id, viewerId) }));
  const former = [assignee]
    .filter((id) => id !== null && !assignees.includes(id))
    .map((id) => ({ value: id ?? '', title: `${id} (no longer a member)`, disabled: true }));
  return (
    <Section id="handling" title="Handling">
      <div class="card">
        <form method="dialog" data-api={`PATCH ${path}`} data-then="reload" aria-label="Assign">
          <SelectField
            name="assignee"
            label="Assigned to"
            sendsNull
            value={assignee ?? ''}
            options={[{ value: '', title: 'Unassigned' }, ...former, ...members]}
          />
          <Save label="Assign" />
        </form>
        <form method="dialog" data-api={`PATCH ${path}`} data-then="reload" aria-label="Labels">
          <Field
            name="labels"
            label="Labels"
            kind="list"
            sendsEmpty
            value={labels.join('\n')}
            hint={`One a line, ${MAX_LABELS} at most`}
          />
          <Save label="Save labels" />
        </form>
        <Snooze thread={thread} path={path} now={now} />
      </div>
    </Section>
  );
}

function Snooze({ thread: { snoozed_until, is_unread }, path, now }: Pick<Props, 'thread' | 'path' | 'now'>) {
  const isSnoozed = snoozed_until !== null && snoozed_until > now;
  const zone = currentDisplay().time_zone;
  return (
    <>
      {isSnoozed && (
        <p class="small">
          Snoozed until <Time at={snoozed_until} />, or until a reply arrives. Nothing is sent then.
        </p>
      )}
      <form method="dialog" data-api={`PATCH ${path}`} data-then="reload" aria-label="Snooze">
        <Field
          name="snoozed_until"
          label="Snooze until"
          kind="time"
          zone={zone}
          required
          value={toFieldTime(snoozed_until ?? tomorrow(now), zone)}
          hint="It comes back then, or earlier when a reply arrives"
        />
        <Save label="Snooze" />
      </form>
      <div class="actions">
        {isSnoozed && (
          <button
            type="button"
            class="quiet"
            data-api={`PATCH ${path}`}
            data-body={JSON.stringify({ snoozed_until: null })}
            data-then="reload"
          >
            End snooze
          </button>
        )}
        <button
          type="button"
          class="quiet"
          data-api={`PATCH ${path}`}
          data-body={JSON.stringify({ unread: !is_unread })}
          data-then="/app/inbox"
        >
          {is_unread ? 'Mark as read' : 'Mark as unread'}
        </button>
      </div>
    </>
  );
}

function Save({ label }: { label: string }) {
  return (
    <div class="actions">
      <button type="submit" class="quiet">
        {label}
      </button>
    </div>
  );
}

const DAY_MS = 24 * 60 * 60_000;

function tomorrow(now: string): string {
  return new Date(Date.parse(now) + DAY_MS).toISOString();
}
