import { expect } from 'chai';
import {
  CONDITION_NOT_MET,
  findNextStep,
  SKIPPED,
  type StepMail,
} from '../../../../../domain/outreach/sending/sequence/find-next-step.js';
import { newSteps } from '../../../../support/samples/new-steps.js';

const sent = (step_id: string): StepMail => ({ step_id, status: 'sent', reason: null });
const ended = (step_id: string, reason: string): StepMail => ({ step_id, status: 'cancelled', reason });
const nextOf = (order: string, mails: StepMail[]): string | null =>
  findNextStep(newSteps(...order.split('').map((id) => ({ id }))), mails)?.id ?? null;

describe('[U] next step of a lead', () => {
  it('is the first, and then the one behind the last that was sent, skipped, or did not apply', () => {
    expect(nextOf('abc', [])).to.equal('a');
    expect(nextOf('abc', [sent('a')])).to.equal('b');
    expect(nextOf('abc', [sent('a'), ended('b', SKIPPED)])).to.equal('c');
    expect(nextOf('abc', [sent('a'), ended('b', CONDITION_NOT_MET), sent('c')])).to.equal(null);
    expect(nextOf('', [])).to.equal(null);
  });

  it('is one again that was canceled for another reason', () => {
    expect(nextOf('abc', [sent('a'), ended('b', 'lead_moved')])).to.equal('b');
  });

  it('follows the order that the steps have by now: added ones are included, deleted ones passed over, none comes twice', () => {
    expect(nextOf('axb', [sent('a')])).to.equal('x');
    expect(nextOf('ac', [sent('a'), ended('b', 'step_removed')])).to.equal('c');
    expect(nextOf('xab', [sent('a')])).to.equal('b');
    expect(nextOf('ba', [sent('a')])).to.equal(null);
    expect(nextOf('c', [sent('a'), sent('b')])).to.equal('c');
  });
});
