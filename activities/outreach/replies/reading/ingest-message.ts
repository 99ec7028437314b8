import { DomainError } from '../../../../domain/base/errors.js';
import { canonicalEmail, suppressionForms } from '../../../../domain/outreach/addresses/email-address.js';
import { verifiedDomain } from '../../../../domain/outreach/replies/authentication/verified-domain.js';
import type { BounceReport } from '../../../../domain/outreach/replies/bounces/bounce.js';
import { narrowReport } from '../../../../domain/outreach/replies/bounces/narrow-report.js';
import { parseBounce } from '../../../../domain/outreach/replies/bounces/parse-bounce.js';
import type { IncomingMessage } from '../../../../domain/outreach/replies/incoming-message.js';
import { judgeMailedUnsubscribe } from '../../../../domain/outreach/replies/judge-mailed-unsubscribe.js';
import { type JudgedReply, judgeReply } from '../../../../domain/outreach/replies/judge-reply.js';
import type { OwnAdjustment } from '../../../../domain/outreach/replies/learning/own-adjustment.js';
import { matchKeys } from '../../../../domain/outreach/replies/match-keys.js';
import { receivedAt } from '../../../../domain/outreach/replies/received-at.js';
import { PROOFS, type Reply } from '../../../../domain/outreach/replies/reply.js';
import { decideEffects } from '../../../../domain/outreach/replies/reply-effects.js';
import { isWriterVerified, writerNotes } from '../../../../domain/outreach/replies/writer-notes.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { FetchedMail } from '../../../../domain/outreach/sending/mail-ports.js';
import { replyEvent } from '../../../../domain/webhooks/outreach-events.js';
import { type AffectedRecords, nothingAffected } from '../effects/affected-records.js';
import { applyEffects } from '../effects/apply-effects.js';
import { confirmCitedAttempt } from '../effects/confirm-cited-attempt.js';
import type { ReplyDeps } from '../reply-deps.js';
import { answerFields, bounceFields, createReply } from './create-reply.js';
import { findMailedUnsubscribe, type MailedUnsubscribe } from './find-mailed-unsubscribe.js';
import { keepDmarcReport } from './keep-dmarc-report.js';
import type { MailboxScope } from './mailbox-scope.js';
import { matchReply, type ReplyMatch } from './match-reply.js';

/** For the environment's mailbox; in a user's own mailbox, each complaint has its owner. */
const SHARED_OWNER = '';

/** What a mail says that is no report. */
const NO_REPORT: BounceReport = { kind: 'none', is_bounce: false, recipients: [], original_message_id: null };

/**
 * Ingests one message: whose it is, what it says, and its effects. Run again, it finds the message stored, and does
 * only what is missing. Copies of our own mails are skipped, and so is mail that belongs to no attempt, unless it may
 * be a reply (MailboxScope.findMailboxOwner): a mailbox holds private mail too, which is not our business.
 * @throws DomainError invalid_input when the message cannot be read
 */
