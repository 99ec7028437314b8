import type { Deduction } from '../audit/audit-result.js';
import type { Issue, MeasuredOver } from '../audit/issue.js';
import type { Severity } from '../checks/check.js';
import { round } from './round.js';
import type { SubjectCounts } from './subject-counts.js';

/** What one check can cost at most. Info never costs score. */
export const MAX_POINTS: Readonly<Record<Severity, number>> = { critical: 20, high: 10, medium: 4, low: 1.5, info: 0 };

type Points = Readonly<Record<string, number>>;

/**
 * Findings that decide a component by themselves. Without a readable sitemap nothing else in that component can be
 * judged, so the additive formula alone would leave it almost full marks.
 */
const DECISIVE_POINTS: Points = { 'sitemap/missing': 60 };
/** A page is judged by all that it is, of which a finding of its site is one. */
const NOTHING_DECIDES: Points = {};

const ONE_PAGE: SubjectCounts = {
  ...{ fetched_pages: 1, html_pages: 1, indexable_pages: 1, rendered_pages: 1, resources: 1 },
};

export interface ComponentScore {
  score: number;
  deductions: Deduction[];
}

/**
 * The additive score of a component:
 *
 *   score = max(0, 100 − Σ max points of the severity × √(share of subjects affected))
 *
 * The share is affected ÷ measured, at most 1, and 1 for a check about the site as one. The root makes the first
 * affected pages weigh more than the last ones: 1 % of the pages costs 10 % of the points, a quarter costs half.
 * Deductions are given in hundredths of a point and add up to 100 − score; when they pass 100 together they are scaled
 * down to 100 and each says so.
 */
export function scoreComponent(issues: readonly Issue[], counts: SubjectCounts): ComponentScore {
  return scoreIssues(issues, counts, DECISIVE_POINTS);
}

/** The same formula for one page or a part of it, whatever was crawled around it. */
export function scorePage(issues: readonly Issue[]): ComponentScore {
  return scoreIssues(issues, ONE_PAGE, NOTHING_DECIDES);
}

function scoreIssues(issues: readonly Issue[], counts: SubjectCounts, decisive: Points): ComponentScore {
  const costs = issues.map((issue) => costOf(issue, counts, decisive)).filter(({ points }) => points > 0);
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

function costOf(issue: Issue, counts: SubjectCounts, decisive: Points): Deduction {
  const measured = measuredCount(issue.measured_over, counts, issue.affected_pages);
  const affected = Math.min(issue.affected_pages, measured);
  const { check_id, severity } = issue;
  const points = rawPoints(check_id, severity, affected / measured, decisive);
  const formula =
    check_id in decisive
      ? `${points} points: decides this component by itself`
      : `${severity} ${MAX_POINTS[severity]} × √(${affected}/${measured}) = ${points.toFixed(2)}`;
  return { check_id, affected, measured, points, formula };
}

/** What one check takes before scaling and rounding; `share` is affected ÷ measured. */
export function rawPoints(check_id: string, severity: Severity, share: number, decisive = DECISIVE_POINTS): number {
  // A project may have made it a matter of information, also what would decide otherwise.
  if (severity === 'info') return 0;
  return decisive[check_id] ?? MAX_POINTS[severity] * Math.sqrt(share);
}

/** The site as one is one subject, however many pages or entries a finding counts. */
function measuredCount(over: MeasuredOver, counts: SubjectCounts, affected: number): number {
  if (over === 'site') return 1;
  return counts[over] || affected || 1;
}

/**
 * Rounds parts to whole numbers that add up to `total`. What rounding down left over goes to the largest remainders; when
 * the total itself was rounded below the sum, the largest parts give.
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
