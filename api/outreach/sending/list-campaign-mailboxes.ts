import type { CampaignMailbox } from '../../../domain/outreach/sending/rotation/campaign-mailbox.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { CampaignMailboxesRepository } from '../../../store/outreach/sending/campaign-mailboxes.js';
import type { SendersRepository } from '../../../store/outreach/sending/senders.js';

export interface ListCampaignMailboxesDeps {
  campaignMailboxes: CampaignMailboxesRepository;
  senders: Pick<SendersRepository, 'all'>;
  environmentSender: Sender | null;
}

/** The mailboxes that have sent for a campaign, or are to; by address. */
export async function listCampaignMailboxes(
  { campaignMailboxes, senders, environmentSender }: ListCampaignMailboxesDeps,
  userId: OwnerId,
  campaignId: string,
): Promise<CampaignMailbox[]> {
  const [found, own] = await Promise.all([campaignMailboxes.read(userId, campaignId), senders.all(userId)]);
  const known = new Map(own.map((sender) => [sender.id, sender]));
  if (environmentSender) known.set(ENVIRONMENT_SENDER_ID, environmentSender);
  const listed = [...found].map(([sender_id, { email, counts }]) => {
    const sender = known.get(sender_id);
    const paused = sender !== undefined && sender.paused !== null;
    return { sender_id, sender_email: sender?.email ?? email, paused, ...counts };
  });
  return listed.toSorted((one, other) => ((one.sender_email ?? '') < (other.sender_email ?? '') ? -1 : 1));
}
