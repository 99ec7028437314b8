import type { FollowUpStatus } from '../follow-up.js';
import type { SequenceStep } from './sequence.js';

/** What a lead has got of a sequence, or was to get. */
export interface StepMail {
  step_id: string | null;
  status: FollowUpStatus;
  reason: string | null;
}

/** Why a lead goes without a step and continues after it. */
export const SKIPPED = 'step_skipped';
export const CONDITION_NOT_MET = 'condition_not_met';

/**
 * The step that follows all that the lead has got or skipped, by the order that the steps have now. So steps that are added in
 * front of it come next, deleted ones are passed over, and none comes twice.
 * @returns null when there is none
 */
export function findNextStep(steps: readonly SequenceStep[], mails: readonly StepMail[]): SequenceStep | null {
  const passed = new Set(mails.filter(hasPassed).map(({ step_id }) => step_id));
  const last = steps.findLastIndex(({ id }) => passed.has(id));
  return steps[last + 1] ?? null;
}

/** Its lead is past this step: it was sent, or passed over. */
export function hasPassed({ status, reason }: StepMail): boolean {
  return status === 'sent' || (status === 'cancelled' && (reason === SKIPPED || reason === CONDITION_NOT_MET));
}
