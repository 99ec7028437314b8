import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { EmailTemplate } from '../../../domain/outreach/writing/email-template.js';
import { showCount } from '../../report/facts/figures.js';
import { Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { CampaignHead } from './campaign-head.js';
import { DomainNotes, type DomainNotesProps } from './domain-notes.js';
import { MailboxChoice } from './mailbox-choice.js';
import { type ShownVariable, VariableList } from './variable-list.js';
import { VariantFields } from './variant-fields.js';
import { WrittenEmails, type WrittenEmailsProps } from './written-emails.js';

const OUTREACH = '/api/v1/backlink-outreach';

export interface WritePageProps {
  campaign: Campaign;
  senders: readonly Sender[];
  /** Whether queues may leave from them, by their ids. */
  domains: DomainNotesProps['domains'];
  templates: readonly EmailTemplate[];
  /** Whether the installation has a mailbox for users who have added none. */
  has_shared_mailbox: boolean;
  /** Of the campaign's sequence, which follows the email. */
  sequence_steps: number;
  /** Of its emails. */
  variables: readonly ShownVariable[];
  written: WrittenEmailsProps;
}

/** Writes to all leads that have had no email yet. Nothing is sent before it was previewed. */
export function WritePage(props: WritePageProps) {
  const { campaign, senders, domains, templates, has_shared_mailbox, sequence_steps, variables, written } = props;
  const { id, lead_counts } = campaign;
  const canSend = senders.length > 0 || has_shared_mailbox;
  return (
    <>
      <CampaignHead campaign={campaign} part="write" />
      {!canSend && (
        <p class="banner">
          You need a mailbox to send emails. <a href="/app/senders">Add a mailbox</a>
        </p>
      )}
      <p>
        This email goes to every lead with the status “Discovered” and an email address. This campaign has{' '}
        {showCount(lead_counts.discovered, 'discovered lead')}. Emails are sent one at a time, within the limits of the
        mailbox. A reply stops the follow-ups to that lead.
      </p>
      <DomainNotes senders={senders} domains={domains} />
      <form
        class="card"
        data-api={`POST ${OUTREACH}/campaigns/${id}/outreach/queue`}
        data-forecast={`POST ${OUTREACH}/campaigns/${id}/outreach/forecast`}
        data-preview={`POST ${OUTREACH}/campaigns/${id}/outreach/preview`}
        data-then="/app/operations/{id}"
      >
        {senders.length > 1 ? (
          <MailboxChoice senders={senders} chosen={[]} hint={SHARED_OUT} />
        ) : (
          <SelectField name="sender_id" label="From" value="" options={mailboxes(senders)} />
        )}
        {templates.length > 0 && <TemplateField templates={templates} />}
        <Field name="subject" label="Subject" required placeholder="An idea for {website}" />
        <Field name="body" label="Email" kind="prose" required rows={8} hint={PLACEHOLDERS} />
        <VariableList variables={variables} />
        <VariantFields />
        {sequence_steps > 0 ? <SequenceFollows id={id} steps={sequence_steps} /> : <FollowUps id={id} />}
        <Buttons />
      </form>
      <section aria-label="Email preview" aria-live="polite" data-mails />
      <WrittenEmails {...written} />
    </>
  );
}

/** Fills in subject and email; the fields are what is sent. */
function TemplateField({ templates }: Pick<WritePageProps, 'templates'>) {
  return (
    <div class="field">
      <label for="field-template">Start with</label>
      <select id="field-template" data-fills autocomplete="off">
        <option value="">An empty email</option>
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
          Preview emails
        </button>
        <button type="submit" data-after-preview disabled>
          Send emails
        </button>
      </div>
      <p class="muted small">Preview the emails first. Then you can send them.</p>
    </>
  );
}

const SHARED_OUT =
  'Select several to share the emails, by what each mailbox can send. Each lead gets all emails from one mailbox. Select none for your default mailbox.';

const PLACEHOLDERS =
  'Linkwright fills in the variables for each lead, and adds a footer with your postal address and an unsubscribe link.';

function SequenceFollows({ id, steps }: { id: string; steps: number }) {
  return (
    <p>
      The campaign’s sequence of {showCount(steps, 'step')} follows for leads that do not reply.{' '}
      <a href={`/app/campaigns/${id}/sequence`}>View sequence</a>
    </p>
  );
}

function FollowUps({ id }: { id: string }) {
  return (
    <details>
      <summary>Follow up if there is no reply</summary>
      <p class="small">
        For these emails alone, in calendar days. <a href={`/app/campaigns/${id}/sequence`}>Set up a sequence</a> to
        follow up all leads of the campaign in working days, and to change the steps later.
      </p>
      {[0, 1].map((index) => (
        <div class="fields" key={index}>
          <Field
            name={`follow_ups.${index}.after_days`}
            label={index === 0 ? 'Days after the first email' : 'Days after the first follow-up'}
            kind="number"
            min={1}
            max={90}
          />
          <Field name={`follow_ups.${index}.body`} label="Follow-up email" kind="prose" of={`${index}-`} />
        </div>
      ))}
    </details>
  );
}

function mailboxes(senders: readonly Sender[]): { value: string; title: string }[] {
  const own = senders.map(({ id, email, paused }) => ({ value: id, title: paused ? `${email} (paused)` : email }));
  return [{ value: '', title: 'Default mailbox' }, ...own];
}
