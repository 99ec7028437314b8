import type { MailFields } from '../incoming-message.js';

/**
 * Why a mail came back, by what follows from it. hard: the address will not work again. soft: it may. ours: the receiver
 * refuses the sender, its server or the content, so the address is not to blame. ambiguous: nothing can be concluded.
 * complaint: the receiver's reader called it spam.
 */
export type BounceGroup = 'hard' | 'soft' | 'ours' | 'ambiguous' | 'complaint';

export type BounceReason =
  | 'unknown_user'
  | 'unknown_host'
  | 'moved'
  | 'no_mail_accepted'
  | 'mailbox_full'
  | 'suspended'
  | 'filtered'
  | 'expired'
  | 'network'
  | 'system'
  | 'blocked'
  | 'spam'
  | 'authentication'
  | 'policy'
  | 'virus'
  | 'content'
  | 'protocol'
  | 'rate'
  | 'too_large'
  | 'sender_rejected'
  | 'relaying'
  | 'complaint'
  | 'unknown';

export interface BouncedRecipient {
  /** Lower case; null when the report does not name it. */
  email: string | null;
  /** RFC 3463, such as "5.1.1". */
  status: string | null;
  /** RFC 5321, such as 550. */
  code: number | null;
  group: BounceGroup;
  reason: BounceReason;
  /** What the receiver's server said, at most 500 characters. */
  detail: string;
}

export interface BounceReport {
  /** failure: it came back. complaint: a feedback report. notice: a report that nothing failed for good (delayed, relayed, read). */
  kind: 'failure' | 'complaint' | 'notice' | 'none';
  is_bounce: boolean;
  recipients: BouncedRecipient[];
  original_message_id: string | null;
  /** Headers of the mail in question, if the report has them in its own form. */
  returned?: MailFields;
}
