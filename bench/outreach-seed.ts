import type { AttemptStatus } from '../domain/outreach/attempt.js';
import type { LeadStatus } from '../domain/outreach/lead-status.js';
import type { KeyedLead } from '../domain/outreach/read-lead-input.js';
import type { ReplyClass } from '../domain/outreach/reply.js';
import type { TestStore } from '../test/support/store.js';

export interface SeedSize {
  user_id: string;
  campaign_id: string;
  /** One attempt for each lead, a reply for every fifth. */
  leads: number;
  /** When the last one happened; they lie evenly over the days before. */
  now: Date;
  days: number;
}

const BATCH = 2_000;
const ATTEMPTS: readonly AttemptStatus[] = [...Array<AttemptStatus>(16).fill('sent'), 'bounced', 'blocked', 'failed'];
const LEADS: readonly LeadStatus[] = ['contacted', 'contacted', 'contacted', 'replied', 'placed', 'bounced'];
const REPLIES: readonly ReplyClass[] = ['interested', 'not_interested', 'question', 'out_of_office', 'bounce_hard'];

/** A long campaign, put straight into the collections. */
export async function seedOutreach({ connection }: TestStore, size: SeedSize): Promise<void> {
  const newId = () => new connection.base.Types.ObjectId();
  for (let start = 0; start < size.leads; start += BATCH) {
    const count = Math.min(BATCH, size.leads - start);
    const rows = Array.from({ length: count }, (_, index) => row(size, start + index, newId));
    const replied = rows.filter(({ number }) => number % 5 === 0);
    await connection.collection('leads').insertMany(rows.map(toLead), { ordered: false });
    await connection.collection('attempts').insertMany(rows.map(toAttempt), { ordered: false });
    await connection.collection('replies').insertMany(replied.map(toReply), { ordered: false });
  }
}

export function benchLead(number: number): KeyedLead {
  const domain = `site-${number}.example`;
  return {
    ...{ website_url: `https://www.${domain}/blog/write-for-us`, website_key: `${domain}/blog/write-for-us`, domain },
    ...{ website_title: `Site ${number}: gardens, tools and how to use them`, contact_email: `editor@${domain}` },
    ...{ quality_score: 0.71, relevance_score: 0.64, guest_post_likelihood: 0.5, source: 'discovery' },
    notes: 'Takes guest posts about tools; wants an outline first.',
  };
}

type ObjectId = InstanceType<TestStore['connection']['base']['Types']['ObjectId']>;
type Row = ReturnType<typeof row>;

function row({ user_id, campaign_id, leads, now, days }: SeedSize, number: number, newId: () => ObjectId) {
  const at = new Date(now.getTime() - Math.floor(((leads - number) / leads) * days * 86_400_000));
  const marks = { slice: at.toISOString().slice(0, 10), changed_at: at };
  return { user_id, campaign_id, number, at, marks, lead: newId(), attempt: newId() };
}

function toLead({ user_id, campaign_id, number, at, marks, lead }: Row) {
  const status = LEADS[number % LEADS.length] ?? 'contacted';
  return {
    ...{ _id: lead, user_id, campaign_id, ...benchLead(number), status, contacted_at: at },
    status_history: [{ from: 'discovered', to: status, at, by: 'send' }],
    ...{ created_at: at, updated_at: at, ...marks },
  };
}

function toAttempt({ user_id, campaign_id, number, at, marks, lead, attempt }: Row) {
  const status = ATTEMPTS[number % ATTEMPTS.length] ?? 'sent';
  const sent_at = status === 'sent' || status === 'bounced' ? at : null;
  const subject = `A guest post for site ${number}`;
  return {
    ...{ _id: attempt, user_id, campaign_id, lead_id: lead.toHexString(), workspace_id: user_id },
    ...{
      sender_id: 'b'.repeat(24),
      sender_email: 'me@sender.example',
      recipient_email: `editor@site-${number}.example`,
    },
    ...{
      subject,
      normalized_subject: subject.toLowerCase(),
      body: 'A few lines of text that say what is offered. '.repeat(12),
    },
    ...{ status, reason: null, legal_basis: 'legitimate_interest', region: 'other', step: 0, origin: 'queue' },
    ...{ message_id: `<${attempt.toHexString()}@sender.example>`, relay_message_id: null, thread: null },
    ...{
      smtp_response: '250 2.0.0 Ok: queued',
      policy_checks: [{ name: 'recipient_valid', passed: true, detail: 'Fine' }],
    },
    ...{ day: at.toISOString().slice(0, 10), domain_key: `site-${number}.example`, duplicate_key: null },
    ...{ created_at: at, sent_at, updated_at: at, ...marks },
  };
}

function toReply({ user_id, campaign_id, number, at, marks, lead, attempt }: Row) {
  return {
    ...{ user_id, campaign_id, lead_id: lead.toHexString(), attempt_id: attempt.toHexString() },
    ...{
      message_key: `<${number}@site-${number}.example>`,
      mailbox_key: 'imap',
      from_email: `editor@site-${number}.example`,
    },
    ...{ subject: 'Re: A guest post', body: 'Thank you, tell me more.', quoted_text_removed: true },
    ...{ classification: REPLIES[(number / 5) % REPLIES.length], confidence: 0.9, classified_by: 'rules' },
    ...{ matched_by: 'in_reply_to', signals: ['tell me more'], bounce_group: null, applied: true },
    ...{ received_at: at, created_at: at, ...marks },
  };
}
