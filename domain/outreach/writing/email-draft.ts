import type { ReplyClass } from '../replies/reply.js';

export const EMAIL_TONES = ['professional', 'friendly', 'casual', 'formal'] as const;
export type EmailTone = (typeof EMAIL_TONES)[number];

export interface EmailText {
  subject: string;
  body: string;
}

export interface EmailDraft extends EmailText {
  generated_by: 'llm' | 'rules';
  /** What the user should check before it is sent. */
  warnings: string[];
}

/** What is to be written. */
export type WritingTask =
  | { kind: 'first'; topic: string; tone: EmailTone }
  | {
      kind: 'personal';
      base_email: string;
      lead_name: string | null;
      lead_website: string | null;
      content_topic: string | null;
    }
  | { kind: 'subjects'; topic: string; tone: EmailTone }
  | { kind: 'follow_up'; original_subject: string; original_body: string; tone: EmailTone }
  | { kind: 'answer'; classification: ReplyClass; their_subject: string; their_body: string; our_body: string };

export const SUBJECT_CHARS = 60;
export const LEAST_SUBJECTS = 5;
export const MOST_SUBJECTS = 10;
/** Short mails are read: studies of outreach tools put those with most replies at 50 to 150 words. An upper bound. */
export const FIRST_WORDS = 200;
export const FOLLOW_UP_WORDS = 100;

export function countDraftWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
