import { fitPulls, toAdjustment } from './fit-adjustment.js';
import { type LearnableCorrection, listLearnable } from './learnable-correction.js';
import { isEnough } from './least-corrections.js';
import { type AdjustmentMeasure, isBetter, measureAdjustment } from './measure-adjustment.js';
import type { OwnAdjustment } from './own-adjustment.js';
import type { KeptCorrection } from './reply-correction.js';
import { compareVectors, shareFeatures } from './shared-features.js';

export interface LearnedFromCorrections {
  /** Of these a gain can be measured; see isEnough. */
  learnable: { corrections: number; leads: number };
  /** Null: there are too few corrections. */
  measure: AdjustmentMeasure | null;
  /** Null: it is not better, or was not fitted. */
  adjustment: OwnAdjustment | null;
}

/** What a workspace's corrections teach. The same corrections give the same result. */
export function learnFromCorrections(kept: readonly KeptCorrection[]): LearnedFromCorrections {
  const steps = learnInSteps(kept);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same with breaths, so that a process can do other things between them: of 500 corrections a step takes some tenths of a second. */
export function* learnInSteps(kept: readonly KeptCorrection[]): Generator<void, LearnedFromCorrections> {
  const corrections = listLearnable(kept);
  const learnable = countLearnable(corrections);
  if (!isEnough(learnable)) return { learnable, measure: null, adjustment: null };
  yield;
  const features = shareFeatures(corrections);
  yield;
  const alike = compareVectors(features);
  const measure = yield* measureAdjustment(corrections, alike);
  if (!isBetter(measure)) return { learnable, measure, adjustment: null };
  const fit = fitPulls({ corrections, alike, isLearned: () => true });
  return { learnable, measure, adjustment: toAdjustment(fit, features) };
}

function countLearnable(corrections: readonly LearnableCorrection[]): LearnedFromCorrections['learnable'] {
  return { corrections: corrections.length, leads: new Set(corrections.map(({ group }) => group)).size };
}
