import type { CompleteAudit, ComponentResult } from '../../domain/audits/audit-result.js';
import type { Issue, IssueLevel } from '../../domain/audits/issue.js';
import type { Recommendation } from '../../domain/audits/recommendation.js';
import { OPERATION_ID } from './stand-in-api.js';

function issue(level: IssueLevel): Issue {
  return {
    check_id: `spec/${level}`,
    component: 'technical_seo',
    severity: level === 'critical' ? 'high' : 'low',
    level,
    title: 'Title',
    why: 'Why',
    fix: 'Fix',
    reference: 'https://www.rfc-editor.org/rfc/rfc9110',
    measured_over: 'html_pages',
    effort_hours: 1,
    affected_count: 1,
    affected_pages: 1,
    sample: [],
    root_causes: [],
    root_cause_count: 0,
  };
}

function component(weight: number, score: number, levels: IssueLevel[]): ComponentResult {
  const rest = { duration_ms: 10, error: null, summary: 'Summary', metrics: {}, deductions: [] };
  return { status: 'completed', weight, score, issues: levels.map(issue), ...rest };
}

export function exampleFix(rank: number, fields: Partial<Recommendation> = {}): Recommendation {
  return {
    id: `fix/spec-${rank}`,
    rank,
    priority: 'High',
    component: 'technical_seo',
    kind: 'fix',
    title: `Fix number ${rank}`,
    why: 'Why',
    check_ids: [],
    evidence: { count: 2, urls: ['https://oak.example/a', 'https://oak.example/b'], sample: 'Sample' },
    steps: ['Step'],
    snippets: [],
    impact: { traffic_percent_low: 1, traffic_percent_high: 2, basis: 'Basis' },
    effort: { value: 0.5, unit: 'days' },
    roi: { value: 50, basis: 'Basis' },
    phase: 1,
    ...fields,
  };
}

const PHASE = { focus: 'Focus', tasks: [], estimated_traffic_gain: { low: 0, high: 1, basis: 'Basis' } };

/** A whole audit with page speed failed; `fields` replaces what a case is about. */
export function exampleAudit(fields: Partial<CompleteAudit> = {}): CompleteAudit {
  return {
    audit_id: OPERATION_ID,
    audit_type: 'complete',
    website_url: 'https://oak.example',
    final_url: 'https://oak.example/',
    status: 'partial',
    overall_score: 71.3,
    overall_status: 'good',
    score_coverage: 0.8,
    reliability: { reliable: true, reason: null },
    score_breakdown: { formula: 'Σ score × weight ÷ 80', parts: [], lost_points: [] },
    score_gates: [],
    check_settings: { thresholds: {}, severities: {} },
    component_scores: { technical_seo: 72.4, on_page_seo: 64, page_speed: null, sitemap: 100, content_strategy: 41 },
    components: {
      technical_seo: component(25, 72.4, ['critical', 'warning', 'warning', 'notice']),
      on_page_seo: component(25, 64, ['warning']),
      page_speed: { ...component(20, 0, []), status: 'failed', score: null, error: 'No browser was found' },
      sitemap: component(10, 100, []),
      content_strategy: component(20, 41, ['critical', 'notice', 'notice']),
    },
    issue_counts: { critical: 2, warning: 3, notice: 3 },
    accepted: { findings: 0, acceptances: [], issues: [] },
    benchmarking: null,
    recommendations: [exampleFix(1), exampleFix(2, { priority: 'Medium', effort: { value: 1, unit: 'weeks' } })],
    roadmap: {
      phase_1: { label: 'Weeks 1-2', ...PHASE },
      phase_2: { label: 'Weeks 3-4', ...PHASE },
      phase_3: { label: 'Month 2+', ...PHASE },
    },
    executive_summary: 'Summary',
    target_keyword_analysis: [],
    crawl: { pages: 120, depth: 3, bytes: 1_000_000, duration_ms: 72_400, pages_per_second: 1.7 },
    previous: null,
    generated_at: '2026-03-01T10:02:00.000Z',
    duration_ms: 90_000,
    generated_by: 'rules',
    ...fields,
  };
}
