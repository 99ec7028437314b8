import type { LeadPlace } from '../../../../domain/outreach/sending/sequence/lead-place.js';
import { inWords } from '../../../report/facts/names.js';
import { heldWords } from '../held-words.js';

const ENDS: Readonly<Record<string, string>> = {
  ended_by_user: 'A member ended it',
  cancelled: 'A member canceled the email',
  step_removed: 'Its step was deleted, and no step follows',
  lead_replied: 'The lead has replied',
  lead_removed: 'The lead was deleted',
  recipient_suppressed: 'The address is suppressed',
};

/** Why a step that is due waits, or why the sequence ended for a lead; null when there is nothing to say. */
export function placeWords({ state, reason }: Pick<LeadPlace, 'state' | 'reason'>): string | null {
  if (reason === null || state === 'finished') return null;
  if (state === 'ended') return ENDS[reason] ?? (/^[a-z_]+$/.test(reason) ? sentence(inWords(reason)) : reason);
  const { why, detail } = heldWords(reason);
  return detail === null ? why : `${why} (${detail})`;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
