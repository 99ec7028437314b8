import { findLearnedClass } from './is-learnable.js';
import { isEnough, LEAST_CORRECTED_LEADS, LEAST_CORRECTIONS } from './least-corrections.js';
import type { AdjustmentMeasure } from './measure-adjustment.js';
import { MOST_CORRECTIONS, type ReplyCorrection } from './reply-correction.js';
import { type ClassPrecision, summarizeCorrections } from './summarize-corrections.js';

/** Whether a workspace's own adjustment is in use, and if not, why. `pending`: it is about to be measured. */
export type LearningStatus = 'too_few' | 'pending' | 'not_better' | 'in_use';

/** How well replies are understood, by what people in the workspace have said. */
export interface ReplyLearning {
  corrections: number;
  /** The oldest beyond these give way. */
  most_corrections: number;
  learnable: { corrections: number; leads: number; needed_corrections: number; needed_leads: number };
  classes: ClassPrecision[];
  adjustment: {
    status: LearningStatus;
    /** ISO 8601; null: it is not in use. */
    in_use_since: string | null;
    /** ISO 8601; null: it was not measured. */
    fitted_at: string | null;
    measure: AdjustmentMeasure | null;
  };
}

export function describeLearning(
  corrections: readonly (ReplyCorrection & { is_learnable: boolean })[],
  state: Pick<ReplyLearning['adjustment'], 'in_use_since' | 'fitted_at' | 'measure'>,
): ReplyLearning {
  const learned = corrections.filter((each) => each.is_learnable && findLearnedClass(each) !== null);
  const learnable = { corrections: learned.length, leads: new Set(learned.map(({ group }) => group)).size };
  const { in_use_since, fitted_at, measure } = state;
  const latest =
    corrections
      .map(({ corrected_at }) => corrected_at)
      .toSorted()
      .at(-1) ?? '';
  const isCurrent = fitted_at !== null && fitted_at >= latest;
  return {
    corrections: corrections.length,
    most_corrections: MOST_CORRECTIONS,
    learnable: { ...learnable, needed_corrections: LEAST_CORRECTIONS, needed_leads: LEAST_CORRECTED_LEADS },
    classes: summarizeCorrections(corrections),
    adjustment: {
      status:
        in_use_since !== null ? 'in_use' : !isEnough(learnable) ? 'too_few' : isCurrent ? 'not_better' : 'pending',
      in_use_since,
      fitted_at,
      measure,
    },
  };
}
