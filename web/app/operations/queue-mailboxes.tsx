import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { MailboxChoice } from '../outreach/mailbox-choice.js';
import { ApiForm } from '../parts/field.js';

/** The mailboxes of a queue that runs, and those it could have. */
export interface QueueMailboxesProps {
  operationId: string;
  senders: readonly Pick<Sender, 'id' | 'email' | 'paused'>[];
  chosen: readonly string[];
}

/** Changes the mailboxes that share the emails of a queue that runs. */
export function QueueMailboxes({ operationId, senders, chosen }: QueueMailboxesProps) {
  return (
    <details class="card">
      <summary>Change mailboxes</summary>
      <ApiForm
        call={`PUT /api/v1/backlink-outreach/outreach/queues/${operationId}/mailboxes`}
        then="reload"
        label="Save mailboxes"
      >
        <MailboxChoice
          senders={senders}
          chosen={chosen}
          hint="Emails that still wait are shared out over these mailboxes. Leads that you have written to keep their mailbox."
        />
      </ApiForm>
    </details>
  );
}
