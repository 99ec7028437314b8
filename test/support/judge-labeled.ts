import { readClassFacts } from '../../domain/outreach/replies/classes/read-class-facts.js';
import { HARMFUL_CLASSES } from '../../domain/outreach/replies/classifier/harmful-classes.js';
import { reportedSubject } from '../../domain/outreach/replies/classifier/reported-subject.js';
import { isSureVerdict } from '../../domain/outreach/replies/is-sure-verdict.js';
import { meaningOfText } from '../../domain/outreach/replies/meaning-of-text.js';
import { acceptLabels } from './accept-labels.js';
import type { LabeledReply } from './labeled-replies.js';
import type { JudgedLabel } from './score-replies.js';

/** A labeled text, judged as a reply is. @param share By other weights than the shipped ones. */
export function judgeLabeled(reply: LabeledReply, share?: Parameters<typeof meaningOfText>[2]): JudgedLabel {
  const reported = reportedSubject(reply.subject, null);
  const { classification, confidence } = meaningOfText(readClassFacts(reply.text, reported), reported, share);
  const acceptable = acceptLabels(reply);
  const must_not = HARMFUL_CLASSES[reply.label].filter((name) => !acceptable.includes(name));
  const is_sure = isSureVerdict({ classified_by: 'rules', confidence });
  return { ...reply, acceptable, must_not, got: classification, confidence, is_sure };
}
