import type { BounceReason } from '../replies/bounces/bounce.js';

/** A complaint about a mail of a sender, or one that names no mail and came to the sender's mailbox. */
export interface ComplaintEvidence {
  /** The recipient of the mail in question; null when it has none. */
  recipient: string | null;
  /** It cites the mail by something that only its receivers know, such as the Message-ID. */
  cites_mail: boolean;
  /** The domain that the mailbox's own server has verified as the writer's (DMARC, DKIM); null: none. */
  verified_domain: string | null;
}

/** A receiver's refusal that is about the sender: its records, its server or its texts. */
export interface RefusalEvidence {
  recipient: string;
  reason: BounceReason;
  /** What the receiver's server said. */
  detail: string;
}

/** Receivers' reactions to a sender's mails within the window of PAUSE_THRESHOLDS. */
export interface SenderEvidence {
  delivered: number;
  bounced: number;
  complaints: ComplaintEvidence[];
  /** Only of reports that cite a mail of ours, and of what servers said themselves. */
  refusals: RefusalEvidence[];
}
