import type { Store } from '../../../store/index.js';
import { keyedLead } from './keyed-lead.js';
import { newAttempt } from './new-attempt.js';
import { newFollowUp } from './new-follow-up.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const SENDER = 'a'.repeat(24);
const SLOTS = { day: '2026-06-01', domain_key: 'mails.example', duplicate_key: null };

/** Emails of alice in one campaign: one sent, one that waits, one that failed and may be sent again, and two follow-ups. */
export async function fillMails(
  store: Store,
  campaign_id: string,
): Promise<Record<'sent' | 'waiting' | 'failed', string>> {
  const newLead = async (host: string): Promise<string> =>
    (await store.leads.insert('alice', campaign_id, keyedLead(host), NOW)).lead.id;
  const [sent, waiting, failed] = [
    await newLead('sent.example'),
    await newLead('waiting.example'),
    await newLead('failed.example'),
  ];
  const of = { user_id: 'alice', campaign_id };
  const opener = newAttempt({
    ...of,
    lead_id: sent,
    recipient_email: 'editor@sent.example',
    subject: 'An idea for sent',
  });
  await store.attempts.insert(opener, SLOTS);
  const refused = newAttempt({
    ...of,
    lead_id: failed,
    recipient_email: 'editor@failed.example',
    subject: 'An idea for failed',
    status: 'failed',
    sent_at: null,
    reason: 'refused (mail): 550 5.7.1 Not from <here>',
  });
  await store.attempts.insert(refused, SLOTS);
  const created_at = NOW.toISOString();
  const item = {
    ...of,
    id: 'd'.repeat(24),
    operation_id: 'e'.repeat(24),
    lead_id: waiting,
    sender_id: SENDER,
    subject: 'An idea for waiting',
    body: 'Hello',
    follow_ups: [],
    status: 'waiting' as const,
    reason: null,
    attempt_id: null,
    due_at: '2030-06-02T08:00:00.000Z',
    created_at,
  };
  await store.queueItems.insertMany([item]);
  const about = { campaign_id, attempt_id: opener.id, lead_id: sent };
  const planned = newFollowUp({ ...about, body: 'May I <ask> again?' });
  const held = newFollowUp({ ...about, subject: 'Re: Held', scheduled_at: created_at });
  for (const each of [planned, held]) await store.followUps.insert({ ...each, user_id: 'alice', sender_id: SENDER });
  await store.followUps.noteWait('alice', held.id, 'sender_daily_cap', new Date('2030-06-03T09:00:00.000Z'));
  return { sent: opener.id, waiting: item.id, failed: refused.id };
}
