import type { SearchPerformance } from '../../../domain/search/analysis/search-performance.js';

const SKIPPED = { status: 'skipped', reason: 'not asked for' } as const;

/** A stored analysis of which everything is left out that a spec does not name. */
export function stubSearchPerformance(changes: Partial<SearchPerformance> = {}): SearchPerformance {
  return {
    site_url: 'https://site.example/',
    site: 'site.example',
    property: 'sc-domain:site.example',
    property_scope: 'same',
    periods: {
      current: { start_date: '2026-03-02', end_date: '2026-05-30', days: 90 },
      previous: { start_date: '2025-12-02', end_date: '2026-03-01', days: 90 },
      excluded_days: 2,
      note: '',
    },
    data: { collected_at: '2026-06-01T07:00:00.000Z', row_counts: {}, cut_sets: [], failed_sets: [] },
    brand_terms: [],
    ctr_curve: { source: 'prior', points: [], explanation: '' },
    status: 'completed',
    performance_overview: SKIPPED,
    keyword_performance: SKIPPED,
    page_performance: SKIPPED,
    content_opportunities: SKIPPED,
    technical_signals: SKIPPED,
    competitive_positioning: SKIPPED,
    trend_analysis: SKIPPED,
    ai_insights: SKIPPED,
    generated_by: 'rules',
    generated_at: '2026-06-01T07:00:00.000Z',
    duration_ms: 1,
    ...changes,
  };
}

/** Figures of both periods, with what changed between them. */
export function stubOverview(clicks: [now: number, before: number], position: [now: number, before: number]) {
  const of = (index: 0 | 1) => ({
    clicks: clicks[index],
    impressions: 1_000,
    ctr: clicks[index] / 1_000,
    position: position[index],
  });
  const percent = clicks[1] === 0 ? null : ((clicks[0] - clicks[1]) / clicks[1]) * 100;
  return {
    status: 'completed' as const,
    totals: {
      current: of(0),
      previous: of(1),
      change: {
        clicks: clicks[0] - clicks[1],
        clicks_percent: percent,
        impressions: 0,
        impressions_percent: 0,
        ctr_points: 0,
        position: position[0] - position[1],
      },
    },
    reconciliation: { queries: null, pages: null },
    brand: null,
    devices: null,
    countries: null,
    missing_days: { current: [], previous: [] },
    year_on_year: null,
    daily: [{ date: '2026-05-30', clicks: 12, impressions: 100, ctr: 0.12, position: 4 }],
  };
}
