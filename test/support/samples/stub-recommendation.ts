import type { Recommendation } from '../../../domain/audits/recommendation.js';

/** A fix of one day in the first phase that is worth ten percent, unless overridden. */
export function stubRecommendation(id: string, overrides: Partial<Recommendation> = {}): Recommendation {
  return {
    id,
    rank: 1,
    priority: 'High',
    component: 'technical_seo',
    kind: 'fix',
    title: `Task ${id}`,
    why: 'It matters.',
    check_ids: [],
    evidence: { count: 1, urls: ['https://site.example/a'], sample: 'https://site.example/a: a fault' },
    steps: ['Do it.', 'See that it is done.'],
    snippets: [],
    impact: { traffic_percent_low: 10, traffic_percent_high: 10, basis: 'estimate' },
    effort: { value: 1, unit: 'days' },
    roi: { value: 100, basis: '' },
    phase: 1,
    ...overrides,
  };
}
