import type { CompleteAudit, ComponentResult } from '../../../domain/audits/audit-result.js';
import type { Issue } from '../../../domain/audits/issue.js';
import { countIssues } from '../../../domain/audits/issues.js';
import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { buildRoadmap } from '../../../domain/audits/roadmap.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS, type ComponentName } from '../../../domain/seo/components.js';
import { scoreComponent } from '../../../domain/seo/scoring/component-score.js';
import { composeScore } from '../../../domain/seo/scoring/composite.js';
import { breakDownScore } from '../../../domain/seo/scoring/score-breakdown.js';

const TEN_PAGES = { fetched_pages: 10, html_pages: 10, indexable_pages: 10 };

/** An audit of ten pages with these issues, scored by the rules, and these recommendations. */
export function stubAudit(
  issues: readonly Issue[],
  recommendations: Recommendation[] = [],
  overrides: Partial<CompleteAudit> = {},
): CompleteAudit {
  const components = eachComponent((name) => scoredComponent(name, issues));
  const component_scores = eachComponent((name) => components[name].score);
  const reliability = overrides.reliability ?? { reliable: true, reason: null };
  return {
    audit_id: '0123456789abcdef01234567',
    audit_type: 'complete',
    website_url: 'https://site.example/',
    final_url: 'https://site.example/',
    status: 'completed',
    ...composeScore(component_scores, reliability),
    reliability,
    score_breakdown: breakDownScore(components),
    score_gates: [],
    component_scores,
    components,
    issue_counts: countIssues(issues),
    accepted: { findings: 0, acceptances: [], issues: [] },
    benchmarking: null,
    recommendations,
    roadmap: buildRoadmap(recommendations),
    executive_summary: '',
    target_keyword_analysis: [],
    crawl: { pages: 10, depth: 2, bytes: 100_000, duration_ms: 1000, pages_per_second: 10 },
    previous: null,
    check_settings: { thresholds: {}, severities: {} },
    generated_at: '2026-06-01T00:00:00.000Z',
    duration_ms: 1000,
    generated_by: 'rules',
    ...overrides,
  };
}

function scoredComponent(name: ComponentName, all: readonly Issue[]): ComponentResult {
  const issues = all.filter(({ component }) => component === name);
  const rest = { weight: COMPONENT_WEIGHTS[name], duration_ms: 1, error: null, summary: '', metrics: {} };
  return { status: 'completed', ...rest, issues, ...scoreComponent(issues, TEN_PAGES) };
}

function eachComponent<Value>(make: (name: ComponentName) => Value): Record<ComponentName, Value> {
  return Object.fromEntries(COMPONENT_NAMES.map((name) => [name, make(name)])) as Record<ComponentName, Value>;
}
