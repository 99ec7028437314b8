import { createHash } from 'node:crypto';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { dayKey } from '../../../../domain/outreach/sending/cap-calendar.js';
import { findWaitingReason, type WaitingReason } from '../../../../domain/outreach/sending/waiting.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { ReadRecords } from '../attempts/load-send.js';
import { ON_WAY } from '../attempts/mail-on-way.js';
import { prepareAttempt } from '../attempts/prepare-attempt.js';
import { applyState, FOR_NOW, recordAttemptOutcome } from '../attempts/record-attempt-outcome.js';
import type { Prepared, SendPlan } from '../attempts/send-plan.js';
import { transmitAttempt } from '../attempts/transmit-attempt.js';
import type { SendingDeps } from '../sending-deps.js';
import { type SendTaskStatus, type TaskEnd, WAITING } from './task-end.js';

export interface Stopped {
  kind: 'stopped';
  reason: string;
}

type Delayed = Extract<Prepared, { kind: 'delayed' }>;

/** Something scheduled whose time has come: a mail of a queue, or a follow-up. */
export interface ScheduledMail {
  id: string;
  user_id: OwnerId;
  /** The mailbox whose turn it is, of a mail that another one of its queue may have had, or has by now. */
  rotates?: { sender_id: string; readCurrent(): Promise<string | null> };
  /** Reads what the plan will need: tasks that do so at the same time share their reads. The plan trusts it for a moment. */
  readAhead?(): Promise<void>;
  /** The mail, with the records that were read for it; or why it must not be sent any more, or not yet. */
  plan(attemptId: string): Promise<{ plan: SendPlan; read: ReadRecords } | Stopped | Delayed>;
  /** The same reasons by the current records: called right before transmission. Begins with FOR_NOW: not yet. */
  stopReason(attempt: Attempt): Promise<string | null>;
  conclude(status: SendTaskStatus, reason: string | null, attempt: Attempt | null): Promise<void>;
  reschedule(until: Date, reason?: WaitingReason): Promise<void>;
  /** Records why it waits, along with all mail of its sender. */
  noteWait(reason: string, until: Date): Promise<void>;
}

/** Greylisting servers take the second try after some minutes, full mailboxes may after hours (RFC 5321 4.5.4.1). */
const RETRY_MINUTES = [5, 30, 120, 480];
const CONFLICT_MINUTES = 5;
/** Until it is read again whether another mailbox has sent a mail. */
const ELSEWHERE_MINUTES = 1;
const MINUTE_MS = 60_000;
const LONGEST_HOLD_MS = 30 * MINUTE_MS;

/**
 * Sends one scheduled mail, or reschedules or ends it. Each try is a separate attempt, with an id derived from the
 * task's: a run that finds a started try continues it, and only a try that was surely rejected for now is followed by
 * another.
 * @param first its first try as read a moment ago; null: there was none; read when absent
 */
export async function dispatchTask(
  deps: SendingDeps,
  task: ScheduledMail,
  signal: AbortSignal,
  first?: Attempt | null,
): Promise<TaskEnd> {
  const { tries, attemptId, known } = await currentTry(deps, task, first);
  if (known && !isOpen(known)) return conclude(deps, task, known, tries);
  if (known && isOfAnother(task, known))
    return (await leaveOther(deps, task, known)) ?? dispatchTask(deps, task, signal);
  const prepared = known?.status === 'sending' ? null : await prepare(deps, task, attemptId, known);
  if (prepared?.kind === 'known') return dispatchTask(deps, task, signal);
  if (prepared && prepared.kind !== 'ready') return holdTask(deps, task, prepared, tries);
  const handed = prepared && !known ? { attempt: prepared.attempt } : {};
  const options = { ...handed, keepUnreached: true, signal, stopReason: task.stopReason };
  const done = await transmitAttempt(deps, task.user_id, attemptId, options);
  if (!done) return end(task, 'cancelled', 'gone', null);
  const { attempt, held, unauthorized, pause, day_is_full } = done;
  if (!held) return { ...(await conclude(deps, task, attempt, tries)), unauthorized, pause, day_is_full };
  const ageMs = deps.now().getTime() - Date.parse(attempt.created_at);
  const holdMs = Math.min(LONGEST_HOLD_MS, Math.max(MINUTE_MS, ageMs));
  const hold_reason = { reason: 'mail_server_unavailable' as const, detail: held.response };
  return { ...WAITING, hold_until: new Date(deps.now().getTime() + holdMs), hold_reason, unauthorized, pause };
}

