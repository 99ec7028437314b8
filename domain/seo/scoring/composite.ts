import type { OverallStatus, Reliability } from '../../audits/audit-result.js';
import { round } from '../../base/statistics/round.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS, type ComponentName } from '../components.js';
import { closeGates } from './gates/close-gates.js';
import { combinedCap } from './gates/combined-cap.js';
import type { ScoreGate } from './gates/score-gate.js';

export interface Composite {
  /** Null when nothing was measured or the crawl is unreliable. */
  overall_score: number | null;
  overall_status: OverallStatus | null;
  /** Share of the weight that was measured, 0–1. */
  score_coverage: number;
}

type Scores = Readonly<Record<ComponentName, number | null>>;

/** Lower bounds of the bands, best first. */
const BANDS: readonly [OverallStatus, number][] = [
  ['excellent', 80],
  ['good', 65],
  ['fair', 50],
];

/**
 * The weighted mean over the components that were measured, to one decimal, at most what the gates allow. A component
 * that failed, was skipped or had nothing to measure (null) is excluded from the sum instead of counting as 0;
 * `score_coverage` is the remaining weight.
 */
export function composeScore(
  scores: Scores,
  reliability: Reliability = { reliable: true, reason: null },
  siteGates: readonly ScoreGate[] = [],
): Composite {
  const weight = weightOf(measuredIn(scores));
  const score_coverage = round(weight / TOTAL_WEIGHT, 2);
  const mean = meanScore(scores);
  if (mean === null || !reliability.reliable) return { overall_score: null, overall_status: null, score_coverage };
  const overall_score = Math.min(mean, combinedCap(closeGates(scores, mean, siteGates)));
  return { overall_score, overall_status: classifyScore(overall_score), score_coverage };
}

/** The weighted mean before the gates; null when nothing was measured. */
export function meanScore(scores: Scores): number | null {
  const measured = measuredIn(scores);
  if (measured.length === 0) return null;
  const sum = measured.reduce((points, name) => points + COMPONENT_WEIGHTS[name] * (scores[name] ?? 0), 0);
  return round(sum / weightOf(measured), 1);
}

function measuredIn(scores: Scores): ComponentName[] {
  return COMPONENT_NAMES.filter((name) => scores[name] !== null);
}

function weightOf(names: readonly ComponentName[]): number {
  return names.reduce((sum, name) => sum + COMPONENT_WEIGHTS[name], 0);
}

/** excellent from 80, good from 65, fair from 50, else needs_improvement. */
export function classifyScore(score: number): OverallStatus {
  return BANDS.find(([, from]) => score >= from)?.[0] ?? 'needs_improvement';
}

const TOTAL_WEIGHT = weightOf(COMPONENT_NAMES);
