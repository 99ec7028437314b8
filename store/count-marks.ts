import { randomBytes } from 'node:crypto';

/** Records that come in together in such numbers are counted on their own. */
const LARGE = 250;

/**
 * What lets records be counted in slices, of which only those that have changed are counted again: the slice that a
 * record belongs to for good (those of a day, or those of one large insert), and when it last changed. By the clock of
 * the store's own process, whatever time the caller lives in.
 */
export function countMarks(insertedTogether = 1): { slice: string; changed_at: Date } {
  const changed_at = new Date();
  const day = changed_at.toISOString().slice(0, 10);
  return { slice: insertedTogether < LARGE ? day : `${day}-${randomBytes(6).toString('hex')}`, changed_at };
}
