import type { Connection } from 'mongoose';
import type { CampaignAnalytics } from '../../../domain/outreach/campaigns/analytics.js';
import type { LeadCounts } from '../../../domain/outreach/campaigns/campaign.js';
import { type CampaignFunnel, POSITIVE_CLASSES } from '../../../domain/outreach/campaigns/campaign-funnel.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { replyModel } from '../replies/reply-model.js';
import { leadModel } from './lead-model.js';
import { createOutreachSummaries } from './outreach-summaries.js';
import { summarizeTallies } from './summarize-tallies.js';

/** What the page of a campaign says about all of its records. */
export interface CampaignOverview {
  analytics: CampaignAnalytics;
  lead_counts: LeadCounts;
  funnel: CampaignFunnel;
  /** Attempts of which it is unknown whether they left. */
  uncertain: number;
  /** Of all kinds. */
  replies: number;
}

/** One read of a campaign's kept tallies for all figures of its page. Counts itself only what no tally has. */
export function createCampaignOverviewsRepository(connection: Connection) {
  const leads = leadModel(connection);
  const replies = replyModel(connection);
  const summaries = createOutreachSummaries(connection);

  /** `days` UTC days, today included. */
  async function read(userId: OwnerId, campaignId: string, days: number, now: Date): Promise<CampaignOverview> {
    const own = { user_id: userId, campaign_id: campaignId };
    const [tallies, contactable] = await Promise.all([
      summaries.read(userId, [campaignId]),
      leads.countDocuments({ ...own, contact_email: { $ne: null } }),
    ]);
    const { analytics, emailed, replied, uncertain } = summarizeTallies(tallies.get(campaignId), {
      campaign_id: campaignId,
      days,
      now,
    });
    const { total_leads, leads_by_status, replies_by_classification: classes } = analytics;
    const isPositive = POSITIVE_CLASSES.some((name) => classes[name] > 0);
    const positive = isPositive ? await countPositive(own) : 0;
    return {
      analytics,
      lead_counts: { ...leads_by_status, total: total_leads },
      funnel: { leads: total_leads, contactable, emailed, replied, positive, won: leads_by_status.placed },
      uncertain,
      replies: Object.values(classes).reduce((sum, count) => sum + count, 0),
    };
  }

  /** Leads with at least one positive reply. */
  async function countPositive(own: { user_id: OwnerId; campaign_id: string }): Promise<number> {
    const filter = { ...own, lead_id: { $ne: null }, classification: { $in: [...POSITIVE_CLASSES] } };
    const stages = [{ $match: filter }, { $group: { _id: '$lead_id' } }, { $count: 'count' as const }];
    const [counted] = await replies.aggregate<{ count: number }>(stages);
    return counted?.count ?? 0;
  }

  return { read };
}

export type CampaignOverviewsRepository = ReturnType<typeof createCampaignOverviewsRepository>;
