import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';
import { ResolveButtons } from './resolve-buttons.js';

/** An email whose delivery is uncertain; the Sent folder of the mailbox shows whether it was sent. */
export function UncertainCard({ attempt }: { attempt: Attempt }) {
  const { id, recipient_email, subject, sender_email, created_at } = attempt;
  return (
    <article class="reply" aria-labelledby={`attempt-${id}`}>
      <h3 id={`attempt-${id}`}>
        <Foreign text={subject} max={200} />
      </h3>
      <p class="muted small">
        To <Foreign text={recipient_email} /> from <Foreign text={sender_email} /> · <Time at={created_at} />
      </p>
      <ResolveButtons attempt={attempt} />
    </article>
  );
}
