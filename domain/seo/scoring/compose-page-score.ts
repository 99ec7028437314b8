import type { Deduction } from '../../audits/audit-result.js';
import { round } from '../../base/statistics/round.js';
import { combinedCap } from './gates/combined-cap.js';
import type { ScoreGate } from './gates/score-gate.js';

/** One part of a page's score. Parts that were not measured have no score and give their weight away. */
export interface ScoredPart {
  weight: number;
  score: number | null;
  deductions: readonly Deduction[];
}

export interface PageScore {
  overall_score: number;
  /** The mean of the parts by weight, before the gates. */
  weighted_mean: number;
  /** The maximum that the gates allow; 100 without any. */
  cap: number;
  /** What each check takes off the mean, the heaviest first. */
  deductions: Deduction[];
}

/**
 * The score of one page from its parts: the mean by weight over those that were measured, at most what the gates allow.
 * Good headers don't make up for a page that is excluded from search engines or has no content.
 */
export function composePageScore(parts: readonly ScoredPart[], gates: readonly ScoreGate[]): PageScore {
  const measured = parts.filter(({ score }) => score !== null);
  const total = measured.reduce((sum, { weight }) => sum + weight, 0);
  const sum = measured.reduce((points, { weight, score }) => points + weight * (score ?? 0), 0);
  const mean = total === 0 ? 0 : round(sum / total, 1);
  const cap = combinedCap(gates);
  const deductions = measured.flatMap(({ weight, deductions: own }) =>
    own.map((deduction) => ({
      ...deduction,
      points: round((deduction.points * weight) / total, 2),
      formula: `(${deduction.formula}) × ${weight}/${total}`,
    })),
  );
  return {
    overall_score: Math.min(mean, cap),
    weighted_mean: mean,
    cap,
    deductions: deductions.sort((one, other) => other.points - one.points),
  };
}
