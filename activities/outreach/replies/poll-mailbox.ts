import { DomainError, isDomainError } from '../../../domain/base/errors.js';
import type { FetchedMail } from '../../../domain/outreach/sending/mail-ports.js';
import { ENVIRONMENT_SENDER_ID } from '../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { type AffectedRecords, joinAffected } from './effects/affected-records.js';
import { ingestMessage } from './reading/ingest-message.js';
import { type MailboxScope, scopeOfEnvironment, scopeOfUser } from './reading/mailbox-scope.js';
import { readMessages } from './reading/read-messages.js';
import type { ReplyDeps } from './reply-deps.js';
import { openMailboxLogin, type ReplyMailbox } from './reply-mailbox.js';

export interface PollMailboxInput {
  /** Whose mailbox it is; null for the environment's. */
  user_id: OwnerId | null;
  mailbox: ReplyMailbox;
  /** How long to continue reading; the longest time when absent. More than one message is always read. */
  budget_ms?: number;
  /** Names the poll: a message that fails twice in one poll, because a worker died, has failed once. */
  poll: string;
}

export interface PollMailboxResult {
  /** Messages that were looked at. */
  seen: number;
  /** Those that could not be read. */
  failed: number;
  /** Of those, the ones that are tried again by the next poll. */
  unread: number;
  /** More waits in the mailbox: time ran out before the end of its folders. */
  more: boolean;
  touched: AffectedRecords;
}

export interface PollLimits {
  messages: number;
  /** No further message is begun after this. */
  budgetMs: number;
  /** A reading that hangs is cut off. */
  deadlineMs: number;
  idleMs: number;
}

/** Reads to the end of the folders, limited by time alone: what a poll leaves unread, the next round reads. */
export const POLL_LIMITS: PollLimits = {
  messages: Number.MAX_SAFE_INTEGER,
  budgetMs: 200_000,
  deadlineMs: 240_000,
  idleMs: 20_000,
};
/** Follow-ups that are woken at once to end or wait; the others find out when they are due. */
const MOST_WOKEN = 200;
const MAX_BYTES = 10 * 1024 * 1024;
/** A message that breaks the reader is tried in this many polls before it is left alone. */
const TRIES = 3;
/** Mails whose replies are searched first when a mailbox is full of other mail. */
const AWAITED = 200;
/** How far back a mailbox is read that was never read. */
const FIRST_DAYS = 30;
const DAY_MS = 86_400_000;
/** The owner of the cursors of the environment's mailbox; no user has an empty id. */
const NOBODY = '';

/**
 * Reads what is new in a mailbox and ingests each message exactly once: it is stored under its own key before the
 * cursor moves past it, and its effects are noted as done. Run again, it continues at the cursor. Nothing in the
 * mailbox is marked, moved or deleted. Messages that have nothing to do with outreach are counted and not kept.
 * @throws DomainError mailbox_unreachable
 */
export async function pollMailbox(
  deps: ReplyDeps,
  input: PollMailboxInput,
  signal: AbortSignal,
  limits: PollLimits = POLL_LIMITS,
): Promise<PollMailboxResult> {
  const run = await beginRun(deps, input);
  const endMs = Date.now() + Math.min(limits.budgetMs, input.budget_ms ?? limits.budgetMs);
  const deadline = AbortSignal.timeout(limits.deadlineMs);
  const ended = new AbortController();
  const request = {
    login: await openMailboxLogin(deps, input.user_id, input.mailbox),
    cursorOf: (folder: string) => deps.mailboxes.cursor(run.owner, keyOf(run, folder)),
    first_since: new Date(deps.now().getTime() - FIRST_DAYS * DAY_MS),
    limit: limits.messages,
    awaited: () => deps.awaitedMails.list(run.owner === NOBODY ? null : run.owner, AWAITED),
    max_bytes: MAX_BYTES,
    signal: AbortSignal.any([signal, deadline, ended.signal]),
  };
  try {
    const messages = readMessages(deps.readMailbox(request), { signal: request.signal, idleMs: limits.idleMs });
    await takeAll(run, messages, limits.messages, endMs);
  } catch (error) {
    if (!deadline.aborted) throw error;
    // A long reading that ran out of time has got on; one that got nowhere has failed.
    if (run.seen === 0) throw new DomainError('mailbox_unreachable', 'The mailbox could not be read in time');
    run.more = true;
  } finally {
    // A connection that hangs is cut, whatever it waits for.
    ended.abort();
  }
  return resultOf(run);
}

async function beginRun(deps: ReplyDeps, input: PollMailboxInput): Promise<Run> {
  const isShared = input.mailbox.sender_id === ENVIRONMENT_SENDER_ID || input.user_id === null;
  const owner = isShared || input.user_id === null ? NOBODY : input.user_id;
  const scope = isShared ? scopeOfEnvironment(deps) : await scopeOfUser(deps, owner);
  return { deps, input, owner, scope, held: new Set(), touched: [], seen: 0, failed: 0, unread: 0, more: false };
}

/** Until the end of the mailbox, or of what a poll may take. */
async function takeAll(run: Run, messages: AsyncIterable<FetchedMail>, most: number, endMs: number): Promise<void> {
  for await (const mail of messages) {
    await claimNext(run, mail);
    // Each poll gets on in the order of the folder, whatever was read ahead.
    if (mail.ahead) continue;
    run.more = run.seen >= most || Date.now() >= endMs;
    if (run.more) return;
  }
}

function resultOf({ seen, failed, unread, more, touched }: Run): PollMailboxResult {
  const { follow_ups, senders } = joinAffected(touched);
  return { seen, failed, unread, more, touched: { follow_ups: follow_ups.slice(0, MOST_WOKEN), senders } };
}

interface Run {
  deps: ReplyDeps;
  input: PollMailboxInput;
  owner: string;
  scope: MailboxScope;
  /** Folders whose cursor waits in front of a message that will be tried again. */
  held: Set<string>;
  touched: AffectedRecords[];
  seen: number;
  failed: number;
  unread: number;
  more: boolean;
}

async function claimNext(run: Run, mail: FetchedMail): Promise<void> {
  const { deps, owner, held } = run;
  const key = keyOf(run, mail.folder);
  if (mail.ahead) return takeAhead(run, mail, key);
  run.seen += 1;
  try {
    run.touched.push(await ingestMessage(deps, run.scope, mail, key));
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'invalid_input') throw error;
    run.failed += 1;
    const tries = await deps.mailboxes.noteFailure(owner, key, mail.uid_validity, mail.uid, run.input.poll);
    if (tries < TRIES) {
      held.add(mail.folder);
      run.unread += 1;
    }
  }
  // The messages behind one that waits are read again with it, and known again by their keys.
  if (held.has(mail.folder)) return;
  const position = { uid_validity: mail.uid_validity, last_uid: mail.uid, last_internal_date: mail.internal_date };
  await deps.mailboxes.advance(owner, key, position);
}

/** Out of turn: the cursor stays, and what cannot be read counts when its turn comes. */
async function takeAhead(run: Run, mail: FetchedMail, key: string): Promise<void> {
  try {
    run.touched.push(await ingestMessage(run.deps, run.scope, mail, key));
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'invalid_input') throw error;
  }
}

function keyOf({ input }: Run, folder: string): string {
  return `${input.mailbox.key}/${folder}`;
}
