import { Types } from 'mongoose';
import type { Ids } from '../api/isolation-rows.js';
import { OUTREACH } from '../api/outreach-paths.js';
import type { TestPlatform } from '../platform.js';
import { newAttempt } from './new-attempt.js';
import { newFollowUp } from './new-follow-up.js';
import { newQueueItem } from './new-queue-item.js';
import { newReply } from './new-reply.js';

export type OutreachIds = Pick<
  Ids,
  | 'campaign_id'
  | 'lead_id'
  | 'template_id'
  | 'attempt_id'
  | 'follow_up_id'
  | 'mail_id'
  | 'reply_id'
  | 'thread_id'
  | 'thread_note_id'
  | 'suppression_id'
  | 'sender_id'
  | 'test_id'
>;

/** One of everything for this user: over the API what it makes, straight into the store what only mail would make. */
export async function seedOutreach(platform: TestPlatform, user: string): Promise<OutreachIds> {
  const make = async (path: string, body: object): Promise<string> => {
    const answer = await platform.call<{ id: string }>(`${OUTREACH}${path}`, { body, user });
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  };
  const address = { organization: 'Press Ltd', postal_address: '1 High Street, Springfield' };
  const smtp = { host: 'smtp.press.example' };
  const campaign_id = await make('/campaigns', { name: `Campaign of ${user}` });
  const lead = { website_url: 'https://blog.example/', contact_email: 'editor@blog.example' };
  const lead_id = await make(`/campaigns/${campaign_id}/leads`, lead);
  const template_id = await make('/emails/templates', { name: 'Opener', subject: 'Hi', body: 'Hello' });
  const suppression_id = await make('/suppression', { email: 'never@blog.example' });
  const sender_id = await make('/senders', { email: `${user}@press.example`, name: user, ...address, smtp });

  const { attempts, followUps, inboxThreads, queueItems, replies } = platform.store;
  const attempt = newAttempt({ campaign_id, lead_id, user_id: user, sender_id });
  const slots = { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: null };
  await attempts.insert(attempt, slots);
  const followUp = newFollowUp({ campaign_id, lead_id, attempt_id: attempt.id });
  await followUps.insert({ ...followUp, user_id: user, sender_id });
  const reply = newReply({ user_id: user, campaign_id, lead_id, attempt_id: attempt.id });
  const origin = { mailbox_key: 'imap://ana@imap.press.example:993/INBOX', message_key: `id:${reply.id}` };
  const stored = await replies.insert(user, { ...reply, ...origin, bounce_group: null }, new Date());
  await inboxThreads.noteReply(stored.reply);
  const thread_note_id = await make(`/inbox/${lead_id}/notes`, { text: `A note of ${user}` });
  const mail = newQueueItem({ user_id: user, campaign_id, lead_id, sender_id, due_at: '2100-01-01T08:00:00.000Z' });
  await queueItems.insertMany([mail]);
  const version = { subject: 'Hi', body: 'Hello', share: 50, planned: 0 };
  const test_id = new Types.ObjectId().toHexString();
  await platform.store.variantTests.insert({
    id: test_id,
    user_id: user,
    campaign_id,
    variants: [
      { key: 'A', ...version },
      { key: 'B', ...version, subject: 'Hey' },
    ],
    chosen: null,
    created_by: user,
    created_at: new Date().toISOString(),
  });
  const ids = { test_id, attempt_id: attempt.id, follow_up_id: followUp.id, reply_id: reply.id, mail_id: mail.id };
  return { campaign_id, lead_id, template_id, suppression_id, sender_id, thread_id: lead_id, thread_note_id, ...ids };
}
