import type { Connection, Types } from 'mongoose';
import { POSITIVE_CLASSES } from '../../../../domain/outreach/campaigns/campaign-funnel.js';
import { HUMAN_CLASSES, type ReplyClass } from '../../../../domain/outreach/replies/reply.js';
import { REPLY_DAYS } from '../../../../domain/outreach/sending/variants/judge-variants.js';
import type { TestProgress } from '../../../../domain/outreach/sending/variants/report-test.js';
import { VARIANT_KEYS, type VariantKey } from '../../../../domain/outreach/sending/variants/variant.js';
import type { VariantCounts } from '../../../../domain/outreach/sending/variants/variant-test.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import { leadModel } from '../../campaigns/lead-model.js';
import { replyModel } from '../../replies/reply-model.js';
import { attemptModel } from '../attempt-model.js';
import { queueItemModel } from '../queue-item-model.js';

interface Item {
  lead_id: string;
  variant: VariantKey;
  status: string;
  attempt_id: string | null;
  edited: boolean;
}

const REPLY_MS = REPLY_DAYS * 86_400_000;
const AT_ONCE = 500;
/** A person's answer; who wants no more mail has opted out, which is counted for itself. */
const REPLIED: readonly ReplyClass[] = HUMAN_CLASSES.filter((each) => each !== 'unsubscribe');
const POSITIVE: readonly ReplyClass[] = POSITIVE_CLASSES;

/** Counts each version of a test by what is stored now: the emails of its queue, their attempts, and what their leads did. Reads only. */
export function createVariantProgress(connection: Connection) {
  const queueItems = queueItemModel(connection);
  const attempts = attemptModel(connection);
  const replies = replyModel(connection);
  const leads = leadModel(connection);

  return async (userId: OwnerId, testId: string, now: Date): Promise<TestProgress> => {
    const counts = new Map<VariantKey, VariantCounts>();
    let lastSentMs = 0;
    let slice = await readSlice(userId, testId, null);
    while (slice.last !== null) {
      lastSentMs = Math.max(lastSentMs, await countSome(userId, slice.items, counts, now));
      slice = await readSlice(userId, testId, slice.last);
    }
    const last_sent_at = lastSentMs === 0 ? null : new Date(lastSentMs).toISOString();
    return { counts: [...counts.values()], last_sent_at };
  };

  /** In the order of their ids. @returns `last`: its last one, null when there are no more */
  async function readSlice(
    userId: OwnerId,
    testId: string,
    after: Types.ObjectId | null,
  ): Promise<{ items: Item[]; last: Types.ObjectId | null }> {
    const behind: Record<string, unknown> = after === null ? {} : { _id: { $gt: after } };
    const found = await queueItems
      .find(
        { user_id: userId, operation_id: testId, variant: { $in: [...VARIANT_KEYS] }, ...behind },
        { lead_id: 1, variant: 1, status: 1, attempt_id: 1, changes: 1 },
      )
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .lean();
    const items = found.map(({ lead_id, variant, status, attempt_id, changes }) => {
      const edited = (changes ?? []).some(({ action }) => action === 'edited');
      return { lead_id, variant: variant as VariantKey, status, attempt_id: attempt_id ?? null, edited };
    });
    return { items, last: found.at(-1)?._id ?? null };
  }

  /** @returns when the last of them was sent, in milliseconds */
  async function countSome(
    userId: OwnerId,
    some: readonly Item[],
    counts: Map<VariantKey, VariantCounts>,
    now: Date,
  ): Promise<number> {
    const facts = await readFacts(userId, some);
    let lastMs = 0;
    for (const { lead_id, variant, status, attempt_id, edited } of some) {
      const counted = counts.get(variant) ?? emptyCounts(variant);
      counts.set(variant, counted);
      if (edited) {
        counted.edited += 1;
        continue;
      }
      if (status === 'waiting') counted.waiting += 1;
      const sent = facts.sent.get(attempt_id ?? '');
      if (!sent) continue;
      lastMs = Math.max(lastMs, sent.atMs);
      counted.sent += 1;
      if (sent.atMs + REPLY_MS <= now.getTime()) counted.ended += 1;
      if (sent.bounced) counted.bounced += 1;
      const inTime = (facts.replies.get(lead_id) ?? []).filter(({ atMs }) => isInTime(atMs, sent.atMs));
      const isOne = (classes: readonly ReplyClass[]) => inTime.some((each) => classes.includes(each.classification));
      if (isOne(REPLIED)) counted.replied += 1;
      if (isOne(POSITIVE)) counted.positive += 1;
      const left = (facts.optOuts.get(lead_id) ?? []).some((atMs) => isInTime(atMs, sent.atMs));
      if (left || isOne(['unsubscribe'])) counted.opted_out += 1;
    }
    return lastMs;
  }

  async function readFacts(userId: OwnerId, some: readonly Item[]) {
    const lead_id = { $in: some.map((item) => item.lead_id) };
    const ids = some.flatMap((item) => item.attempt_id ?? []);
    const [made, written, left] = await Promise.all([
      attempts
        .find(
          { _id: { $in: ids }, user_id: userId, status: { $in: ['sent', 'bounced'] } },
          { status: 1, sent_at: 1, created_at: 1 },
        )
        .lean(),
      replies
        .find(
          { user_id: userId, lead_id, classification: { $in: [...HUMAN_CLASSES] } },
          { lead_id: 1, classification: 1, received_at: 1 },
        )
        .lean(),
      leads.find({ _id: lead_id, user_id: userId, status: 'unsubscribed' }, { status_history: 1 }).lean(),
    ]);
    const sent = new Map(
      made.map(({ _id, status, sent_at, created_at }) => [
        _id.toHexString(),
        { atMs: (sent_at ?? created_at).getTime(), bounced: status === 'bounced' },
      ]),
    );
    const replied = new Map<string, { classification: ReplyClass; atMs: number }[]>();
    for (const { lead_id: id, classification, received_at } of written) {
      const reply = { classification: classification as ReplyClass, atMs: received_at.getTime() };
      replied.set(id ?? '', [...(replied.get(id ?? '') ?? []), reply]);
    }
    const optOuts = new Map(
      left.map(({ _id, status_history }) => [
        _id.toHexString(),
        status_history.flatMap(({ to, at }) => (to === 'unsubscribed' ? [at.getTime()] : [])),
      ]),
    );
    return { sent, replies: replied, optOuts };
  }
}

function isInTime(atMs: number, sentMs: number): boolean {
  return atMs <= sentMs + REPLY_MS;
}

function emptyCounts(key: VariantKey): VariantCounts {
  return { key, waiting: 0, sent: 0, ended: 0, replied: 0, positive: 0, bounced: 0, opted_out: 0, edited: 0 };
}
