import { COMPONENT_NAMES, COMPONENT_TITLES, type ComponentName } from '../seo/components.js';
import { labNoise } from '../speed/lab-noise.js';
import type { CompleteAudit } from './audit-result.js';
import type { Issue, IssueLevel } from './issue.js';
import { severityRank } from './issues.js';

export type ComparableAudit = Pick<CompleteAudit, 'components'> & Partial<Pick<CompleteAudit, 'accepted'>>;

/** What became of one check's issue from the first audit to the second. */
export interface IssueChange {
  check_id: string;
  component: ComponentName;
  title: string;
  /** As the second audit has it; of a fixed issue, as the first had it. */
  level: IssueLevel;
  severity: { before: Issue['severity'] | null; after: Issue['severity'] | null };
  /** Affected pages; 0 where there is no issue. */
  affected: { before: number; after: number; change: number };
}

export interface UncomparedIssue {
  check_id: string;
  component: ComponentName;
  title: string;
  level: IssueLevel;
  found_in: 'base' | 'other';
  /** Why the other audit says nothing about it. */
  reason: string;
}

/** Every issue of two audits, each in one list. All lists have the most severe first. */
export interface IssueComparison {
  new: IssueChange[];
  fixed: IssueChange[];
  /** In both, with the same severity and as many affected pages. */
  unchanged: IssueChange[];
  /** In both, now more severe or, equally severe, on more pages. */
  worse: IssueChange[];
  better: IssueChange[];
  /**
   * Found in one audit by a check that the other one did not run or whose findings were accepted there, or by a figure
   * that moved within its noise: neither new nor fixed.
   */
  not_compared: UncomparedIssue[];
}

/** Issues by check id, from the base to the other audit. A check that did not run neither found nor fixed anything. */
export function compareIssues(base: ComparableAudit, other: ComparableAudit): IssueComparison {
  const before = issuesOf(base);
  const after = issuesOf(other);
  const noise = ({ check_id }: Issue) => labNoise(check_id, base.components.page_speed, other.components.page_speed);
  const result: IssueComparison = { new: [], fixed: [], unchanged: [], worse: [], better: [], not_compared: [] };
  for (const issue of after.values()) {
    const earlier = before.get(issue.check_id);
    const reason = earlier ? null : (whyNotCounted(base, issue) ?? noise(issue));
    if (reason !== null) result.not_compared.push({ ...named(issue), found_in: 'other', reason });
    else {
      const change = computeChange(earlier ?? null, issue);
      result[earlier ? directionOf(change) : 'new'].push(change);
    }
  }
  for (const issue of before.values()) {
    if (after.has(issue.check_id)) continue;
    const reason = whyNotCounted(other, issue) ?? noise(issue);
    if (reason !== null) result.not_compared.push({ ...named(issue), found_in: 'base', reason });
    else result.fixed.push(computeChange(issue, null));
  }
  for (const name of ['new', 'fixed', 'unchanged', 'worse', 'better'] as const) result[name].sort(bySeverity);
  return result;
}

/** Of components that were completed: the others judged nothing. */
function issuesOf({ components }: ComparableAudit): Map<string, Issue> {
  const completed = COMPONENT_NAMES.filter((name) => components[name].status === 'completed');
  return new Map(
    completed.flatMap((component) =>
      components[component].issues.map((issue) => [issue.check_id, { ...issue, component }] as const),
    ),
  );
}

/** Null when the audit looked for this issue of the other one and would have listed it. */
function whyNotCounted(audit: ComparableAudit, issue: Issue): string | null {
  const isAccepted = audit.accepted?.issues.some(({ check_id }) => check_id === issue.check_id);
  return isAccepted ? 'its findings were accepted there' : whyNotRun(audit, issue);
}

/** Null when the audit ran the check that found this issue in the other audit. A check may have moved to another component. */
function whyNotRun({ components }: ComparableAudit, { check_id, component }: Issue): string | null {
  const completed = COMPONENT_NAMES.map((name) => components[name]).filter(({ status }) => status === 'completed');
  if (completed.some(({ checks_run }) => checks_run?.includes(check_id))) return null;
  const { status, error, checks_run, checks_skipped } = components[component];
  if (status !== 'completed') return `${COMPONENT_TITLES[component]} was not judged${error ? `: ${error}` : ''}`;
  // Audits of before this was kept: the check is taken to have been there.
  if (checks_run === undefined) return null;
  return checks_skipped?.find(({ id }) => id === check_id)?.reason ?? 'the check did not exist then';
}

function named({ check_id, component, title, level }: Issue) {
  return { check_id, component, title, level };
}

function computeChange(before: Issue | null, after: Issue | null): IssueChange {
  const shown = after ?? before;
  if (!shown) throw new Error('An issue of neither audit');
  const pages = { before: before?.affected_pages ?? 0, after: after?.affected_pages ?? 0 };
  return {
    ...named(shown),
    severity: { before: before?.severity ?? null, after: after?.severity ?? null },
    affected: { ...pages, change: pages.after - pages.before },
  };
}

function directionOf({ severity, affected }: IssueChange): 'unchanged' | 'worse' | 'better' {
  const rise = severity.before && severity.after ? severityRank(severity.before) - severityRank(severity.after) : 0;
  const direction = rise || affected.change;
  if (direction === 0) return 'unchanged';
  return direction > 0 ? 'worse' : 'better';
}

function bySeverity(one: IssueChange, other: IssueChange): number {
  const rankValue = ({ severity }: IssueChange) => severityRank(severity.after ?? severity.before ?? 'info');
  const reach = ({ affected }: IssueChange) => Math.max(affected.before, affected.after);
  return rankValue(one) - rankValue(other) || reach(other) - reach(one) || (one.check_id < other.check_id ? -1 : 1);
}
