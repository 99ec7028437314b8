import type { PlacedLink } from '../../../../domain/outreach/links/placed-link.js';

const LINKS = '/api/v1/backlink-outreach/placed-links';

/** What can be done with a link at once. */
export function LinkActions({ link: { id, campaign_id, watch, next_check_at } }: { link: PlacedLink }) {
  const isWatched = next_check_at !== null;
  return (
    <div class="actions">
      <button type="button" data-api={`POST ${LINKS}/${id}/check`} data-then="reload">
        Check now
      </button>
      {watch.state === 'changed' && (
        <button
          type="button"
          class="quiet"
          data-api={`PATCH ${LINKS}/${id}`}
          data-body={JSON.stringify({ accept_changes: true })}
          data-then="reload"
        >
          Accept changes
        </button>
      )}
      <button
        type="button"
        class="quiet"
        data-api={`PATCH ${LINKS}/${id}`}
        data-body={JSON.stringify({ is_watched: !isWatched })}
        data-then="reload"
      >
        {isWatched ? 'Stop checks' : 'Resume checks'}
      </button>
      <button
        type="button"
        class="quiet"
        data-api={`DELETE ${LINKS}/${id}`}
        data-then={`/app/campaigns/${campaign_id}/links`}
        data-confirm="Delete this link with its checks? Reports will not have it any more. You cannot undo this."
      >
        Delete
      </button>
    </div>
  );
}
