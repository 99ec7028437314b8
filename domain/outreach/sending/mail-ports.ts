import type { AccessToken } from '../../oauth/sealed-tokens.js';
import type { MailThread } from './attempt.js';
import type { PauseCause } from './judge-access-end.js';
import type { MailProvider } from './mail-provider.js';
import type { MailServer } from './sender.js';

/** What activities/mail does for other groups, which take it as a port. */

/** Access tokens of one mailbox, renewed by one process at a time. */
export interface MailTokens {
  provider: MailProvider;
  /** Names the grant: connections that were opened with it serve no other. */
  key: string;
  /** @throws DomainError connection_expired when a person has to act, dependency_unavailable when it may pass */
  get(signal: AbortSignal): Promise<AccessToken>;
  /** Another one than that, which a mail server has refused. @throws as get */
  renew(refused: AccessToken, signal: AbortSignal): Promise<AccessToken>;
}

export interface MailServerLogin extends MailServer {
  password: string | null;
  /** In place of a password. */
  tokens?: MailTokens;
}

export interface MailParts {
  from: { name: string; email: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** With brackets. */
  message_id: string;
  thread: MailThread | null;
  /** `mailto`: the address for unsubscribing, and the subject; null if that mail is not read. Null: one is not subscribed to it. */
  list_unsubscribe: { url: string; mailto: { email: string; subject: string } | null } | null;
  reply_to: string | null;
  date: Date;
}

export interface ComposedMail {
  envelope: { from: string; to: string };
  raw: Uint8Array;
  message_id: string;
  /** An address of the envelope or of a header holds letters beyond ASCII: only servers with SMTPUTF8 take it (RFC 6531). */
  needs_smtputf8?: boolean;
}

export type SmtpPhase = 'connect' | 'greeting' | 'tls' | 'auth' | 'mail' | 'rcpt' | 'data' | 'after_data';

/** How a transmission ended. Only `unknown` leaves it open whether the server has the mail. */
export type TransmitOutcome =
  | { result: 'accepted'; response: string; relay_message_id: string | null }
  /** Surely not taken. `permanent`: trying again cannot help. */
  | {
      result: 'refused';
      permanent: boolean;
      phase: SmtpPhase;
      code: number | null;
      response: string;
      /** The sender's sign-in failed, not the mail. */
      authentication: boolean;
      /** Why the sender cannot be used until a person acts; with `authentication` only. */
      pause?: PauseCause;
      /** The provider takes no more mail of this sender today. Not about the recipient. */
      day_is_full?: boolean;
    }
  /** onBodyStart said no: nothing of the mail was handed out. */
  | { result: 'lost_claim' }
  | { result: 'unknown'; response: string };

export interface MailTransport {
  compose(parts: MailParts): Promise<ComposedMail>;
  /** `onBodyStart` is called once, after the server's 354 and before the first byte; false drops the connection. */
  transmit(
    server: MailServerLogin,
    mail: ComposedMail,
    onBodyStart: () => Promise<boolean>,
    signal: AbortSignal,
  ): Promise<TransmitOutcome>;
}

/** A sender with all that is needed to use it. */
export interface SenderLogin {
  smtp: MailServerLogin;
  imap: (MailServerLogin & { mailbox: string }) | null;
}

/** A mail that was sent, for the Sent folder of its sender. */
export interface SentCopy {
  sender: { user_id: string; id: string };
  login: SenderLogin;
  mail: Pick<ComposedMail, 'raw' | 'message_id'>;
  sent_at: Date;
}

/** The outcome of the last saving of copies of a sender's mails. */
export interface SentCopiesState {
  /** ISO 8601; null: none was saved yet. */
  last_saved_at: string | null;
  /** Why the last try failed; null when it did not. */
  last_error: string | null;
}

/** How far a folder has been read. */
export interface FolderCursor {
  /** As text: it may be larger than a safe integer says (RFC 3501 2.3.1.1 allows 32 bits, libraries give a bigint). */
  uid_validity: string;
  last_uid: number;
  /** ISO 8601; null when nothing was read yet. */
  last_internal_date: string | null;
}

/** One message as it is in a folder. */
export interface FetchedMail {
  folder: string;
  uid_validity: string;
  uid: number;
  internal_date: string;
  /** Read before its turn, because it is probably a reply to one of our mails: the cursor must not move past it. */
  ahead?: true;
  /** Of the whole message; `source` ends after max_bytes, well after text and headers. */
  bytes: number;
  source: Uint8Array;
}

/** Our mails that may still get a reply. */
export interface AwaitedMail {
  /** Message-IDs, with or without brackets. */
  message_ids: readonly string[];
  /** Addresses that were mailed. */
  addresses: readonly string[];
}

export interface MailboxReadRequest {
  login: MailServerLogin & { mailbox: string };
  cursorOf(folder: string): Promise<FolderCursor | null>;
  /** Where a folder begins that was never read. */
  first_since: Date;
  /** Most messages over all folders, those that are read ahead not counted. */
  limit: number;
  /** What is looked for first in a folder where much is new; called only there. */
  awaited(): Promise<AwaitedMail>;
  /** Larger ones come cut off here. */
  max_bytes: number;
  signal: AbortSignal;
}

/**
 * New messages of a mailbox and its junk folder, each folder in ascending order of UID; nothing is marked or moved. If
 * there is much new mail, likely replies come first, marked `ahead`, and once more in their turn. The next one is read
 * when the previous one has been ingested. @throws DomainError mailbox_unreachable
 */
export type ReadMailbox = (request: MailboxReadRequest) => AsyncIterable<FetchedMail>;

/** Whether the sender's Sent folder holds this mail; unknown when there is none or it cannot be read. `message_id` with brackets. */
export type FindSentMail = (login: SenderLogin, message_id: string) => Promise<'found' | 'absent' | 'unknown'>;

/** Whether a domain takes mail at all (RFC 5321 5.1, RFC 7505); unknown when DNS does not respond. */
export type RecipientDomainCheck = (domain: string) => Promise<'yes' | 'no_mail_server' | 'null_mx' | 'unknown'>;
