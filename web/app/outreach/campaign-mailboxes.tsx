import type { CampaignMailbox } from '../../../domain/outreach/sending/rotation/campaign-mailbox.js';
import { showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { StateBadge } from '../operations/state-badge.js';
import { Address } from './address.js';

const FIGURES = [
  ['First emails', 'first_emails'],
  ['Follow-ups', 'follow_ups'],
  ['Bounced', 'bounced'],
  ['Unconfirmed', 'uncertain'],
  ['Waiting', 'waiting'],
  ['Planned follow-ups', 'scheduled'],
] as const;

/** How many emails of a campaign each mailbox has really sent, and how many wait for it. */
export function CampaignMailboxes({ mailboxes }: { mailboxes: readonly CampaignMailbox[] }) {
  return (
    <DataTable
      caption="Emails by mailbox"
      captionHidden
      stacks
      keyOf={({ sender_id }) => sender_id}
      rows={mailboxes}
      columns={[
        { title: 'Mailbox', size: 'wide', cell: (mailbox) => <Mailbox mailbox={mailbox} /> },
        ...FIGURES.map(([title, figure]) => ({
          title,
          cell: (mailbox: CampaignMailbox) => showNumber(mailbox[figure], 0),
        })),
      ]}
    />
  );
}

function Mailbox({ mailbox: { sender_id, sender_email, paused } }: { mailbox: CampaignMailbox }) {
  if (sender_email === null) return <>A deleted mailbox</>;
  return (
    <>
      <a href={`/app/senders/${sender_id}`}>
        <Address email={sender_email} />
      </a>
      {paused && <StateBadge state="paused" />}
    </>
  );
}
