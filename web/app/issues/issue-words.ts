import type { IssueHistoryEntry } from '../../../domain/sites/issues/issue-history.js';
import type { IssueState, SiteIssue } from '../../../domain/sites/issues/site-issue.js';
import { showChange, showNumber, showShare } from '../../report/facts/figures.js';
import type { Tone } from '../../report/facts/names.js';

export const STATE_WORDS: Readonly<Record<IssueState, string>> = {
  open: 'Open',
  still_found: 'Still found',
  done: 'Done',
  accepted: 'Accepted',
  fixed: 'Fixed',
};

export const STATE_TONES: Readonly<Record<IssueState, Tone>> = {
  open: 'note',
  still_found: 'bad',
  done: 'good',
  accepted: 'note',
  fixed: 'good',
};

export const HISTORY_WORDS: Readonly<Record<IssueHistoryEntry['kind'], string>> = {
  found: 'Found',
  found_again: 'Found again',
  fixed: 'Fixed',
  done: 'Marked as done',
  reopened: 'Reopened',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  accepted: 'Accepted',
};

/** The change since the audit before: "New", "+3", "−2", "±0". "n/a" where nothing is known. */
export function showTrend({ trend, change }: Pick<SiteIssue, 'trend' | 'change'>): string {
  if (trend === 'new') return 'New';
  if (trend === 'fixed') return 'Fixed';
  return change === null ? 'n/a' : showChange(change);
}

/** Its color: more is bad, fewer is good. */
export function pickTrendTone({ trend }: Pick<SiteIssue, 'trend'>): Tone | null {
  if (trend === 'new' || trend === 'more') return 'bad';
  return trend === 'fewer' || trend === 'fixed' ? 'good' : null;
}

/** Of the crawled pages; "–" where something else is counted. Never "0%" where there are any. */
export function showPageShare({ share }: Pick<SiteIssue, 'share'>): string {
  if (share === null) return '–';
  return share > 0 && share < 0.001 ? '<0.1%' : showShare(share);
}

/** "0.28%"; "–" where there is no estimate. */
export function showSearchCost({ search_cost: cost }: Pick<SiteIssue, 'search_cost'>): string {
  if (cost === null) return '–';
  return cost > 0 && cost < 0.01 ? '<0.01%' : `${showNumber(cost, 2)}%`;
}

/** What the figure of affected pages counts. */
export function nameCounted({ measured_over: over }: Pick<SiteIssue, 'measured_over'>): [one: string, many: string] {
  if (over === 'resources') return ['file', 'files'];
  return over === 'site' ? ['case', 'cases'] : ['page', 'pages'];
}

/** "You" for the viewer. */
export function nameMember(id: string | null, viewerId: string, name: string | null = null): string {
  if (id !== null && id === viewerId) return 'You';
  return name ?? id ?? 'A former member';
}
