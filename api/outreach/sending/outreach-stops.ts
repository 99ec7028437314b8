import { isDomainError } from '../../../domain/base/errors.js';
import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { FollowUpsRepository } from '../../../store/outreach/sending/follow-ups.js';
import type { QueueItemsRepository } from '../../../store/outreach/sending/queue-items.js';
import type { WorkflowGateway } from '../../workflow-gateway.js';
import { type StopCampaignWorkDeps, stopCampaignWork } from '../campaigns/stop-campaign-work.js';

/** Ends what is planned. Safe to repeat, and fine if nothing is planned: mail is judged again before it is sent. */
export interface OutreachStops {
  campaign(userId: OwnerId, campaignId: string): Promise<void>;
  leads(userId: OwnerId, leadIds: readonly string[], reason: string): Promise<void>;
  sender(userId: OwnerId, senderId: string): Promise<void>;
}

export type OutreachStopsDeps = StopCampaignWorkDeps & {
  queueItems: Pick<QueueItemsRepository, 'cancel'>;
  followUps: Pick<FollowUpsRepository, 'ofLead' | 'ofSender' | 'conclude'>;
  gateway: Pick<WorkflowGateway, 'wakeFollowUp'>;
};

const AT_ONCE = 20;

export function createOutreachStops(deps: OutreachStopsDeps): OutreachStops {
  const { queueItems, followUps, gateway } = deps;
  const cancel = async (userId: OwnerId, planned: readonly FollowUp[], reason: string): Promise<void> => {
    const end = { status: 'cancelled' as const, reason, sent_at: null, sent_attempt_id: null };
    for (const { id } of planned) {
      await followUps.conclude(userId, id, ['scheduled'], end);
      // Only to end its timer early: that reads the record before anything is sent.
      await gateway.wakeFollowUp({ user_id: userId, follow_up_id: id }).catch((error: unknown) => {
        if (!isDomainError(error)) throw error;
      });
    }
  };
  const cancelFollowUps = async (userId: OwnerId, leadId: string, reason: string): Promise<void> => {
    await queueItems.cancel(userId, { lead_id: leadId }, reason);
    await cancel(userId, await followUps.ofLead(userId, leadId, 'scheduled'), reason);
  };

  return {
    campaign: (userId, campaignId) => stopCampaignWork(deps, userId, campaignId),
    leads: async (userId, leadIds, reason) => {
      for (let from = 0; from < leadIds.length; from += AT_ONCE) {
        const some = leadIds.slice(from, from + AT_ONCE);
        await Promise.all(some.map((leadId) => cancelFollowUps(userId, leadId, reason)));
      }
    },
    sender: async (userId, senderId) => {
      const reason = 'Sender deleted';
      await queueItems.cancel(userId, { sender_id: senderId }, reason);
      const planned = () => followUps.ofSender(userId, senderId, AT_ONCE);
      for (let some = await planned(); some.length > 0; some = await planned()) await cancel(userId, some, reason);
    },
  };
}
