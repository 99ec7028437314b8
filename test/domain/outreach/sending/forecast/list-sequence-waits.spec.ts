import { expect } from 'chai';
import { listSequenceWaits } from '../../../../../domain/outreach/sending/forecast/list-sequence-waits.js';
import { emptySequence, type SequenceStep } from '../../../../../domain/outreach/sending/sequence/sequence.js';
import { newSteps } from '../../../../support/samples/new-steps.js';

const waits = (after: string | null, steps: Partial<SequenceStep>[], status: 'active' | 'paused' = 'active') =>
  listSequenceWaits({ ...emptySequence('c'), steps: newSteps(...steps), status }, after);

describe('[U] waits of a sequence that are to come', () => {
  it('are those behind the step that a lead waits for', () => {
    const steps = [
      { id: 'a', wait_days: 2 },
      { id: 'b', wait_days: 5 },
      { id: 'c', wait_days: 9 },
    ];
    expect(waits(null, steps)).to.deep.equal([2, 5, 9]);
    expect(waits('a', steps)).to.deep.equal([5, 9]);
    expect(waits('c', steps)).to.deep.equal([]);
    expect(waits('deleted', steps)).to.deep.equal([]);
  });

  it('leave out a step for leads that were away, whose decision the next one waits for', () => {
    const away = { wait_days: 4, condition: 'was_away' as const };
    expect(waits(null, [away, { wait_days: 1 }, { wait_days: 2, condition: 'was_not_away' }])).to.deep.equal([4, 2]);
    expect(waits(null, [{ wait_days: 1 }, away])).to.deep.equal([1]);
  });

  it('are none while the sequence is paused, and where there is none', () => {
    expect(waits(null, [{}], 'paused')).to.deep.equal([]);
    expect(listSequenceWaits(undefined, null)).to.deep.equal([]);
  });
});
