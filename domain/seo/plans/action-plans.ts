import type { CompleteAudit } from '../../audits/audit-result.js';
import { combineGains } from '../../audits/combine-gains.js';
import { effortDays } from '../../audits/plan-phases.js';
import { GAIN_CEILING_PERCENT, PHASE_CAPACITY_DAYS } from '../../audits/ranking-constants.js';
import type { Recommendation } from '../../audits/recommendation.js';
import { round } from '../../base/statistics/round.js';
import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import { COMPONENT_NAMES, COMPONENT_TITLES, type ComponentName } from '../components.js';
import { composeScore } from '../scoring/composite.js';
import type { ScoreGate } from '../scoring/gates/score-gate.js';
import { scoreWithout } from '../scoring/score-without.js';
import { type OwnerRole, ownerRole } from './owner-role.js';
import { successMeasure } from './success-measure.js';

export interface ActionTask {
  recommendation_id: string;
  title: string;
  owner_role: OwnerRole;
  effort: Recommendation['effort'];
  evidence: Recommendation['evidence'];
  /** How to see that it worked. */
  success_measure: string;
}

export interface ExpectedResult {
  /** Computed from the audit's own deductions; null when the audit has no score to gain on. */
  score_gain: { points: number | null; basis: string };
  /** Percent of today's clicks from search: an estimate; null where no task has one. */
  traffic: { low: number | null; high: number | null; basis: string };
}

export interface ActionPlan {
  goal: string;
  tasks: ActionTask[];
  expected: ExpectedResult;
}

export interface ActionPlans {
  days_30: ActionPlan;
  days_60: ActionPlan;
  days_90: ActionPlan;
}

type Horizon = keyof ActionPlans;

const HORIZONS: readonly Horizon[] = ['days_30', 'days_60', 'days_90'];
/** Four weeks of one person, as two phases of the roadmap. */
const HORIZON_DAYS = 2 * PHASE_CAPACITY_DAYS;
const OPENINGS: Readonly<Record<Horizon, string>> = {
  days_30: 'Fix what keeps pages from being found, and take the quick wins',
  days_60: 'Work through what is left of the larger issues',
  days_90: 'Build on the fixed base',
};
const FOCUS_COMPONENTS = 2;

/**
 * Plans for the first 30, 60 and 90 days out of an audit's ranked recommendations. The first 30 days are phases 1 and 2 of
 * the roadmap; the rest follows in rank order, four working weeks of one person to each month. What does not fit into 90
 * days is left out, and the last goal says how much that is.
 */
export function buildActionPlans(audit: CompleteAudit): ActionPlans {
  const [first, second, third, later] = splitHorizons(audit.recommendations);
  return {
    days_30: buildPlan(audit, 'days_30', [], first),
    days_60: buildPlan(audit, 'days_60', first, second),
    days_90: buildPlan(audit, 'days_90', [...first, ...second], third, later.length),
  };
}

type Tasks = Recommendation[];

function splitHorizons(recommendations: readonly Recommendation[]): [Tasks, Tasks, Tasks, Tasks] {
  const split: [Tasks, Tasks, Tasks, Tasks] = [recommendations.filter(({ phase }) => phase !== 3), [], [], []];
  const load: [number, number] = [0, 0];
  for (const task of recommendations.filter(({ phase }) => phase === 3)) {
    const days = effortDays(task.effort);
    // A task longer than a month is begun in a month that is empty.
    const month = ([0, 1] as const).find((one) => load[one] === 0 || load[one] + days <= HORIZON_DAYS);
    if (month === undefined) split[3].push(task);
    else {
      load[month] += days;
      split[month === 0 ? 1 : 2].push(task);
    }
  }
  return split;
}

function buildPlan(audit: CompleteAudit, horizon: Horizon, done: Tasks, tasks: Tasks, later = 0): ActionPlan {
  const expected = expectResult(audit, done, tasks);
  return {
    goal: writeGoal(horizon, tasks, expected.score_gain.points, later),
    tasks: tasks.map(({ id, title, component, check_ids, effort, evidence, steps }) => ({
      recommendation_id: id,
      title,
      owner_role: ownerRole({ id, component, check_ids }),
      effort,
      evidence,
      success_measure: successMeasure({ check_ids, evidence, steps }),
    })),
    expected,
  };
}

function writeGoal(horizon: Horizon, tasks: Tasks, points: number | null, later: number): string {
  if (tasks.length === 0) return `Nothing is left to do after day ${30 * HORIZONS.indexOf(horizon)}.`;
  const counts = new Map<ComponentName, number>();
  for (const { component } of tasks) counts.set(component, (counts.get(component) ?? 0) + 1);
  const named = [...counts].sort((one, other) => other[1] - one[1]).slice(0, FOCUS_COMPONENTS);
  const focus = named.map(([component]) => COMPONENT_TITLES[component]).join(' and ');
  const gain = points !== null && points > 0 ? `, for ${plural(points, 'point')} more` : '';
  const rest = later > 0 ? ` ${plural(later, 'recommendation')} more wait until after day 90.` : '';
  return `${OPENINGS[horizon]}: ${plural(tasks.length, 'task')}, most of all on ${focus}${gain}.${rest}`;
}

function expectResult(audit: CompleteAudit, done: Tasks, tasks: Tasks): ExpectedResult {
  const before = scoreAfter(audit, done);
  const after = scoreAfter(audit, [...done, ...tasks]);
  const gains = combineGains(tasks, done);
  const traffic = {
    ...gains,
    basis:
      gains.high === null
        ? 'not estimated: connect Search Console to have clicks that a gain can be estimated from'
        : `estimate: the ranges of ${plural(tasks.length, 'task')} combined so that overlapping gains count once, of at most ${GAIN_CEILING_PERCENT}% for all work together`,
  };
  if (before === null || after === null)
    return { score_gain: { points: null, basis: 'the audit has no score to gain on' }, traffic };
  return { score_gain: { points: round(after - before, 1), basis: gainBasis(before, after) }, traffic };
}

function gainBasis(before: number, after: number): string {
  return writeText`scored again with the issues of these tasks gone, all else unchanged: ${before} becomes ${after}; page speed keeps its measured score`;
}

/** The audit's own score with the checks of these tasks green. */
function scoreAfter(audit: CompleteAudit, tasks: Tasks): number | null {
  const gone = new Set(tasks.flatMap(({ check_ids }) => check_ids));
  const scores = COMPONENT_NAMES.map((name) => [name, scoreWithout(audit.components[name], gone)] as const);
  const gates = audit.score_gates.filter((gate) => gate.id !== 'weak_component' && !isOpened(gate, gone));
  return composeScore(Object.fromEntries(scores) as Record<ComponentName, number | null>, audit.reliability, gates)
    .overall_score;
}

/** A gate opens with the last finding that it rests on. */
function isOpened({ check_ids }: ScoreGate, gone: ReadonlySet<string>): boolean {
  return check_ids.length > 0 && check_ids.every((id) => gone.has(id));
}
