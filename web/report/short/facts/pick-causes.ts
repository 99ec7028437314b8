import type { CompleteAudit } from '../../../../domain/seo/audit/audit-result.js';
import type { Recommendation } from '../../../../domain/seo/audit/recommendation.js';

/** A fix with what its absence costs. */
export interface Cause {
  recommendation: Recommendation;
  /** Points of the overall score; 0 where the checks behind it cost none. */
  points: number;
  /** The widest reach among its checks; null where it was not counted. */
  reach: { affected: number; measured: number } | null;
}

export const MOST_CAUSES = 3;

/** The fixes behind most of the lost points, the largest first; ties go by rank. At most three. */
export function pickCauses({
  recommendations,
  score_breakdown: { lost_points },
}: Pick<CompleteAudit, 'recommendations' | 'score_breakdown'>): Cause[] {
  const causes = recommendations
    .filter(({ kind }) => kind === 'fix')
    .map((recommendation) => {
      const lost = lost_points.filter(({ check_id }) => recommendation.check_ids.includes(check_id));
      const points = lost.reduce((sum, entry) => sum + entry.points, 0);
      return { recommendation, points, reach: findReach(lost) };
    });
  const costly = causes.some(({ points }) => points > 0) ? causes.filter(({ points }) => points > 0) : causes;
  return costly
    .sort((one, other) => other.points - one.points || one.recommendation.rank - other.recommendation.rank)
    .slice(0, MOST_CAUSES);
}

type Reach = NonNullable<Cause['reach']>;

function findReach(lost: readonly { affected?: number; measured?: number }[]): Reach | null {
  const counted = lost.flatMap(({ affected, measured }) =>
    affected === undefined || measured === undefined ? [] : [{ affected, measured }],
  );
  return counted.sort((one, other) => other.affected - one.affected)[0] ?? null;
}
