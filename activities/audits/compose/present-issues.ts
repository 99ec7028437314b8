import type { FirstFix } from '../../../domain/audits/first-fix.js';
import type { Issue } from '../../../domain/audits/issue.js';
import type { IssuesByLevel } from '../../../domain/audits/issues-by-level.js';

const MAX_ADVICE = 20;

export function issuesByLevel(issues: readonly Issue[]): IssuesByLevel {
  return {
    critical: issues.filter((issue) => issue.level === 'critical'),
    warnings: issues.filter((issue) => issue.level === 'warning'),
    notices: issues.filter((issue) => issue.level === 'notice'),
  };
}

/** The fixes worth making first: issues come ordered by severity and reach; info never asks for work. */
export function listFirstFixes(issues: readonly Issue[]): FirstFix[] {
  return issues
    .filter((issue) => issue.severity !== 'info')
    .slice(0, MAX_ADVICE)
    .map((issue) => ({
      check_id: issue.check_id,
      title: issue.title,
      fix: issue.fix,
      affected: issue.affected_count,
      effort_hours: issue.effort_hours,
      urls: [...new Set(issue.sample.map((finding) => finding.url))].slice(0, 10),
    }));
}
