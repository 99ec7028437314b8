import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';
import { currentDisplay } from '../../report/facts/current-display.js';
import { Foreign, ForeignProse } from '../../report/parts/foreign.js';
import { ApiForm, Field } from '../parts/field.js';
import { Time } from '../parts/time.js';
import { toFieldTime } from '../parts/to-field-time.js';
import { heldWords } from './held-words.js';
import { LeadName } from './waiting-mails.js';

const OUTREACH = '/api/v1/backlink-outreach';

/** A follow-up that is scheduled, and its lead; null when that is gone. */
export interface ScheduledFollowUp {
  follow_up: FollowUp;
  lead: Lead | null;
}

/** The follow-ups that are scheduled, each with a form to change it. */
export function PlannedFollowUps({ planned }: { planned: readonly ScheduledFollowUp[] }) {
  return (
    <ul class="rows">
      {planned.map((each) => (
        <li key={each.follow_up.id}>
          <PlannedRow planned={each} />
        </li>
      ))}
    </ul>
  );
}

function PlannedRow({ planned: { follow_up, lead } }: { planned: ScheduledFollowUp }) {
  const { id, campaign_id, subject, body, scheduled_at } = follow_up;
  const { time_zone } = currentDisplay();
  const call = `${OUTREACH}/campaigns/${campaign_id}/follow-ups/${id}`;
  return (
    <article class="row" aria-labelledby={`follow-up-${id}`}>
      <h2 id={`follow-up-${id}`}>
        <LeadName lead={lead} />
      </h2>
      <p>
        <strong>
          <Foreign text={subject} max={200} />
        </strong>
      </p>
      <p class="prose">
        <ForeignProse text={body} max={600} />
      </p>
      {follow_up.step_id !== null && (
        <p class="small muted">
          A step of the <a href={`/app/campaigns/${campaign_id}/sequence`}>sequence</a>. What you edit here is for this
          lead alone.
        </p>
      )}
      <When followUp={follow_up} />
      <details>
        <summary>Edit</summary>
        <ApiForm call={`PATCH ${call}`} then="reload" label="Save" describes={`follow-up-${id}`} changes>
          <Field of={`${id}-`} name="subject" label="Subject" required value={subject} />
          <Field of={`${id}-`} name="body" label="Email" kind="prose" required value={body} />
          <Field
            of={`${id}-`}
            name="scheduled_at"
            label={`Send on (${time_zone.replaceAll('_', ' ')})`}
            kind="time"
            zone={time_zone}
            required
            value={toFieldTime(scheduled_at, time_zone)}
            hint="At most 90 days ahead. A reply stops it before."
          />
        </ApiForm>
      </details>
      <div class="actions">
        <button
          type="button"
          class="quiet"
          aria-describedby={`follow-up-${id}`}
          data-api={`DELETE ${call}`}
          data-then="reload"
          data-confirm="Cancel this follow-up? It will not be sent."
        >
          Cancel follow-up
        </button>
      </div>
    </article>
  );
}

function When({ followUp: { scheduled_at, held_reason, next_at, paused } }: { followUp: FollowUp }) {
  if (paused !== null)
    return <p class="banner">{paused === 'lead' ? 'Paused for this lead.' : 'Paused with the whole sequence.'}</p>;
  if (held_reason === null)
    return (
      <p class="small muted">
        Scheduled for <Time at={scheduled_at} />
      </p>
    );
  const { why, detail, wayOut } = heldWords(held_reason);
  return (
    <p class="banner">
      Was due on <Time at={scheduled_at} /> and waits: {why.charAt(0).toLowerCase() + why.slice(1)}
      {detail !== null && (
        <>
          {' '}
          (<Foreign text={detail} max={300} />)
        </>
      )}
      .{' '}
      {next_at !== null && (
        <>
          Next try: <Time at={next_at} />.{' '}
        </>
      )}
      {wayOut}
    </p>
  );
}