function isOpen({ status }: Attempt): boolean {
  return status === 'queued' || status === 'sending';
}

function isOfAnother({ rotates }: ScheduledMail, { sender_id }: Attempt): boolean {
  return rotates !== undefined && rotates.sender_id !== sender_id;
}

/**
 * An attempt that another mailbox of the queue has begun, and did not end before the mail was handed over. Where no server
 * has seen it, it is given up in one comparison, which that mailbox's claim loses; else its own end is waited for.
 * @returns null when the next try may begin
 */
async function leaveOther(deps: SendingDeps, task: ScheduledMail, attempt: Attempt): Promise<TaskEnd | null> {
  if (await isHandedOver(task)) return WAITING;
  if (attempt.status === 'sending') {
    await task.reschedule(minutesFrom(deps.now(), ELSEWHERE_MINUTES), 'recipient_mail_on_way');
    return WAITING;
  }
  const reason = `${FOR_NOW}: another mailbox sends it`;
  await recordAttemptOutcome(deps, attempt, ['queued'], { status: 'failed', reason, smtp_response: null });
  // What was read ahead has it on its way.
  await task.readAhead?.();
  return null;
}

/** It was handed over while this turn ran: the mailbox that has it now sees to it. */
async function isHandedOver({ rotates }: ScheduledMail): Promise<boolean> {
  return rotates !== undefined && (await rotates.readCurrent()) !== rotates.sender_id;
}

/** What servers have said of the tries before this one. Those that we withdrew ourselves, such as at midnight, are none. */
interface Tries {
  refused: number;
  /** How many of them were refused with the whole mail in the server's hands. */
  whole: number;
}

/** The first try that was neither refused for now nor withdrawn, or that may not be followed by another. */
async function currentTry(
  deps: SendingDeps,
  task: ScheduledMail,
  first: Attempt | null | undefined,
): Promise<{ tries: Tries; attemptId: string; known: Attempt | null }> {
  const tries: Tries = { refused: 0, whole: 0 };
  let before: Attempt | null = null;
  for (let index = 0; ; index++) {
    const attemptId = tryId(task.id, index);
    const given = index === 0 && first !== undefined;
    const known = await leaveYesterday(deps, given ? first : await deps.attempts.find(task.user_id, attemptId));
    // The run that recorded how the last one ended may have died before it returned what that one held.
    if (known === null && before) await applyState(deps, before);
    if (known === null || !isRefusedForNow(known)) return { tries, attemptId, known };
    before = known;
    if (isWithdrawn(known)) continue;
    const isLast = tries.refused === RETRY_MINUTES.length || (isRefusedWhole(known) && tries.whole > 0);
    if (isLast) return { tries, attemptId, known };
    tries.refused += 1;
    if (isRefusedWhole(known)) tries.whole += 1;
  }
}

function tryId(taskId: string, tries: number): string {
  return tries === 0 ? taskId : createHash('sha256').update(`${taskId}\ntry ${tries}`).digest('hex').slice(0, 24);
}

function isRefusedForNow({ status, reason }: Attempt): boolean {
  return status === 'failed' && (reason ?? '').startsWith(FOR_NOW);
}

/** By us, before a server had it: a server's word comes with the step that it was said at, in brackets. */
function isWithdrawn({ reason }: Attempt): boolean {
  return (reason ?? '').startsWith(`${FOR_NOW}: `);
}

/**
 * With the whole mail in its hands: some servers say so and deliver all the same (nodemailer issue 9), so that it is tried
 * once more and no oftener.
 */
function isRefusedWhole({ status, reason }: Attempt): boolean {
  return status === 'failed' && (reason ?? '').startsWith(`${FOR_NOW} (after_data)`);
}

