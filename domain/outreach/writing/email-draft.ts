import type { ReplyClass } from '../replies/reply.js';
import type { MailFinding } from './mail-finding.js';
import type { ChosenLanguage, MailLanguage } from './mail-language.js';
import type { MailSite } from './mail-site.js';
import type { UsedFact } from './used-fact.js';

export const EMAIL_TONES = ['professional', 'friendly', 'casual', 'formal'] as const;
export type EmailTone = (typeof EMAIL_TONES)[number];

export interface EmailText {
  subject: string;
  body: string;
}

export interface EmailDraft extends EmailText, ChosenLanguage {
  generated_by: 'llm' | 'rules';
  /** What the user should check before it is sent. */
  warnings: string[];
  /** What was known of the site and is used; empty for a mail that is not about one. */
  facts: UsedFact[];
  findings: MailFinding[];
}

/** What is to be written. A task without a language is an English one: runs of before there were others have none. */
export type WritingTask = { language?: MailLanguage } /** `seed`: the same gets the same mail by rules. */ & (
  | { kind: 'first'; topic: string; tone: EmailTone; site?: MailSite | null; seed?: string }
  | {
      kind: 'personal';
      base_email: string;
      lead_name: string | null;
      lead_website: string | null;
      content_topic: string | null;
    }
  | { kind: 'subjects'; topic: string; tone: EmailTone }
  | { kind: 'follow_up'; original_subject: string; original_body: string; tone: EmailTone }
  | { kind: 'answer'; classification: ReplyClass; their_subject: string; their_body: string; our_body: string }
);

export const SUBJECT_CHARS = 60;
export const LEAST_SUBJECTS = 5;
export const MOST_SUBJECTS = 10;
/** Short mails are read: studies of outreach tools put those with most replies at 50 to 150 words. An upper bound. */
export const FIRST_WORDS = 200;
export const FOLLOW_UP_WORDS = 100;

/** Scripts without blanks between words; a word of them is about two signs. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/g;
const SIGNS_A_WORD = 2;

export function countDraftWords(text: string): number {
  const signs = text.match(UNSPACED)?.length ?? 0;
  const spaced = text.replace(UNSPACED, ' ').split(/\s+/);
  return spaced.filter((word) => word !== '').length + Math.round(signs / SIGNS_A_WORD);
}
