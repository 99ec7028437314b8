import type { InsightKind } from '../../../domain/insights/insight.js';
import { reportAudit } from './report-audit.js';

const figures = (clicks: number, impressions: number, position: number) => ({
  clicks,
  impressions,
  position,
  ctr: impressions === 0 ? null : clicks / impressions,
});

/** Search data as a caller may have them, in rows of its own. */
export const SEARCH_ROWS = {
  site_url: 'https://shop.example/',
  period: { days: 28 },
  totals: { current: figures(700, 40_000, 12.4), previous: figures(900, 41_000, 11.8) },
  rows: [
    { query: 'oak lamp', page: 'https://shop.example/oak', ...figures(20, 4_000, 7.2) },
    { query: 'brass lamp', page: 'https://shop.example/brass', ...figures(3, 2_500, 2.1) },
    { query: 'lamp 2024', ...figures(1, 900, 14) },
    { query: 'desk lamp', ...figures(0, 50, 30) },
  ],
  pages: [
    { page: 'https://shop.example/old', ...figures(10, 800, 9), previous: figures(60, 2_000, 5) },
    { page: 'https://shop.example/never', ...figures(0, 1_200, 18) },
  ],
};

const CONTENT = {
  publishing_velocity: { per_week: 2 },
  languages: [{ code: 'en', share: 1 }],
  pages: [
    { url: 'https://shop.example/oak', title: 'Oak lamps', word_count: 120 },
    { url: 'https://shop.example/care', title: 'Care of brass in 5 steps', word_count: 900 },
  ],
  topics: [{ term: 'lamp shades', pages: 4 }, { term: 'brass polish', pages: 2 }, 'light bulbs'],
  cannibalising_pages: [{ keyword: 'oak lamp', urls: ['https://shop.example/oak', 'https://shop.example/oak-2'] }],
};

const GAPS = [
  {
    topic: 'lamp repair',
    search_volume: 880,
    difficulty: 22,
    competitors: ['https://a.example/', 'https://b.example/'],
  },
  'dimmable bulbs',
];

const site = (url: string, score: number, words: number, topics: string[]) => ({
  website_url: url,
  overall_score: score,
  metrics: { words_median: words, error_share: 0.02 },
  topics,
  component_scores: { page_speed: score - 10, content_strategy: null },
});

/** An input of each kind that holds enough of everything. */
export function insightInputs(): Record<InsightKind, Record<string, unknown>> {
  const audit = reportAudit();
  return {
    audit: { audit_results: audit, website_url: 'https://shop.example/', target_keywords: ['oak lamp', 'desk lamp'] },
    searchconsole: { searchconsole_analysis: SEARCH_ROWS },
    content_strategy: {
      current_content: CONTENT,
      content_gaps: GAPS,
      target_keywords: ['oak lamps', 'floor lamps'],
      competitor_content: { topics: [{ term: 'smart lamps', urls: ['https://a.example/smart'] }] },
    },
    traffic_roadmap: {
      current_metrics: { organic_clicks: 1_200, period_days: 28 },
      identified_opportunities: [
        { title: 'Rewrite titles', impact: { low: 2, high: 5 }, effort: { value: 3, unit: 'days' }, priority: 'high' },
        { keyword: 'oak lamp', estimated_click_gain: { low: 20, high: 60, per_days: 28 }, effort_hours: 6 },
        { title: 'New shop system', severity: 'medium', effort_weeks: 30 },
        'Ask for links',
      ],
      implementation_timeline_weeks: 8,
    },
    competitive: {
      primary_site_analysis: site('https://shop.example/', 60, 300, ['oak lamps']),
      competitor_analyses: [
        site('https://a.example/', 80, 900, ['oak lamps', 'smart lamps']),
        site('https://b.example/', 20, 800, ['smart lamps', 'lamp repair']),
      ],
    },
    prioritized_recommendations: {
      all_recommendations: audit.recommendations,
      business_context: { goals: ['Sell more through images of products'], available_days: 10 },
    },
    quick_wins: { audit_data: audit, max_days_to_implement: 7 },
    keyword_expansion: {
      current_keywords: ['oak lamp', { keyword: 'brass lamp' }],
      content_analysis: { ...CONTENT, content_gaps: GAPS, rows: SEARCH_ROWS.rows },
    },
  };
}

/** The same as bodies of requests: an audit of ten issues, which is small enough to be sent. */
export function insightBodies(): Record<InsightKind, Record<string, unknown>> {
  const inputs = insightInputs();
  const audit = reportAudit({ issues: 10, sample: 1 });
  const { content_analysis } = inputs.keyword_expansion;
  return {
    ...inputs,
    audit: { ...inputs.audit, audit_results: audit },
    quick_wins: { audit_data: audit, max_days_to_implement: 7 },
    prioritized_recommendations: { ...inputs.prioritized_recommendations, all_recommendations: audit.recommendations },
    keyword_expansion: { content_analysis, current_keywords: ['oak lamp', 'brass lamp'] },
  };
}
