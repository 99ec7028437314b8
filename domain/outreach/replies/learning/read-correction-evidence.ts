import { findDataRights } from '../classes/data-rights.js';
import { findLegalObjection } from '../classes/legal-objection.js';
import { readClassFacts } from '../classes/read-class-facts.js';
import { findUnsubscribe } from '../classes/unsubscribe.js';
import { readEvidence } from '../classifier/learned-evidence.js';
import { reportedSubject } from '../classifier/reported-subject.js';
import { ownSubject } from '../own-subject.js';
import type { Reply } from '../reply.js';
import { type CorrectionEvidence, MOST_FEATURES } from './reply-correction.js';

/**
 * What the classifier saw of a reply, as meaningOfText reads it; null where there is nothing to learn.
 * @param sentSubject Of the mail that is answered; null when it is not known.
 */
export function readCorrectionEvidence(
  { body, subject }: Pick<Reply, 'body' | 'subject'>,
  sentSubject: string | null,
): CorrectionEvidence | null {
  const facts = readClassFacts(body, ownSubject(subject, sentSubject));
  const evidence = readEvidence(facts, reportedSubject(subject, sentSubject));
  if (evidence === null || evidence.buckets.length > MOST_FEATURES) return null;
  const order = findUnsubscribe(facts) ?? findDataRights(facts);
  return { ...evidence, rule: findLegalObjection(facts) ? 'objection' : order ? 'order' : null };
}
