import type { CompleteAudit } from '../../audits/audit-result.js';
import type { Issue } from '../../audits/issue.js';
import type { Recommendation } from '../../audits/recommendation.js';
import { COMPONENT_NAMES } from '../../seo/components.js';
import type { IssueTally } from './issue-tally.js';

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

/** An audit by what it counted. */
export interface TalliedAudit {
  audit_id: string;
  created_at: string;
  tally: Omit<IssueTally, 'version'>;
}

/** Affected pages by audit, in the order of the audits. @param id of a check or cause */
export function traceIssue(id: string, audits: readonly TalliedAudit[]): IssuePoint[] {
  const isCause = audits.some(({ tally }) => Object.hasOwn(tally.causes, id));
  return audits.map(({ audit_id, created_at, tally }) => ({
    audit_id,
    created_at,
    affected_pages: isCause ? (tally.causes[id] ?? 0) : countPages(tally, id),
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

function countPages({ checks, checks_run }: TalliedAudit['tally'], id: string): number | null {
  if (Object.hasOwn(checks, id)) return checks[id] ?? null;
  return checks_run === null || checks_run.includes(id) ? 0 : null;
}
