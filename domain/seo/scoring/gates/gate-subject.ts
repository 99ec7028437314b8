import type { Issue } from '../../../audits/issue.js';
import type { SiteArtifacts } from '../../checks/check.js';
import type { Thresholds } from '../../thresholds.js';

/** What gates are judged on. */
export interface GateSubject {
  site: SiteArtifacts;
  issues: readonly Issue[];
  thresholds: Thresholds;
}

/** Pages that an issue of this check names; 0 if there is none, or if the project made it informational. */
export function affectedBy({ issues }: Pick<GateSubject, 'issues'>, checkId: string): number {
  const issue = issues.find(({ check_id }) => check_id === checkId);
  return issue && issue.severity !== 'info' ? issue.affected_pages : 0;
}

/** "85%", never 0 or 100 for what is not quite that. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 100 && share < 1) return '99%';
  if (whole === 0 && share > 0) return '1%';
  return `${whole}%`;
}
