import type { UncountedCampaign } from '../../../../domain/outreach/campaigns/campaign.js';
import { DEFAULT_CHECK_FREQUENCY, type PlacedLink } from '../../../../domain/outreach/links/placed-link.js';
import { Section } from '../../../report/parts/section.js';
import { ApiForm } from '../../parts/field.js';
import { NextPage } from '../../parts/next-page.js';
import { SelectField } from '../../parts/select-field.js';
import { CampaignHead } from '../campaign-head.js';
import { AddLinkForm } from './add-link-form.js';
import { LinkFilterForm, type LinkFilterProps } from './link-filter-form.js';
import { LinkReportSection } from './link-report-section.js';
import { LinkTable } from './link-table.js';
import type { PlacedLinksPageProps } from './placed-links-page.js';

const OUTREACH = '/api/v1/backlink-outreach';

export interface CampaignLinksPageProps
  extends Pick<LinkFilterProps, 'filter' | 'counts'>,
    Pick<PlacedLinksPageProps, 'groups' | 'group_total'> {
  campaign: UncountedCampaign;
  links: readonly PlacedLink[];
  next: string | null;
}

/** The placed links of a campaign, and the forms that add more. */
export function CampaignLinksPage(props: CampaignLinksPageProps) {
  const { campaign, links, next, filter, counts, groups, group_total } = props;
  return (
    <>
      <CampaignHead campaign={campaign} part="links" />
      <LinkFilterForm filter={filter} counts={counts} campaigns={null} />
      {links.length === 0 ? (
        <p class="empty">
          {Object.keys(filter).length > 0
            ? 'No links match. Change the filter to see others.'
            : 'No placed links yet. Add the first page that links to you below.'}
        </p>
      ) : (
        <LinkTable links={links} />
      )}
      <NextPage next={next} label="Older links" />
      <LinkReportSection groups={groups} total={group_total} scope={{ campaign_id: campaign.id }} />
      <Section id="add" title="Add placed links">
        <div class="cards">
          <div class="card">
            <h3>Add a link</h3>
            <AddLinkForm campaignId={campaign.id} leadId={null} />
          </div>
          <ImportCard id={campaign.id} />
          <FrequencyCard campaign={campaign} />
        </div>
      </Section>
    </>
  );
}

function ImportCard({ id }: { id: string }) {
  return (
    <div class="card">
      <h3>Import a CSV file</h3>
      <p class="muted">
        The first line names the columns: Page URL, Target URL, and if you like Anchor, Rel, Placed at, Cost, Currency,
        Note. Exports of Ahrefs, Semrush and Search Console are understood. The first checks are spread over a day.
      </p>
      <form data-link-import={`POST ${OUTREACH}/campaigns/${id}/placed-links/import`}>
        <div class="field">
          <label for="links-file">File</label>
          <input id="links-file" name="file" type="file" accept=".csv,text/csv" required />
        </div>
        <div role="status" data-outcome />
        <div class="actions">
          <button type="submit">Import links</button>
        </div>
      </form>
    </div>
  );
}

const FREQUENCIES = [
  { value: 'daily', title: 'Every day' },
  { value: 'weekly', title: 'Every week' },
];

function FrequencyCard({ campaign: { id, link_check_frequency } }: { campaign: UncountedCampaign }) {
  return (
    <div class="card">
      <h3>How often links are checked</h3>
      <ApiForm call={`PATCH ${OUTREACH}/campaigns/${id}`} then="reload" label="Save">
        <SelectField
          name="link_check_frequency"
          label="Check"
          value={link_check_frequency ?? DEFAULT_CHECK_FREQUENCY}
          options={FREQUENCIES}
          hint="A link is also checked when you add it, and once a day while something is wrong with it."
        />
      </ApiForm>
    </div>
  );
}
