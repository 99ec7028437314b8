import type { Campaign } from '../../../domain/outreach/campaign.js';
import type { EmailTemplate } from '../../../domain/outreach/email-template.js';
import type { Sender } from '../../../domain/outreach/sender.js';
import { showCount } from '../../report/facts/figures.js';
import { CampaignHead } from '../parts/campaign-head.js';
import { Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { OutreachScript } from '../render-app.js';

const OUTREACH = '/api/v1/backlink-outreach';

export interface WritePageProps {
  campaign: Campaign;
  senders: readonly Sender[];
  templates: readonly EmailTemplate[];
  /** Whether the installation has a mailbox for users who have added none. */
  has_shared_mailbox: boolean;
}

/** Write to all leads that nobody has written to. Nothing leaves before it was looked at. */
export function WritePage({ campaign, senders, templates, has_shared_mailbox }: WritePageProps) {
  const { id, lead_counts } = campaign;
  const canSend = senders.length > 0 || has_shared_mailbox;
  return (
    <>
      <CampaignHead campaign={campaign} part="write" />
      {!canSend && (
        <p class="banner">
          No mailbox sends for you yet. <a href="/app/senders">Add one</a> first.
        </p>
      )}
      <p>
        It goes to every lead that is discovered and has an address: {showCount(lead_counts.discovered, 'lead')}{' '}
        discovered. They leave one after the other, within the limits of the mailbox, and replies stop what would
        follow.
      </p>
      <form
        class="card"
        data-api={`POST ${OUTREACH}/campaigns/${id}/outreach/queue`}
        data-preview={`POST ${OUTREACH}/campaigns/${id}/outreach/preview`}
        data-then="/app/operations/{id}"
      >
        <SelectField name="sender_id" label="From" value="" options={mailboxes(senders)} />
        {templates.length > 0 && <TemplateField templates={templates} />}
        <Field name="subject" label="Subject" required placeholder="An idea for {website}" />
        <Field name="body" label="Mail" kind="prose" required hint={PLACEHOLDERS} />
        <FollowUps />
        <Buttons />
      </form>
      <section aria-label="Mails as they would leave" aria-live="polite" data-mails />
      <OutreachScript />
    </>
  );
}

/** Fills subject and mail; what is sent is what stands there then. */
function TemplateField({ templates }: Pick<WritePageProps, 'templates'>) {
  return (
    <div class="field">
      <label for="field-template">Begin with</label>
      <select id="field-template" data-fills autocomplete="off">
        <option value="">An empty mail</option>
        {templates.map(({ id, name, subject, body }) => (
          <option key={id} value={id} data-subject={subject} data-body={body}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Buttons() {
  return (
    <>
      <div class="actions">
        <button type="button" class="quiet" data-show-preview>
          Show the mails
        </button>
        <button type="submit" data-after-preview disabled>
          Send them
        </button>
      </div>
      <p class="muted small">They can be sent once you have seen them.</p>
    </>
  );
}

const PLACEHOLDERS =
  '{website}, {topic}, {your_name} and {your_site} are filled in for each lead. The footer with your postal address and the link to unsubscribe is added.';

function FollowUps() {
  return (
    <details>
      <summary>Ask again when nobody answers</summary>
      {[0, 1].map((index) => (
        <div class="fields" key={index}>
          <Field
            name={`follow_ups.${index}.after_days`}
            label={index === 0 ? 'Days after the mail' : 'Days after that'}
            kind="number"
            min={1}
            max={90}
          />
          <Field name={`follow_ups.${index}.body`} label="Mail" kind="prose" of={`${index}-`} />
        </div>
      ))}
    </details>
  );
}

function mailboxes(senders: readonly Sender[]): { value: string; title: string }[] {
  const own = senders.map(({ id, email, paused }) => ({ value: id, title: paused ? `${email} (paused)` : email }));
  return [{ value: '', title: 'My usual mailbox' }, ...own];
}
