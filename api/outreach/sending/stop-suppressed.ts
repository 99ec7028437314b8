import { canonicalEmail, suppressionForms } from '../../../domain/outreach/addresses/email-address.js';
import { mailboxKey } from '../../../domain/outreach/replies/mailbox-key.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { QueueItemsRepository } from '../../../store/outreach/sending/queue-items.js';
import type { OutreachStops } from './outreach-stops.js';

export interface StopSuppressedDeps {
  queueItems: Pick<QueueItemsRepository, 'waitingLeads'>;
  leads: Pick<LeadsRepository, 'findMany'>;
  stopWork: Pick<OutreachStops, 'leads'>;
}

const LEADS_AT_ONCE = 500;

/**
 * Cancels what waits in queues for addresses that have just been suppressed, and the follow-ups planned after it. This
 * only frees their place in the queue: what is missed here is blocked by the policy.
 * @param entries addresses and "@domains", as the list keeps them
 */
export async function stopSuppressed(
  { queueItems, leads, stopWork }: StopSuppressedDeps,
  userId: OwnerId,
  entries: readonly string[],
): Promise<void> {
  const listed = new Set(entries.map(mailboxKey));
  const isListed = (email: string | null): boolean => {
    const address = canonicalEmail(email ?? '');
    return address !== null && suppressionForms(address).some((form) => listed.has(mailboxKey(form)));
  };
  for (const [campaignId, ids] of await queueItems.waitingLeads(userId)) {
    for (let from = 0; from < ids.length; from += LEADS_AT_ONCE) {
      const some = await leads.findMany(userId, campaignId, ids.slice(from, from + LEADS_AT_ONCE));
      const hit = some.filter(({ contact_email }) => isListed(contact_email)).map(({ id }) => id);
      await stopWork.leads(userId, hit, 'recipient_suppressed');
    }
  }
}
