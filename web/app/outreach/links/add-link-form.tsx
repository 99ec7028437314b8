import { EXPECTED_RELS } from '../../../../domain/outreach/links/placed-link.js';
import { ApiForm, Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';

const OUTREACH = '/api/v1/backlink-outreach';
const ANY_REL = { value: '', title: 'As first seen' };

interface Props {
  campaignId: string;
  /** The lead that placed it; null for one of no lead. */
  leadId: string | null;
  /** A page that a reply of the lead names. */
  pageUrl?: string | undefined;
}

/** Adds a link, which is checked at once. */
export function AddLinkForm({ campaignId, leadId, pageUrl }: Props) {
  const rels = EXPECTED_RELS.map((value) => ({ value, title: value }));
  return (
    <ApiForm
      call={`POST ${OUTREACH}/campaigns/${campaignId}/placed-links`}
      then="/app/links/{id}"
      label="Add placed link"
    >
      {leadId !== null && <input type="hidden" name="lead_id" value={leadId} />}
      <Field
        name="page_url"
        label="Page with the link"
        required
        value={pageUrl ?? ''}
        placeholder="https://blog.example/article"
      />
      <Field name="target_url" label="Page it links to" required placeholder="https://www.client.example/guide" />
      <Field name="expected_anchor" label="Agreed anchor text" hint="Leave it empty to take it as first seen." />
      <SelectField name="expected_rel" label="Agreed rel" value="" options={[ANY_REL, ...rels]} />
      <div class="fields">
        <Field name="cost.amount" label="Cost" kind="number" min={0} step="any" />
        <Field name="cost.currency" label="Currency" placeholder="EUR" />
      </div>
    </ApiForm>
  );
}
