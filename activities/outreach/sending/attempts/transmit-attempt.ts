import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalEmail, suppressionForms } from '../../../../domain/outreach/addresses/email-address.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { PauseCause } from '../../../../domain/outreach/sending/judge-access-end.js';
import type { ComposedMail, SenderLogin, TransmitOutcome } from '../../../../domain/outreach/sending/mail-ports.js';
import { isPasswordUnreadable } from '../../../../domain/outreach/sending/password-unreadable-error.js';
import { resolveSender } from '../../../../domain/outreach/sending/resolve-sender.js';
import type { Sender } from '../../../../domain/outreach/sending/sender.js';
import { unsubscribeSubject } from '../../../../domain/outreach/sending/unsubscribe-subject.js';
import { composeText } from '../../../../domain/outreach/writing/compose-text.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { SendingDeps } from '../sending-deps.js';
import { applyState, FOR_NOW, recordAttemptOutcome, recordOutcome } from './record-attempt-outcome.js';

export interface Transmission {
  attempt: Attempt;
  /** Set when the attempt is still queued: the sender's server could not be used, and nothing was on the wire. */
  held: Extract<TransmitOutcome, { result: 'refused' }> | null;
  /** The sender's sign-in was refused. */
  unauthorized: boolean;
  /** Why, where the mail server or the provider said so. */
  pause: PauseCause | null;
  /** The provider takes no more mail of this sender today. */
  day_is_full: boolean;
}

export interface TransmitOptions {
  /** The attempt as this process has just recorded it; read when absent. */
  attempt?: Attempt;
  /** Called right before the connection is opened: why it must not be sent any more, or not yet; or null. */
  stopReason?: (attempt: Attempt) => Promise<string | null>;
  /** Leave the attempt queued when the server could not be reached, for another try of the same attempt. */
  keepUnreached: boolean;
  /** Makes the mail, if not as outreach: with its footer, and one-click unsubscribing. */
  compose?: (attempt: Attempt, sender: Sender) => Promise<ComposedMail>;
  /** Respected until the server has asked for the body; from then on only its response counts. */
  signal: AbortSignal;
}

interface ReadyMail {
  sender: Sender;
  login: SenderLogin;
  mail: ComposedMail;
}

const CONFLICT_CHECK_MS = 1_000;
const CONFLICT_CHECKS = 60;

/**
 * One try to hand a queued attempt to the sender's server. At most once, whatever fails: the step from queued to
 * sending is made when the server has asked for the body and before it gets a byte of it, by a single process; a
 * process that finds it made by another never transmits. Twice: a recorded outcome stays, a transmission in progress
 * becomes uncertain.
 * @returns null when the attempt is gone, as with its campaign
 */
export async function transmitAttempt(
  deps: SendingDeps,
  userId: OwnerId,
  attemptId: string,
  options: TransmitOptions,
): Promise<Transmission | null> {
  const attempt = options.attempt ?? (await deps.attempts.find(userId, attemptId));
  if (!attempt) return null;
  if (attempt.status === 'sending') return settled(await giveUpKnowing(deps, attempt, 'worker_lost'));
  if (attempt.status !== 'queued') {
    await applyState(deps, attempt);
    return settled(attempt);
  }
  const making = makeReady(deps, attempt, options);
  // Irrelevant when it must not be sent anyway.
  making.catch(() => undefined);
  const [suppressed, stopped] = await Promise.all([suppressedNow(deps, attempt), options.stopReason?.(attempt)]);
  const stop = suppressed ?? stopped ?? null;
  if (stop !== null) return settled(await refuse(deps, attempt, stop.startsWith(FOR_NOW) ? 'failed' : 'blocked', stop));
  const ready = await making;
  if ('reason' in ready) return settled(await refuse(deps, attempt, 'failed', ready.reason));
  return handOver(deps, attempt, ready, options);
}

