import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { showCount } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';
import { LeadName } from './waiting-mails.js';

/** An email that is sent soon. */
export interface NextSend {
  id: string;
  lead: Lead | null;
  kind: 'first_email' | 'follow_up';
  subject: string;
  /** Not before this; ISO 8601. */
  due_at: string;
  /** Its time has come: it is sent in turn, or as soon as what holds it ends. */
  is_due: boolean;
}

/** The emails that are due first. */
export function NextSends(props: { campaignId: string; first: readonly NextSend[]; total: number }) {
  const { campaignId, first, total } = props;
  if (first.length === 0)
    return (
      <p class="empty">
        No emails are waiting. <a href={`/app/campaigns/${campaignId}/write`}>Write to leads</a>
      </p>
    );
  return (
    <>
      <DataTable
        caption="Next emails"
        captionHidden
        stacks
        keyOf={({ id }) => id}
        rows={first}
        columns={[
          { title: 'To', cell: ({ lead }) => <LeadName lead={lead} /> },
          { title: 'Subject', size: 'wide', cell: ({ subject }) => <Foreign text={subject} max={120} /> },
          { title: 'Kind', cell: ({ kind }) => (kind === 'follow_up' ? 'Follow-up' : 'First email') },
          {
            title: 'When',
            cell: ({ is_due, due_at }) => <span class="nowrap">{is_due ? 'In turn' : <Time at={due_at} />}</span>,
          },
        ]}
      />
      {total > first.length && (
        <p>
          <a href={`/app/campaigns/${campaignId}/mails?show=waiting`}>View all {showCount(total, 'waiting email')}</a>
        </p>
      )}
    </>
  );
}
