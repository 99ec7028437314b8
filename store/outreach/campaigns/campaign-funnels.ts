import type { Connection, PipelineStage } from 'mongoose';
import { type CampaignFunnel, POSITIVE_CLASSES } from '../../../domain/outreach/campaigns/campaign-funnel.js';
import { HUMAN_CLASSES } from '../../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { replyModel } from '../replies/reply-model.js';
import { attemptModel } from '../sending/attempt-model.js';
import { leadModel } from './lead-model.js';

/** How far the leads of a campaign came. Reads only. */
export function createCampaignFunnelsRepository(connection: Connection) {
  const leads = leadModel(connection);
  const attempts = attemptModel(connection);
  const replies = replyModel(connection);

  async function read(userId: OwnerId, campaignId: string): Promise<CampaignFunnel> {
    const own = { user_id: userId, campaign_id: campaignId };
    const repliedBy = (classes: readonly string[]) =>
      countLeads((stages) => replies.aggregate<{ count: number }>(stages), {
        ...own,
        lead_id: { $ne: null },
        classification: { $in: [...classes] },
      });
    const [all, contactable, won, emailed, replied, positive] = await Promise.all([
      leads.countDocuments(own),
      leads.countDocuments({ ...own, contact_email: { $ne: null } }),
      leads.countDocuments({ ...own, status: 'placed' }),
      countLeads((stages) => attempts.aggregate<{ count: number }>(stages), {
        ...own,
        status: { $in: ['sent', 'bounced'] },
      }),
      repliedBy(HUMAN_CLASSES),
      repliedBy(POSITIVE_CLASSES),
    ]);
    return { leads: all, contactable, emailed, replied, positive, won };
  }

  return { read };
}

export type CampaignFunnelsRepository = ReturnType<typeof createCampaignFunnelsRepository>;

/** How many different leads these records are of. */
async function countLeads(
  aggregate: (stages: PipelineStage[]) => PromiseLike<{ count: number }[]>,
  filter: Record<string, unknown>,
): Promise<number> {
  const [counted] = await aggregate([{ $match: filter }, { $group: { _id: '$lead_id' } }, { $count: 'count' }]);
  return counted?.count ?? 0;
}
