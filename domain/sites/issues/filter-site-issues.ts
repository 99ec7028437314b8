import { severityRank } from '../../audits/issues.js';
import type { Severity } from '../../seo/checks/check.js';
import type { ComponentName } from '../../seo/components.js';
import type { IssueTrend, SiteIssue, SiteIssueGroup, SiteIssues } from './site-issue.js';

/** `open` has those that an audit found again after they were marked as done. */
export const STATE_FILTERS = ['open', 'done', 'accepted', 'all'] as const;
export const TREND_FILTERS = ['new', 'more', 'fewer', 'fixed'] as const satisfies readonly IssueTrend[];
export const ISSUE_SORTS = ['cost', 'pages', 'severity'] as const;

/** What a list of issues is narrowed to and sorted by; all conditions have to hold. */
export interface IssueFilter {
  severity?: Severity | undefined;
  area?: ComponentName | undefined;
  /** @default open */
  state?: (typeof STATE_FILTERS)[number] | undefined;
  trend?: (typeof TREND_FILTERS)[number] | undefined;
  /** User id; null for unassigned issues. */
  assignee?: string | null | undefined;
  /** Words that the title, the id or a check of it has to contain, each of them; case does not matter. */
  q?: string | undefined;
  /** @default cost */
  sort?: (typeof ISSUE_SORTS)[number] | undefined;
}

/** The groups in which an issue or one of its checks meets all conditions, with all their checks. */
export function filterSiteIssues(
  { groups, fixed }: Pick<SiteIssues, 'groups' | 'fixed'>,
  filter: IssueFilter,
): SiteIssueGroup[] {
  const matches = compileFilter(filter);
  const among = filter.trend === 'fixed' ? fixed : groups;
  const words = splitWords(filter.q);
  return among
    .filter((group) => [group, ...group.checks].some(matches) && hasWords(group, words))
    .sort(COMPARE[filter.sort ?? 'cost']);
}

function compileFilter({
  severity,
  area,
  state = 'open',
  trend,
  assignee,
}: IssueFilter): (issue: SiteIssue) => boolean {
  return (issue) =>
    (severity === undefined || issue.severity === severity) &&
    (area === undefined || issue.area === area) &&
    (trend === undefined || issue.trend === trend) &&
    (assignee === undefined || issue.assignee === assignee) &&
    (trend === 'fixed' || hasState(issue, state));
}

function hasState({ state }: SiteIssue, wanted: (typeof STATE_FILTERS)[number]): boolean {
  if (wanted === 'all') return true;
  return wanted === 'open' ? state === 'open' || state === 'still_found' : state === wanted;
}

function splitWords(q = ''): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean);
}

function hasWords(group: SiteIssueGroup, words: readonly string[]): boolean {
  const text = [group, ...group.checks].map(({ id, title }) => `${id} ${title}`.toLowerCase()).join('\n');
  return words.every((word) => text.includes(word));
}

type Compare = (one: SiteIssueGroup, other: SiteIssueGroup) => number;

const byPages: Compare = (one, other) => other.affected_pages - one.affected_pages;
const bySeverity: Compare = (one, other) => severityRank(one.severity) - severityRank(other.severity);
const byCost: Compare = (one, other) => (other.search_cost ?? -1) - (one.search_cost ?? -1);
const byId: Compare = (one, other) => (one.id < other.id ? -1 : 1);

function inTurn(...compares: Compare[]): Compare {
  return (one, other) => compares.map((compare) => compare(one, other)).find((order) => order !== 0) ?? 0;
}

const COMPARE: Record<(typeof ISSUE_SORTS)[number], Compare> = {
  cost: inTurn(byCost, bySeverity, byPages, byId),
  pages: inTurn(byPages, bySeverity, byCost, byId),
  severity: inTurn(bySeverity, byCost, byPages, byId),
};
