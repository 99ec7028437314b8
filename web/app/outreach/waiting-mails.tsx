import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { describeWaiting, type Waiting } from '../../../domain/outreach/sending/waiting.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Address } from './address.js';
import { MailText } from './mail-text.js';

/** An email in a queue, with its lead and why it waits. */
export interface ShownWaitingMail {
  id: string;
  operation_id: string;
  subject: string;
  body: string;
  /** Null when the lead is gone. */
  lead: Lead | null;
  /** Of the mailbox; null when it is gone. */
  sender_email: string | null;
  /** Null: only for its turn. */
  waiting: Waiting | null;
}

/** The emails that wait in queues: why, and when each is tried next. */
export function WaitingMails({ mails }: { mails: readonly ShownWaitingMail[] }) {
  return (
    <DataTable
      caption="Waiting emails"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={mails}
      columns={[
        { title: 'To', cell: ({ lead }) => <LeadName lead={lead} /> },
        { title: 'Email', size: 'wide', cell: (mail) => <MailText {...mail} /> },
        { title: 'From', cell: ({ sender_email }) => <Foreign text={sender_email ?? 'Deleted mailbox'} max={80} /> },
        {
          title: 'Why it waits',
          size: 'wide',
          cell: ({ waiting }) => (
            <Foreign
              text={waiting === null ? 'In the queue. It will be sent in turn.' : describeWaiting(waiting)}
              max={400}
            />
          ),
        },
        {
          title: 'Actions',
          cell: ({ operation_id, lead }) => (
            <a href={`/app/operations/${operation_id}`} aria-label={`View queue of ${lead?.domain ?? 'this email'}`}>
              View queue
            </a>
          ),
        },
      ]}
    />
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
