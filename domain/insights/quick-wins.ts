import { round } from '../base/statistics/round.js';
import { writeText } from '../base/text/write-text.js';
import { composeTraced } from './compose-traced-text.js';
import type { InsightReport } from './insight-report.js';
import type { InsightDraft } from './ranking/draft.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { numberIn, part } from './reading/place.js';
import { readTrafficBase } from './reading/read-traffic-base.js';
import { type ResultTypes, toSource } from './results/source.js';
import { draftPlannedWork } from './search/draft-opportunities.js';

export const LEAST_QUICK_WINS = 5;
export const MOST_QUICK_WINS = 10;
const USUAL_MAX_DAYS = 7;

/**
 * What can be done within a number of days. If fewer than five items are that short, longer ones fill up with the part
 * of them that fits, at that share of their gain; if there is nothing more to do, there are fewer.
 */
export function quickWins(input: unknown, types: ResultTypes = {}): InsightReport<'quick_wins'> {
  const root = { path: '', value: input };
  const audit = toSource(part(root, 'audit_data', 'audit_results') ?? root, types);
  const maxDays = numberIn(part(root, 'max_days_to_implement'))?.value ?? USUAL_MAX_DAYS;
  const drafts = draftPlannedWork(audit, input, readTrafficBase(audit));
  const short = drafts.filter(({ effort }) => effort.days <= maxDays);
  const begun = drafts.filter(({ effort }) => effort.days > maxDays).map((draft) => beginningOf(draft, maxDays));
  const missing = Math.max(0, LEAST_QUICK_WINS - short.length);
  const insights = rankInsights([...short, ...begun.slice(0, missing)], MOST_QUICK_WINS);
  const chosen = new Set(insights.map(({ id }) => id));
  const days = [...short, ...begun]
    .filter(({ id }) => chosen.has(id))
    .reduce((sum, { effort }) => sum + effort.days, 0);
  return {
    insights,
    warnings: [...inputWarnings(root), ...fewWarning(insights.length, begun.slice(0, missing).length)],
    max_days_to_implement: maxDays,
    total_effort: {
      value: round(days, 1),
      unit: 'days',
      basis: 'working days of one person for all of them together; each alone fits into the days given',
    },
  };
}

function beginningOf(draft: InsightDraft, maxDays: number): InsightDraft {
  const share = maxDays / draft.effort.days;
  const { traffic, effort } = draft;
  return {
    ...draft,
    title: composeTraced`Begin with what fits: ${draft.title}`,
    traffic: traffic && {
      ...traffic,
      low: traffic.low * share,
      high: traffic.high * share,
      basis: `${traffic.basis}; here for the ${round(share * 100, 1)}% of the work that fits`,
    },
    effort: { ...effort, days: maxDays, basis: `of ${round(effort.days, 1)} days (${effort.basis})` },
  };
}

function fewWarning(count: number, begun: number): string[] {
  const few = writeText`audit_data hold ${count} things to do; ${LEAST_QUICK_WINS} to ${MOST_QUICK_WINS} are usual, and none were made up`;
  return [
    ...(begun > 0 ? [writeText`${begun} of the quick wins are the beginning of work that takes longer`] : []),
    ...(count < LEAST_QUICK_WINS ? [few] : []),
  ];
}
