import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { LeadFilter } from '../../../domain/outreach/campaigns/lead-filter.js';
import { LEAD_STATUSES } from '../../../domain/outreach/campaigns/lead-status.js';
import { showNumber, showShare } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { StateBadge } from '../operations/state-badge.js';
import { titleWords } from '../parts/title-words.js';
import { Address } from './address.js';
import { type FollowUpWait, LeadWait, type MailWait } from './lead-wait.js';

interface Props {
  campaignId: string;
  leads: readonly Lead[];
  /** How many match the filter. */
  total: number;
  waits: readonly (MailWait | FollowUpWait)[];
  filter: LeadFilter;
}

/** Leads to select, and what can be done with those that are; api/web-app/lead-table.ts does it. */
export function LeadTable({ campaignId, leads, total, waits, filter }: Props) {
  const waitsOf = (lead: Lead) => waits.filter(({ lead_id }) => lead_id === lead.id);
  return (
    <form data-bulk={campaignId} data-filter={queryOf(filter)} data-total={total} aria-label="Leads">
      <BulkBar shown={leads.length} total={total} />
      <DataTable
        caption="Leads"
        captionHidden
        stacks
        keyOf={({ id }) => id}
        rows={leads}
        columns={[
          { title: 'Website', cell: (lead) => <LeadChoice lead={lead} /> },
          {
            title: 'Email address',
            cell: ({ contact_email }) => (contact_email === null ? '–' : <Address email={contact_email} />),
          },
          { title: 'Relevance', numeric: true, cell: ({ relevance_score }) => showScoreOf(relevance_score) },
          { title: 'Guest post', numeric: true, cell: (lead) => showScoreOf(lead.guest_post_likelihood) },
          { title: 'Quality', numeric: true, cell: ({ quality_score }) => showScoreOf(quality_score) },
          {
            title: 'Status',
            cell: (lead) => (
              <>
                <StateBadge state={lead.status} />
                {waitsOf(lead).map((wait, at) => (
                  <LeadWait key={at} wait={wait} />
                ))}
              </>
            ),
          },
        ]}
      />
    </form>
  );
}

/** As the API takes the filter. */
function queryOf({ status, has_email, q }: LeadFilter): string {
  const query = new URLSearchParams();
  if (status !== undefined) query.set('status', status);
  if (has_email !== undefined) query.set('has_email', String(has_email));
  if (q !== undefined) query.set('q', q);
  return query.toString();
}

function LeadChoice({ lead: { id, campaign_id, website_url, domain, contact_email } }: { lead: Lead }) {
  return (
    <span class="choice">
      <input type="checkbox" value={id} data-lead data-email={contact_email ?? ''} aria-label={`Select ${domain}`} />
      <span class="address">
        <a href={`/app/campaigns/${campaign_id}/leads/${id}`}>
          <Foreign text={domain} max={80} />
        </a>
        <span class="small muted address">
          <SafeLink url={website_url} whole label="Open website" />
        </span>
      </span>
    </span>
  );
}

function showScoreOf(score: number | null): string {
  return score === null ? '–' : showShare(score);
}

function BulkBar({ shown, total }: { shown: number; total: number }) {
  return (
    <div class="bulk">
      <label class="check">
        <input type="checkbox" data-all-shown /> Select all on this page
      </label>
      {total > shown && (
        <label class="check">
          <input type="checkbox" data-all-matching /> Select all {showNumber(total, 0)} that match
        </label>
      )}
      <span class="field">
        <select aria-label="Action for the selected leads" data-action autocomplete="off">
          <option value="">Choose an action</option>
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={`status:${status}`}>
              Set status: {titleWords(status)}
            </option>
          ))}
          <option value="suppress">Suppress email addresses</option>
          <option value="delete">Delete</option>
        </select>
      </span>
      <button type="submit" class="quiet" disabled>
        Apply
      </button>
      <span role="status" class="small" data-outcome />
    </div>
  );
}
