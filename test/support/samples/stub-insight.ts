import type { Insight } from '../../../domain/insights/insight.js';

/** An insight that lacks nothing, but for what a spec names. */
export function stubInsight(id: string, change: Partial<Insight> = {}): Insight {
  return {
    id,
    title: `Do ${id}`,
    description: 'It has 12 pages.',
    priority_score: 6,
    priority: 'Medium',
    impact: { traffic_percent_low: 4, traffic_percent_high: 8, basis: 'estimate' },
    effort: { value: 1, unit: 'days' },
    roi: { value: 50, basis: 'estimate' },
    steps: ['Begin.'],
    evidence: [{ path: 'issues[0].count', value: 12 }],
    related_keywords: [],
    generated_by: 'rules',
    ...change,
  };
}
