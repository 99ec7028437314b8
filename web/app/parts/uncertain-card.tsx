import type { Attempt } from '../../../domain/outreach/attempt.js';
import { showTime } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';

const MAY_BE_MAILED_AGAIN =
  'Is it certain that this mail never arrived? Whoever it was for may then be mailed again, which would be twice.';

/** A mail of which nobody knows whether it has arrived; the sender's own Sent folder, or a call, can tell. */
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
          It has arrived
        </button>
        <button
          type="button"
          class="quiet"
          data-api={resolve}
          data-body='{"outcome":"not_sent"}'
          data-then="reload"
          data-confirm={MAY_BE_MAILED_AGAIN}
        >
          It has not
        </button>
      </div>
    </article>
  );
}
