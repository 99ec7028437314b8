import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { LEAD_SORTS, type LeadFilter, type LeadSort } from '../../../domain/outreach/campaigns/lead-filter.js';
import { LEAD_STATUSES } from '../../../domain/outreach/campaigns/lead-status.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { SelectField } from '../parts/select-field.js';
import { titleWords } from '../parts/title-words.js';
import { CampaignHead } from './campaign-head.js';
import { LeadTable } from './lead-table.js';
import type { FollowUpWait, MailWait } from './lead-wait.js';

const OUTREACH = '/api/v1/backlink-outreach';

export interface LeadsPageProps {
  campaign: Omit<Campaign, 'lead_counts'>;
  leads: readonly Lead[];
  /** How many match the filter. */
  total: number;
  /** Why mail to these leads waits. */
  waits: readonly (MailWait | FollowUpWait)[];
  filter: LeadFilter;
  /** Null: newest first. */
  sort: LeadSort | null;
  /** URL of the next page of leads; null on the last page. */
  next: string | null;
}

/** The leads of a campaign to filter, select and change, and the forms that add more. */
export function LeadsPage({ campaign, leads, total, waits, filter, sort, next }: LeadsPageProps) {
  return (
    <>
      <CampaignHead campaign={campaign} part="leads" />
      <LeadFilterForm filter={filter} sort={sort} />
      {leads.length === 0 ? (
        <p class="empty">
          {Object.keys(filter).length > 0
            ? 'No leads match. Change the filter to see others.'
            : 'No leads yet. Import, find or add your first leads below.'}
        </p>
      ) : (
        <LeadTable campaignId={campaign.id} leads={leads} total={total} waits={waits} filter={filter} />
      )}
      <NextPage next={next} label={sort === null ? 'Older leads' : 'More leads'} />
      <Section id="more" title="Add leads">
        <ImportCard campaign={campaign} />
        <div class="cards">
          <SearchCard campaign={campaign} />
          <AddCard campaign={campaign} />
        </div>
      </Section>
    </>
  );
}

const ALL = { value: '', title: 'All' };
const CONTACTS = [
  ALL,
  { value: 'true', title: 'With an email address' },
  { value: 'false', title: 'Without an email address' },
];
const SORT_TITLES: Readonly<Record<LeadSort, string>> = {
  domain: 'Website',
  relevance_score: 'Relevance',
  guest_post_likelihood: 'Guest post likelihood',
  quality_score: 'Quality',
};

function LeadFilterForm({ filter: { status, has_email, q }, sort }: Pick<LeadsPageProps, 'filter' | 'sort'>) {
  const statuses = LEAD_STATUSES.map((value) => ({ value, title: titleWords(value) }));
  const sorts = LEAD_SORTS.map((value) => ({ value, title: SORT_TITLES[value] }));
  return (
    <form method="get" aria-label="Filter leads" class="filters">
      <SelectField name="status" label="Status" value={status ?? ''} options={[ALL, ...statuses]} />
      <SelectField
        name="has_email"
        label="Contact"
        value={has_email === undefined ? '' : String(has_email)}
        options={CONTACTS}
      />
      <Field name="q" label="Website, title or email address" value={q ?? ''} />
      <SelectField
        name="sort"
        label="Sort by"
        value={sort ?? ''}
        options={[{ value: '', title: 'Newest first' }, ...sorts]}
      />
      <button type="submit" class="quiet">
        Filter leads
      </button>
    </form>
  );
}

/** A file is read first, with what each column is; nothing is added before the columns were seen. */
function ImportCard({ campaign: { id } }: Pick<LeadsPageProps, 'campaign'>) {
  const leads = `POST ${OUTREACH}/campaigns/${id}/leads`;
  return (
    <div class="card">
      <h3>Import a CSV file</h3>
      <p class="muted">
        The first line names the columns, for example Website, Email, Title. Choose a file to see what each column is
        read as, and which lines cannot be imported.
      </p>
      <form data-import={`${leads}/import`} data-import-preview={`${leads}/import/preview`}>
        <div class="field">
          <label for="csv-file">File</label>
          <input id="csv-file" name="file" type="file" accept=".csv,text/csv" required />
        </div>
        <div data-columns aria-live="polite" />
        <div role="status" data-outcome />
        <div class="actions">
          <button type="submit" disabled>
            Import leads
          </button>
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
