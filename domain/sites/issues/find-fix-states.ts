import type { Recommendation } from '../../audits/recommendation.js';
import { listSiteIssues, type SiteIssueSources } from './list-site-issues.js';
import type { IssueState } from './site-issue.js';

/** The issue that a fix is about, and what was decided about it. */
export interface FixState {
  issue_id: string;
  state: IssueState;
}

/** By the id of the recommendation. Improvements are about no issue, and are left out. */
export function findFixStates(sources: SiteIssueSources): ReadonlyMap<string, FixState> {
  const groups = listSiteIssues(sources).groups;
  const states = new Map(groups.flatMap((group) => [group, ...group.checks]).map(({ id, state }) => [id, state]));
  return new Map(
    sources.audit.recommendations.flatMap((fix) => {
      const issue_id = nameIssue(fix);
      const state = states.get(issue_id);
      return state === undefined ? [] : [[fix.id, { issue_id, state }] as const];
    }),
  );
}

function nameIssue({ id, cause }: Recommendation): string {
  return cause?.id ?? id.replace(/^fix\//, '');
}
