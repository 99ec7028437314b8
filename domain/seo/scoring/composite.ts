import type { OverallStatus, Reliability } from '../audit/audit-result.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS, type ComponentName } from '../components.js';
import { combinedCap } from './gates/combined-cap.js';
import type { ScoreGate } from './gates/score-gate.js';
import { round } from './round.js';

export interface Composite {
  /** Null when nothing was measured or the crawl is unreliable. */
  overall_score: number | null;
  overall_status: OverallStatus | null;
  /** Share of the weight that was measured, 0–1. */
  score_coverage: number;
}

/** Lower bounds of the bands, best first. */
const BANDS: readonly [OverallStatus, number][] = [
  ['excellent', 80],
  ['good', 65],
  ['fair', 50],
];

/**
 * The weighted mean over the components that were measured, to one decimal, at most what the gates leave. A component
 * that failed, was skipped or had nothing to measure (null) takes its weight out of the sum instead of counting as 0;
 * `score_coverage` says what is left.
 */
export function composeScore(
  scores: Readonly<Record<ComponentName, number | null>>,
  reliability: Reliability = { reliable: true, reason: null },
  gates: readonly Pick<ScoreGate, 'cap'>[] = [],
): Composite {
  let weight = 0;
  let sum = 0;
  for (const name of COMPONENT_NAMES) {
    const score = scores[name];
    if (score === null) continue;
    weight += COMPONENT_WEIGHTS[name];
    sum += COMPONENT_WEIGHTS[name] * score;
  }
  const coverage = round(weight / TOTAL_WEIGHT, 2);
  if (weight === 0 || !reliability.reliable)
    return { overall_score: null, overall_status: null, score_coverage: coverage };
  const score = Math.min(round(sum / weight, 1), combinedCap(gates));
  return { overall_score: score, overall_status: statusOf(score), score_coverage: coverage };
}

/** excellent from 80, good from 65, fair from 50, else needs_improvement. */
export function statusOf(score: number): OverallStatus {
  return BANDS.find(([, from]) => score >= from)?.[0] ?? 'needs_improvement';
}

const TOTAL_WEIGHT = COMPONENT_NAMES.reduce((sum, name) => sum + COMPONENT_WEIGHTS[name], 0);
