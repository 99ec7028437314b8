import { explainWait } from '../../../domain/outreach/sending/explain-wait.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { Store } from '../../../store/index.js';
import type { SenderState } from '../../../store/outreach/sending/sender-states.js';
import type { FollowUpWait, MailWait } from '../../../web/app/outreach/lead-wait.js';

type ExplainDeps = {
  queueItems: Pick<Store['queueItems'], 'waiting'>;
  followUps: Pick<Store['followUps'], 'heldOf'>;
  senders: Pick<Store['senders'], 'all'>;
  senderStates: Pick<Store['senderStates'], 'findAll'>;
};

const MAILBOX = /^mailbox_/;

/** Why mail to these leads waits. Changes nothing. */
export async function explainLeads(
  deps: ExplainDeps,
  userId: OwnerId,
  leadIds: readonly string[],
  now: Date,
): Promise<(MailWait | FollowUpWait)[]> {
  if (leadIds.length === 0) return [];
  const [mails, held, states] = await Promise.all([
    explainMails(deps, userId, { lead_ids: leadIds }, now, leadIds.length),
    deps.followUps.heldOf(userId, leadIds),
    deps.senderStates.findAll(userId),
  ]);
  const followUps = held.map(({ lead_id, sender_id, held_reason, next_at }): FollowUpWait => {
    const reason = held_reason ?? '';
    const last_read_at = MAILBOX.test(reason) ? (states.get(sender_id)?.reading?.last_success_at ?? null) : null;
    return { kind: 'follow_up', lead_id, reason, next_at, last_read_at };
  });
  return [...mails, ...followUps];
}

/** Why queued mails wait, those that are due first. Changes nothing. */
export async function explainMails(
  { queueItems, senders, senderStates }: Omit<ExplainDeps, 'followUps'>,
  userId: OwnerId,
  scope: { lead_ids?: readonly string[]; operation_id?: string },
  now: Date,
  limit: number,
): Promise<MailWait[]> {
  const items = await queueItems.waiting(userId, scope, limit);
  if (items.length === 0) return [];
  const [own, states] = await Promise.all([senders.all(userId), senderStates.findAll(userId)]);
  const byId = new Map<string, Sender>(own.map((sender) => [sender.id, sender]));
  return items.map(({ lead_id, sender_id, ...item }) => {
    const state: SenderState | undefined = states.get(sender_id);
    const facts = {
      ...item,
      sender_pause: byId.get(sender_id)?.paused?.detail ?? null,
      sender_waiting: state?.waiting ?? null,
    };
    const sender_email = byId.get(sender_id)?.email ?? null;
    return { kind: 'mail', lead_id, sender_email, waiting: explainWait(facts, now.toISOString()) };
  });
}
