import { randomBytes } from 'node:crypto';
import type { Reply } from '../../../domain/outreach/replies/reply.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { Store } from '../../../store/index.js';
import { threadId } from '../../../store/outreach/inbox/thread-id.js';
import { keyedLead } from './keyed-lead.js';
import { newAttempt } from './new-attempt.js';
import { newReply } from './new-reply.js';
import { newSender } from './new-sender.js';

export interface SeededThread {
  thread_id: string;
  campaign_id: string;
  lead_id: string;
  sender: Sender;
  reply: Reply;
}

/** A mail of a user from a mailbox of its own, and a reply to it in the inbox. */
export async function seedThread(
  store: Store,
  user: string,
  overrides: Partial<Reply> & { came_to?: string; reply_to?: string } = {},
): Promise<SeededThread> {
  const now = new Date();
  const name = randomBytes(4).toString('hex');
  const given = { name, description: null, keywords: [], workspace_id: user };
  const { id: campaign_id } = await store.campaigns.insert(user, given, now);
  const { lead } = await store.leads.insert(user, campaign_id, keyedLead(`${name}.example`), now);
  const sender = await store.senders.insert(user, newSender(`ana-${name}@press.example`), now);
  if (!sender) throw new Error('The sender is there already');
  const of = { user_id: user, campaign_id, lead_id: lead.id };
  const mail = newAttempt({ ...of, sender_id: sender.id, sender_email: sender.email });
  await store.attempts.insert(mail, { day: '2026-06-01', domain_key: name, duplicate_key: null });
  const { came_to = null, reply_to = null, ...changes } = overrides;
  const reply = newReply({ ...of, attempt_id: mail.id, ...changes });
  const header = { message_id: `<${reply.id}@blog.example>`, references: [], came_to, reply_to };
  const origin = { mailbox_key: 'm', message_key: reply.id, bounce_group: null, ...header };
  const stored = await store.replies.insert(user, { ...reply, ...origin }, now);
  await store.inboxThreads.noteReply(stored.reply);
  return { thread_id: threadId(reply), campaign_id, lead_id: lead.id, sender, reply };
}
