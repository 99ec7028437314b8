import type { CompleteAudit, ComponentResult } from '../../../domain/audits/audit-result.js';
import { compareWithCompetitors } from '../../../domain/audits/benchmark.js';
import type { Issue } from '../../../domain/audits/issue.js';
import { classifySeverity, countIssues } from '../../../domain/audits/issues.js';
import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { buildRoadmap } from '../../../domain/audits/roadmap.js';
import type { Check, Finding } from '../../../domain/seo/checks/check.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS, type ComponentName } from '../../../domain/seo/components.js';
import { scoreComponent } from '../../../domain/seo/scoring/component-score.js';
import { composeScore } from '../../../domain/seo/scoring/composite.js';
import { breakDownScore } from '../../../domain/seo/scoring/score-breakdown.js';
import type { SiteMetrics } from '../../../domain/seo/site/site-metrics.js';
import { speedRun } from './speed-runs.js';

const SITE = 'https://shop.example';
const PAGES = 1000;
const SUBJECTS = { fetched_pages: PAGES, html_pages: PAGES, indexable_pages: PAGES };

export interface ReportAuditOptions {
  /** Issues in all; the catalog's checks in turn. */
  issues?: number;
  /** Findings kept of each issue, at most 20. */
  sample?: number;
  overrides?: Partial<CompleteAudit>;
}

/** An audit of 1,000 pages in which everything that a report can show is there. */
export function reportAudit({ issues = 60, sample = 20, overrides = {} }: ReportAuditOptions = {}): CompleteAudit {
  const stride = Math.max(1, Math.floor(ALL_CHECKS.length / issues));
  const chosen = ALL_CHECKS.filter((_, index) => index % stride === 0)
    .slice(0, issues)
    .map((check, index) => issueOf(check, index, sample));
  const components = Object.fromEntries(
    COMPONENT_NAMES.map((name) => [
      name,
      componentOf(
        name,
        chosen.filter((issue) => issue.component === name),
      ),
    ]),
  ) as Record<ComponentName, ComponentResult>;
  const scores = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, components[name].score])) as Record<
    ComponentName,
    number | null
  >;
  const recommendations = chosen.slice(0, 60).map(recommendationOf);
  const reliability = { reliable: true, reason: null };
  return {
    audit_id: '0123456789abcdef01234567',
    audit_type: 'complete',
    website_url: `${SITE}/`,
    final_url: `${SITE}/`,
    status: 'completed',
    ...composeScore(scores, reliability),
    reliability,
    score_breakdown: breakDownScore(components),
    score_gates: [],
    component_scores: scores,
    components,
    issue_counts: countIssues(chosen),
    accepted: { findings: 0, acceptances: [], issues: [] },
    benchmarking: compareWithCompetitors(metrics(SITE, 1), [
      rival('https://lamps.example/', 1.4),
      rival('https://lights.example/', 0.2),
      {
        url: 'https://gone.example/',
        status: 'failed',
        error: 'gone.example answers with a bot wall',
        scores: {},
        metrics: null,
      },
    ]),
    recommendations,
    roadmap: buildRoadmap(recommendations),
    executive_summary: `${SITE}/ was crawled on 1,000 pages. What costs most are missing titles and slow answers.`,
    target_keyword_analysis: [keyword('lamps', 'competing_pages'), keyword('light bulbs', 'not_targeted')],
    crawl: { pages: PAGES, depth: 5, bytes: 61_234_567, duration_ms: 83_000, pages_per_second: 12.4 },
    previous: {
      audit_id: 'f'.repeat(24),
      overall_score: 60.1,
      change: 3.2,
      new_issues: chosen.slice(0, 2).map(compared),
      fixed_issues: [{ check_id: 'title/missing', title: 'Missing title', level: 'critical', affected_pages: 12 }],
    },
    check_settings: { thresholds: { title_max_chars: 70 }, severities: { 'link/generic-text': 'off' } },
    generated_at: '2026-06-01T08:30:00.000Z',
    duration_ms: 95_000,
    generated_by: 'rules',
    ...overrides,
  };
}

export const REPORT_HISTORY = [52.4, 57.9, null, 60.1, 63.3].map((overall_score, month) => ({
  audit_id: String(month).repeat(24),
  overall_score,
  created_at: `2026-0${month + 2}-01T08:00:00.000Z`,
}));

function componentOf(name: ComponentName, issues: Issue[]): ComponentResult {
  return {
    status: 'completed',
    weight: COMPONENT_WEIGHTS[name],
    ...scoreComponent(issues.slice(0, 25), SUBJECTS),
    duration_ms: 12_000,
    error: null,
    summary: `${issues.length} issues on 1,000 pages.`,
    issues,
    metrics: metricsOf(name),
    checks_run: ALL_CHECKS.filter((check) => check.component === name).map(({ id }) => id),
    checks_skipped:
      name === 'on_page_seo' ? [{ id: 'schema/rendered', reason: 'no page was rendered in a browser' }] : [],
  };
}

