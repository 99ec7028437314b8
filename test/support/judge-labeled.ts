import { classFactsOf } from '../../domain/outreach/replies/classes/class-facts-of.js';
import { HARMFUL_CLASSES } from '../../domain/outreach/replies/classifier/harmful-classes.js';
import { toldSubject } from '../../domain/outreach/replies/classifier/told-subject.js';
import { isSureVerdict } from '../../domain/outreach/replies/is-sure-verdict.js';
import { meaningOfText } from '../../domain/outreach/replies/meaning-of-text.js';
import { acceptableOf } from './acceptable-of.js';
import type { LabeledReply } from './labeled-replies.js';
import type { JudgedLabel } from './score-replies.js';

/** A labeled text, judged as a reply is. @param share By other weights than the shipped ones. */
export function judgeLabeled(reply: LabeledReply, share?: Parameters<typeof meaningOfText>[2]): JudgedLabel {
  const told = toldSubject(reply.subject, null);
  const { classification, confidence } = meaningOfText(classFactsOf(reply.text, told), told, share);
  const acceptable = acceptableOf(reply);
  const must_not = HARMFUL_CLASSES[reply.label].filter((name) => !acceptable.includes(name));
  const is_sure = isSureVerdict({ classified_by: 'rules', confidence });
  return { ...reply, acceptable, must_not, got: classification, confidence, is_sure };
}
