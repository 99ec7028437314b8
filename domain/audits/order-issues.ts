import { COMPONENT_NAMES } from '../seo/components.js';
import type { CompleteAudit } from './audit-result.js';
import type { Issue } from './issue.js';
import { compareIssueOrder } from './issues.js';

export interface RankedIssue {
  issue: Issue;
  /** Rank of the first recommendation that it is part of; null where none was given for it. */
  rank: number | null;
}

type Ranked = Pick<CompleteAudit, 'components' | 'recommendations'>;

/**
 * The issues of an audit in the order in which they are worth fixing: by the rank of their recommendation, those that a
 * cause explains among them, then by severity and reach.
 */
export function orderIssues({ components, recommendations }: Ranked): RankedIssue[] {
  const ranks = new Map<string, number>();
  for (const { rank, check_ids, explains } of recommendations)
    for (const id of [...check_ids, ...(explains?.symptoms ?? []).map(({ check_id }) => check_id)])
      ranks.set(id, Math.min(rank, ranks.get(id) ?? rank));
  return COMPONENT_NAMES.flatMap((name) => components[name].issues)
    .map((issue) => ({ issue, rank: ranks.get(issue.check_id) ?? null }))
    .sort(
      (one, other) =>
        (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER) ||
        compareIssueOrder(one.issue, other.issue),
    );
}