export async function ingestMessage(
  deps: ReplyDeps,
  scope: MailboxScope,
  mail: FetchedMail,
  mailboxKey: string,
): Promise<AffectedRecords> {
  const parsed = await readable(() => deps.parseMessage(mail.source));
  const message = { ...parsed, date: receivedAt(parsed.date, mail.internal_date) };
  if (await keepDmarcReport(deps, scope, message)) return nothingAffected();
  const wish = await findMailedUnsubscribe(deps, scope, message);
  if (message.from && scope.own.has(message.from.email) && !wish?.is_bare) {
    await noteOwnCopy(deps, scope, message);
    return nothingAffected();
  }
  const said = wish?.is_bare ? NO_REPORT : await readable(async () => parseBounce(message));
  // A report about a mail that unsubscribed has its subject, too.
  const isMailedWish = wish !== null && said.kind === 'none';
  if (isMailedWish && wish.attempt === null) return suppressAlone(deps, wish);
  const match = isMailedWish ? matchOf(wish) : await matchedBy(scope, message, said, mail.internal_date);
  if (match) await requireHere(deps, match.attempt);
  const owner = match ? match.attempt.user_id : await scope.findMailboxOwner(writerOf(message, said));
  if (owner === null) {
    if (said.kind === 'complaint') await noteUnmatched(deps, mailboxKey, message.message_key);
    return nothingAffected();
  }

  // What its owner has taught is about what people write.
  const own = said.kind === 'none' ? await deps.replyLearning.findOwn(owner) : null;
  const read = await readable(async () => judgeMessage(scope, { message, said, match, mailboxKey, isMailedWish, own }));
  const { judged, report } = read;
  const sent = match ? (match.attempt.sent_at ?? match.attempt.created_at) : null;
  const dated = { ...message, date: receivedAt(parsed.date, mail.internal_date, sent) };
  const record = createReply(owner, dated, match, judged, deps.now());
  const origin = { ...read.origin, ...bounceFields(report), ...answerFields(message, scope.own) };
  const { reply, applied } = await deps.replies.insert(owner, { ...record, ...origin }, deps.now());
  if (applied) return nothingAffected();
  const { sender_id } = origin;
  const touched = await applyReplyEffects(deps, { reply, match, judged, report, sender_id });
  if (match) await suppressInBoth(deps, scope, match.attempt);
  await deps.inboxThreads.noteReply(reply);
  await deps.publish(replyEvent(reply));
  await deps.replies.markApplied(owner, reply.id, deps.now());
  return touched;
}

function matchOf({ attempt }: MailedUnsubscribe): ReplyMatch | null {
  return attempt && { attempt, matched_by: 'address_token' };
}

function matchedBy(
  { lookup, own }: MailboxScope,
  message: IncomingMessage,
  said: BounceReport,
  arrivedAt: string,
): Promise<ReplyMatch | null> {
  return matchReply(lookup, matchKeys(message, [...own], said), new Date(arrivedAt));
}

/** Lead and follow-ups of a campaign that is between two workspaces could not be found: the message is read again by the next poll. */
async function requireHere(
  { campaignMoves }: Pick<ReplyDeps, 'campaignMoves'>,
  { campaign_id }: Attempt,
): Promise<void> {
  if (await campaignMoves.isMoving(campaign_id))
    throw new DomainError('conflict', 'A campaign that the message answers is moving to another workspace', true);
}

/** Who opts out of a campaign that has moved is not mailed from the workspace that mailed them either. */
async function suppressInBoth(
  { suppressions, now }: ReplyDeps,
  { owner }: MailboxScope,
  { user_id, recipient_email }: Attempt,
): Promise<void> {
  const recipient = canonicalEmail(recipient_email);
  if (owner === null || owner === user_id || recipient === null) return;
  const found = await suppressions.findAny(user_id, suppressionForms(recipient));
  if (found) await suppressions.add(owner, { email: found.email, source: found.source, reason: found.reason }, now());
}

/** Of a campaign that was deleted there is no mail left that could be stopped, and the address is still never mailed. */
async function suppressAlone(deps: ReplyDeps, { user_id, email }: MailedUnsubscribe): Promise<AffectedRecords> {
  await deps.suppressions.add(user_id, { email, source: 'unsubscribe', reason: null }, deps.now());
  return nothingAffected();
}

interface ReadMessage {
  message: IncomingMessage;
  /** As parseBounce gave it: of whomever it speaks. */
  said: BounceReport;
  match: ReplyMatch | null;
  mailboxKey: string;
  /** It came by the mailto address of the mail that it was matched with. */
  isMailedWish: boolean;
  /** What its owner's corrections have taught; null: nothing that is in use. */
  own: OwnAdjustment | null;
}

