import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import { DataTable } from '../../report/parts/data-table.js';
import { StateBadge } from '../operations/state-badge.js';
import { Time } from '../parts/time.js';
import { Address } from './address.js';
import { MailText } from './mail-text.js';

/** The emails that were sent. */
export function SentMails({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <DataTable
      caption="Sent emails"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={attempts}
      columns={[
        { title: 'To', cell: ({ recipient_email }) => <Address email={recipient_email} /> },
        { title: 'Email', size: 'wide', cell: (attempt) => <MailText {...attempt} /> },
        { title: 'Kind', cell: ({ step }) => (step === 0 ? 'First email' : `Follow-up ${step}`) },
        { title: 'From', cell: ({ sender_email }) => <Address email={sender_email} /> },
        { title: 'Sent', cell: (attempt) => <SentAt attempt={attempt} /> },
      ]}
    />
  );
}

function SentAt({ attempt: { status, sent_at, created_at } }: { attempt: Attempt }) {
  if (status !== 'sent') return <StateBadge state={status} />;
  return (
    <span class="nowrap">
      <Time at={sent_at ?? created_at} />
    </span>
  );
}
