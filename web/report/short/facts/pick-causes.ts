import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { findMainFixes } from '../../../../domain/audits/find-main-fixes.js';
import type { Recommendation } from '../../../../domain/audits/recommendation.js';

/** A fix with what its absence costs. */
export interface Cause {
  recommendation: Recommendation;
  /** Points of the overall score; 0 where the checks behind it cost none. */
  points: number;
  /** The widest reach among its checks; null where it was not counted. */
  reach: { affected: number; measured: number } | null;
}

/** What holds the site back, as the executive summary names it; each with the points that its checks take off the score. */
export function pickCauses({
  recommendations,
  score_breakdown: { lost_points },
}: Pick<CompleteAudit, 'recommendations' | 'score_breakdown'>): Cause[] {
  return findMainFixes(recommendations).map((recommendation) => {
    const lost = lost_points.filter(({ check_id }) => recommendation.check_ids.includes(check_id));
    const points = lost.reduce((sum, entry) => sum + entry.points, 0);
    return { recommendation, points, reach: findReach(lost) };
  });
}

type Reach = NonNullable<Cause['reach']>;

function findReach(lost: readonly { affected?: number; measured?: number }[]): Reach | null {
  const counted = lost.flatMap(({ affected, measured }) =>
    affected === undefined || measured === undefined ? [] : [{ affected, measured }],
  );
  return counted.sort((one, other) => other.affected - one.affected)[0] ?? null;
}
