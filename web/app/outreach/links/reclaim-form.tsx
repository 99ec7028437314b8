import type { PlacedLink } from '../../../../domain/outreach/links/placed-link.js';
import type { ReclaimDraft } from '../../../../domain/outreach/links/reclaim-draft.js';
import { ApiForm, Field } from '../../parts/field.js';

const SEND = '/api/v1/backlink-outreach/outreach/send';

interface Props {
  link: PlacedLink;
  draft: ReclaimDraft;
}

/** A draft to change and send; nothing is sent before the button is pressed. */
export function ReclaimForm({ link: { campaign_id, lead_id }, draft: { subject, body } }: Props) {
  if (lead_id === null)
    return (
      <div class="card">
        <p class="muted">This link belongs to no lead. Copy the text to send it yourself.</p>
        <Field name="subject" label="Subject" value={subject} />
        <Field name="body" label="Email" kind="prose" value={body} />
      </div>
    );
  return (
    <div class="card">
      <p class="muted">Nothing is sent until you press the button. Read and change the draft first.</p>
      <ApiForm call={`POST ${SEND}`} then="reload" label="Send email">
        <input type="hidden" name="campaign_id" value={campaign_id} />
        <input type="hidden" name="lead_id" value={lead_id} />
        <Field name="subject" label="Subject" required value={subject} />
        <Field name="body" label="Email" kind="prose" required value={body} />
      </ApiForm>
    </div>
  );
}
