import type { Reply, ReplyClass } from '../../../domain/outreach/replies/reply.js';
import { showShare } from '../../report/facts/figures.js';
import type { Tone } from '../../report/facts/names.js';

/** The meaning of the color of a class. */
export const CLASS_TONES: Readonly<Record<ReplyClass, Tone>> = {
  interested: 'good',
  question: 'good',
  referral: 'good',
  replied: 'note',
  not_interested: 'warn',
  unsubscribe: 'warn',
  out_of_office: 'note',
  auto_reply: 'note',
  bounce_hard: 'bad',
  bounce_soft: 'warn',
  complaint: 'bad',
};

/** What people call each class. */
export const CLASS_TITLES: Readonly<Record<ReplyClass, string>> = {
  interested: 'Interested',
  question: 'Question',
  referral: 'Referral',
  replied: 'Other reply',
  not_interested: 'Not interested',
  unsubscribe: 'Unsubscribe',
  out_of_office: 'Out of office',
  auto_reply: 'Automatic reply',
  bounce_hard: 'Hard bounce',
  bounce_soft: 'Soft bounce',
  complaint: 'Spam complaint',
};

const CLASSIFIERS: Readonly<Record<Exclude<Reply['classified_by'], 'user'>, string>> = {
  header: 'Read from its headers',
  dsn: 'Read from the delivery report',
  rules: 'Read from its text by rules',
  llm: 'Read from its text by AI',
};

/** How its class was found, and how certain it is. */
export function classifierWords({ classified_by, confidence }: Pick<Reply, 'classified_by' | 'confidence'>): string {
  if (classified_by === 'user') return 'Chosen by a person.';
  return `${CLASSIFIERS[classified_by]}, ${showShare(Math.round(confidence * 100) / 100)} certain.`;
}

const MATCHES: Readonly<Record<NonNullable<Reply['matched_by']>, string>> = {
  address_token: 'It was sent to the reply address of your email.',
  in_reply_to: 'It names your email as the one it answers.',
  references: 'It belongs to the thread of your email.',
  embedded_original: 'It contains your email.',
  from_address: 'You emailed its writer.',
  domain_and_subject: 'The writer’s domain and the subject match your email.',
};

/** How it was found to belong to an email. */
export function matchWords(matchedBy: Reply['matched_by']): string {
  return matchedBy === null ? 'It does not belong to any email that you sent.' : MATCHES[matchedBy];
}
