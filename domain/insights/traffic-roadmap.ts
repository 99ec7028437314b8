import { GAIN_CEILING_PERCENT } from '../audits/ranking-constants.js';
import { writeText } from '../base/text/write-text.js';
import { toEvidence } from './compose-traced-text.js';
import type { InsightReport } from './insight-report.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { numberIn, part } from './reading/place.js';
import { readTrafficBase } from './reading/read-traffic-base.js';
import { type ResultTypes, toSource } from './results/source.js';
import { buildPhases } from './roadmap/build-phases.js';
import { RAMP_WEEKS } from './roadmap/project-week.js';
import { scheduleTasks } from './roadmap/schedule-tasks.js';
import { draftPlannedWork } from './search/draft-opportunities.js';

const MAX_INSIGHTS = 25;
const USUAL_WEEKS = 12;

/** Opportunities in the order of their worth, put into weeks, with what traffic may be at the end of each. */
export function trafficRoadmap(input: unknown, types: ResultTypes = {}): InsightReport<'traffic_roadmap'> {
  const root = { path: '', value: input };
  const metrics = toSource(part(root, 'current_metrics') ?? { path: 'current_metrics', value: null }, types);
  const opportunities = toSource(part(root, 'identified_opportunities') ?? root, types);
  const weeks = numberIn(part(root, 'implementation_timeline_weeks'))?.value ?? USUAL_WEEKS;
  const base = readTrafficBase(metrics);
  const drafts = draftPlannedWork(opportunities, input, base);
  const insights = rankInsights(drafts, MAX_INSIGHTS);
  const { scheduled, later } = scheduleTasks(insights, weeks);
  const silent = insights.filter(({ impact }) => impact.traffic_percent_high === null).length;
  return {
    insights,
    warnings: [
      ...inputWarnings(root),
      ...(drafts.length === 0 ? ['identified_opportunities hold none that could be read'] : []),
      ...(base === null
        ? ['current_metrics hold no traffic that could be read: projections are percentages alone']
        : []),
      ...(silent > 0
        ? [writeText`${silent} of ${insights.length} opportunities have no estimate and add nothing to projections`]
        : []),
    ],
    implementation_timeline_weeks: weeks,
    baseline: base && { value: base.clicks.value, evidence: toEvidence(base.clicks) },
    phases: buildPhases(scheduled, weeks, base?.clicks.value ?? null),
    later: later.map(({ id }) => id),
    assumptions: [
      'One person works five days a week, one task after another, in the order of the insights',
      `A finished task comes to its whole effect evenly over ${RAMP_WEEKS} weeks`,
      `Gains overlap: each takes its share of what is still to be won, ${GAIN_CEILING_PERCENT}% at most for all together`,
      'Nothing else changes: season, demand and competitors are not foreseen',
    ],
  };
}
