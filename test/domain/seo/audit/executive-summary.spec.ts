import { expect } from 'chai';
import type { ComponentResult } from '../../../../domain/seo/audit/audit-result.js';
import { compareWithCompetitors } from '../../../../domain/seo/audit/benchmark.js';
import { type SummaryInput, writeExecutiveSummary } from '../../../../domain/seo/audit/executive-summary.js';
import { buildRecommendations } from '../../../../domain/seo/audit/recommendations.js';
import { factSources } from '../../../support/fact-sources.js';
import { pageFrom } from '../../../support/pages.js';
import { stubIssue } from '../../../support/stub-issue.js';

const component = (score: number | null, overrides: Partial<ComponentResult> = {}): ComponentResult => ({
  status: score === null ? 'failed' : 'completed',
  weight: 20,
  score,
  duration_ms: 1,
  error: null,
  summary: '',
  issues: [],
  metrics: {},
  deductions: [],
  ...overrides,
});

const sources = factSources([pageFrom('Hi', { url: 'https://site.example/' })]);

const input = (overrides: Partial<SummaryInput> = {}): SummaryInput => ({
  website_url: 'https://site.example/',
  overall_score: 71.5,
  overall_status: 'good',
  score_coverage: 1,
  reliability: { reliable: true, reason: null },
  components: {
    technical_seo: component(90),
    on_page_seo: component(60, {
      issues: [stubIssue('title/missing', { title: 'Page without a title', severity: 'high', affected_count: 3 })],
    }),
    page_speed: component(70),
    sitemap: component(95),
    content_strategy: component(65),
  },
  score_breakdown: { formula: '', parts: [], lost_points: [] },
  issue_counts: { critical: 1, warning: 2, notice: 0 },
  recommendations: [],
  crawl: { pages: 12, depth: 2, bytes: 1, duration_ms: 1, pages_per_second: 1 },
  benchmarking: null,
  previous: null,
  ...overrides,
});

describe('[U] executive-summary', () => {
  it('tells score, extremes and the heaviest issue in the audit’s own figures', () => {
    expect(writeExecutiveSummary(input())).to.equal(
      'https://site.example/ scores 71.5 of 100, which is good: 1 critical issue, 2 warnings and 0 notices on 12 pages. ' +
        'Strongest is the sitemap (95), weakest on-page SEO (60). ' +
        'The heaviest issue is "Page without a title" (high, 3 cases).',
    );
  });

  it('says what was not measured and why', () => {
    const components = { ...input().components, page_speed: component(null, { error: 'no browser was found' }) };
    expect(writeExecutiveSummary(input({ components, score_coverage: 0.8 }))).to.include(
      'Not measured: page speed (no browser was found); the score rests on 80 % of the weight.',
    );
  });

  it('says when the crawl ran out of time', () => {
    const crawl = { ...input().crawl, duration_ms: 43_210_000, out_of_time: true } as const;
    expect(writeExecutiveSummary(input({ crawl }))).to.include(
      'on 12 pages. The crawl was ended after 12 hours, before it had seen the whole site. Strongest is',
    );
  });

  it('says that an unreliable crawl has no score', () => {
    const text = writeExecutiveSummary(
      input({
        overall_score: null,
        overall_status: null,
        reliability: { reliable: false, reason: '9 of 10 requests were refused' },
      }),
    );
    expect(text).to.match(/^https:\/\/site\.example\/ was not scored: 9 of 10 requests were refused\./);
  });

  it('tells the change since the previous audit', () => {
    const previous = {
      audit_id: 'old',
      overall_score: 75,
      change: -3.5,
      new_issues: [],
      fixed_issues: [{ check_id: 'a', title: 'A', level: 'notice' as const, affected_pages: 1 }],
    };
    expect(writeExecutiveSummary(input({ previous }))).to.include(
      'Since the previous audit the score is down 3.5 points: 1 issue fixed, 0 new.',
    );
  });

  it('tells the rank among competitors', () => {
    const rival = { ...sources.metrics, url: 'https://rival.example/', words_total: 900 };
    const benchmarking = compareWithCompetitors({ ...sources.metrics, words_total: 100 }, [
      { url: rival.url, status: 'completed', error: null, scores: {}, metrics: rival },
    ]);
    expect(writeExecutiveSummary(input({ benchmarking }))).to.include(
      'Against its competitors it ranks 2 of 2, ahead in 0 and behind in 1 measures.',
    );
  });

  it('names the checks that most points are lost to, and how far they reach', () => {
    const lost = { check_id: 'title/missing', component: 'on_page_seo' as const, points: 2.54, formula: '' };
    const lost_points = [
      { ...lost, affected: 3, measured: 12 },
      { ...lost, check_id: 'lighthouse/mobile' },
    ];
    const score_breakdown = { formula: '', parts: [], lost_points };
    expect(writeExecutiveSummary(input({ score_breakdown }))).to.include(
      'Most points are lost to title/missing (2.5, on 3 of 12), lighthouse/mobile (2.5).',
    );
    const reliability = { reliable: false, reason: 'turned away' };
    expect(writeExecutiveSummary(input({ score_breakdown, reliability }))).to.not.include('points are lost');
  });

  it('tells where competitors are ahead', () => {
    const gap = {
      ...{ measure: 'words_median', title: 'Words', unit: 'words', yours: 1, competitors_median: 2 },
      best: { url: 'https://rival.example/', value: 3 },
      detail: 'Words: 1 words against a median of 2',
    };
    const topics = { overlap: [], gaps: [{ term: 'laces', competitors: [] }], other_languages: [] };
    const ranked = {
      competitors: [],
      your_rank: 2,
      ranked_sites: 2,
      your_index: 40,
      advantages: [],
      gaps: [gap],
      topics,
    };
    expect(writeExecutiveSummary(input({ benchmarking: ranked }))).to.include(
      'The first gap: Words: 1 words against a median of 2. Several of them write about "laces", which no page of the site is about.',
    );
    expect(writeExecutiveSummary(input({ benchmarking: { ...ranked, your_rank: null } }))).to.not.include(
      'The first gap',
    );
  });

  it('ends with the first step', () => {
    const recommendations = buildRecommendations([stubIssue('a/b', { effort_hours: 6 })], sources);
    expect(
      writeExecutiveSummary(input({ recommendations: recommendations.filter(({ id }) => id === 'fix/a/b') })),
    ).to.match(/Begin with: Fault a\/b \(1 day\)\.$/);
  });
});