async function handOver(
  deps: SendingDeps,
  attempt: Attempt,
  { sender, login, mail }: ReadyMail,
  options: TransmitOptions,
): Promise<Transmission | null> {
  const { keepUnreached, signal } = options;
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(signal.reason);
  signal.addEventListener('abort', stop);
  let isBegun = false;
  const claim = async (): Promise<boolean> => {
    signal.removeEventListener('abort', stop);
    const { user_id, id, subject, body } = attempt;
    isBegun = !signal.aborted && (await deps.attempts.beginSending(user_id, id, { subject, body }));
    return isBegun;
  };
  try {
    if (signal.aborted) throw new Error('Interrupted before the connection');
    const outcome = await deps.mail.transmit(login.smtp, mail, claim, stopping.signal);
    // Left queued: the next worker continues, or the canceled workflow closes it.
    if (signal.aborted && !isBegun) throw new Error('Interrupted before the body');
    if (outcome.result === 'lost_claim') return await afterLostClaim(deps, attempt, options);
    const about = aboutSender(outcome);
    if (outcome.result === 'refused' && keepUnreached && isUnreached(outcome))
      return { attempt, held: outcome, ...about };
    const ended = await recordOutcome(deps, attempt, outcome, isBegun);
    if (outcome.result === 'accepted' && sender.save_sent_copies)
      deps.saveSentCopy({ sender: { user_id: attempt.user_id, id: sender.id }, login, mail, sent_at: deps.now() });
    // Refused here, but a twin has it on the wire by now: its word counts.
    if (ended.status === 'sending') return await afterLostClaim(deps, attempt, options);
    return { attempt: ended, held: null, ...about };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Before the envelope: this mailbox could not have sent to any recipient. */
function isUnreached({ phase }: Extract<TransmitOutcome, { result: 'refused' }>): boolean {
  return phase === 'connect' || phase === 'greeting' || phase === 'tls' || phase === 'auth';
}

/**
 * Another worker transmits it and knows how it ends; one that has died never reports. One whose text was edited meanwhile
 * was claimed by none, and is sent with the new text.
 */
async function afterLostClaim(
  deps: SendingDeps,
  lost: Attempt,
  options: TransmitOptions,
): Promise<Transmission | null> {
  for (let look = 0; look < CONFLICT_CHECKS; look++) {
    const attempt = await deps.attempts.find(lost.user_id, lost.id);
    if (!attempt) return null;
    if (attempt.status === 'queued' && isReworded(lost, attempt))
      return transmitAttempt(deps, lost.user_id, lost.id, { ...options, attempt });
    if (attempt.status === 'queued') throw new Error(`Attempt ${lost.id} was not claimed, nor by anybody else`);
    if (attempt.status !== 'sending') return settled(attempt);
    await sleep(CONFLICT_CHECK_MS);
  }
  return settled(await giveUpKnowing(deps, lost, 'worker_lost'));
}

function isReworded(one: Attempt, other: Attempt): boolean {
  return one.subject !== other.subject || one.body !== other.body;
}

const ALL_WELL = { unauthorized: false, pause: null, day_is_full: false } as const;

const settled = (attempt: Attempt): Transmission => ({ attempt, held: null, ...ALL_WELL });

/** What an outcome says of the mailbox rather than of the mail. */
function aboutSender(outcome: TransmitOutcome): Pick<Transmission, 'unauthorized' | 'pause' | 'day_is_full'> {
  if (outcome.result !== 'refused') return ALL_WELL;
  const { authentication, pause = null, day_is_full = false } = outcome;
  return { unauthorized: authentication, pause, day_is_full };
}

function giveUpKnowing(deps: SendingDeps, attempt: Attempt, reason: string): Promise<Attempt> {
  return recordAttemptOutcome(deps, attempt, ['sending'], { status: 'uncertain', reason, smtp_response: null });
}

function refuse(deps: SendingDeps, attempt: Attempt, status: 'blocked' | 'failed', reason: string): Promise<Attempt> {
  return recordAttemptOutcome(deps, attempt, ['queued'], { status, reason, smtp_response: null });
}

/** The recipient may have opted out since the policy was evaluated. */
async function suppressedNow({ suppressions }: SendingDeps, attempt: Attempt): Promise<string | null> {
  const recipient = canonicalEmail(attempt.recipient_email);
  if (recipient === null) return 'recipient_valid';
  return (await suppressions.findAny(attempt.user_id, suppressionForms(recipient))) ? 'recipient_suppressed' : null;
}

async function makeReady(
  deps: SendingDeps,
  attempt: Attempt,
  options: TransmitOptions,
): Promise<ReadyMail | { reason: string }> {
  const sender = await resolveSender(deps, attempt.user_id, attempt.sender_id);
  if (!sender) return { reason: 'sender_removed' };
  let login: SenderLogin;
  try {
    login = await deps.openLogin(sender);
  } catch (error) {
    // Anything else, such as a database that is away, passes: the attempt stays queued and is tried again.
    if (!isPasswordUnreadable(error)) throw error;
    return { reason: 'sender_password_unreadable' };
  }
  const mail = await (options.compose?.(attempt, sender) ?? compose(deps, attempt, sender));
  return { sender, login, mail };
}

function compose(deps: SendingDeps, attempt: Attempt, sender: Sender): Promise<ComposedMail> {
  const { user_id, id, recipient_email, subject, body, message_id, thread } = attempt;
  if (message_id === null) throw new Error(`Attempt ${id} has no Message-ID`);
  const claim = { user_id, email: recipient_email, attempt_id: id };
  const url = deps.unsubscribeUrl(claim);
  const { text, html } = composeText({ body, sender, unsubscribe_url: url });
  return deps.mail.compose({
    from: { name: sender.name, email: sender.email },
    to: recipient_email,
    subject,
    text,
    html,
    message_id,
    thread,
    // Where the sender's mailbox is not read, what is written there would be ignored.
    list_unsubscribe: {
      url,
      mailto: sender.imap && { email: sender.email, subject: unsubscribeSubject(deps.unsubscribeToken(claim)) },
    },
    reply_to: null,
    date: deps.now(),
  });
}
