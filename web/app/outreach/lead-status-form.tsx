import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { LEAD_STATUSES } from '../../../domain/outreach/campaigns/lead-status.js';
import { ApiForm } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { titleWords } from '../parts/title-words.js';

/** Sets the status of a lead; a person may correct anything. */
export function LeadStatusForm({ lead }: { lead: Pick<Lead, 'id' | 'campaign_id' | 'status'> }) {
  const path = `/api/v1/backlink-outreach/campaigns/${lead.campaign_id}/leads/${lead.id}`;
  const options = LEAD_STATUSES.map((value) => ({ value, title: titleWords(value) }));
  return (
    <ApiForm call={`PATCH ${path}/status`} then="reload" label="Save status" resets>
      <SelectField
        name="status"
        label="Status"
        value={lead.status}
        options={options}
        hint="Replied, placed, bounced and unsubscribed cancel planned follow-ups. Unsubscribed and bounced also suppress the address."
      />
    </ApiForm>
  );
}
