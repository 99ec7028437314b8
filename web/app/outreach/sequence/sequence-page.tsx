import type { Campaign } from '../../../../domain/outreach/campaigns/campaign.js';
import type { LeadPlace, StepCounts } from '../../../../domain/outreach/sending/sequence/lead-place.js';
import type { PreviewedStep } from '../../../../domain/outreach/sending/sequence/preview-sequence.js';
import type { Sequence } from '../../../../domain/outreach/sending/sequence/sequence.js';
import { showCount, showNumber } from '../../../report/facts/figures.js';
import { Section } from '../../../report/parts/section.js';
import { NextPage } from '../../parts/next-page.js';
import { SearchForm } from '../../parts/search-form.js';
import { Tabs } from '../../parts/tabs.js';
import { Address } from '../address.js';
import { CampaignHead } from '../campaign-head.js';
import type { ShownVariable } from '../variable-list.js';
import { LeadPlaces } from './lead-places.js';
import { SequenceForm } from './sequence-form.js';
import { StepPreview } from './step-preview.js';
import { type ShownStep, StepTable } from './step-table.js';

const OUTREACH = '/api/v1/backlink-outreach';

/** The steps as one lead gets them. */
export interface ShownPreview {
  lead_id: string;
  recipient_email: string;
  sender_email: string;
  time_zone: string;
  steps: readonly PreviewedStep[];
}

export interface SequencePageProps {
  campaign: Pick<Campaign, 'id' | 'name'>;
  sequence: Sequence;
  counts: ReadonlyMap<string, StepCounts>;
  /** Of its emails. */
  variables: readonly ShownVariable[];
  /** Planned emails that are still brought in line with the latest change. */
  updating: number;
  state: LeadPlace['state'];
  places: readonly LeadPlace[];
  /** Null: the campaign has no such lead, or there is no mailbox to write from. */
  preview: ShownPreview | null;
  /** Which lead was looked for; null: any. */
  q: string | null;
  /** Whether the viewer may change it. */
  canSend: boolean;
  next: string | null;
}

/** The follow-ups of a campaign: the steps with a form to change them, the email of each step for any lead, and where leads are. */
export function SequencePage(props: SequencePageProps) {
  const { campaign, sequence, variables, counts, updating, preview, canSend } = props;
  const steps: ShownStep[] = sequence.steps.map((step) => ({ ...step, counts: counts.get(step.id) ?? null }));
  const isEmpty = steps.length === 0;
  return (
    <>
      <CampaignHead campaign={campaign} part="sequence" />
      <p>
        Leads get these follow-ups after their first email, in the same thread and from the same mailbox. They stop when
        a lead replies, unsubscribes or bounces, and when you set it to replied, placed, bounced or unsubscribed. An
        out-of-office note moves the next step until the lead is back. Each step waits for working days of the recipient
        after the email before it.
      </p>
      {sequence.status === 'paused' && <p class="banner">The sequence is paused: no follow-up of it is sent.</p>}
      {updating > 0 && (
        <p class="banner">
          {showCount(updating, 'planned email')} {updating === 1 ? 'is' : 'are'} still being updated to the latest
          change. None of them is sent before.
        </p>
      )}
      {isEmpty ? (
        <p class="empty">
          This campaign has no sequence yet.{' '}
          {canSend
            ? 'Add a first step below, preview it for a lead, and save it. Then write to your leads: the steps follow.'
            : 'A member who may send emails can add one.'}
        </p>
      ) : (
        <Section id="steps" title="Steps">
          <StepTable steps={steps} />
          {canSend && <PauseButton sequence={sequence} />}
        </Section>
      )}
      {canSend && (
        <Editor sequence={sequence} variables={variables} counts={counts} leadId={preview?.lead_id ?? null} />
      )}
      {!isEmpty && <Preview {...props} />}
      {!isEmpty && <Leads {...props} steps={steps} />}
    </>
  );
}

function PauseButton({ sequence: { campaign_id, status } }: { sequence: Sequence }) {
  const isPaused = status === 'paused';
  return (
    <div class="actions">
      <button
        type="button"
        class="quiet"
        data-api={`POST ${OUTREACH}/campaigns/${campaign_id}/sequence/${isPaused ? 'resume' : 'pause'}`}
        data-then="reload"
      >
        {isPaused ? 'Resume sequence' : 'Pause sequence'}
      </button>
    </div>
  );
}

function Editor({
  sequence,
  variables,
  counts,
  leadId,
}: Pick<SequencePageProps, 'sequence' | 'variables' | 'counts'> & { leadId: string | null }) {
  const waiting = [...counts.values()].reduce((sum, each) => sum + each.waiting + each.paused, 0);
  if (sequence.steps.length === 0)
    return (
      <Section id="edit" title="Add steps">
        <SequenceForm sequence={sequence} variables={variables} leadId={leadId} />
      </Section>
    );
  return (
    <Section id="edit" title="Edit steps">
      <details>
        <summary>Change the steps</summary>
        <p>
          Changes apply to leads that have not reached a step
          {waiting > 0 && `, including the ${showCount(waiting, 'lead')} in the sequence now`}. A lead that waits for a
          step you delete continues with the next one. No step is sent twice.
        </p>
        <SequenceForm sequence={sequence} variables={variables} leadId={leadId} />
      </details>
    </Section>
  );
}

function Preview({ preview, q }: Pick<SequencePageProps, 'preview' | 'q'>) {
  return (
    <Section id="preview" title="Preview">
      <SearchForm label="Find a lead" hint="Address or website" value={q} keep={{}} />
      {preview === null ? (
        <p class="empty">
          {q === null ? 'Add leads and a mailbox to preview the steps.' : 'No lead matches. Search for another word.'}
        </p>
      ) : (
        <>
          <p>
            To <Address email={preview.recipient_email} /> from <Address email={preview.sender_email} />. Working days
            are those of its time zone, {preview.time_zone.replaceAll('_', ' ')}.
          </p>
          <StepPreview steps={preview.steps} />
        </>
      )}
    </Section>
  );
}

const STATES: readonly { state: LeadPlace['state']; title: string; empty: string }[] = [
  {
    state: 'waiting',
    title: 'Waiting',
    empty: 'No leads wait for a step. Leads enter the sequence when their first email is sent.',
  },
  { state: 'paused', title: 'Paused', empty: 'No leads are paused.' },
  { state: 'finished', title: 'Finished', empty: 'No leads have finished the sequence.' },
  { state: 'ended', title: 'Ended early', empty: 'The sequence has not ended early for any lead.' },
];

function Leads(props: SequencePageProps & { steps: readonly ShownStep[] }) {
  const { campaign, counts, state, places, steps, canSend, next } = props;
  const total = (of: LeadPlace['state']) => [...counts.values()].reduce((sum, each) => sum + each[of], 0);
  const tabs = STATES.map(({ state: each, title }) => ({
    href: `?state=${each}#leads`,
    title: `${title} (${showNumber(total(each), 0)})`,
    isHere: each === state,
  }));
  return (
    <Section id="leads" title="Leads">
      <Tabs label="Leads" tabs={tabs} />
      {places.length === 0 ? (
        <p class="empty">{STATES.find((each) => each.state === state)?.empty}</p>
      ) : (
        <LeadPlaces campaignId={campaign.id} places={places} steps={steps} canSend={canSend} />
      )}
      <NextPage next={next} label="More leads" />
    </Section>
  );
}
