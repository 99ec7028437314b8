import type { MailThread } from './attempt.js';
import type { MailServer } from './sender.js';

/** What activities/mail does for other groups, which take it as a port. */

export interface MailServerLogin extends MailServer {
  password: string | null;
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
  list_unsubscribe: { url: string; mailto: string | null };
  reply_to: string | null;
  date: Date;
}

export interface ComposedMail {
  envelope: { from: string; to: string };
  raw: Uint8Array;
  message_id: string;
}

export type SmtpPhase = 'connect' | 'greeting' | 'tls' | 'auth' | 'mail' | 'rcpt' | 'data' | 'after_data';

/** How a transmission ended. Only `unknown` leaves open whether the server has the mail. */
export type TransmitOutcome =
  | { result: 'accepted'; response: string; relay_message_id: string | null }
  /** Surely not taken. `permanent`: trying again cannot help. */
  | {
      result: 'refused';
      permanent: boolean;
      phase: SmtpPhase;
      code: number | null;
      response: string;
      /** The sender's sign-in was at fault, not the mail. */
      authentication: boolean;
    }
  /** onBodyStart said no: nothing of the mail was handed out. */
  | { result: 'lost_claim' }
  | { result: 'unknown'; response: string };

export interface MailTransport {
  compose(parts: MailParts): Promise<ComposedMail>;
  /** `onBodyStart` is asked once, after the server's 354 and before the first byte; false drops the connection. */
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
