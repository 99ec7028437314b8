import type { MeasuredOver } from '../../audits/issue.js';
import type { Severity } from '../../seo/checks/check.js';
import type { ComponentName } from '../../seo/components.js';

/**
 * `still_found`: marked as done, and an audit that began later found it. `done`: marked as done, and no audit has begun
 * since. `fixed`: the previous audit found it, this one did not.
 */
export type IssueState = 'open' | 'still_found' | 'done' | 'accepted' | 'fixed';

/** Against the previous audit. `unknown`: there is none, or it did not look for this. */
export type IssueTrend = 'new' | 'more' | 'fewer' | 'same' | 'fixed' | 'unknown';

/** A line of the list of a site's issues. */
export interface SiteIssue {
  /** Of the check or the cause. */
  id: string;
  kind: 'check' | 'cause';
  title: string;
  /** Of a cause the worst one among its checks. */
  severity: Severity;
  area: ComponentName;
  /** Pages, or what else the check counts: see measured_over. 0 once fixed. */
  affected_pages: number;
  measured_over: MeasuredOver;
  /** Of all crawled pages, 0–1; null where something other than pages is counted. */
  share: number | null;
  trend: IssueTrend;
  /** Affected pages more (or, negative, fewer) than in the previous audit; null where that is not known. */
  change: number | null;
  /** Percent of the site's value in search that it costs, by the fix that it is part of; null where none was estimated. */
  search_cost: number | null;
  state: IssueState;
  /** Findings of some pages are accepted; the others count. */
  partly_accepted: boolean;
  /** User id; null while unassigned. A check without one of its own has that of its cause. */
  assignee: string | null;
}

/** An issue with the checks that it explains; none for a single check. */
export interface SiteIssueGroup extends SiteIssue {
  checks: SiteIssue[];
}

/** All issues of one audit of a site. */
export interface SiteIssues {
  /** Issues that count, by severity: all but accepted and fixed ones. Checks are counted, not causes. */
  counts: Record<Severity, number>;
  /** Those that count, accepted and marked as done included, in the order of what they cost. */
  groups: SiteIssueGroup[];
  /** Found by the previous audit and not by this one. */
  fixed: SiteIssueGroup[];
}
