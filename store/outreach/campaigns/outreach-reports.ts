import type { Connection } from 'mongoose';
import type {
  CampaignAnalytics,
  DailyVolume,
  ReportingSnapshot,
} from '../../../domain/outreach/campaigns/analytics.js';
import { LEAD_STATUSES } from '../../../domain/outreach/campaigns/lead-status.js';
import { HUMAN_CLASSES, REPLY_CLASSES } from '../../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { campaignModel } from './campaign-model.js';
import { REFUSED_RECIPIENT } from './count-slices.js';
import { createOutreachSummaries, type Tallies } from './outreach-summaries.js';
import { sumTallies, type Total } from './tally.js';

const DAY_MS = 86_400_000;
const NOTHING: Total = { counts: {}, days: {}, other_days: {}, leads: 0 };

/** Figures over all records of a campaign or of a user. */
export function createOutreachReportsRepository(connection: Connection) {
  const campaigns = campaignModel(connection);
  const summaries = createOutreachSummaries(connection);

  /** `days` UTC days, today included. */
  async function analytics(userId: OwnerId, campaignId: string, days: number, now: Date): Promise<CampaignAnalytics> {
    const tallies = (await summaries.read(userId, [campaignId])).get(campaignId);
    const { leads, attempts, replies } = totalsOf(tallies);
    const { placed, unsubscribed } = leads.counts;
    return {
      campaign_id: campaignId,
      days,
      total_leads: sum(leads),
      total_attempts: sum(attempts),
      total_sent: sentOf(attempts),
      total_replies: humanOf(replies),
      total_automatic_replies: automaticOf(replies),
      leads_by_status: readSlotCounts(leads, LEAD_STATUSES),
      replies_by_classification: readSlotCounts(replies, REPLY_CLASSES),
      rates: {
        response_rate: rate(replies.leads, attempts.leads),
        placement_rate: rate(placed, attempts.leads),
        bounce_rate: rate(bouncedOf(attempts), triedOf(attempts)),
        unsubscribe_rate: rate(unsubscribed, attempts.leads),
      },
      daily_send_volume: volumes(days, now, attempts, replies),
    };
  }

  async function snapshot(userId: OwnerId, now: Date): Promise<ReportingSnapshot> {
    const own = await campaigns.find({ user_id: userId }, { name: 1 }).sort({ created_at: -1, _id: -1 }).lean();
    const ids = own.map(({ _id }) => _id.toHexString());
    const tallies = await summaries.read(userId, ids);
    const totals = own.map(({ name }, index) => {
      const id = ids[index] ?? '';
      return { id, name, ...totalsOf(tallies.get(id)) };
    });
    const over = (figure: (of: Totals) => number | undefined) => totals.reduce((all, of) => all + (figure(of) ?? 0), 0);
    const contacted = over(({ attempts }) => attempts.leads);
    const total_sends = over(({ attempts }) => sentOf(attempts));
    const total_placements = over(({ leads }) => leads.counts['placed']);
    return {
      total_campaigns: own.length,
      total_leads: over(({ leads }) => sum(leads)),
      total_sends,
      total_replies: over(({ replies }) => humanOf(replies)),
      total_automatic_replies: over(({ replies }) => automaticOf(replies)),
      total_placements,
      rates: {
        overall_response_rate: rate(
          over(({ replies }) => replies.leads),
          contacted,
        ),
        overall_placement_rate: rate(total_placements, contacted),
        overall_bounce_rate: rate(
          over(({ attempts }) => bouncedOf(attempts)),
          over(({ attempts }) => triedOf(attempts)),
        ),
      },
      by_campaign: totals.map(({ id, name, leads, attempts, replies }) => {
        const placements = leads.counts['placed'] ?? 0;
        return {
          id,
          name,
          sends: sentOf(attempts),
          replies: humanOf(replies),
          automatic_replies: automaticOf(replies),
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
      .map(totalsOf)
      .map(({ attempts, replies }) => volumes(days, now, attempts, replies));
    return volumes(days, now, NOTHING, NOTHING).map((day, index) => {
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

type Totals = Record<keyof Tallies, Total>;

function totalsOf(tallies: Tallies | undefined): Totals {
  const { leads = {}, attempts = {}, replies = {} } = tallies ?? {};
  return { leads: sumTallies(leads), attempts: sumTallies(attempts), replies: sumTallies(replies) };
}

/** Mails that left, whatever became of them. */
function sentOf({ counts }: Total): number {
  return (counts['sent'] ?? 0) + (counts['bounced'] ?? 0);
}

/** Mails that came back, and those that the recipient's server would not even take because there is no such mailbox. */
function bouncedOf({ counts }: Total): number {
  return (counts['bounced'] ?? 0) + (counts[REFUSED_RECIPIENT] ?? 0);
}

/** What bounces are a part of: mails that left, and those that were refused at their recipient. */
function triedOf(total: Total): number {
  return sentOf(total) + (total.counts[REFUSED_RECIPIENT] ?? 0);
}

/** From people: bounces, absence notes and other automatic mail don't count as replies. */
function humanOf({ counts }: Total): number {
  return HUMAN_CLASSES.reduce((total, name) => total + (counts[name] ?? 0), 0);
}

function automaticOf(replies: Total): number {
  return sum(replies) - humanOf(replies);
}

function readSlotCounts<Name extends string>({ counts }: Total, names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as Record<Name, number>;
}

function sum({ counts }: Total): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** A fraction to four places; of nothing it is 0. Leads that were won without a mail make it no more than all. */
function rate(part: number | undefined, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, Math.round(((part ?? 0) / whole) * 10_000) / 10_000);
}

/** UTC days up to today, oldest first. */
function volumes(days: number, now: Date, sent: Total, replies: Total): DailyVolume[] {
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(now.getTime() - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return {
      date,
      sent: sent.days[date] ?? 0,
      replies: replies.days[date] ?? 0,
      automatic_replies: replies.other_days[date] ?? 0,
    };
  });
}
