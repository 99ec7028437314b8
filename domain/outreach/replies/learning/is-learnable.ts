import { LEARNED_CLASSES, type LearnedClass } from '../classifier/learned-classes.js';
import type { ReplyCorrection } from './reply-correction.js';

/** The class to learn; null: the classifier never reads such a reply, as what servers and programs say in headers. */
export function findLearnedClass({
  meant,
  given_by,
}: Pick<ReplyCorrection, 'meant' | 'given_by'>): LearnedClass | null {
  if (given_by === 'dsn' || given_by === 'header') return null;
  return LEARNED_CLASSES.find((name) => name === meant) ?? null;
}
