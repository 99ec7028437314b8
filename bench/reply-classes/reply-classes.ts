import { readClassFacts } from '../../domain/outreach/replies/classes/read-class-facts.js';
import { findReturnDate } from '../../domain/outreach/replies/return-date.js';
import { judgeLabeled } from '../../test/support/judge-labeled.js';
import { judgeOtherAuthor } from '../../test/support/judge-other-author.js';
import {
  type LabeledReply,
  labeledReplies,
  NEVER_LEARNED,
  neverLearnedReplies,
} from '../../test/support/labeled-replies.js';
import { type JudgedLabel, scoreReplies } from '../../test/support/score-replies.js';
import type { Measure } from '../measure.js';
import { heldOut } from './held-out.js';

/**
 * `npm run bench -- reply-classes`: what replies are taken for, by the shipped weights on texts by another hand and on texts
 * of our own that were never learned; and, on those that were, by weights that are learned anew without whole sub-situations
 * or situations, in every language. Some minutes on one core.
 */
export async function benchReplyClasses(): Promise<Measure[]> {
  return [
    ...otherHandMeasures(),
    ...NEVER_LEARNED.flatMap(neverLearnedMeasures),
    ...dateMeasures('own texts', labeledReplies()),
    ...measuresOf('sub-situation held out', heldOut('sub_situation'), TARGETS),
    ...measuresOf('situation held out', heldOut('situation'), null),
  ];
}

function neverLearnedMeasures(file: (typeof NEVER_LEARNED)[number]): Measure[] {
  const replies = neverLearnedReplies(file);
  const judged = replies.map((reply) => judgeLabeled(reply));
  return [...measuresOf(file, judged, TARGETS), ...dateMeasures(file, replies)];
}

export function otherHandMeasures(): Measure[] {
  const judged = judgeOtherAuthor();
  const labels = judged.map(
    ({ reply, judged: { classification, confidence, is_sure } }): JudgedLabel => ({
      ...reply,
      got: classification,
      confidence,
      is_sure,
    }),
  );
  const dated = judged.filter(({ reply }) => reply.label === 'out_of_office');
  const right = dated.filter(({ reply, judged: { return_date } }) => return_date === (reply.return_date ?? null));
  const measures = measuresOf('other hand', labels, TARGETS);
  const dates = (100 * right.length) / dated.length;
  return [...measures, { name: 'other hand: dates of return', value: dates, unit: '%', bar: { at_least: 90 } }];
}

function dateMeasures(name: string, replies: readonly LabeledReply[]): Measure[] {
  const dated = replies.filter(({ label, date }) => label === 'out_of_office' && date);
  const right = dated.filter(({ text, date, return_date }) => {
    const found = findReturnDate(readClassFacts(text, '').text, `${date}T09:00:00.000Z`);
    return found === (return_date ?? null);
  });
  const value = (100 * right.length) / dated.length;
  return [{ name: `${name}: dates of return of ${dated.length}`, value, unit: '%', bar: { at_least: 90 } }];
}

const TARGETS = { label: 85, language: 80, opt_outs: 97, harm: 1 };

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
    ...Object.entries(scores.by_class).map(([label, share]) => percent(`label or acceptable, ${label}`, share)),
    percent('opt-outs recognized', scores.opt_outs, bars?.opt_outs),
    percent('opt-outs that are surely taken for something else', scores.opt_outs_lost),
    percent('sure', scores.sure),
    percent('right or acceptable where sure', scores.sure_right),
    percent('harm, sure or not', scores.harmed / scores.count),
    {
      name: `${name}: harm that nobody reviews`,
      value: (100 * scores.harmed_sure) / scores.count,
      unit: '%',
      ...(bars === null ? {} : { bar: { at_most: bars.harm } }),
    },
    ...scores.reliability.map(({ from, count, confidence, right }) => ({
      name: `${name}: right of ${count} with a confidence from ${from} (${confidence.toFixed(2)} on average)`,
      value: 100 * right,
      unit: '%',
    })),
  ];
}
