import type { Connection } from 'mongoose';
import type {
  CampaignAnalytics,
  DailyVolume,
  ReportingSnapshot,
} from '../../../domain/outreach/campaigns/analytics.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { campaignModel } from './campaign-model.js';
import { createOutreachSummaries } from './outreach-summaries.js';
import {
  countAutomatic,
  countBounced,
  countHuman,
  countSent,
  countTried,
  listVolumes,
  rate,
  sum,
  sumKinds,
  summarizeTallies,
  type Totals,
} from './summarize-tallies.js';
import type { Total } from './tally.js';

const NOTHING: Total = { counts: {}, days: {}, other_days: {}, leads: 0 };

/** Figures over all records of a campaign or of a user. */
export function createOutreachReportsRepository(connection: Connection) {
  const campaigns = campaignModel(connection);
  const summaries = createOutreachSummaries(connection);

  /** `days` UTC days, today included. */
  async function analytics(userId: OwnerId, campaignId: string, days: number, now: Date): Promise<CampaignAnalytics> {
    const tallies = await summaries.read(userId, [campaignId]);
    return summarizeTallies(tallies.get(campaignId), { campaign_id: campaignId, days, now }).analytics;
  }

  async function snapshot(userId: OwnerId, now: Date): Promise<ReportingSnapshot> {
    const own = await campaigns.find({ user_id: userId }, { name: 1 }).sort({ created_at: -1, _id: -1 }).lean();
    const ids = own.map(({ _id }) => _id.toHexString());
    const tallies = await summaries.read(userId, ids);
    const totals = own.map(({ name }, index) => {
      const id = ids[index] ?? '';
      return { id, name, ...sumKinds(tallies.get(id)) };
    });
    const over = (figure: (of: Totals) => number | undefined) => totals.reduce((all, of) => all + (figure(of) ?? 0), 0);
    const contacted = over(({ attempts }) => attempts.leads);
    const total_sends = over(({ attempts }) => countSent(attempts));
    const total_placements = over(({ leads }) => leads.counts['placed']);
    return {
      total_campaigns: own.length,
      total_leads: over(({ leads }) => sum(leads)),
      total_sends,
      total_replies: over(({ replies }) => countHuman(replies)),
      total_automatic_replies: over(({ replies }) => countAutomatic(replies)),
      total_placements,
      rates: {
        overall_response_rate: rate(
          over(({ replies }) => replies.leads),
          contacted,
        ),
        overall_placement_rate: rate(total_placements, contacted),
        overall_bounce_rate: rate(
          over(({ attempts }) => countBounced(attempts)),
          over(({ attempts }) => countTried(attempts)),
        ),
      },
      by_campaign: totals.map(({ id, name, leads, attempts, replies }) => {
        const placements = leads.counts['placed'] ?? 0;
        return {
          id,
          name,
          sends: countSent(attempts),
          replies: countHuman(replies),
          automatic_replies: countAutomatic(replies),
          placements,
        };
      }),
      generated_at: now.toISOString(),
    };
  }

  /** Over all campaigns of a user; `days` UTC days up to that of `now`, oldest first. */
  async function dailyVolumes(userId: OwnerId, days: number, now: Date): Promise<DailyVolume[]> {
    const own = await campaigns.find({ user_id: userId }, { _id: 1 }).lean();
    const tallies = await summaries.read(
      userId,
      own.map(({ _id }) => _id.toHexString()),
    );
    const each = [...tallies.values()]
      .map(sumKinds)
      .map(({ attempts, replies }) => listVolumes(days, now, attempts, replies));
    return listVolumes(days, now, NOTHING, NOTHING).map((day, index) => {
      const figure = (name: 'sent' | 'replies' | 'automatic_replies') =>
        each.reduce((total, of) => total + (of[index]?.[name] ?? 0), 0);
      return {
        ...day,
        sent: figure('sent'),
        replies: figure('replies'),
        automatic_replies: figure('automatic_replies'),
      };
    });
  }

  return { analytics, snapshot, dailyVolumes };
}

export type OutreachReportsRepository = ReturnType<typeof createOutreachReportsRepository>;
