import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import type { PlannedFollowUp } from '../../../domain/outreach/sending/send-queue.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { StateBadge } from '../operations/state-badge.js';
import { Time } from '../parts/time.js';
import { Address } from './address.js';
import { failureWords } from './failure-words.js';
import { MailText } from './mail-text.js';
import { ResolveButtons } from './resolve-buttons.js';

const OUTREACH = '/api/v1/backlink-outreach';

/** An email that failed, and whether the same can be sent again. */
export interface FailedMail {
  attempt: Attempt;
  /** Another email to the lead was sent since, or waits. */
  is_superseded: boolean;
  /** What follows it when it is sent again; null: it cannot be. */
  retry: { follow_ups: readonly PlannedFollowUp[] } | null;
}

/** The emails that were not sent, came back or may not have arrived: why, and what to do. */
export function FailedMails({ mails }: { mails: readonly FailedMail[] }) {
  return (
    <DataTable
      caption="Failed emails"
      captionHidden
      stacks
      keyOf={({ attempt }) => attempt.id}
      rows={mails}
      columns={[
        { title: 'To', cell: ({ attempt }) => <Address email={attempt.recipient_email} /> },
        { title: 'Email', size: 'wide', cell: ({ attempt }) => <MailText {...attempt} /> },
        {
          title: 'When',
          cell: ({ attempt: { status, sent_at, created_at } }) => (
            <>
              <StateBadge state={status} />{' '}
              <span class="small muted">
                <Time at={sent_at ?? created_at} />
              </span>
            </>
          ),
        },
        { title: 'Reason', size: 'wide', cell: (mail) => <Reason mail={mail} /> },
        { title: 'Actions', cell: (mail) => <Actions mail={mail} /> },
      ]}
    />
  );
}

function Reason({ mail: { attempt, is_superseded } }: { mail: FailedMail }) {
  const { why, detail, wayOut } = failureWords(attempt);
  return (
    <>
      <p>{why}</p>
      {detail !== null && (
        <p class="small muted">
          <Foreign text={detail} max={300} />
        </p>
      )}
      <p class="small">{is_superseded ? 'Another email to this lead was sent since, or waits to be sent.' : wayOut}</p>
    </>
  );
}

function Actions({ mail: { attempt, retry } }: { mail: FailedMail }) {
  const { id, campaign_id, lead_id, sender_id, subject, body, status, recipient_email } = attempt;
  if (status === 'uncertain') return <ResolveButtons attempt={attempt} />;
  if (retry === null) {
    return <a href={`/app/campaigns/${campaign_id}/leads/${lead_id}`}>View lead</a>;
  }
  const follow_ups = retry.follow_ups.map(({ after_days, subject: own, body: text }) => ({
    after_days,
    ...(own !== null && { subject: own }),
    body: text,
  }));
  const again = { lead_ids: [lead_id], subject, body, sender_id, ...(follow_ups.length > 0 && { follow_ups }) };
  return (
    <div class="actions">
      <button
        type="button"
        class="quiet"
        aria-label={`Send again to ${recipient_email}`}
        data-api={`POST ${OUTREACH}/campaigns/${campaign_id}/outreach/queue`}
        data-body={JSON.stringify(again)}
        data-then="/app/operations/{id}"
        id={`retry-${id}`}
      >
        Send again
      </button>
    </div>
  );
}
