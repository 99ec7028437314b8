import { round } from '../base/statistics/round.js';
import { SPEED_SCORE_NOISE } from '../speed/lab-noise.js';
import type { ComparedIssue, CompleteAudit, PreviousAudit } from './audit-result.js';
import { compareIssues, type IssueChange } from './compare-issues.js';

type Comparable = Pick<CompleteAudit, 'overall_score' | 'components'> & Partial<Pick<CompleteAudit, 'accepted'>>;

/**
 * This audit against an earlier one of the same site: the change of score, and issues by check id. What one of the two
 * audits did not check is neither new nor fixed.
 */
export function compareAudits(current: Comparable, previous: Comparable & { audit_id: string }): PreviousAudit {
  const issues = compareIssues(previous, current);
  const noise = noiseOfSpeed(previous, current);
  return {
    audit_id: previous.audit_id,
    overall_score: previous.overall_score,
    change: scoreChange(previous.overall_score, current.overall_score),
    ...(noise !== 0 && { lab_noise: noise }),
    new_issues: issues.new.map(({ affected, ...issue }) => shown(issue, affected.after)),
    fixed_issues: issues.fixed.map(({ affected, ...issue }) => shown(issue, affected.before)),
  };
}

/** What page speed alone moved the score by, where that is no more than two measurements of one page differ; else 0. */
function noiseOfSpeed({ components: before }: Comparable, { components: after }: Comparable): number {
  const [from, to] = [before.page_speed.score, after.page_speed.score];
  if (from === null || to === null || Math.abs(to - from) > SPEED_SCORE_NOISE) return 0;
  return round(((to - from) * after.page_speed.weight) / 100, 1);
}

/** To one decimal; null when either score is missing. */
export function scoreChange(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : round(to - from, 1);
}

function shown({ check_id, title, level }: Omit<IssueChange, 'affected'>, affected_pages: number): ComparedIssue {
  return { check_id, title, level, affected_pages };
}
