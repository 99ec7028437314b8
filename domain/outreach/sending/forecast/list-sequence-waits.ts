import type { Sequence } from '../sequence/sequence.js';

/**
 * Working days between the emails that are still to come for a lead that neither replies nor is away.
 * @param after the step that it waits for; null: its first email
 * @returns none while the sequence is paused: their time is not known
 */
export function listSequenceWaits(sequence: Sequence | undefined, after: string | null): number[] {
  if (!sequence || sequence.status === 'paused') return [];
  const at = after === null ? -1 : sequence.steps.findIndex(({ id }) => id === after);
  if (after !== null && at < 0) return [];
  const waits: number[] = [];
  let passed = 0;
  for (const { wait_days, condition } of sequence.steps.slice(at + 1)) {
    // It is decided when it would be due; the next one leaves no earlier.
    if (condition === 'was_away') passed = Math.max(passed, wait_days);
    else {
      waits.push(Math.max(passed, wait_days));
      passed = 0;
    }
  }
  return waits;
}
