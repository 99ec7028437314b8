import { classFactsOf } from '../../domain/outreach/replies/classes/class-facts-of.js';
import { decideClass } from '../../domain/outreach/replies/classifier/decide-class.js';
import { packWeights, unpackWeights } from '../../domain/outreach/replies/classifier/packed-weights.js';
import { sharesBy } from '../../domain/outreach/replies/classifier/share-classes.js';
import { isSureVerdict } from '../../domain/outreach/replies/is-sure-verdict.js';
import { findReturnDate } from '../../domain/outreach/replies/return-date.js';
import { judgeOtherHand } from '../../test/support/judge-other-hand.js';
import { type LabeledReply, labeledReplies } from '../../test/support/labeled-replies.js';
import { type JudgedLabel, scoreReplies } from '../../test/support/score-replies.js';
import type { Measure } from '../measure.js';
import { fitModel } from './fit-model.js';
import { sampleOf, withoutRare } from './samples-of.js';
import { FIT, FOLDS, foldOf } from './train-replies.js';

/**
 * `npm run bench -- reply-classes`: what replies are taken for, by the shipped weights on texts by another hand, and by
 * weights that are learned anew without whole situations (in every language) on these. Some minutes on one core.
 */
export async function benchReplyClasses(): Promise<Measure[]> {
  return [...otherHandMeasures(), ...dateMeasures(), ...heldOutMeasures('situation'), ...heldOutMeasures('id')];
}

export function otherHandMeasures(): Measure[] {
  const judged = judgeOtherHand();
  const labels = judged.map(
    ({ reply, judged: { classification, is_sure } }): JudgedLabel => ({ ...reply, got: classification, is_sure }),
  );
  const dated = judged.filter(({ reply }) => reply.label === 'out_of_office');
  const right = dated.filter(({ reply, judged: { return_date } }) => return_date === (reply.return_date ?? null));
  const measures = measuresOf('other hand', labels, { label: 85, language: 80, opt_outs: 97, harm: 1 });
  const dates = (100 * right.length) / dated.length;
  return [...measures, { name: 'other hand: dates of return', value: dates, unit: '%', bar: { at_least: 90 } }];
}

function dateMeasures(): Measure[] {
  const dated = labeledReplies().filter(({ label, date }) => label === 'out_of_office' && date);
  const right = dated.filter(({ text, date, return_date }) => {
    const found = findReturnDate(classFactsOf(text, '').text, `${date}T09:00:00.000Z`);
    return found === (return_date ?? null);
  });
  const value = (100 * right.length) / dated.length;
  return [{ name: `own texts: dates of return of ${dated.length}`, value, unit: '%', bar: { at_least: 90 } }];
}

/** Weights learned without a fold judge that fold: whole situations, or single texts of situations that are known. */
function heldOutMeasures(by: 'situation' | 'id'): Measure[] {
  const replies = labeledReplies();
  const samples = withoutRare(replies.map(sampleOf));
  const judged: JudgedLabel[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = (reply: LabeledReply | undefined): boolean => reply !== undefined && foldOf(reply[by]) === fold;
    const fitted = fitModel(
      samples.filter((_, index) => !isOut(replies[index])),
      FIT,
    );
    const weights = unpackWeights({ ...packWeights(fitted, FIT.classes), temperature: 1 }, FIT.buckets, FIT.classes);
    for (const [index, reply] of replies.entries()) {
      const sample = samples[index];
      if (!sample || !isOut(reply)) continue;
      const shares = sharesBy(weights, sample.features);
      const got = decideClass(shares);
      judged.push({ ...reply, got, is_sure: isSureVerdict({ classified_by: 'rules', confidence: shares[got] }) });
    }
  }
  return measuresOf(by === 'situation' ? 'situation held out' : 'text held out', judged, null);
}

interface Bars {
  label: number;
  language: number;
  opt_outs: number;
  harm: number;
}

function measuresOf(name: string, judged: readonly JudgedLabel[], bars: Bars | null): Measure[] {
  const scores = scoreReplies(judged);
  const percent = (what: string, share: number, at_least?: number): Measure => ({
    name: `${name}: ${what}`,
    value: 100 * share,
    unit: '%',
    ...(at_least === undefined ? {} : { bar: { at_least } }),
  });
  const languages = Object.entries(scores.by_language).filter(([language]) => language !== '');
  return [
    { name: `${name}: replies`, value: scores.count, unit: '' },
    percent('label', scores.label),
    percent('label or acceptable', scores.label_or_acceptable, bars?.label),
    ...languages.map(([language, share]) => percent(`label or acceptable, ${language}`, share, bars?.language)),
    percent('opt-outs recognized', scores.opt_outs, bars?.opt_outs),
    percent('sure', scores.sure),
    percent('right or acceptable where sure', scores.sure_right),
    ...(bars === null
      ? []
      : [
          {
            name: `${name}: harm`,
            value: (100 * scores.harmed) / scores.count,
            unit: '%',
            bar: { at_most: bars.harm },
          },
        ]),
  ];
}
