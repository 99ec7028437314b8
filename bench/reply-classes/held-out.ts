import { packWeights, unpackWeights } from '../../domain/outreach/replies/classifier/packed-weights.js';
import { REPLY_WEIGHTS } from '../../domain/outreach/replies/classifier/reply-weights.js';
import { sharesBy } from '../../domain/outreach/replies/classifier/share-classes.js';
import { judgeLabeled } from '../../test/support/judge-labeled.js';
import { type LabeledReply, labeledReplies } from '../../test/support/labeled-replies.js';
import type { JudgedLabel } from '../../test/support/score-replies.js';
import { fitModel } from './fit-model.js';
import { makeSample, withoutRare } from './make-samples.js';
import { assignFold, FIT, FOLDS } from './train-replies.js';

export type HeldOutBy = 'situation' | 'sub_situation';

/**
 * Our own texts, judged as replies are, each by weights that were learned without its fold. A fold holds whole
 * sub-situations (one way of meaning a thing, in all languages), or whole situations: then nothing of the kind was learned.
 */
export function heldOut(by: HeldOutBy): JudgedLabel[] {
  const replies = labeledReplies();
  const samples = withoutRare(replies.map(makeSample));
  const judged: JudgedLabel[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = (reply: LabeledReply | undefined): boolean => reply !== undefined && assignFold(reply[by]) === fold;
    const fitted = fitModel(
      samples.filter((_, index) => !isOut(replies[index])),
      FIT,
    );
    const packed = packWeights(fitted, FIT.classes);
    const weights = unpackWeights({ ...packed, temperature: REPLY_WEIGHTS.temperature }, FIT.buckets, FIT.classes);
    // The earlier ones have no situation that could be held out.
    const out = replies.filter((reply) => isOut(reply) && reply.lang !== '');
    judged.push(...out.map((reply) => judgeLabeled(reply, (features) => sharesBy(weights, features))));
  }
  return judged;
}
