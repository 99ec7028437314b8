import { SEVERITIES } from '../../../domain/audits/issues.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import { ISSUE_SORTS, STATE_FILTERS, TREND_FILTERS } from '../../../domain/sites/issues/filter-site-issues.js';
import type { IssueViewFilters } from '../../../domain/sites/issues/issue-view.js';

/** What the query of a page chooses. Empty fields of a form choose nothing, and so does what the list does not know. */
export function readIssueChoice(query: Readonly<Record<string, string | undefined>>): IssueViewFilters {
  const choice: IssueViewFilters = {
    severity: SEVERITIES.find((value) => value === query['severity']),
    area: COMPONENT_NAMES.find((value) => value === query['area']),
    state: STATE_FILTERS.find((value) => value === query['state']),
    trend: TREND_FILTERS.find((value) => value === query['trend']),
    assignee: query['assignee']?.trim() || undefined,
    q: query['q']?.trim() || undefined,
    sort: ISSUE_SORTS.find((value) => value === query['sort']),
  };
  return choice;
}
