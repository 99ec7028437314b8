import type { CampaignAnalytics, DailyVolume } from '../../../domain/outreach/campaigns/analytics.js';
import { LEAD_STATUSES } from '../../../domain/outreach/campaigns/lead-status.js';
import { HUMAN_CLASSES, REPLY_CLASSES } from '../../../domain/outreach/replies/reply.js';
import { REFUSED_RECIPIENT } from './count-slices.js';
import type { Tallies } from './outreach-summaries.js';
import { sumTallies, type Total } from './tally.js';

const DAY_MS = 86_400_000;

export interface CampaignSums {
  analytics: CampaignAnalytics;
  /** Leads to whom at least one email left, whatever became of it. */
  emailed: number;
  /** Leads from whom a person has replied. */
  replied: number;
  /** Attempts of which it is unknown whether they left. */
  uncertain: number;
}

/** The figures of a campaign from its tallies; `days` UTC days up to that of `now`. */
export function summarizeTallies(
  tallies: Tallies | undefined,
  { campaign_id, days, now }: { campaign_id: string; days: number; now: Date },
): CampaignSums {
  const { leads, attempts, replies } = sumKinds(tallies);
  const { placed, unsubscribed } = leads.counts;
  const analytics = {
    campaign_id,
    days,
    total_leads: sum(leads),
    total_attempts: sum(attempts),
    total_sent: countSent(attempts),
    total_replies: countHuman(replies),
    total_automatic_replies: countAutomatic(replies),
    leads_by_status: readSlotCounts(leads, LEAD_STATUSES),
    replies_by_classification: readSlotCounts(replies, REPLY_CLASSES),
    rates: {
      response_rate: rate(replies.leads, attempts.leads),
      placement_rate: rate(placed, attempts.leads),
      bounce_rate: rate(countBounced(attempts), countTried(attempts)),
      unsubscribe_rate: rate(unsubscribed, attempts.leads),
    },
    daily_send_volume: listVolumes(days, now, attempts, replies),
  };
  const uncertain = attempts.counts['uncertain'] ?? 0;
  return { analytics, emailed: attempts.leads, replied: replies.leads, uncertain };
}

export type Totals = Record<keyof Tallies, Total>;

export function sumKinds(tallies: Tallies | undefined): Totals {
  const { leads = {}, attempts = {}, replies = {} } = tallies ?? {};
  return { leads: sumTallies(leads), attempts: sumTallies(attempts), replies: sumTallies(replies) };
}

/** Mails that left, whatever became of them. */
export function countSent({ counts }: Total): number {
  return (counts['sent'] ?? 0) + (counts['bounced'] ?? 0);
}

/** Mails that came back, and those that the recipient's server would not even take because there is no such mailbox. */
export function countBounced({ counts }: Total): number {
  return (counts['bounced'] ?? 0) + (counts[REFUSED_RECIPIENT] ?? 0);
}

/** What bounces are a part of: mails that left, and those that were refused at their recipient. */
export function countTried(total: Total): number {
  return countSent(total) + (total.counts[REFUSED_RECIPIENT] ?? 0);
}

/** From people: bounces, absence notes and other automatic mail don't count as replies. */
export function countHuman({ counts }: Total): number {
  return HUMAN_CLASSES.reduce((total, name) => total + (counts[name] ?? 0), 0);
}

export function countAutomatic(replies: Total): number {
  return sum(replies) - countHuman(replies);
}

function readSlotCounts<Name extends string>({ counts }: Total, names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as Record<Name, number>;
}

export function sum({ counts }: Total): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** A fraction to four places; of nothing it is 0. Leads that were won without a mail make it no more than all. */
export function rate(part: number | undefined, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, Math.round(((part ?? 0) / whole) * 10_000) / 10_000);
}

/** UTC days up to today, oldest first. */
export function listVolumes(days: number, now: Date, sent: Total, replies: Total): DailyVolume[] {
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
