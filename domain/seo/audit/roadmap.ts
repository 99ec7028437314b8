import { COMPONENT_TITLES } from '../components.js';
import { round } from '../scoring/round.js';
import type { Phase, Recommendation, Roadmap, RoadmapPhase } from './recommendation.js';

const LABELS: Readonly<Record<Phase, RoadmapPhase['label']>> = { 1: 'Weeks 1-2', 2: 'Weeks 3-4', 3: 'Month 2+' };
const OPENINGS: Readonly<Record<Phase, string>> = {
  1: 'Mend what costs most for the least work',
  2: 'Work through what is left of the larger issues',
  3: 'Build on the mended base',
};
const FOCUS_COMPONENTS = 2;

/** Three phases out of ranked recommendations, each with its tasks in rank order. */
export function buildRoadmap(recommendations: readonly Recommendation[]): Roadmap {
  const phase = (number: Phase) =>
    buildPhase(
      number,
      recommendations.filter((recommendation) => recommendation.phase === number),
    );
  return { phase_1: phase(1), phase_2: phase(2), phase_3: phase(3) };
}

function buildPhase(phase: Phase, tasks: readonly Recommendation[]): RoadmapPhase {
  return {
    label: LABELS[phase],
    focus: focusOf(phase, tasks),
    tasks: tasks.map(({ id, title, kind, effort }) => ({ recommendation_id: id, title, kind, effort })),
    estimated_traffic_gain: combineGains(tasks),
  };
}

function focusOf(phase: Phase, tasks: readonly Recommendation[]): string {
  const counts = new Map<string, number>();
  for (const { component } of tasks)
    counts.set(COMPONENT_TITLES[component], (counts.get(COMPONENT_TITLES[component]) ?? 0) + 1);
  const named = [...counts].sort((one, other) => other[1] - one[1]).slice(0, FOCUS_COMPONENTS);
  return named.length === 0
    ? 'Nothing left to do'
    : `${OPENINGS[phase]}: ${named.map(([title]) => title).join(' and ')}`;
}

/**
 * Gains overlap, since two fixes can win the same visitor, so they are compounded instead of added:
 * 1 − Π(1 − gain). Two tasks of 10 % give 19 %.
 */
function combineGains(tasks: readonly Recommendation[]): RoadmapPhase['estimated_traffic_gain'] {
  const combine = (gains: number[]) => round((1 - gains.reduce((left, gain) => left * (1 - gain / 100), 1)) * 100, 1);
  return {
    low: combine(tasks.map(({ impact }) => impact.traffic_percent_low)),
    high: combine(tasks.map(({ impact }) => impact.traffic_percent_high)),
    basis: `estimate: the ranges of ${tasks.length} tasks compounded, not added, because their effects overlap`,
  };
}
