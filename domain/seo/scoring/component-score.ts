import type { Deduction } from '../../audits/audit-result.js';
import type { Issue, MeasuredOver } from '../../audits/issue.js';
import { round } from '../../base/statistics/round.js';
import { costOfCheck } from './cost-of-check.js';
import { ONE_PAGE, type SubjectCounts } from './subject-counts.js';

/** Below 1, so that the first affected pages weigh more than the last ones: 1% costs 4%, a quarter 38%, half 62%. */
const SHARE_EXPONENT = 0.7;

export interface ComponentScore {
  score: number;
  deductions: Deduction[];
}

/**
 * The additive score of a component:
 *
 *   score = max(0, 100 − Σ cost of the check × share of subjects affected ^ 0.7)
 *
 * The cost is what the check takes when everything is affected, by what that costs in search (check-costs). The share is
 * affected ÷ measured, at most 1, and 1 for a check about the site as one; where `counts` knows better how much of a
 * site a check is about, it is that. Deductions are given in hundredths of a point and add up to 100 − score; when they
 * pass 100 together they are scaled down to 100 and each says so.
 */
export function scoreComponent(issues: readonly Issue[], counts: SubjectCounts): ComponentScore {
  const costs = issues.map((issue) => costOf(issue, counts)).filter(({ points }) => points > 0);
  const total = costs.reduce((sum, { points }) => sum + points, 0);
  const scale = total > 100 ? 100 / total : 1;
  const score = round(100 - total * scale, 1);
  const hundredths = splitWhole(
    costs.map(({ points }) => points * scale * 100),
    Math.round((100 - score) * 100),
  );
  const deductions = costs.map(({ points, ...cost }, index) => ({
    ...cost,
    points: (hundredths[index] ?? 0) / 100,
    formula:
      scale === 1 ? cost.formula : `${cost.formula}, scaled by ${scale.toFixed(3)} because all together pass 100`,
  }));
  return { score, deductions: deductions.sort((one, other) => other.points - one.points) };
}

/** The same formula for one page or a part of it, whatever was crawled around it. */
export function scorePage(issues: readonly Issue[], shares: SubjectCounts['shares'] = {}): ComponentScore {
  return scoreComponent(issues, { ...ONE_PAGE, shares });
}

function costOf(issue: Issue, counts: SubjectCounts): Deduction {
  const measured = measuredCount(issue.measured_over, counts, issue.affected_pages);
  const affected = Math.min(issue.affected_pages, measured);
  const { check_id, severity, measured_over } = issue;
  const known = counts.shares?.[check_id];
  const points = rawPoints(issue, known ?? affected / measured);
  const cost = round(costOfCheck(check_id, severity, measured_over), 2);
  const share = known === undefined ? `(${affected}/${measured})` : `${round(known, 3)}`;
  const formula = `${severity} ${cost} × ${share}^${SHARE_EXPONENT} = ${points.toFixed(2)}`;
  return { check_id, affected, measured, ...(known !== undefined && { share: known }), points, formula };
}

/** What one check takes before scaling and rounding; `share` is the share of its subjects that is affected, 0–1. */
export function rawPoints(
  { check_id, severity, measured_over }: Pick<Issue, 'check_id' | 'severity' | 'measured_over'>,
  share: number,
): number {
  return costOfCheck(check_id, severity, measured_over) * share ** SHARE_EXPONENT;
}

/** The site as one is one subject, however many pages or entries a finding counts. */
function measuredCount(over: MeasuredOver, counts: SubjectCounts, affected: number): number {
  if (over === 'site') return 1;
  return counts[over] || affected || 1;
}

/**
 * Rounds parts to whole numbers that add up to `total`. What is left after rounding down goes to the largest
 * remainders; when the total itself was rounded below the sum, the largest parts are reduced.
 */
function splitWhole(parts: readonly number[], total: number): number[] {
  const whole = parts.map(Math.floor);
  const left = total - whole.reduce((sum, part) => sum + part, 0);
  const order = [...parts.keys()];
  if (left > 0) order.sort((one, other) => remainder(parts[other]) - remainder(parts[one]) || one - other);
  else order.sort((one, other) => (parts[other] ?? 0) - (parts[one] ?? 0) || one - other);
  for (let turn = 0; turn < Math.abs(left) && order.length > 0; turn += 1) {
    const index = order[turn % order.length] ?? 0;
    whole[index] = (whole[index] ?? 0) + Math.sign(left);
  }
  return whole;
}

function remainder(part = 0): number {
  return part - Math.floor(part);
}
