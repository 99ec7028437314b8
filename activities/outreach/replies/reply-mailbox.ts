import { DomainError } from '../../../domain/base/errors.js';
import type { MailServerLogin } from '../../../domain/outreach/sending/mail-ports.js';
import { isPasswordUnreadable } from '../../../domain/outreach/sending/password-unreadable-error.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../domain/outreach/sending/sender.js';
import { secretPlace } from '../../../domain/secrets/secret-place.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { SendersRepository } from '../../../store/outreach/sending/senders.js';
import type { ReplyDeps } from './reply-deps.js';

/** A mailbox that receives replies. */
export interface ReplyMailbox {
  /** `imap://user@host:port`, under which it is kept how far each folder has been read. */
  key: string;
  /** As it is called towards its user. */
  name: string;
  /** One of the senders that lead to it. */
  sender_id: string;
}

export type ListMailboxesDeps = Pick<ReplyDeps, 'environmentMailbox'> & { senders: Pick<SendersRepository, 'all'> };

type MailboxDeps = Pick<ReplyDeps, 'environmentMailbox' | 'openSecret' | 'openLogin'> & {
  senders: Pick<SendersRepository, 'all' | 'secretsOf'>;
};

/**
 * The mailboxes of a user, or of one of the user's senders; of null the environment's, which users without a sender of
 * their own share. Changes nothing.
 */
export async function listMailboxes(
  deps: ListMailboxesDeps,
  userId: OwnerId | null,
  senderId: string | null = null,
): Promise<ReplyMailbox[]> {
  const senders = userId === null ? [] : await deps.senders.all(userId);
  const shared = deps.environmentMailbox;
  if (senders.length === 0) {
    if (shared === null) return [];
    return [{ key: imapMailboxKey(shared.login), name: shared.email, sender_id: ENVIRONMENT_SENDER_ID }];
  }
  // Senders that share a sign-in and its folder share a mailbox, which is read once.
  const mailboxes = new Map<string, ReplyMailbox>();
  for (const { id, email, imap } of senders) {
    if (!imap || (senderId !== null && senderId !== id)) continue;
    const key = imapMailboxKey(imap);
    mailboxes.set(`${key}/${folderOf(imap)}`, { key, name: email, sender_id: id });
  }
  return [...mailboxes.values()];
}

/** Ids of the senders whose replies arrive in this mailbox. */
export async function listSenderIds(
  { senders }: { senders: Pick<SendersRepository, 'all'> },
  userId: OwnerId,
  { key, sender_id }: ReplyMailbox,
): Promise<string[]> {
  const all = await senders.all(userId);
  const named = all.find(({ id }) => id === sender_id)?.imap;
  if (!named) return [];
  return all.flatMap(({ id, imap }) =>
    imap && imapMailboxKey(imap) === key && folderOf(imap) === folderOf(named) ? [id] : [],
  );
}

/** @throws DomainError not_found when the sender or its mailbox is gone, mailbox_unreachable when its password can't be opened. */
export async function openMailboxLogin(
  deps: MailboxDeps,
  userId: OwnerId | null,
  mailbox: ReplyMailbox,
): Promise<MailServerLogin & { mailbox: string }> {
  if (mailbox.sender_id === ENVIRONMENT_SENDER_ID) {
    if (deps.environmentMailbox === null) throw gone();
    return deps.environmentMailbox.login;
  }
  if (userId === null) throw gone();
  const senders = await deps.senders.all(userId);
  const sender = senders.find(({ id }) => id === mailbox.sender_id);
  const imap = sender?.imap ?? null;
  if (!sender || !imap) throw gone();
  if (sender.provider) {
    const { imap: login } = await deps.openLogin(sender);
    if (!login) throw gone();
    return login;
  }
  const secrets = await deps.senders.secretsOf(userId, mailbox.sender_id);
  const sealed = secrets?.imap_password ?? null;
  return { ...imap, password: sealed === null ? null : open(deps, sealed, userId, mailbox.sender_id) };
}

function open(deps: MailboxDeps, sealed: string, userId: OwnerId, senderId: string): string {
  try {
    return deps.openSecret(sealed, secretPlace.password(userId, senderId, 'imap_password'));
  } catch (error) {
    throw isPasswordUnreadable(error) ? new DomainError('mailbox_unreachable', error.message) : error;
  }
}

function gone(): DomainError {
  return new DomainError('not_found', 'The mailbox is no longer set up');
}

/** Of all names of folders this one alone is the same in any case (RFC 9051 5.1). */
function folderOf({ mailbox }: NonNullable<Sender['imap']>): string {
  return mailbox.toUpperCase() === 'INBOX' ? 'INBOX' : mailbox;
}

/** `imap://user@host:port` */
export function imapMailboxKey({ host, port, username }: NonNullable<Sender['imap']>): string {
  return `imap://${username ?? ''}@${host.toLowerCase()}:${port}`;
}
