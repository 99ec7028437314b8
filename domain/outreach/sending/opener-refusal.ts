import type { Lead } from '../campaigns/lead.js';
import type { Attempt } from './attempt.js';

/**
 * Why a lead gets no opener (again) from a queue: after a direct send, a reply or an opt-out it would be out of place;
 * and a second one is never sent on a guess.
 * @param latest the last mail that was, or may have been, sent to its address
 * @param ownId the attempt in question, which is not an earlier one
 */
export function openerRefusal(
  lead: Pick<Lead, 'id' | 'status' | 'contacted_at'>,
  latest: Pick<Attempt, 'id' | 'lead_id' | 'status'> | null,
  ownId: string | null,
): string | null {
  if (lead.status !== 'discovered') return `lead_${lead.status}`;
  if (latest === null || latest.id === ownId) return null;
  if (latest.status === 'uncertain') return 'earlier_attempt_uncertain';
  // It was sent, but the worker died before updating the lead. One that was updated and reset may be mailed again.
  const isUntold = latest.status === 'sent' && latest.lead_id === lead.id && lead.contacted_at === null;
  return isUntold ? 'lead_contacted' : null;
}
