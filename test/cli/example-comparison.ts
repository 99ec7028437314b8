import type { AuditComparison } from '../../domain/audits/audit-comparison.js';
import type { IssueChange } from '../../domain/audits/compare-issues.js';

export const BASE = 'aaaaaaaaaaaaaaaaaaaaaaaa';
export const OTHER = 'bbbbbbbbbbbbbbbbbbbbbbbb';

export function exampleChange(check_id: string, fields: Partial<IssueChange> = {}): IssueChange {
  return {
    check_id,
    component: 'on_page_seo',
    title: 'Fault',
    level: 'critical',
    severity: { before: null, after: 'high' },
    affected: { before: 0, after: 3, change: 3 },
    ...fields,
  };
}

const SAME = { from: 80, to: 80, change: 0 };

/** As openapi.yaml has it: one new critical issue, one fixed. */
export function exampleComparison(fields: Partial<AuditComparison> = {}): AuditComparison {
  const audit = {
    audit_type: 'complete' as const,
    website_url: 'https://oak.example/',
    status: 'completed' as const,
    overall_score: 80,
    overall_status: 'excellent' as const,
    score_coverage: 1,
    issue_counts: { critical: 1, warning: 0, notice: 0 },
  };
  const [added, fixed] = [
    exampleChange('title/missing'),
    exampleChange('h1/missing', { level: 'warning', affected: { before: 1, after: 0, change: -1 } }),
  ];
  return {
    base: { ...audit, audit_id: BASE, created_at: '2026-06-01T10:00:00.000Z' },
    other: { ...audit, audit_id: OTHER, created_at: '2026-06-02T10:00:00.000Z' },
    earlier: 'base',
    score_change: {
      overall: { from: 80, to: 78.5, change: -1.5 },
      components: {
        technical_seo: SAME,
        on_page_seo: { from: 80, to: 72.5, change: -7.5 },
        page_speed: { from: null, to: 90, change: null },
        sitemap: SAME,
        content_strategy: { from: 70, to: 71.5, change: 1.5 },
      },
    },
    issues: { new: [added], fixed: [fixed], unchanged: [], worse: [], better: [], not_compared: [] },
    counts: { new: 1, fixed: 1, unchanged: 0, worse: 0, better: 0, not_compared: 0 },
    pages: { from: 10, to: 11, change: 1 },
    notes: ['The crawls differ.'],
    ...fields,
  };
}
