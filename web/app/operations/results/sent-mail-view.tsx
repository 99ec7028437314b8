import type { AttemptView } from '../../../../domain/outreach/sending/view-attempt.js';
import { Foreign, ForeignProse } from '../../../report/parts/foreign.js';
import { Time } from '../../parts/time.js';
import { StateBadge } from '../state-badge.js';

const BODY_MAX = 5000;

/** One email: whether it was sent, to whom, and what it says. */
export function SentMailView({ result: attempt }: { result: AttemptView }) {
  const { status, reason, recipient_email, sender_email, subject, body, sent_at, smtp_response } = attempt;
  return (
    <div class="card">
      <div class="headline">
        <h2>
          <Foreign text={subject} max={200} />
        </h2>
        <StateBadge state={status} />
      </div>
      {reason !== null && (
        <p>
          <Foreign text={reason} max={400} />
        </p>
      )}
      <dl class="facts">
        <div>
          <dt>To</dt>
          <dd>
            <Foreign text={recipient_email} max={200} />
          </dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>
            <Foreign text={sender_email} max={200} />
          </dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>{sent_at === null ? 'Not sent' : <Time at={sent_at} />}</dd>
        </div>
        {smtp_response !== null && (
          <div>
            <dt>Response of the mail server</dt>
            <dd>
              <Foreign text={smtp_response} max={300} />
            </dd>
          </div>
        )}
      </dl>
      <pre>
        <ForeignProse text={body} max={BODY_MAX} />
      </pre>
    </div>
  );
}
