import type { SiteIssue, SiteIssueGroup } from '../../../domain/sites/issues/site-issue.js';

/** The columns of the exported list, in order. */
export const ISSUE_COLUMNS = [
  'id',
  'kind',
  'cause_id',
  'title',
  'severity',
  'area',
  'affected_pages',
  'share_percent',
  'trend',
  'change',
  'search_cost_percent',
  'state',
  'assignee',
] as const;

export type IssueCsvRow = Record<(typeof ISSUE_COLUMNS)[number], string | number | null>;

/** A row for each group, and below a cause one for each of its checks. */
export async function* toIssueRows(groups: readonly SiteIssueGroup[]): AsyncGenerator<IssueCsvRow> {
  for (const group of groups) {
    yield toRow(group, null);
    for (const check of group.checks) yield toRow(check, group.id);
  }
}

function toRow(issue: SiteIssue, cause_id: string | null): IssueCsvRow {
  const { id, kind, title, severity, area, affected_pages, share, trend, change, search_cost, state, assignee } = issue;
  return {
    id,
    kind,
    cause_id,
    title,
    severity,
    area,
    affected_pages,
    share_percent: share === null ? null : Math.round(share * 1_000) / 10,
    trend,
    change,
    search_cost_percent: search_cost,
    state,
    assignee,
  };
}
