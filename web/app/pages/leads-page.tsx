import type { Campaign } from '../../../domain/outreach/campaign.js';
import type { Lead } from '../../../domain/outreach/lead.js';
import { LEAD_STATUSES, type LeadStatus } from '../../../domain/outreach/lead-status.js';
import { showShare } from '../../report/facts/figures.js';
import { inWords } from '../../report/facts/names.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { CampaignHead } from '../parts/campaign-head.js';
import { ApiForm, Field } from '../parts/field.js';
import { type FollowUpWait, LeadWait, type MailWait } from '../parts/lead-wait.js';
import { NextPage } from '../parts/next-page.js';
import { SelectField } from '../parts/select-field.js';
import { StateBadge } from '../parts/state-badge.js';
import { OutreachScript } from '../render-app.js';

const OUTREACH = '/api/v1/backlink-outreach';

export interface LeadsPageProps {
  campaign: Campaign;
  leads: readonly Lead[];
  /** Why mail to these leads waits. */
  waits: readonly (MailWait | FollowUpWait)[];
  /** What they were looked for by. */
  filter: { status?: LeadStatus; q?: string };
  /** Address of the leads after these; null when these are the last. */
  next: string | null;
}

/** The websites of a campaign, and the ways in which more come to it. */
export function LeadsPage({ campaign, leads, waits, filter, next }: LeadsPageProps) {
  return (
    <>
      <CampaignHead campaign={campaign} part="leads" />
      <LeadFilter filter={filter} />
      {leads.length === 0 ? (
        <p class="empty">{isAny(filter) ? 'No lead is like that.' : 'No lead yet. Add some below.'}</p>
      ) : (
        <LeadTable leads={leads} waits={waits} />
      )}
      <NextPage next={next} label="Older leads" />
      <Section id="more" title="More leads">
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
  const all = LEAD_STATUSES.map((value) => ({ value, title: inWords(value) }));
  return (
    <form method="get" aria-label="Look for leads" class="card">
      <div class="fields">
        <SelectField name="status" label="Where it stands" value={status ?? ''} options={[ANYWHERE, ...all]} />
        <Field name="q" label="Website, title or address" value={q ?? ''} />
      </div>
      <div class="actions">
        <button type="submit" class="quiet">
          Look for them
        </button>
      </div>
    </form>
  );
}

const ANYWHERE = { value: '', title: 'Anywhere' };

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
        { title: 'Address', cell: ({ contact_email }) => <Foreign text={contact_email ?? 'none known'} max={80} /> },
        { title: 'Takes guest posts', numeric: true, cell: (lead) => showScoreOf(lead.guest_post_likelihood) },
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
        { title: 'Change', cell: (lead) => <LeadActions lead={lead} /> },
      ]}
    />
  );
}

function showScoreOf(score: number | null): string {
  return score === null ? 'unknown' : showShare(score);
}

function LeadActions({ lead: { id, campaign_id, status, domain } }: { lead: Lead }) {
  const path = `${OUTREACH}/campaigns/${campaign_id}/leads/${id}`;
  return (
    <div class="actions">
      {/* What no mail can tell: that the link stands. */}
      {(status === 'contacted' || status === 'replied') && (
        <button
          type="button"
          class="quiet"
          data-api={`PATCH ${path}/status`}
          data-body='{"status":"placed"}'
          data-then="reload"
        >
          The link is placed
        </button>
      )}
      <button
        type="button"
        class="quiet"
        data-api={`DELETE ${path}`}
        data-then="reload"
        data-confirm={`Delete ${domain} with its mails and replies?`}
      >
        Delete
      </button>
    </div>
  );
}

function ImportCard({ campaign: { id } }: Pick<LeadsPageProps, 'campaign'>) {
  return (
    <div class="card">
      <h3>From a CSV file</h3>
      <p class="muted">
        The first line names the columns, such as Website, E-mail, Title. Lines that are no lead are told with the
        reason.
      </p>
      <form data-import={`POST ${OUTREACH}/campaigns/${id}/leads/import`}>
        <div class="field">
          <label for="csv-file">File</label>
          <input id="csv-file" name="file" type="file" accept=".csv,text/csv" required />
        </div>
        <div role="status" data-outcome />
        <div class="actions">
          <button type="submit">Import</button>
        </div>
      </form>
    </div>
  );
}

function SearchCard({ campaign: { id, keywords } }: Pick<LeadsPageProps, 'campaign'>) {
  return (
    <div class="card">
      <h3>By searching</h3>
      <p class="muted">Websites that may take a guest post are searched for, read and added to this campaign.</p>
      <ApiForm call={`POST ${OUTREACH}/discover/deep`} then="/app/operations/{id}" label="Search for websites">
        <input type="hidden" name="campaign_id" value={id} />
        <input type="checkbox" name="save_to_campaign" checked hidden />
        <Field name="keyword" label="What they write about" required value={keywords[0] ?? ''} />
        <Field name="max_results" label="Websites at most" kind="number" min={1} max={50} value="20" />
      </ApiForm>
    </div>
  );
}

function AddCard({ campaign: { id } }: Pick<LeadsPageProps, 'campaign'>) {
  return (
    <div class="card">
      <h3>One by hand</h3>
      <ApiForm call={`POST ${OUTREACH}/campaigns/${id}/leads`} then="reload" label="Add the lead">
        <Field name="website_url" label="Website" required placeholder="https://blog.example/" />
        <Field name="contact_email" label="E-mail address" />
        <Field name="notes" label="Notes" />
      </ApiForm>
    </div>
  );
}
