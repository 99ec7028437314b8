import type { LeadPlace } from '../../../../domain/outreach/sending/sequence/lead-place.js';
import type { SequenceStep } from '../../../../domain/outreach/sending/sequence/sequence.js';
import { ApiForm } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';

const OUTREACH = '/api/v1/backlink-outreach';

export interface LeadPlaceActionsProps {
  campaignId: string;
  leadId: string;
  /** Null: the lead is not in the sequence. */
  place: Pick<LeadPlace, 'state' | 'paused' | 'step_id'> | null;
  steps: readonly Pick<SequenceStep, 'id'>[];
  /** The id of what says whose actions these are. */
  describes: string;
}

/** What a person can do to one lead of a sequence. */
export function LeadPlaceActions({ campaignId, leadId, place, steps, describes }: LeadPlaceActionsProps) {
  const call = `POST ${OUTREACH}/campaigns/${campaignId}/sequence/leads/${leadId}`;
  const isThere = place?.state === 'waiting' || place?.state === 'paused';
  const act = (action: string, title: string, question?: string) => (
    <button
      type="button"
      class="quiet"
      aria-describedby={describes}
      data-api={call}
      data-body={JSON.stringify({ action })}
      data-then="reload"
      data-confirm={question}
    >
      {title}
    </button>
  );
  return (
    <>
      {isThere && (
        <div class="actions">
          {place.paused === 'lead' ? act('resume', 'Resume') : act('pause', 'Pause')}
          {act('skip', 'Skip step')}
          {act('end', 'End', 'End the sequence for this lead? It gets no more follow-ups from it.')}
        </div>
      )}
      {steps.length > 0 && (
        <details>
          <summary>{place === null ? 'Start with a step' : 'Move to another step'}</summary>
          <ApiForm call={call} then="reload" label={place === null ? 'Start' : 'Move'} describes={describes}>
            <input type="hidden" name="action" value="move" />
            <SelectField
              of={`${leadId}-`}
              name="step_id"
              label="Step"
              value={place?.step_id ?? ''}
              options={steps.map(({ id }, index) => ({ value: id, title: `Step ${index + 1}` }))}
              hint="Its wait counts from the last email to the lead. A step that was sent is not sent again."
            />
          </ApiForm>
        </details>
      )}
    </>
  );
}
