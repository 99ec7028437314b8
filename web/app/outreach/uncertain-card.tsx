import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import { showTime } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';

const MAY_BE_MAILED_AGAIN =
  'Mark this email as not delivered? The recipient may then get it again. If it was delivered after all, they get it twice.';

/** An email whose delivery is uncertain; the Sent folder of the mailbox shows whether it was sent. */
export function UncertainCard({ attempt }: { attempt: Attempt }) {
  const { id, campaign_id, recipient_email, subject, sender_email, created_at } = attempt;
  const resolve = `POST /api/v1/backlink-outreach/campaigns/${campaign_id}/attempts/${id}/resolve`;
  return (
    <article class="reply" aria-labelledby={`attempt-${id}`}>
      <h3 id={`attempt-${id}`}>
        <Foreign text={subject} max={200} />
      </h3>
      <p class="muted small">
        To <Foreign text={recipient_email} /> from <Foreign text={sender_email} /> · {showTime(created_at)}
      </p>
      <div class="actions">
        <button type="button" class="quiet" data-api={resolve} data-body='{"outcome":"sent"}' data-then="reload">
          Mark as delivered
        </button>
        <button
          type="button"
          class="quiet"
          data-api={resolve}
          data-body='{"outcome":"not_sent"}'
          data-then="reload"
          data-confirm={MAY_BE_MAILED_AGAIN}
        >
          Mark as not delivered
        </button>
      </div>
    </article>
  );
}
