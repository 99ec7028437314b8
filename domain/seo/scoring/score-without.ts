import type { ComponentResult } from '../../audits/audit-result.js';
import { round } from '../../base/statistics/round.js';
import { rawPoints } from './component-score.js';

/**
 * What a component would score with the issues of some checks gone: the formula of scoreComponent over the deductions
 * that stay, with the same numbers of subjects. A score that is not made up of checks (Lighthouse's) stays as it is,
 * since only a new measurement can show the change. Null when the component has no score.
 */
export function scoreWithout(
  { score, issues, deductions }: Pick<ComponentResult, 'score' | 'issues' | 'deductions'>,
  gone: ReadonlySet<string>,
): number | null {
  if (score === null || !deductions.some(({ check_id }) => gone.has(check_id))) return score;
  const known = new Map(issues.map((issue) => [issue.check_id, issue]));
  const points = deductions.map(({ check_id, affected, measured, share = affected / measured, points }) => {
    if (gone.has(check_id)) return 0;
    const issue = known.get(check_id);
    return issue === undefined ? points : rawPoints(issue, share);
  });
  return round(
    100 -
      Math.min(
        100,
        points.reduce((sum, lost) => sum + lost, 0),
      ),
    1,
  );
}
