import type { ReplyClass } from '../reply.js';

/** What the classifier distinguishes, in the order of the weights. Bounces and complaints have their own forms. */
export const LEARNED_CLASSES = [
  'interested',
  'not_interested',
  'unsubscribe',
  'question',
  'referral',
  'replied',
  'auto_reply',
  'out_of_office',
] as const satisfies readonly ReplyClass[];

export type LearnedClass = (typeof LEARNED_CLASSES)[number];

/** 0–1 each, together 1. */
export type ClassShares = Record<LearnedClass, number>;
