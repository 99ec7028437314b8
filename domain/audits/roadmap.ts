import { round } from '../base/statistics/round.js';
import { plural } from '../base/text/plural.js';
import { COMPONENT_TITLES } from '../seo/components.js';
import { combineGains } from './combine-gains.js';
import { effortDays, isQuickFix } from './plan-phases.js';
import { GAIN_CEILING_PERCENT, PHASE_CAPACITY_DAYS } from './ranking-constants.js';
import type { Phase, Recommendation, Roadmap, RoadmapPhase } from './recommendation.js';

const LABELS: Readonly<Record<Phase, RoadmapPhase['label']>> = { 1: 'Weeks 1-2', 2: 'Weeks 3-4', 3: 'Month 2+' };
const OPENINGS: Readonly<Record<Phase, string>> = {
  1: 'Fix what keeps pages from being found, and take the quick wins',
  2: 'Work through what is left of the larger issues',
  3: 'Build on the fixed base',
};
const NOT_ESTIMATED = 'not estimated: connect Search Console to have clicks that a gain can be estimated from';
const FOCUS_COMPONENTS = 2;

/**
 * Three phases out of ranked recommendations, each with its tasks in rank order. Gains are what a phase adds to those
 * before it, so that the three add up, to the ceiling at most.
 */
export function buildRoadmap(recommendations: readonly Recommendation[]): Roadmap {
  const tasksOf = (number: Phase) => recommendations.filter(({ phase }) => phase === number);
  return {
    phase_1: buildPhase(1, tasksOf(1), []),
    phase_2: buildPhase(2, tasksOf(2), tasksOf(1)),
    phase_3: buildPhase(3, tasksOf(3), [...tasksOf(1), ...tasksOf(2)]),
  };
}

function buildPhase(phase: Phase, tasks: readonly Recommendation[], before: readonly Recommendation[]): RoadmapPhase {
  const gains = combineGains(tasks, before);
  return {
    label: LABELS[phase],
    focus: focusOf(phase, tasks),
    tasks: tasks.map(({ id, title, kind, priority, effort }) => ({
      recommendation_id: id,
      title,
      kind,
      effort,
      quick_win: isQuickFix({ priority, effort }),
    })),
    effort_days: round(
      tasks.reduce((sum, { effort }) => sum + effortDays(effort), 0),
      1,
    ),
    capacity_days: phase === 3 ? null : PHASE_CAPACITY_DAYS,
    estimated_traffic_gain: {
      ...gains,
      basis:
        gains.high === null
          ? NOT_ESTIMATED
          : `estimate: what ${plural(tasks.length, 'task')} add to the phases before; each takes its share of what is still to be won, ${GAIN_CEILING_PERCENT}% at most for all together, because their effects overlap`,
    },
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
