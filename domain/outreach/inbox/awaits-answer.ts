import { isSureVerdict } from '../replies/is-sure-verdict.js';
import { HUMAN_CLASSES, type Reply } from '../replies/reply.js';

/** Whether a person wrote it, or may have. */
export function awaitsAnswer(reply: Pick<Reply, 'classification' | 'classified_by' | 'confidence'>): boolean {
  return HUMAN_CLASSES.some((human) => human === reply.classification) || !isSureVerdict(reply);
}