/** The slots of a day are no good on the next: what was held over night is tried as another attempt. */
async function leaveYesterday(deps: SendingDeps, attempt: Attempt | null): Promise<Attempt | null> {
  if (attempt?.status !== 'queued') return attempt;
  const slots = await deps.attempts.slotsOf(attempt.user_id, attempt.id);
  if (slots?.day === dayKey(deps.now(), deps.settings.time_zone)) return attempt;
  const reason = `${FOR_NOW}: the day has passed`;
  return recordAttemptOutcome(deps, attempt, ['queued'], { status: 'failed', reason, smtp_response: null });
}

async function prepare(
  deps: SendingDeps,
  task: ScheduledMail,
  attemptId: string,
  known: Attempt | null,
): Promise<Prepared | Stopped> {
  const planned = await task.plan(attemptId);
  if ('plan' in planned) {
    const prepared = await prepareAttempt(deps, planned.plan, 'scheduled', { ...planned.read, known });
    return prepared.kind === 'missing' && !known ? ((await begun(deps, task, attemptId)) ?? prepared) : prepared;
  }
  // There is a reservation that must be released: the transmission will handle it.
  return known ? { kind: 'ready', attempt: known } : ((await begun(deps, task, attemptId)) ?? planned);
}

/** By a concurrent run, since the tries were read: then that is why the task looks done. */
async function begun(deps: SendingDeps, task: ScheduledMail, attemptId: string): Promise<Prepared | null> {
  const attempt = await deps.attempts.find(task.user_id, attemptId);
  return attempt && { kind: 'known', attempt };
}

async function holdTask(
  deps: SendingDeps,
  task: ScheduledMail,
  prepared: Exclude<Prepared | Stopped, { kind: 'ready' | 'known' }>,
  tries: Tries,
): Promise<TaskEnd> {
  switch (prepared.kind) {
    case 'blocked':
      return conclude(deps, task, prepared.attempt, tries);
    case 'delayed':
      return delay(task, prepared);
    case 'conflicting':
      await task.reschedule(minutesFrom(deps.now(), CONFLICT_MINUTES), 'recipient_mail_on_way');
      return WAITING;
    case 'missing':
      return end(task, 'failed', `${prepared.what}_missing`, null);
    case 'stopped':
      return end(task, 'cancelled', prepared.reason, null);
  }
}

async function delay(task: ScheduledMail, { until, hold, reason }: Delayed): Promise<TaskEnd> {
  const waiting_reason = findWaitingReason(reason);
  if (hold === 'recipient') await task.reschedule(until, waiting_reason);
  await task.noteWait(reason, until);
  if (hold === 'recipient') return WAITING;
  return { ...WAITING, hold_until: until, hold_reason: { reason: waiting_reason, detail: null } };
}

/** What an attempt with an outcome means for the task. */
async function conclude(deps: SendingDeps, task: ScheduledMail, attempt: Attempt, tries: Tries): Promise<TaskEnd> {
  const { status, reason } = attempt;
  if (status === 'sent' || status === 'bounced') return end(task, 'sent', null, attempt);
  if (status === 'uncertain' || status === 'blocked') return end(task, status, reason, attempt);
  if (!isRefusedForNow(attempt)) return end(task, 'failed', reason, attempt);
  if (isWithdrawn(attempt)) {
    if (await isHandedOver(task)) return WAITING;
    const why = reason?.endsWith(ON_WAY) ? ON_WAY : undefined;
    await task.reschedule(minutesFrom(deps.now(), CONFLICT_MINUTES), why);
    return WAITING;
  }
  const isOver = isRefusedWhole(attempt) && tries.whole > 0;
  const waitMinutes = isOver ? undefined : RETRY_MINUTES[tries.refused];
  if (waitMinutes === undefined) return end(task, 'failed', reason, attempt);
  await task.reschedule(minutesFrom(deps.now(), waitMinutes), 'refused_for_now');
  return WAITING;
}

async function end(
  task: ScheduledMail,
  status: SendTaskStatus,
  reason: string | null,
  attempt: Attempt | null,
): Promise<TaskEnd> {
  await task.conclude(status, reason, attempt);
  return { ...WAITING, status, attempt_id: attempt?.id ?? null };
}

function minutesFrom(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