function metricsOf(name: ComponentName): Record<string, unknown> {
  if (name === 'page_speed') {
    const run = { ...speedRun(), strategy: 'desktop' };
    const slow = speedRun();
    const mobile = { ...slow, metrics: { ...slow.metrics, speed_index_ms: 4800, tbt_ms: 900 } };
    return { strategies: { mobile, desktop: run }, failed_strategies: [] };
  }
  if (name === 'sitemap') {
    return {
      urls: 940,
      files: 2,
      content_distribution: [
        { section: '/shop', urls: 700, share: 0.745, newest_lastmod: '2026-05-30' },
        { section: '/blog', urls: 240, share: 0.255, newest_lastmod: '2026-05-31' },
      ],
      publishing_velocity: { per_week: 3.5, trend: 'steady' },
      lastmod: { coverage: 0.92, newest: '2026-05-31', oldest: '2021-01-01', median_age_days: 120 },
      languages: ['de', 'en'],
    };
  }
  if (name !== 'technical_seo') return { ...metrics(SITE, 1) };
  return {
    status_histogram: { '200': 930, '301': 40, '404': 22, blocked_by_robots: 5, no_response: 3 },
    depth_histogram: { '0': 1, '1': 24, '2': 310, '3': 480, '4': 105, unlinked: 10 },
    response_time_ms: { p50: 180, p90: 640, p99: 2100 },
    redirects: { total: 40, chains: [], loops: [] },
    broken_links_total: 31,
    orphan_pages_total: 4,
    canonicalization: { self: 800, other: 60, none: 70 },
    failed_checks: [],
  };
}

function metrics(url: string, factor: number): SiteMetrics {
  return {
    url,
    pages: Math.round(930 * factor),
    indexable_pages: Math.round(870 * factor),
    words_total: Math.round(402_000 * factor),
    words_median: Math.round(420 * factor),
    sections: [{ name: '/shop', pages: 700 }],
    structured_data_share: 0.4 * factor,
    publishing: null,
    max_depth: 5,
    error_share: 0.02,
    ttfb_median_ms: Math.round(180 * factor),
    title_coverage: 0.98,
    description_coverage: 0.6,
    h1_coverage: 0.9,
    internal_links_median: 34,
    sitemap_urls: 940,
    speed_score: 71,
  };
}

function rival(url: string, factor: number) {
  return { url, status: 'completed' as const, error: null, scores: {}, metrics: metrics(url, factor) };
}

function issueOf(check: Check, index: number, sample: number): Issue {
  const finding = (place: number): Finding => ({
    url: `${SITE}/shop/category-${index}/a-product-with-a-long-name-${place}`,
    observed: `what was seen at place ${place}, in words that say enough`,
    expected: 'what the rule asks for',
    where: 'main > h1:nth-of-type(2)',
    ...(place === 0
      ? { count: 3, related_urls: [`${SITE}/`, `${SITE}/blog`, 'https://other.example/', `${SITE}/x`] }
      : {}),
  });
  const { id, component, severity, title, why, fix, reference, effort_hours } = check;
  return {
    check_id: id,
    component,
    severity,
    title,
    why,
    fix,
    reference,
    effort_hours,
    level: classifySeverity(severity),
    measured_over: 'html_pages',
    affected_count: sample + 2 + index,
    affected_pages: Math.min(PAGES, sample + index),
    sample: Array.from({ length: sample }, (_, place) => finding(place)),
    root_causes: [
      {
        observed: 'a dead link to /imprint',
        where: 'footer',
        count: sample + 1,
        pages: sample,
        sample_urls: [`${SITE}/a`],
      },
      { observed: 'a dead link to /jobs', where: null, count: 1, pages: 1, sample_urls: [`${SITE}/b`] },
    ],
    root_cause_count: 2,
  };
}

function recommendationOf({ check_id, component, title, why, fix }: Issue, index: number): Recommendation {
  return {
    id: `fix/${check_id}`,
    rank: index + 1,
    priority: index < 8 ? 'High' : index < 25 ? 'Medium' : 'Low',
    component,
    kind: index % 7 === 6 ? 'improvement' : 'fix',
    title,
    why,
    check_ids: [check_id],
    evidence: {
      count: 40 + index,
      urls: [`${SITE}/shop/a`, `${SITE}/shop/b`],
      sample: `${SITE}/shop/a: nothing there`,
    },
    steps: [fix, `Start with ${SITE}/shop/a, which most visitors see.`, 'Check again with a quick audit.'],
    snippets:
      index % 3 === 0
        ? [
            {
              title: 'Title for the start page',
              language: 'html',
              code: '<title>Lamps for every room – Shop</title>\n<meta name="description" content="Lamps & bulbs">',
              url: `${SITE}/`,
            },
          ]
        : [],
    impact: {
      traffic_percent_low: 0.2,
      traffic_percent_high: 1.1,
      basis: '2–8% assumed for a high issue everywhere, here on 40 of 1000 pages',
    },
    effort: { value: index % 2 ? 1 : 2.5, unit: index % 5 === 4 ? 'weeks' : 'days' },
    roi: {
      value: Math.max(1, 100 - index * 2),
      basis: '3.7% of traffic per day of work; 100 is the best of this list',
    },
    phase: index < 20 ? 1 : index < 40 ? 2 : 3,
  };
}

function keyword(
  word: string,
  status: 'competing_pages' | 'not_targeted',
): CompleteAudit['target_keyword_analysis'][number] {
  const found = status === 'competing_pages';
  return {
    keyword: word,
    status,
    pages_in_title: found ? 12 : 0,
    pages_in_h1: found ? 4 : 0,
    pages_in_description: 0,
    pages_in_url: found ? 9 : 0,
    pages_in_body: found ? 310 : 0,
    body_occurrences: found ? 2045 : 0,
    best_page: found ? { url: `${SITE}/lamps`, score: 90, missing_in: ['description'] } : null,
    competing_urls: [],
    advice: found ? `Choose one of the 4 pages (${SITE}/lamps uses it most).` : `No page mentions "${word}".`,
  };
}

function compared({ check_id, title, level, affected_pages }: Issue) {
  return { check_id, title, level, affected_pages };
}
