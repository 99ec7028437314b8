import type { CompleteAudit } from '../../audits/audit-result.js';
import type { Issue } from '../../audits/issue.js';
import type { Recommendation } from '../../audits/recommendation.js';
import { COMPONENT_NAMES } from '../../seo/components.js';

/** What one audit says about an issue. */
export interface IssuePoint {
  audit_id: string;
  /** ISO 8601. */
  created_at: string;
  /** Null: the audit did not look for it. */
  affected_pages: number | null;
}

export interface AuditSnapshot {
  audit_id: string;
  created_at: string;
  audit: CompleteAudit;
}

/** An audit that found the issue for the first time, or again, or no longer. */
export interface IssueTurn {
  kind: 'found' | 'found_again' | 'fixed';
  audit_id: string;
  at: string;
}

/** Affected pages by audit, in the order of the audits. @param id of a check or cause */
export function traceIssue(id: string, audits: readonly AuditSnapshot[]): IssuePoint[] {
  const isCause = audits.some(({ audit }) => findCauseFix(audit, id) !== null);
  return audits.map(({ audit_id, created_at, audit }) => ({
    audit_id,
    created_at,
    affected_pages: isCause ? (findCauseFix(audit, id)?.evidence.count ?? 0) : countPages(audit, id),
  }));
}

/** Where the line leaves zero or returns to it. Audits that did not look for the issue change nothing. */
export function findTurns(points: readonly IssuePoint[]): IssueTurn[] {
  const turns: IssueTurn[] = [];
  let before = 0;
  for (const { audit_id, created_at: at, affected_pages: pages } of points) {
    if (pages === null) continue;
    if (before === 0 && pages > 0) turns.push({ kind: turns.length === 0 ? 'found' : 'found_again', audit_id, at });
    if (before > 0 && pages === 0) turns.push({ kind: 'fixed', audit_id, at });
    before = pages;
  }
  return turns;
}

/** The issue as the audit lists it; null where it does not. */
export function findIssueOfCheck({ components }: CompleteAudit, id: string): Issue | null {
  const issues = COMPONENT_NAMES.flatMap((name) => components[name].issues);
  return issues.find(({ check_id }) => check_id === id) ?? null;
}

/** The fix for a cause; null where the audit names no such cause. */
export function findCauseFix({ recommendations }: CompleteAudit, id: string): Recommendation | null {
  return recommendations.find(({ cause }) => cause?.id === id) ?? null;
}

function countPages(audit: CompleteAudit, id: string): number | null {
  const issue = findIssueOfCheck(audit, id);
  if (issue) return issue.affected_pages;
  const completed = COMPONENT_NAMES.map((name) => audit.components[name]).filter(
    ({ status }) => status === 'completed',
  );
  // Audits of before this was kept name no checks: they are taken to have run it.
  return completed.some(({ checks_run }) => checks_run === undefined || checks_run.includes(id)) ? 0 : null;
}
