import type { LearnedClass } from './learned-classes.js';

/** What does harm where another class is meant: a refusal taken for interest is written to, an interested lead is lost. */
export const HARMFUL_CLASSES: Readonly<Record<LearnedClass, readonly LearnedClass[]>> = {
  unsubscribe: ['interested', 'question', 'referral', 'replied', 'auto_reply', 'out_of_office'],
  not_interested: ['interested', 'auto_reply', 'out_of_office'],
  interested: ['not_interested', 'unsubscribe', 'auto_reply', 'out_of_office'],
  question: ['not_interested', 'unsubscribe', 'auto_reply', 'out_of_office'],
  referral: ['unsubscribe', 'auto_reply', 'out_of_office'],
  replied: ['unsubscribe'],
  auto_reply: ['interested', 'not_interested', 'unsubscribe', 'question', 'referral'],
  out_of_office: ['interested', 'not_interested', 'unsubscribe'],
};
