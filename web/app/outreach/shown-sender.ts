import type { MailboxReading } from '../../../domain/outreach/replies/mailbox-reading.js';
import type { SentCopiesState } from '../../../domain/outreach/sending/mail-ports.js';
import type { MailboxConnection } from '../../../domain/outreach/sending/mailbox-access.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { SenderVerification } from '../../../domain/outreach/sending/sender-verification.js';
import type { Waiting } from '../../../domain/outreach/sending/waiting.js';

/** A sender with what its queue and its mailbox do. */
export type ShownSender = Sender & {
  waiting: Waiting | null;
  reading: MailboxReading | null;
  sent_copies: SentCopiesState | null;
  connection: MailboxConnection | null;
  /** Of the last test of its connection and records; null: there was none. */
  verification: SenderVerification | null;
};