/** What a message means for the mail that it was matched with, and who vouches for its writer. */
function judgeMessage(scope: MailboxScope, read: ReadMessage) {
  const { message, said, match, mailboxKey, isMailedWish, own } = read;
  const recipient = match?.attempt.recipient_email ?? null;
  const { report, notes } = recipient === null ? { report: said, notes: [] } : narrowReport(said, recipient);
  const judged =
    match && isMailedWish
      ? judgeMailedUnsubscribe(message, match.attempt)
      : judgeReply(message, match?.attempt ?? null, report, own);
  const verified_domain = verifiedDomain(message, scope.trustedServers(mailboxKey));
  const { classification } = judged;
  const from_email = message.from?.email ?? '';
  // The token counts for the mailed address; a program or person that forwarded the mail does not opt out.
  const written = isMailedWish ? [] : writerNotes({ classification, from_email, recipient, verified_domain });
  return {
    judged: { ...judged, signals: [...judged.signals, ...notes, ...written] },
    report,
    origin: {
      mailbox_key: mailboxKey,
      message_key: message.message_key,
      verified_domain,
      sender_id: match ? null : senderOfReport(scope, message, said, mailboxKey),
    },
  };
}

/** It may be about any mail, or forged: it is counted, and changes nothing for any sender or address. */
async function noteUnmatched(deps: ReplyDeps, mailboxKey: string, messageKey: string): Promise<void> {
  const isNew = await deps.mailboxes.noteUnmatchedComplaint(SHARED_OWNER, mailboxKey, messageKey, deps.now());
  if (isNew) deps.reportUnmatchedComplaint(mailboxKey);
}

/** A failure here is the message's own, and would be the same next time. */
async function readable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DomainError('invalid_input', `The message cannot be read: ${reason.slice(0, 200)}`);
  }
}

/** Our own mail in the inbox went through a server, which resolves an attempt with an unknown outcome. */
async function noteOwnCopy(deps: ReplyDeps, { lookup }: MailboxScope, { message_id }: IncomingMessage): Promise<void> {
  if (message_id === null) return;
  const [attempt] = await lookup.byMessageIds([message_id]);
  if (attempt?.message_id === message_id) await confirmCitedAttempt(deps, attempt);
}

/**
 * Null: the owner of the mailbox keeps it. A bounce that does not name whose mail came back is one; undeliverable mail to
 * strangers is not ours to keep. So is a complaint, which is never lost.
 */
function writerOf({ from }: IncomingMessage, { kind, recipients }: BounceReport): string | null {
  if (kind === 'none') return from?.email ?? '';
  if (kind === 'complaint') return null;
  return recipients.find(({ email }) => email !== null)?.email ?? null;
}

/** A complaint that names no address is about some mail of the mailbox that it came to. */
function senderOfReport(
  scope: MailboxScope,
  { to, delivered_to }: IncomingMessage,
  { kind, recipients, original_message_id }: BounceReport,
  mailboxKey: string,
): string | null {
  const isNameless = original_message_id === null && recipients.every(({ email }) => email === null);
  if (kind !== 'complaint' || !isNameless) return null;
  return scope.senderAt(mailboxKey, [...delivered_to, ...to.map(({ email }) => email)]);
}

interface Taken {
  reply: Reply;
  match: ReplyMatch | null;
  judged: JudgedReply;
  report: BounceReport;
  sender_id: string | null;
}

async function applyReplyEffects(
  deps: ReplyDeps,
  { reply, match, judged, report, sender_id }: Taken,
): Promise<AffectedRecords> {
  const isProven = match !== null && PROOFS.has(match.matched_by);
  const attempt = match && isProven ? await confirmCitedAttempt(deps, match.attempt) : (match?.attempt ?? null);
  const effects = decideEffects({
    classification: reply.classification,
    confidence: reply.confidence,
    from_email: reply.from_email,
    is_writer_verified: isWriterVerified(reply.signals),
    recipient: attempt?.recipient_email ?? null,
    bounced: report.recipients,
    return_date: judged.return_date,
    now: deps.now(),
  });
  return applyEffects(deps, { user_id: reply.user_id, reply_id: reply.id, attempt, sender_id }, effects);
}
