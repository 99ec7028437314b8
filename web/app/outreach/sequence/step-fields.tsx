import { SEQUENCE_BOUNDS, type SequenceStep } from '../../../../domain/outreach/sending/sequence/sequence.js';
import { SelectOptions } from '../../parts/select-options.js';

export const CONDITIONS = [
  { value: 'no_reply', title: 'Every lead that has not replied' },
  { value: 'was_away', title: 'Only leads that sent an out-of-office note' },
  { value: 'was_not_away', title: 'Only leads that sent no out-of-office note' },
];

/** One step of a sequence, blank without one. The script api/web-app/sequences.ts reads the fields by data-part. */
export function StepFields({ step }: { step?: SequenceStep }) {
  return (
    <fieldset class="card" data-step={step?.id ?? ''}>
      <legend>Step</legend>
      <div class="fields">
        <label class="field">
          Working days after the email before
          <input
            type="number"
            data-part="wait_days"
            min={1}
            max={SEQUENCE_BOUNDS.wait_days}
            required
            value={String(step?.wait_days ?? 3)}
          />
        </label>
        <label class="field">
          Send to
          <select data-part="condition">
            <SelectOptions options={CONDITIONS} value={step?.condition ?? 'no_reply'} />
          </select>
        </label>
      </div>
      <label class="field">
        Subject
        <input
          type="text"
          data-part="subject"
          maxLength={255}
          value={step?.subject ?? ''}
          placeholder="Re: and the subject of the first email"
        />
      </label>
      <label class="field">
        Email
        <textarea data-part="body" required maxLength={20_000}>
          {step?.body}
        </textarea>
      </label>
      <div class="actions">
        <button type="button" class="quiet" data-shift="-1">
          Move up
        </button>
        <button type="button" class="quiet" data-shift="1">
          Move down
        </button>
        <button type="button" class="quiet" data-remove>
          Delete step
        </button>
      </div>
    </fieldset>
  );
}
