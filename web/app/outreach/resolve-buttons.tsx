import type { Attempt } from '../../../domain/outreach/sending/attempt.js';

const MAY_BE_MAILED_AGAIN =
  'Mark this email as not delivered? The recipient may then get it again. If it was delivered after all, they get it twice.';

/** A person says whether an email arrived of which it is unclear. */
export function ResolveButtons({ attempt: { id, campaign_id } }: { attempt: Attempt }) {
  const resolve = `POST /api/v1/backlink-outreach/campaigns/${campaign_id}/attempts/${id}/resolve`;
  return (
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
  );
}
