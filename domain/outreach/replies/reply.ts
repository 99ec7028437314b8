export const REPLY_CLASSES = [
  'interested',
  'not_interested',
  'question',
  'referral',
  'out_of_office',
  'auto_reply',
  'unsubscribe',
  'bounce_hard',
  'bounce_soft',
  'complaint',
  'replied',
] as const;
export type ReplyClass = (typeof REPLY_CLASSES)[number];

/** Classes that a person wrote. */
export const HUMAN_CLASSES = [
  'interested',
  'not_interested',
  'question',
  'referral',
  'unsubscribe',
  'replied',
] as const satisfies readonly ReplyClass[];

export type ClassifiedBy = 'header' | 'dsn' | 'rules' | 'llm' | 'user';

/** How a message was found to belong to an attempt; null: to none. */
export const MATCHED_BY = [
  /** Of the address that it was sent to, in the local part or in the subject that a mailto address gives. */
  'address_token',
  'in_reply_to',
  'references',
  'embedded_original',
  /** Who wrote, or whose mail came back. */
  'from_address',
  'domain_and_subject',
] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

/** Of those, what only receivers of the mail know: it proves that the mail was sent. An address alone does not. */
export const PROOFS: ReadonlySet<MatchedBy> = new Set([
  'address_token',
  'in_reply_to',
  'references',
  'embedded_original',
]);

export interface Reply {
  id: string;
  user_id: string;
  campaign_id: string | null;
  attempt_id: string | null;
  lead_id: string | null;
  from_email: string;
  subject: string;
  /** What its writer wrote now: quotes, signatures and our own footer are cut away. */
  body: string;
  quoted_text_removed: boolean;
  classification: ReplyClass;
  /** 0–1. */
  confidence: number;
  classified_by: ClassifiedBy;
  matched_by: MatchedBy | null;
  /** What the verdict rests on, such as "header Auto-Submitted: auto-replied". */
  signals: string[];
  /** When a person marked it as handled; null: it is open. ISO 8601 */
  handled_at: string | null;
  /** The message's own date. */
  received_at: string;
  created_at: string;
}
