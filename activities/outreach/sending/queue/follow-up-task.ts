import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import { ENDING_STATUSES } from '../../../../domain/outreach/campaigns/lead-status.js';
import type { Attempt, MailThread } from '../../../../domain/outreach/sending/attempt.js';
import type { FollowUp } from '../../../../domain/outreach/sending/follow-up.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import { FOR_NOW } from '../attempts/record-attempt-outcome.js';
import type { SendingDeps } from '../sending-deps.js';
import type { ScheduledMail } from './dispatch-task.js';
import { continueSequence, isPassed, readStep } from './sequence-step.js';

const DAY_MS = 24 * 60 * 60_000;
/** Less is the ordinary wait for a turn. */
const LATE_MS = DAY_MS / 24;
const NOT_DUE = 'follow_up_put_off';
const EDITED = 'follow_up_edited';

/** A reminder in the thread of the first mail, from the same mailbox. */
export function followUpTask(
  deps: SendingDeps,
  user_id: OwnerId,
  sender_id: string,
  followUp: FollowUp,
): ScheduledMail {
  const { id, campaign_id, lead_id, attempt_id } = followUp;
  return {
    id,
    user_id,
    async plan(attemptId) {
      const [records, siblings] = await Promise.all([
        readRecords(deps, user_id, followUp),
        deps.followUps.ofAttempt(user_id, attempt_id),
      ]);
      const { record, opener, lead } = records;
      const reason = reasonOf(records);
      if (reason !== null || !opener) return { kind: 'stopped', reason: reason ?? 'gone' };
      const later = rescheduleTo(deps, records);
      if (later !== null) return { kind: 'delayed', until: later, hold: 'recipient', reason: NOT_DUE };
      // Only now: its replies are read up to this moment, and nothing else stops or delays it.
      const given = followUp.step_id === null ? null : await readStep(deps, opener, followUp);
      if (given && given.kind !== 'ready') return given;
      const { workspace_id } = opener;
      const about = { attempt_id: attemptId, user_id, campaign_id, lead_id, workspace_id, sender_id };
      const step = numberOf(followUp, siblings);
      const thread = await threadOf(deps, opener, siblings);
      // Its user may have edited it since it was found due.
      const { subject, body, literals } = given ?? record ?? followUp;
      // The lead may have got another address since, which the thread means nothing to.
      const { recipient_email } = opener;
      const text = { subject, body, ...(literals && { literals }) };
      const plan = { ...about, recipient_email, ...text, step, origin: 'follow_up' as const, thread };
      return { plan, read: { lead } };
    },
    async stopReason(attempt) {
      const records = await readRecords(deps, user_id, followUp);
      const stop = reasonOf(records);
      if (stop !== null) return stop;
      if (records.record?.paused) return `${FOR_NOW}: ${NOT_DUE}`;
      if (followUp.step_id !== null && records.opener) {
        const now = await readStep(deps, records.opener, followUp);
        if (now.kind !== 'ready' || now.subject !== attempt.subject || now.body !== attempt.body)
          return `${FOR_NOW}: ${EDITED}`;
      }
      if (rescheduleTo(deps, records) !== null) return `${FOR_NOW}: ${NOT_DUE}`;
      return isEdited(attempt, records) ? `${FOR_NOW}: ${EDITED}` : null;
    },
    async conclude(status, reason, attempt) {
      // It is unknown whether it was sent: it counts as done, and is not sent again.
      const known = status === 'uncertain' ? 'sent' : status;
      if (known === 'sent' && attempt) await moveFollowing(deps, user_id, followUp, attempt);
      const sent_at = attempt?.sent_at ? new Date(attempt.sent_at) : null;
      const change = { status: known, reason, sent_at, sent_attempt_id: attempt?.id ?? null };
      // First what follows: found again on the next run, were this one to die in between.
      if (followUp.step_id !== null && isPassed(known, reason))
        await continueSequence(deps, user_id, followUp, {
          status: known,
          reason,
          sent_at: known === 'sent' ? (attempt?.sent_at ?? attempt?.created_at ?? null) : null,
        });
      await deps.followUps.conclude(user_id, id, known === 'sent' ? ['scheduled', 'cancelled'] : ['scheduled'], change);
      await deps.timers.wakeFollowUp(user_id, id);
    },
    async reschedule(until) {
      const following = await followingOf(deps, user_id, followUp);
      // Those behind it first: none of them may pass it, were this run to die in between.
      for (const each of following) await moveTo(deps, user_id, each.id, until.getTime() + DAY_MS);
      await moveTo(deps, user_id, id, until.getTime());
    },
    noteWait: (reason, until) => deps.followUps.noteWait(user_id, id, reason, until),
  };
}

