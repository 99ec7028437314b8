import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { Foreign } from '../../report/parts/foreign.js';

export interface MailboxChoiceProps {
  senders: readonly Pick<Sender, 'id' | 'email' | 'paused'>[];
  chosen: readonly string[];
  hint: string;
}

/** Check boxes of mailboxes that share the emails of a queue. */
export function MailboxChoice({ senders, chosen, hint }: MailboxChoiceProps) {
  return (
    <fieldset aria-describedby="mailboxes-hint">
      <legend>From</legend>
      <div class="fields">
        {senders.map(({ id, email, paused }) => (
          <label key={id} class="check">
            <input type="checkbox" name="sender_ids" value={id} data-kind="choice" checked={chosen.includes(id)} />
            <span>
              <Foreign text={email} max={80} />
              {paused && ' (paused)'}
            </span>
          </label>
        ))}
      </div>
      <p class="muted small" id="mailboxes-hint">
        {hint}
      </p>
    </fieldset>
  );
}
