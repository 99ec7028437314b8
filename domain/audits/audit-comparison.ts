import { COMPONENT_NAMES, type ComponentName } from '../seo/components.js';
import type { CompleteAudit } from './audit-result.js';
import type { AuditSide } from './audit-side.js';
import { scoreChange } from './compare-audits.js';
import { compareIssues, type IssueComparison } from './compare-issues.js';
import { writeComparisonNotes } from './comparison-notes.js';

export interface ComparedAudit
  extends Pick<
    CompleteAudit,
    | 'audit_id'
    | 'audit_type'
    | 'website_url'
    | 'status'
    | 'overall_score'
    | 'overall_status'
    | 'score_coverage'
    | 'issue_counts'
  > {
  created_at: string;
}

interface Change<Value> {
  from: Value;
  to: Value;
  change: number | null;
}

export interface AuditComparison {
  base: ComparedAudit;
  other: ComparedAudit;
  /** All changes are from the base to the other, whichever was made first. */
  earlier: 'base' | 'other' | 'neither';
  score_change: { overall: Change<number | null>; components: Record<ComponentName, Change<number | null>> };
  /** At most 200 each; `counts` has them all. */
  issues: IssueComparison;
  counts: Record<keyof IssueComparison, number>;
  pages: Change<number> & { change: number };
  /** What to know before drawing conclusions; empty when the two audits were made alike. */
  notes: string[];
}

const MAX_LISTED = 200;

/** From the base to the other audit of the same site. */
export function compareInFull(base: AuditSide, other: AuditSide): AuditComparison {
  const issues = compareIssues(base.audit, other.audit);
  const names = Object.keys(issues) as (keyof IssueComparison)[];
  return {
    base: describeSide(base),
    other: describeSide(other),
    earlier: earlierOf(base, other),
    score_change: {
      overall: computeChange(base.audit.overall_score, other.audit.overall_score),
      components: eachComponent((name) => computeChange(scoreOf(base, name), scoreOf(other, name))),
    },
    issues: cutLists(issues),
    counts: Object.fromEntries(names.map((name) => [name, issues[name].length])) as AuditComparison['counts'],
    pages: {
      from: base.audit.crawl.pages,
      to: other.audit.crawl.pages,
      change: other.audit.crawl.pages - base.audit.crawl.pages,
    },
    notes: writeComparisonNotes(base, other, issues),
  };
}

function describeSide({ audit, created_at }: AuditSide): ComparedAudit {
  const { audit_id, audit_type, website_url, status, overall_score, overall_status } = audit;
  const { score_coverage, issue_counts } = audit;
  return {
    audit_id,
    created_at,
    audit_type,
    website_url,
    status,
    overall_score,
    overall_status,
    score_coverage,
    issue_counts,
  };
}

function earlierOf(base: AuditSide, other: AuditSide): AuditComparison['earlier'] {
  const ageMs = Date.parse(other.created_at) - Date.parse(base.created_at);
  if (ageMs === 0) return 'neither';
  return ageMs > 0 ? 'base' : 'other';
}

function scoreOf({ audit }: AuditSide, name: ComponentName): number | null {
  return audit.components[name].score;
}

function computeChange(from: number | null, to: number | null): Change<number | null> {
  return { from, to, change: scoreChange(from, to) };
}

function eachComponent<Value>(make: (name: ComponentName) => Value): Record<ComponentName, Value> {
  return Object.fromEntries(COMPONENT_NAMES.map((name) => [name, make(name)])) as Record<ComponentName, Value>;
}

function cutLists(issues: IssueComparison): IssueComparison {
  const cut = <Item>(list: readonly Item[]) => list.slice(0, MAX_LISTED);
  return {
    new: cut(issues.new),
    fixed: cut(issues.fixed),
    unchanged: cut(issues.unchanged),
    worse: cut(issues.worse),
    better: cut(issues.better),
    not_compared: cut(issues.not_compared),
  };
}
