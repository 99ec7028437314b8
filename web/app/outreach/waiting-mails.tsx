import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { Waiting } from '../../../domain/outreach/sending/waiting.js';
import type { WaitingMailChange } from '../../../domain/outreach/sending/waiting-mail.js';
import { Foreign } from '../../report/parts/foreign.js';
import { ApiForm, Field } from '../parts/field.js';
import { Address } from './address.js';
import { MailChanges } from './mail-changes.js';
import { MailText } from './mail-text.js';
import { WaitingWords } from './waiting-words.js';

const OUTREACH = '/api/v1/backlink-outreach';

/** An email in a queue, with its lead and why it waits. */
export interface ShownWaitingMail {
  id: string;
  campaign_id: string;
  operation_id: string;
  subject: string;
  body: string;
  /** Null when the lead is gone. */
  lead: Lead | null;
  /** Of the mailbox; null when it is gone. */
  sender_email: string | null;
  /** Null: only for its turn. */
  waiting: Waiting | null;
  changes: readonly WaitingMailChange[];
}

/** The emails that wait in queues: why, and when each is tried next; each can be edited and canceled. */
export function WaitingMails({ mails, canSend }: { mails: readonly ShownWaitingMail[]; canSend: boolean }) {
  return (
    <ul class="rows">
      {mails.map((mail) => (
        <li key={mail.id}>
          <WaitingRow mail={mail} canSend={canSend} />
        </li>
      ))}
    </ul>
  );
}

function WaitingRow({ mail, canSend }: { mail: ShownWaitingMail; canSend: boolean }) {
  const { id, operation_id, lead, sender_email, waiting, changes } = mail;
  return (
    <article class="row" aria-labelledby={`mail-${id}`}>
      <h2 id={`mail-${id}`}>
        <LeadName lead={lead} />
      </h2>
      <MailText {...mail} />
      <p class="small muted">
        From <Foreign text={sender_email ?? 'a deleted mailbox'} max={80} /> ·{' '}
        {waiting === null ? 'In the queue. It will be sent in turn.' : <WaitingWords waiting={waiting} />}{' '}
        <a href={`/app/operations/${operation_id}`} aria-describedby={`mail-${id}`}>
          View queue
        </a>
      </p>
      <MailChanges changes={changes} />
      {canSend && <WaitingActions mail={mail} />}
    </article>
  );
}

function WaitingActions({ mail: { id, campaign_id, subject, body } }: { mail: ShownWaitingMail }) {
  const call = `${OUTREACH}/campaigns/${campaign_id}/waiting-mails/${id}`;
  const of = `${id}-`;
  return (
    <>
      <details>
        <summary>Edit</summary>
        <ApiForm call={`PATCH ${call}`} then="reload" label="Save" describes={`mail-${id}`} changes>
          <Field of={of} name="subject" label="Subject" required value={subject} />
          <Field of={of} name="body" label="Email" kind="prose" required value={body} />
          <Field of={of} name="reason" label="Reason" hint="Optional. Kept with the email." />
        </ApiForm>
      </details>
      <details>
        <summary>Cancel email</summary>
        <ApiForm call={`POST ${call}/cancel`} then="reload" label="Cancel this email" describes={`mail-${id}`}>
          <p class="small">
            It will not be sent, and its follow-ups will not be planned. You can write to the lead again.
          </p>
          <Field of={`cancel-${of}`} name="reason" label="Reason" hint="Optional. Kept with the email." />
        </ApiForm>
      </details>
    </>
  );
}

/** A lead by its address, or by its website where it has none; leads to its page. */
export function LeadName({ lead }: { lead: Lead | null }) {
  if (lead === null) return 'Deleted lead';
  return (
    <a href={`/app/campaigns/${lead.campaign_id}/leads/${lead.id}`}>
      <Address email={lead.contact_email ?? lead.domain} />
    </a>
  );
}
