import type { Connection } from 'mongoose';
import type { CampaignAnalytics, DailyVolume, ReportingSnapshot } from '../../domain/outreach/analytics.js';
import { LEAD_STATUSES } from '../../domain/outreach/lead-status.js';
import { HUMAN_CLASSES, REPLY_CLASSES } from '../../domain/outreach/reply.js';
import { attemptModel } from '../models/attempt-model.js';
import { campaignModel } from '../models/campaign-model.js';
import { leadModel } from '../models/lead-model.js';
import { replyModel } from '../models/reply-model.js';

const DAY_MS = 86_400_000;
/** A mail that left, whatever became of it. */
const SENT = ['sent', 'bounced'] as const;

interface Counted<Key> {
  _id: Key;
  count: number;
}

/** Figures over all records of a campaign or user, counted where they lie. */
export function createOutreachReportsRepository(connection: Connection) {
  const [attempts, campaigns, leads, replies] = [
    attemptModel(connection),
    campaignModel(connection),
    leadModel(connection),
    replyModel(connection),
  ];

  /** `days` UTC days, today included. */
  async function analytics(userId: string, campaignId: string, days: number, now: Date): Promise<CampaignAnalytics> {
    const of = { user_id: userId, campaign_id: campaignId };
    const since = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - (days - 1) * DAY_MS);
    const human = { ...of, classification: { $in: [...HUMAN_CLASSES] }, lead_id: { $ne: null } };
    const [byStatus, byAttempt, byClass, contacted, replied, sentDays, replyDays] = await Promise.all([
      leads.aggregate<Counted<string>>(countBy(of, '$status')),
      attempts.aggregate<Counted<string>>(countBy(of, '$status')),
      replies.aggregate<Counted<string>>(countBy(of, '$classification')),
      countDistinct(attempts, { ...of, status: { $in: [...SENT] } }, '$lead_id'),
      countDistinct(replies, human, '$lead_id'),
      attempts.aggregate<Counted<string>>(
        countBy({ ...of, status: { $in: [...SENT] }, sent_at: { $gte: since } }, dayOf('$sent_at')),
      ),
      replies.aggregate<Counted<string>>(countBy({ ...of, received_at: { $gte: since } }, dayOf('$received_at'))),
    ]);
    const attemptCounts = countsOf(byAttempt, ['sent', 'bounced']);
    const leads_by_status = countsOf(byStatus, LEAD_STATUSES);
    const total_sent = attemptCounts.sent + attemptCounts.bounced;
    return {
      campaign_id: campaignId,
      days,
      total_leads: sum(byStatus),
      total_attempts: sum(byAttempt),
      total_sent,
      total_replies: sum(byClass),
      leads_by_status,
      replies_by_classification: countsOf(byClass, REPLY_CLASSES),
      rates: {
        response_rate: rate(replied, contacted),
        placement_rate: rate(leads_by_status.placed, contacted),
        bounce_rate: rate(attemptCounts.bounced, total_sent),
        unsubscribe_rate: rate(leads_by_status.unsubscribed, contacted),
      },
      daily_send_volume: volumes(since, days, toMap(sentDays), toMap(replyDays)),
    };
  }

  async function snapshot(userId: string, now: Date): Promise<ReportingSnapshot> {
    const of = { user_id: userId };
    const human = { ...of, classification: { $in: [...HUMAN_CLASSES] }, lead_id: { $ne: null } };
    const [all, total_leads, sent, bounced, replyCounts, placed, contacted, replied] = await Promise.all([
      campaigns.find(of, { name: 1 }).sort({ created_at: -1, _id: -1 }).lean(),
      leads.countDocuments(of),
      attempts.aggregate<Counted<string>>(countBy({ ...of, status: { $in: [...SENT] } }, '$campaign_id')),
      attempts.countDocuments({ ...of, status: 'bounced' }),
      replies.aggregate<Counted<string>>(countBy({ ...of, campaign_id: { $ne: null } }, '$campaign_id')),
      leads.aggregate<Counted<string>>(countBy({ ...of, status: 'placed' }, '$campaign_id')),
      countDistinct(attempts, { ...of, status: { $in: [...SENT] } }, '$lead_id'),
      countDistinct(replies, human, '$lead_id'),
    ]);
    const [sends, answers, placements] = [toMap(sent), toMap(replyCounts), toMap(placed)];
    const total_sends = sum(sent);
    const total_placements = sum(placed);
    return {
      ...{ total_campaigns: all.length, total_leads, total_sends, total_replies: sum(replyCounts), total_placements },
      rates: {
        overall_response_rate: rate(replied, contacted),
        overall_placement_rate: rate(total_placements, contacted),
        overall_bounce_rate: rate(bounced, total_sends),
      },
      by_campaign: all.map(({ _id, name }) => {
        const id = _id.toHexString();
        return {
          ...{ id, name, sends: sends.get(id) ?? 0, replies: answers.get(id) ?? 0 },
          placements: placements.get(id) ?? 0,
        };
      }),
      generated_at: now.toISOString(),
    };
  }

  return { analytics, snapshot };
}

export type OutreachReportsRepository = ReturnType<typeof createOutreachReportsRepository>;

type Countable = ReturnType<typeof attemptModel> | ReturnType<typeof replyModel>;

async function countDistinct(model: Countable, match: Record<string, unknown>, field: string): Promise<number> {
  const stages = [{ $match: match }, { $group: { _id: field } }, { $count: 'count' }];
  const [found] = await model.aggregate<{ count: number }>(stages);
  return found?.count ?? 0;
}

function countBy(match: Record<string, unknown>, key: unknown) {
  return [{ $match: match }, { $group: { _id: key, count: { $sum: 1 } } }];
}

function dayOf(field: string) {
  return { $dateToString: { date: field, format: '%Y-%m-%d' } };
}

function countsOf<Name extends string>(
  counted: readonly Counted<string>[],
  names: readonly Name[],
): Record<Name, number> {
  const counts = toMap(counted);
  return Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])) as Record<Name, number>;
}

function toMap(counted: readonly Counted<string>[]): Map<string, number> {
  return new Map(counted.map(({ _id, count }) => [_id, count]));
}

function sum(counted: readonly Counted<unknown>[]): number {
  return counted.reduce((total, { count }) => total + count, 0);
}

/** A fraction to four places; of nothing it is 0. */
function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}

function volumes(since: Date, days: number, sent: Map<string, number>, replies: Map<string, number>): DailyVolume[] {
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(since.getTime() + index * DAY_MS).toISOString().slice(0, 10);
    return { date, sent: sent.get(date) ?? 0, replies: replies.get(date) ?? 0 };
  });
}
