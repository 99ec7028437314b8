import { queueTextsKey } from '../../../operations/artifact-keys.js';
import type { OwnerId } from '../../../workspaces/owner-id.js';
import type { UncountedCampaign } from '../../campaigns/campaign.js';
import type { Lead } from '../../campaigns/lead.js';
import { type QueueTexts, renderOpener } from '../../writing/render-opener.js';
import { type ResolveSenderDeps, resolveSender } from '../resolve-sender.js';
import type { QueueItem } from '../send-queue.js';
import type { Sender } from '../sender.js';
import { type LoadMailboxesDeps, loadMailboxes } from './load-mailboxes.js';
import { planHandOver, type WaitingOpener } from './plan-hand-over.js';

/** What an opener is sent as by another mailbox. */
export type OpenerText = Pick<QueueItem, 'subject' | 'body' | 'follow_ups'> & {
  literals: string[];
  /** Null: of none any more; absent: as it was. */
  variant?: QueueItem['variant'] | null;
};

/** An opener as it is in its queue; `edited` by a person, whose words stay. */
export type MovableOpener = Pick<QueueItem, 'id' | 'campaign_id' | 'lead_id' | 'subject' | 'body' | 'follow_ups'> & {
  edited: boolean;
};

export interface OpenerMove {
  opener: MovableOpener;
  from: string;
  to: string;
  /** Null: as it was. */
  text: OpenerText | null;
}

export interface HandOverDeps extends ResolveSenderDeps, LoadMailboxesDeps {
  artifacts: { get<Value>(userId: OwnerId, key: string): Promise<Value | null> };
  campaigns: { find(userId: OwnerId, id: string): Promise<UncountedCampaign | null> };
  leads: { findMany(userId: OwnerId, campaignId: string, ids: readonly string[]): Promise<Lead[]> };
  queueRotation: LoadMailboxesDeps['queueRotation'] & {
    mailboxes(userId: OwnerId, operationId: string): Promise<string[]>;
    openers(userId: OwnerId, operationId: string): Promise<WaitingOpener[]>;
    texts(userId: OwnerId, ids: readonly string[]): Promise<MovableOpener[]>;
    move(userId: OwnerId, moves: readonly OpenerMove[]): Promise<void>;
  };
}

export interface HandOver {
  user_id: OwnerId;
  operation_id: string;
  /** Also evens out what the mailboxes have, as when one has joined. */
  level: boolean;
  /** A mailbox that is about to go. */
  without?: string;
}

/**
 * Moves openers of one queue to mailboxes that send: see planHandOver. Each is written as a comparison with what was read,
 * so that one that was edited, or was begun by its mailbox, stays. Safe to repeat.
 * @returns the mailboxes that got some
 */
export async function handOverOpeners(
  deps: HandOverDeps,
  { user_id, operation_id, level, without }: HandOver,
  calendar: { now: Date; timeZone: string },
): Promise<string[]> {
  const ids = await deps.queueRotation.mailboxes(user_id, operation_id);
  if (ids.length === 0) return [];
  const found = await Promise.all(ids.map((id) => resolveSender(deps, user_id, id)));
  const active = found.filter((sender) => sender !== null && sender.paused === null && sender.id !== without);
  const senders = new Map(active.flatMap((sender) => (sender ? [[sender.id, sender]] : [])));
  const openers = await deps.queueRotation.openers(user_id, operation_id);
  const mailboxes = await loadMailboxes(deps, user_id, [...senders.values()], operation_id, calendar);
  const planned = planHandOver(openers, mailboxes, { level });
  if (planned.size === 0) return [];
  const texts = await deps.queueRotation.texts(user_id, [...planned.keys()]);
  const from = new Map(openers.map(({ id, sender_id }) => [id, sender_id]));
  const write = await prepareWriting(deps, user_id, operation_id, texts);
  const moves = texts.flatMap((opener) => {
    const to = senders.get(planned.get(opener.id) ?? '');
    return to ? [{ opener, from: from.get(opener.id) ?? '', to: to.id, text: write(opener, to) }] : [];
  });
  await deps.queueRotation.move(user_id, moves);
  return [...new Set(moves.map(({ to }) => to))];
}

/** How an opener reads from another mailbox: with its name, where the text names the sender. */
async function prepareWriting(
  { artifacts, campaigns, leads }: HandOverDeps,
  userId: OwnerId,
  operationId: string,
  openers: readonly MovableOpener[],
): Promise<(opener: MovableOpener, sender: Sender) => OpenerText | null> {
  const campaignId = openers[0]?.campaign_id ?? '';
  const leadIds = openers.map(({ lead_id }) => lead_id);
  const [texts, campaign, found] = await Promise.all([
    artifacts.get<QueueTexts>(userId, queueTextsKey(operationId)),
    campaigns.find(userId, campaignId),
    leads.findMany(userId, campaignId, leadIds),
  ]);
  const byId = new Map(found.map((lead) => [lead.id, lead]));
  return ({ lead_id, edited }, sender) => {
    const lead = byId.get(lead_id);
    if (edited || !texts || !campaign || !lead) return null;
    const rendered = renderOpener(lead, campaign, sender, texts);
    if ('unfilled' in rendered) return null;
    const { subject, body, follow_ups, literals = [] } = rendered;
    return { subject, body, follow_ups, literals };
  };
}
