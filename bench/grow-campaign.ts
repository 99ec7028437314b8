import type { KeyedLead } from '../domain/outreach/campaigns/read-lead-input.js';
import type { ReplyClass } from '../domain/outreach/replies/reply.js';
import type { Attempt, AttemptStatus } from '../domain/outreach/sending/attempt.js';
import type { Store } from '../store/index.js';
import { newAttempt } from '../test/support/samples/new-attempt.js';
import { newReply } from '../test/support/samples/new-reply.js';

export interface GrownSize {
  user_id: string;
  campaign_id: string;
  /** One attempt for each lead, a reply for every fifth. */
  leads: number;
  /** So many attempts at the end take all steps of a send; those before are written as they ended. */
  sends: number;
  /** When the last one happened; they lie evenly over the days before. */
  now: Date;
  days: number;
}

const BATCH = 1_000;
const AT_ONCE = 8;
const ENDS: readonly AttemptStatus[] = [...Array<AttemptStatus>(16).fill('sent'), 'bounced', 'blocked', 'failed'];
const REPLIES: readonly ReplyClass[] = ['interested', 'not_interested', 'question', 'out_of_office', 'bounce_hard'];

/** A long campaign, written as the product writes: through the repositories, several things at once. */
export async function growCampaign(store: Store, size: GrownSize): Promise<void> {
  const { user_id, campaign_id, leads, now } = size;
  for (let start = 0; start < leads; start += BATCH) {
    const given = Array.from({ length: Math.min(BATCH, leads - start) }, (_, index) => benchLead(start + index));
    const { added } = await store.leads.insertMany(user_id, campaign_id, given, now);
    if (added !== given.length) throw new Error(`${added} leads were added`);
  }
  const waiting = store.leads.stream(user_id, campaign_id);
  let number = 0;
  const work = async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      await mail(store, size, next.value.id, number++);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

export function benchLead(number: number): KeyedLead {
  const domain = `site-${number}.example`;
  return {
    website_url: `https://www.${domain}/blog/write-for-us`,
    website_key: `${domain}/blog/write-for-us`,
    domain,
    website_title: `Site ${number}: gardens, tools and how to use them`,
    contact_email: `editor@${domain}`,
    quality_score: 0.71,
    relevance_score: 0.64,
    guest_post_likelihood: 0.5,
    source: 'discovery',
    notes: 'Takes guest posts about tools; wants an outline first.',
  };
}

async function mail(store: Store, size: GrownSize, lead_id: string, number: number): Promise<void> {
  const { user_id, campaign_id, leads, sends, now, days } = size;
  const at = new Date(now.getTime() - Math.floor(((leads - number) / leads) * days * 86_400_000)).toISOString();
  const status = ENDS[number % ENDS.length] ?? 'sent';
  const attempt = newAttempt({
    user_id,
    campaign_id,
    lead_id,
    status,
    origin: 'queue',
    created_at: at,
    recipient_email: `editor@site-${number}.example`,
    subject: `A guest post for site ${number}`,
    body: 'A few lines of text that say what is offered. '.repeat(12),
    sent_at: hasLeft(status) ? at : null,
  });
  if (number < leads - sends) await insert(store, attempt);
  else await send(store, attempt);
  if (number % 5 !== 0) return;
  const classification = REPLIES[(number / 5) % REPLIES.length] ?? 'question';
  const reply = newReply({ user_id, campaign_id, lead_id, attempt_id: attempt.id, classification, received_at: at });
  const record = { ...reply, mailbox_key: 'imap', message_key: reply.id, bounce_group: null };
  await store.replies.insert(user_id, record, now);
}

async function send(store: Store, attempt: Attempt): Promise<void> {
  const { id, user_id, lead_id, status, sent_at } = attempt;
  await insert(store, { ...attempt, status: 'queued', sent_at: null });
  await store.attempts.beginSending(user_id, id);
  const at = sent_at === null ? null : new Date(sent_at);
  const ending = { status, reason: null, smtp_response: null, sent_at: at, relay_message_id: null };
  await store.attempts.conclude(user_id, id, { from: ['sending'], ...ending });
  if (hasLeft(status)) await store.leads.moveStatus(user_id, lead_id, ['discovered'], 'contacted', 'send', new Date());
}

async function insert(store: Store, attempt: Attempt): Promise<void> {
  const slots = {
    day: attempt.created_at.slice(0, 10),
    domain_key: attempt.recipient_email.slice(7),
    duplicate_key: null,
  };
  await store.attempts.insert(attempt, slots);
}

function hasLeft(status: AttemptStatus): boolean {
  return status === 'sent' || status === 'bounced';
}
