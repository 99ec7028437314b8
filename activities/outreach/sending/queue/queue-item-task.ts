import { createHash } from 'node:crypto';
import { canonicalEmail, suppressionForms } from '../../../../domain/outreach/addresses/email-address.js';
import type { UncountedCampaign } from '../../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { followUpSubject } from '../../../../domain/outreach/sending/follow-up-subject.js';
import { openerRefusal } from '../../../../domain/outreach/sending/opener-refusal.js';
import type { QueueItem } from '../../../../domain/outreach/sending/send-queue.js';
import { advanceLead } from '../../../../domain/outreach/sending/sequence/place-lead.js';
import type { Suppression } from '../../../../domain/outreach/sending/suppression.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { MailsTo } from '../../../../store/outreach/sending/attempt-lookups.js';
import { hasAnotherArrived, isAnotherOnWay, ON_WAY, untilArrived } from '../attempts/mail-on-way.js';
import { FOR_NOW } from '../attempts/record-attempt-outcome.js';
import type { SendingDeps } from '../sending-deps.js';
import type { ScheduledMail } from './dispatch-task.js';
import { sequencePorts } from './sequence-step.js';
import type { SendTaskStatus } from './task-end.js';

const DAY_MS = 24 * 60 * 60_000;
const EDITED = 'mail_edited';
const HANDED_OVER = 'mail_handed_over';
/** What was read ahead. Whatever stops a mail is looked for once more right before it is transmitted: see stopReason. */
const TRUSTED_MS = 1_000;

interface PlanFacts {
  campaign: UncountedCampaign | null;
  lead: Lead | null;
  mails: MailsTo;
  suppression: Suppression | null;
}

/** The opener of one lead. Its follow-ups are planned once it was sent. */
export function queueItemTask(deps: SendingDeps, item: QueueItem): ScheduledMail {
  const { id, user_id, campaign_id, lead_id } = item;
  let ahead: { facts: PlanFacts; until: number } | null = null;
  return {
    id,
    user_id,
    rotates: {
      sender_id: item.sender_id,
      readCurrent: async () => (await deps.queueItems.find(user_id, id))?.sender_id ?? null,
    },
    async readAhead() {
      ahead = { facts: await readFacts(deps, item), until: deps.now().getTime() + TRUSTED_MS };
    },
    async plan(attempt_id) {
      const known = ahead && deps.now().getTime() < ahead.until ? ahead.facts : null;
      ahead = null;
      const { campaign, lead, mails, suppression } = known ?? (await readFacts(deps, item));
      const { latest } = mails;
      const reason = reasonOf(lead, latest, id) ?? (campaign ? null : 'gone');
      if (reason !== null || !campaign) return { kind: 'stopped', reason: reason ?? 'gone' };
      if (isAnotherOnWay(mails, attempt_id))
        return { kind: 'delayed', until: untilArrived(deps.now()), hold: 'recipient', reason: ON_WAY };
      const { sender_id, subject, body, literals } = item;
      const about = { attempt_id, user_id, campaign_id, lead_id, workspace_id: campaign.workspace_id };
      const text = { subject, body, ...(literals && { literals }) };
      const plan = { ...about, sender_id, ...text, step: 0, origin: 'queue' as const, thread: null };
      return { plan, read: { lead, latest, suppression } };
    },
    // Called when this attempt is on record: of two concurrent ones, at least one sees the other.
    async stopReason(attempt) {
      const [now, lead, mails] = await Promise.all([
        deps.queueItems.find(user_id, id),
        deps.leads.find(user_id, campaign_id, lead_id),
        mailsTo(deps, user_id, attempt.recipient_email),
      ]);
      if (now?.status !== 'waiting') return now?.reason ?? 'cancelled';
      if (now.sender_id !== item.sender_id) return `${FOR_NOW}: ${HANDED_OVER}`;
      // Its user has edited it since this attempt was made: the next one has the new text.
      if (now.subject !== attempt.subject || now.body !== attempt.body) return `${FOR_NOW}: ${EDITED}`;
      const isOther = isAnotherOnWay(mails, attempt.id) || hasAnotherArrived(mails, attempt, deps.now());
      return reasonOf(lead, mails.latest, id) ?? (isOther ? `${FOR_NOW}: ${ON_WAY}` : null);
    },
    async conclude(status, reason, attempt) {
      // First what follows: found again on the next run, were this one to die in between.
      if (status === 'sent' && attempt) await planFollowUps(deps, item, attempt);
      const from = itemStatesBefore(status);
      await deps.queueItems.end(item, from, { status, reason, attempt_id: attempt?.id ?? null });
    },
    async reschedule(until, reason) {
      await deps.queueItems.reschedule(user_id, id, until, reason);
    },
    // Its operation shows how many wait.
    noteWait: () => Promise.resolve(),
  };
}

async function readFacts(deps: SendingDeps, { user_id, campaign_id, lead_id }: QueueItem): Promise<PlanFacts> {
  const [campaign, lead] = await Promise.all([
    deps.campaigns.find(user_id, campaign_id),
    deps.leads.find(user_id, campaign_id, lead_id),
  ]);
  const recipient = canonicalEmail(lead?.contact_email ?? '');
  const [mails, suppression] = await Promise.all([
    mailsTo(deps, user_id, lead?.contact_email),
    recipient === null ? null : deps.suppressions.findAny(user_id, suppressionForms(recipient)),
  ]);
  return { campaign, lead, mails, suppression };
}

async function mailsTo({ attempts }: SendingDeps, userId: OwnerId, email: string | null | undefined): Promise<MailsTo> {
  const recipient = canonicalEmail(email ?? '');
  return recipient === null ? { latest: null, on_way: [] } : attempts.mailsTo(userId, recipient);
}

function reasonOf(lead: Lead | null, latest: Attempt | null, itemId: string): string | null {
  return lead ? openerRefusal(lead, latest, itemId) : 'lead_removed';
}

/** A cancellation that came too late does not hide what became of the mail. */
function itemStatesBefore(status: SendTaskStatus): QueueItem['status'][] {
  return status === 'sent' || status === 'uncertain' ? ['waiting', 'cancelled'] : ['waiting'];
}

/** Those of its own, else the campaign's sequence. From the mailbox that sent the first mail, whichever has it in hand. Each counts from the mail before it; a late one moves those behind it. Ids are made from the attempt's: twice is once. */
async function planFollowUps(deps: SendingDeps, item: QueueItem, attempt: Attempt): Promise<void> {
  const { user_id, campaign_id, lead_id } = item;
  const { sender_id } = attempt;
  if (item.follow_ups.length === 0) await advanceLead(sequencePorts(deps), attempt, null);
  let atMs = Date.parse(attempt.sent_at ?? attempt.created_at);
  for (const [index, { after_days, subject, body }] of item.follow_ups.entries()) {
    atMs += after_days * DAY_MS;
    const number = index + 1;
    const id = createHash('sha256').update(`${attempt.id}\nfollow-up ${number}`).digest('hex').slice(0, 24);
    const followUp = {
      id,
      user_id,
      sender_id,
      campaign_id,
      lead_id,
      attempt_id: attempt.id,
      number,
      subject: subject ?? followUpSubject(attempt.subject),
      body,
      ...(item.literals && { literals: item.literals }),
      status: 'scheduled' as const,
      reason: null,
      sent_at: null,
      sent_attempt_id: null,
      scheduled_at: new Date(atMs).toISOString(),
      created_at: deps.now().toISOString(),
    };
    const kept = await deps.followUps.insert(followUp);
    if (kept) await deps.timers.startFollowUp(user_id, sender_id, kept.follow_up);
  }
}
