import type { ThreadMessage } from '../../../../domain/outreach/inbox/list-messages.js';
import { Badge } from '../../../report/parts/badge.js';
import { Foreign, ForeignProse } from '../../../report/parts/foreign.js';
import { Time } from '../../parts/time.js';
import { CLASS_TITLES, CLASS_TONES } from '../reply-words.js';

const SHOWN_CHARS = 8_000;

const OUTCOMES = {
  sending: 'Being sent',
  sent: null,
  uncertain: 'Unknown whether it was sent. The Sent folder is searched for two days; it is never sent a second time.',
  bounced: 'It came back.',
} as const;

/** What was written in both directions, oldest first. */
export function ThreadMessages({ messages }: { messages: readonly ThreadMessage[] }) {
  if (messages.length === 0) return <p class="empty">No messages are left in this thread.</p>;
  return (
    <ol class="thread">
      {messages.map((message) => (
        <li key={message.id} class={message.kind === 'sent' ? 'row ours' : 'row'} tabIndex={-1} data-key-row="">
          <p class="small muted">
            <Foreign text={message.from_email || 'Unknown sender'} max={80} />
            {message.to_email !== null && (
              <>
                {' to '}
                <Foreign text={message.to_email} max={80} />
              </>
            )}
            {' · '}
            <Time at={message.at} />
            {message.classification !== null && (
              <>
                {' '}
                <Badge tone={CLASS_TONES[message.classification]}>{CLASS_TITLES[message.classification]}</Badge>
              </>
            )}
          </p>
          <p class="prose">
            <ForeignProse text={message.body} max={SHOWN_CHARS} />
          </p>
          <Outcome message={message} />
        </li>
      ))}
    </ol>
  );
}

function Outcome({ message: { status } }: { message: ThreadMessage }) {
  const outcome = status === null ? null : OUTCOMES[status];
  return outcome === null ? null : (
    <p class="small">
      <strong>{outcome}</strong>
    </p>
  );
}
