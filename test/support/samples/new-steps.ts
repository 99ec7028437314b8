import type { SequenceStep } from '../../../domain/outreach/sending/sequence/sequence.js';

/** Steps that differ from "May I ask again?" after three working days as given; `id`s are as given or made of the position. */
export function newSteps(...changes: Partial<SequenceStep>[]): SequenceStep[] {
  return changes.map((change, index) => ({
    id: String(index + 1).repeat(24),
    wait_days: 3,
    subject: null,
    body: 'May I ask again?',
    condition: 'no_reply',
    ...change,
  }));
}