interface Records {
  record: FollowUp | null;
  opener: Attempt | null;
  lead: Lead | null;
  replies: number;
}

/** As they are at this moment. */
async function readRecords(deps: SendingDeps, userId: OwnerId, followUp: FollowUp): Promise<Records> {
  const { id, campaign_id, lead_id, attempt_id } = followUp;
  const [record, opener, lead, replies] = await Promise.all([
    deps.followUps.find(userId, id),
    deps.attempts.find(userId, attempt_id),
    deps.leads.find(userId, campaign_id, lead_id),
    deps.replies.countHuman(userId, lead_id),
  ]);
  return { record, opener, lead, replies };
}

/** What stops a follow-up for good. */
function reasonOf({ record, opener, lead, replies }: Records): string | null {
  if (record?.status !== 'scheduled') return record?.reason ?? 'cancelled';
  if (!lead) return 'lead_removed';
  if (ENDING_STATUSES.includes(lead.status)) return `lead_${lead.status}`;
  if (replies > 0) return 'lead_replied';
  if (opener?.status !== 'sent') return `first_mail_${opener?.status ?? 'removed'}`;
  return null;
}

/** It was rescheduled since it was found due, by an out-of-office reply or because the one before was just sent. */
function rescheduleTo({ now }: SendingDeps, { record }: Records): Date | null {
  const due = new Date(record?.scheduled_at ?? 0);
  return due > now() ? due : null;
}

/** Its user has changed the text since the attempt was recorded: the next attempt has the new one. */
function isEdited({ subject, body }: Attempt, { record }: Records): boolean {
  return record !== null && (record.subject !== subject || record.body !== body);
}

/** Which email after the first one it is; of a sequence, counted by those that its lead was really sent. */
function numberOf({ id, step_id }: FollowUp, siblings: readonly FollowUp[]): number {
  if (step_id !== null) return siblings.filter(({ status }) => status === 'sent').length + 1;
  return siblings.findIndex((sibling) => sibling.id === id) + 1;
}

/** RFC 5322 3.6.4: the whole chain, and the mail right before; by the names that the recipient saw. */
async function threadOf(deps: SendingDeps, opener: Attempt, siblings: readonly FollowUp[]): Promise<MailThread | null> {
  const inOrder = siblings.toSorted((one, other) => sentAt(one).localeCompare(sentAt(other)));
  const ids = inOrder.flatMap(({ sent_attempt_id }) => sent_attempt_id ?? []);
  const earlier = await Promise.all(ids.map((id) => deps.attempts.find(opener.user_id, id)));
  const references = [opener, ...earlier].flatMap((mail) => mail?.relay_message_id ?? mail?.message_id ?? []);
  const last = references.at(-1);
  return last === undefined ? null : { in_reply_to: last, references };
}

function sentAt({ sent_at, scheduled_at }: FollowUp): string {
  return sent_at ?? scheduled_at;
}

/** When this one left late, those behind it keep their distance; it is a day at least, however they were planned. */
async function moveFollowing(deps: SendingDeps, userId: OwnerId, followUp: FollowUp, attempt: Attempt): Promise<void> {
  const sentMs = Date.parse(attempt.sent_at ?? attempt.created_at);
  const lateMs = sentMs - Date.parse(followUp.scheduled_at);
  const moveMs = lateMs < LATE_MS ? 0 : lateMs;
  for (const { id, scheduled_at } of await followingOf(deps, userId, followUp))
    await moveTo(deps, userId, id, Math.max(Date.parse(scheduled_at) + moveMs, sentMs + DAY_MS));
}

/** Those that the lead is still to get after this one, of whichever mail. */
async function followingOf({ followUps }: SendingDeps, userId: OwnerId, followUp: FollowUp): Promise<FollowUp[]> {
  const planned = await followUps.ofLead(userId, followUp.lead_id, 'scheduled');
  return planned.filter(({ id, scheduled_at }) => id !== followUp.id && scheduled_at >= followUp.scheduled_at);
}

/** Later, never earlier; its timer is only updated if the time changed. */
async function moveTo({ followUps, timers }: SendingDeps, userId: OwnerId, id: string, atMs: number): Promise<void> {
  if (await followUps.reschedule(userId, id, new Date(atMs))) await timers.wakeFollowUp(userId, id);
}
