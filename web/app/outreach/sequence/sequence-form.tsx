import { SEQUENCE_BOUNDS, type Sequence } from '../../../../domain/outreach/sending/sequence/sequence.js';
import { type ShownVariable, VariableList } from '../variable-list.js';
import { StepFields } from './step-fields.js';

const OUTREACH = '/api/v1/backlink-outreach';
const PLACEHOLDERS =
  'Linkwright fills in the variables for each lead, and adds a footer with your postal address and an unsubscribe link.';

export interface SequenceFormProps {
  sequence: Sequence;
  /** Of emails of the campaign. */
  variables: readonly ShownVariable[];
  /** Of the lead that the preview is of. */
  leadId: string | null;
}

/** Edits all steps of a sequence, which are saved together: see api/web-app/sequences.ts. */
export function SequenceForm({ sequence, variables, leadId }: SequenceFormProps) {
  const { campaign_id, version, steps, values } = sequence;
  const call = `${OUTREACH}/campaigns/${campaign_id}/sequence`;
  return (
    <>
      <form
        method="dialog"
        data-sequence={call}
        data-version={version}
        data-lead={leadId ?? undefined}
        data-most={SEQUENCE_BOUNDS.steps}
        aria-label="Steps"
      >
        <p class="muted small">{PLACEHOLDERS}</p>
        <VariableList variables={variables} />
        <div data-steps>
          {steps.length === 0 ? <StepFields /> : steps.map((step) => <StepFields key={step.id} step={step} />)}
        </div>
        <label class="field">
          Values of your own placeholders
          <textarea data-part="values" placeholder="guide: The bee keeper’s guide">
            {Object.entries(values)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}
          </textarea>
        </label>
        <div class="actions">
          <button type="button" class="quiet" data-add-step>
            Add step
          </button>
          {leadId !== null && (
            <button type="button" class="quiet" data-preview-steps>
              Preview changes
            </button>
          )}
          <button type="submit">Save steps</button>
        </div>
        <div data-previewed role="status" />
      </form>
      <template id="blank-step">
        <StepFields />
      </template>
    </>
  );
}
