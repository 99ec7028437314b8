import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { LEAD_STATUSES, type LeadStatus } from '../../../domain/outreach/campaigns/lead-status.js';
import { showShare } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { StateBadge } from '../operations/state-badge.js';
import { ApiForm, Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { SelectField } from '../parts/select-field.js';
import { titleWords } from '../parts/title-words.js';
import { OutreachScript } from '../render-app.js';
import { CampaignHead } from './campaign-head.js';
import { type FollowUpWait, LeadWait, type MailWait } from './lead-wait.js';

const OUTREACH = '/api/v1/backlink-outreach';

export interface LeadsPageProps {
  campaign: Campaign;
  leads: readonly Lead[];
  /** Why mail to these leads waits. */
  waits: readonly (MailWait | FollowUpWait)[];
  /** The current filter. */
  filter: { status?: LeadStatus; q?: string };
  /** URL of the next page of leads; null on the last page. */
  next: string | null;
}

/** The leads of a campaign, and the forms that add more. */
export function LeadsPage({ campaign, leads, waits, filter, next }: LeadsPageProps) {
  return (
    <>
      <CampaignHead campaign={campaign} part="leads" />
      <LeadFilter filter={filter} />
      {leads.length === 0 ? (
        <p class="empty">
          {isAny(filter)
            ? 'No leads match. Change the filter to see others.'
            : 'No leads yet. Import, find or add your first leads below.'}
        </p>
      ) : (
        <LeadTable leads={leads} waits={waits} />
      )}
      <NextPage next={next} label="Older leads" />
      <Section id="more" title="Add leads">
        <div class="cards">
          <ImportCard campaign={campaign} />
          <SearchCard campaign={campaign} />
          <AddCard campaign={campaign} />
        </div>
      </Section>
      <OutreachScript />
    </>
  );
}

function isAny({ status, q }: LeadsPageProps['filter']): boolean {
  return status !== undefined || q !== undefined;
}

function LeadFilter({ filter: { status, q } }: Pick<LeadsPageProps, 'filter'>) {
  const statuses = LEAD_STATUSES.map((value) => ({ value, title: titleWords(value) }));
  return (
    <form method="get" aria-label="Filter leads" class="card">
      <div class="fields">
        <SelectField name="status" label="Status" value={status ?? ''} options={[ALL, ...statuses]} />
        <Field name="q" label="Website, title or email address" value={q ?? ''} />
      </div>
      <div class="actions">
        <button type="submit" class="quiet">
          Filter leads
        </button>
      </div>
    </form>
  );
}

const ALL = { value: '', title: 'All' };

function LeadTable({ leads, waits }: Pick<LeadsPageProps, 'leads' | 'waits'>) {
  const waitsOf = (lead: Lead) => waits.filter(({ lead_id }) => lead_id === lead.id);
  return (
    <DataTable
      caption="Leads"
      captionHidden
      keyOf={({ id }) => id}
      rows={leads}
      columns={[
        { title: 'Website', cell: ({ website_url }) => <SafeLink url={website_url} whole /> },
        { title: 'Email address', cell: ({ contact_email }) => <Foreign text={contact_email ?? 'Unknown'} max={80} /> },
        { title: 'Guest post likelihood', numeric: true, cell: (lead) => showScoreOf(lead.guest_post_likelihood) },
        { title: 'Relevance', numeric: true, cell: ({ relevance_score }) => showScoreOf(relevance_score) },
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
        { title: 'Actions', cell: (lead) => <LeadActions lead={lead} /> },
      ]}
    />
  );
}

function showScoreOf(score: number | null): string {
  return score === null ? 'Unknown' : showShare(score);
}

function LeadActions({ lead: { id, campaign_id, status, domain } }: { lead: Lead }) {
  const path = `${OUTREACH}/campaigns/${campaign_id}/leads/${id}`;
  return (
    <div class="actions">
      {/* No email shows that the link is placed: a person has to say so. */}
      {(status === 'contacted' || status === 'replied') && (
        <button
          type="button"
          class="quiet"
          data-api={`PATCH ${path}/status`}
          data-body='{"status":"placed"}'
          data-then="reload"
        >
          Mark as placed
        </button>
      )}
      <button
        type="button"
        class="quiet"
        data-api={`DELETE ${path}`}
        data-then="reload"
        data-confirm={`Delete ${domain} with its emails and replies? You cannot undo this.`}
      >
        Delete
      </button>
    </div>
  );
}

function ImportCard({ campaign: { id } }: Pick<LeadsPageProps, 'campaign'>) {
  return (
    <div class="card">
      <h3>Import a CSV file</h3>
      <p class="muted">
        The first line names the columns, for example Website, Email, Title. You see each line that cannot be imported,
        with the reason.
      </p>
      <form data-import={`POST ${OUTREACH}/campaigns/${id}/leads/import`}>
        <div class="field">
          <label for="csv-file">File</label>
          <input id="csv-file" name="file" type="file" accept=".csv,text/csv" required />
        </div>
        <div role="status" data-outcome />
        <div class="actions">
          <button type="submit">Import leads</button>
        </div>
      </form>
    </div>
  );
}

function SearchCard({ campaign: { id, keywords } }: Pick<LeadsPageProps, 'campaign'>) {
  return (
    <div class="card">
      <h3>Find websites</h3>
      <p class="muted">
        Linkwright searches for websites that may accept guest posts, reads them and adds them to this campaign.
      </p>
      <ApiForm call={`POST ${OUTREACH}/discover/deep`} then="/app/operations/{id}" label="Find websites">
        <input type="hidden" name="campaign_id" value={id} />
        <input type="checkbox" name="save_to_campaign" checked hidden />
        <Field name="keyword" label="Topic" required value={keywords[0] ?? ''} />
        <Field name="max_results" label="Maximum websites" kind="number" min={1} max={50} value="20" />
      </ApiForm>
    </div>
  );
}

function AddCard({ campaign: { id } }: Pick<LeadsPageProps, 'campaign'>) {
  return (
    <div class="card">
      <h3>Add a lead</h3>
      <ApiForm call={`POST ${OUTREACH}/campaigns/${id}/leads`} then="reload" label="Add lead">
        <Field name="website_url" label="Website" required placeholder="https://blog.example/" />
        <Field name="contact_email" label="Email address" />
        <Field name="notes" label="Notes" />
      </ApiForm>
    </div>
  );
}
