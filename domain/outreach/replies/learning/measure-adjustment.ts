import { HARMFUL_CLASSES } from '../classifier/harmful-classes.js';
import type { LearnedVerdict } from '../classifier/judge-shares.js';
import { LEARNED_CLASSES, type LearnedClass } from '../classifier/learned-classes.js';
import { SURE_FROM } from '../is-sure-verdict.js';
import { fitPulls } from './fit-adjustment.js';
import { judgeLearnable, type LearnableCorrection } from './learnable-correction.js';
import { signTest } from './sign-test.js';

const FOLDS = 10;
/** The adjustment is measured again after every few corrections: a gain by chance must be rarer than 1 in 20. */
export const MOST_CHANCE = 0.01;

/** By the weights that everybody has, and with the adjustment. */
export interface Compared {
  shipped: number;
  own: number;
}

/** Of corrections that were held out, by leads. */
export interface AdjustmentMeasure {
  corrections: number;
  leads: number;
  right: Compared;
  /** Leads of whose replies more, or fewer, are right with the adjustment. */
  better_leads: number;
  worse_leads: number;
  /** How likely so many better leads are if the adjustment changes nothing: one-sided exact sign test. */
  p_value: number;
  /** Refusals and opt-outs that were taken for interest or another reply. */
  unhonored: Compared;
  /** What does harm, sure or not. */
  harm: Compared;
  /** What does harm and waits for no review. */
  unreviewed_harm: Compared;
}

const STOPS: ReadonlySet<LearnedClass> = new Set(['unsubscribe', 'not_interested']);

type Verdict = Pick<LearnedVerdict, 'classification' | 'confidence'>;
interface Judged {
  group: string;
  meant: LearnedClass;
  shipped: Verdict;
  own: Verdict;
}

/** Whether the adjustment is right more often than by chance, and does no more harm. */
export function isBetter({ p_value, unhonored, harm, unreviewed_harm }: AdjustmentMeasure): boolean {
  return p_value <= MOST_CHANCE && [unhonored, harm, unreviewed_harm].every(({ shipped, own }) => own <= shipped);
}

/**
 * Cross-validation: what a fit without a tenth of the leads makes of their replies. It takes a breath after each tenth.
 * @param alike As compareVectors gives it.
 */
export function* measureAdjustment(
  corrections: readonly LearnableCorrection[],
  alike: Float64Array,
): Generator<void, AdjustmentMeasure> {
  const groups = [...new Set(corrections.map(({ group }) => group))].toSorted();
  const foldOf = new Map(groups.map((group, index) => [group, index % FOLDS]));
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = corrections.map(({ group }) => foldOf.get(group) === fold);
    if (!isHeldOut.includes(true)) continue;
    const { scores } = fitPulls({ corrections, alike, isLearned: (index) => isHeldOut[index] === false });
    for (const [index, each] of corrections.entries())
      if (isHeldOut[index]) {
        const added = scores.subarray(index * LEARNED_CLASSES.length, (index + 1) * LEARNED_CLASSES.length);
        const { group, meant } = each;
        judged.push({ group, meant, shipped: judgeLearnable(each, null), own: judgeLearnable(each, added) });
      }
    yield;
  }
  return compare(judged, groups.length);
}

function compare(judged: readonly Judged[], leads: number): AdjustmentMeasure {
  const gains = new Map<string, number>();
  for (const { group, meant, shipped, own } of judged) {
    const gain = Number(own.classification === meant) - Number(shipped.classification === meant);
    gains.set(group, (gains.get(group) ?? 0) + gain);
  }
  const better_leads = [...gains.values()].filter((gain) => gain > 0).length;
  const worse_leads = [...gains.values()].filter((gain) => gain < 0).length;
  const count = (of: (verdict: Verdict, meant: LearnedClass) => boolean): Compared => ({
    shipped: judged.filter(({ shipped, meant }) => of(shipped, meant)).length,
    own: judged.filter(({ own, meant }) => of(own, meant)).length,
  });
  const isHarm = ({ classification }: Verdict, meant: LearnedClass): boolean =>
    HARMFUL_CLASSES[meant].includes(classification);
  return {
    corrections: judged.length,
    leads,
    right: count(({ classification }, meant) => classification === meant),
    better_leads,
    worse_leads,
    p_value: signTest(better_leads, worse_leads),
    unhonored: count((verdict, meant) => STOPS.has(meant) && isHarm(verdict, meant)),
    harm: count(isHarm),
    unreviewed_harm: count((verdict, meant) => verdict.confidence >= SURE_FROM && isHarm(verdict, meant)),
  };
}
