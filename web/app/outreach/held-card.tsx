import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';
import { heldWords } from './held-words.js';

/** A follow-up that is due and not sent: why, and when it is tried next. */
export function HeldCard({ followUp }: { followUp: FollowUp }) {
  const { id, subject, held_reason, scheduled_at, next_at } = followUp;
  const { why, detail, wayOut } = heldWords(held_reason ?? '');
  return (
    <article class="reply" aria-labelledby={`held-${id}`}>
      <h3 id={`held-${id}`}>
        <Foreign text={subject} max={200} />
      </h3>
      <p>
        {why}.{wayOut && ` ${wayOut}`}
      </p>
      {detail && (
        <p class="small">
          <Foreign text={detail} />
        </p>
      )}
      <p class="muted small">
        Planned for <Time at={scheduled_at} /> ·{' '}
        {next_at === null ? (
          'No next try'
        ) : (
          <>
            Next try: <Time at={next_at} />
          </>
        )}
      </p>
    </article>
  );
}
