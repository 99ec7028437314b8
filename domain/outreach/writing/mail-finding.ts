export const MAIL_FINDING_CODES = [
  'placeholder',
  'empty_subject',
  'long_subject',
  'false_reply',
  'short_body',
  'long_body',
  'spam_phrase',
  'promise',
  'link_trade',
  'shouting',
  'many_links',
  'short_link',
  'repeated_sentence',
] as const;
export type MailFindingCode = (typeof MAIL_FINDING_CODES)[number];

/** What makes a mail worse, why, and what to change. */
export interface MailFinding {
  code: MailFindingCode;
  /** `error`: no one should get it like this. `warning`: fewer will read or answer it. */
  severity: 'error' | 'warning';
  where: 'subject' | 'body';
  /** The words of the mail that it is about; null where it is about the whole. */
  excerpt: string | null;
  why: string;
  change: string;
  /** Where the rule is written down; null for a rule of this project. */
  source: string | null;
}
