import { LINK_STATES, type LinkState } from '../../../../domain/outreach/links/placed-link.js';
import { showNumber } from '../../../report/facts/figures.js';
import { Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { STATE_TITLES } from './link-words.js';

export interface LinkFilterProps {
  filter: { state?: LinkState; q?: string; site?: string; campaign_id?: string };
  counts: Readonly<Record<LinkState, number>>;
  /** To choose from; null on the page of one campaign. */
  campaigns: readonly { id: string; name: string }[] | null;
}

/** Links by state, campaign, client and URL. */
export function LinkFilterForm({ filter, counts, campaigns }: LinkFilterProps) {
  const states = LINK_STATES.map((value) => ({
    value,
    title: `${STATE_TITLES[value]} (${showNumber(counts[value], 0)})`,
  }));
  return (
    <form method="get" aria-label="Filter placed links" class="filters">
      <SelectField
        name="state"
        label="State"
        value={filter.state ?? ''}
        options={[{ value: '', title: 'All' }, ...states]}
      />
      {campaigns && (
        <SelectField
          name="campaign_id"
          label="Campaign"
          value={filter.campaign_id ?? ''}
          options={[{ value: '', title: 'All' }, ...campaigns.map(({ id, name }) => ({ value: id, title: name }))]}
        />
      )}
      {campaigns && <Field name="site" label="Client domain" value={filter.site ?? ''} placeholder="client.example" />}
      <Field name="q" label="Page or target URL" value={filter.q ?? ''} />
      <button type="submit" class="quiet">
        Filter links
      </button>
    </form>
  );
}
