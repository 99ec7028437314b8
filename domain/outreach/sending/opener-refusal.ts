import type { Lead } from '../campaigns/lead.js';
import type { Attempt } from './attempt.js';

/**
 * Why a lead gets no opener (again) from a queue: mailed by hand meanwhile, answered or signed off, it would be out of
 * place; and nobody gets a second one on a guess.
 * @param latest the last mail to its address that left, or may have
 * @param ownId the attempt that is asked for, which is no earlier one
 */
export function openerRefusal(
  lead: Pick<Lead, 'id' | 'status' | 'contacted_at'>,
  latest: Pick<Attempt, 'id' | 'lead_id' | 'status'> | null,
  ownId: string | null,
): string | null {
  if (lead.status !== 'discovered') return `lead_${lead.status}`;
  if (latest === null || latest.id === ownId) return null;
  if (latest.status === 'uncertain') return 'earlier_attempt_uncertain';
  // It has left, and whoever sent it died before the lead was told. One that is told and set back may be mailed again.
  const isUntold = latest.status === 'sent' && latest.lead_id === lead.id && lead.contacted_at === null;
  return isUntold ? 'lead_contacted' : null;
}
