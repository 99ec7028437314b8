import { describeLeftOut } from '../../../domain/outreach/sending/forecast/describe-left-out.js';
import type {
  ForecastDay,
  ForecastMailboxPlan,
  LeadsLeftOut,
  QueueForecast,
  WaitingCount,
} from '../../../domain/outreach/sending/forecast/queue-forecast.js';
import { describeWaitReason } from '../../../domain/outreach/sending/waiting.js';
import { showCount, showDay, showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';
import { Address } from './address.js';

/** Days that are listed; more would only be scrolled past. */
const SHOWN_DAYS = 60;

/** When what waits in a campaign leaves, why it waits, and who gets nothing. */
export function ForecastView({ campaignId, forecast }: { campaignId: string; forecast: QueueForecast }) {
  const { basis, days, mailboxes, left_out, waiting, complete } = forecast;
  return (
    <>
      <Ends forecast={forecast} />
      <Slip forecast={forecast} />
      {waiting.length > 0 && <p>Now {waiting.map(describeWait).join(', ')}.</p>}
      {!complete && (
        <p class="banner">More emails wait than are looked at: this is a forecast of the 2,000 that are due first.</p>
      )}
      {left_out.length > 0 && <LeftOutLeads campaignId={campaignId} groups={left_out} />}
      {days.length > 0 && <Days days={days} />}
      {mailboxes.length > 1 && <Mailboxes mailboxes={mailboxes} />}
      <p class="muted small">{basis}</p>
    </>
  );
}

function describeWait({ reason, count }: WaitingCount): string {
  const waits = `${showNumber(count, 0)} ${count === 1 ? 'waits' : 'wait'}`;
  if (reason === 'sequence_paused') return `${waits} because the sequence, or their lead, is paused`;
  return reason === 'in_turn'
    ? `${waits} for ${count === 1 ? 'its' : 'their'} turn`
    : `${waits} because ${describeWaitReason(reason)}`;
}

function Ends({ forecast }: { forecast: QueueForecast }) {
  const { first_emails, follow_ups, first_at, last_first_email_at, last_first_email_range: range, last_at } = forecast;
  if (first_at === null || last_at === null) return <p>No email has a time now.</p>;
  const sums = `${showCount(first_emails, 'first email')} and ${showCount(follow_ups, 'follow-up')}, if no one replies.`;
  if (first_at === last_at)
    return (
      <p>
        {sums} Sent on <Time at={first_at} />.
      </p>
    );
  return (
    <p>
      {sums} The first is sent on <Time at={first_at} />
      {last_first_email_at !== null && range !== null && <LastFirstEmail range={range} />}, the last email on{' '}
      <Time at={last_at} />.
    </p>
  );
}

/** Times are shown to the minute: within one there is no range. */
function LastFirstEmail({ range: { earliest, latest } }: { range: { earliest: string; latest: string } }) {
  const isOneTime = earliest.slice(0, 16) === latest.slice(0, 16);
  return (
    <>
      , the last first email {isOneTime ? 'on' : 'between'} <Time at={earliest} />
      {!isOneTime && (
        <>
          {' '}
          and <Time at={latest} />
        </>
      )}
    </>
  );
}

function Slip({ forecast: { slip } }: { forecast: QueueForecast }) {
  if (slip === null || (slip.late_hours !== null && slip.late_hours < 1)) return null;
  return (
    <p class="banner">
      {slip.late_hours === null
        ? 'The last first email has no time any more'
        : `The last first email is expected ${showCount(slip.late_hours, 'hour')} later than planned`}
      : the plan of <Time at={slip.planned_at} dayOnly /> had it on <Time at={slip.planned_last_first_email_at} />.
    </p>
  );
}

function LeftOutLeads({ campaignId, groups }: { campaignId: string; groups: readonly LeadsLeftOut[] }) {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <details>
      <summary>{showCount(count, 'lead gets', 'leads get')} no email</summary>
      <ul>
        {groups.map((group) => (
          <li key={group.reason}>
            {showNumber(group.count, 0)}: {describeLeftOut(group.reason)}.{' '}
            {group.leads.map(({ lead_id, website_url, recipient_email }) => (
              <span key={lead_id} class="small">
                <a href={`/app/campaigns/${campaignId}/leads/${lead_id}`}>
                  <Foreign text={recipient_email ?? website_url ?? 'Deleted lead'} max={80} />
                </a>{' '}
              </span>
            ))}
            {group.count > group.leads.length && <span class="small muted">and more</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Days({ days }: { days: readonly ForecastDay[] }) {
  return (
    <>
      <DataTable
        caption="Emails by day"
        captionHidden
        stacks
        keyOf={({ date }) => date}
        rows={days.slice(0, SHOWN_DAYS)}
        columns={[
          { title: 'Day', cell: ({ date }) => showDay(date) },
          { title: 'First emails', cell: ({ first_emails }) => showNumber(first_emails, 0) },
          { title: 'Follow-ups', cell: ({ follow_ups }) => showNumber(follow_ups, 0) },
          { title: 'Mailboxes', cell: ({ by_mailbox }) => showNumber(by_mailbox.length, 0) },
        ]}
      />
      {days.length > SHOWN_DAYS && <p class="muted small">And {showCount(days.length - SHOWN_DAYS, 'more day')}.</p>}
    </>
  );
}

function Mailboxes({ mailboxes }: { mailboxes: readonly ForecastMailboxPlan[] }) {
  return (
    <DataTable
      caption="Plan by mailbox"
      captionHidden
      stacks
      keyOf={({ sender_id }) => sender_id}
      rows={mailboxes}
      columns={[
        { title: 'Mailbox', size: 'wide', cell: ({ sender_email }) => <Address email={sender_email ?? 'deleted'} /> },
        { title: 'First emails', cell: ({ first_emails }) => showNumber(first_emails, 0) },
        { title: 'Follow-ups', cell: ({ follow_ups }) => showNumber(follow_ups, 0) },
        {
          title: 'Last email',
          cell: ({ last_at, paused }) => (last_at === null ? paused ? 'Paused' : 'None' : <Time at={last_at} />),
        },
      ]}
    />
  );
}
