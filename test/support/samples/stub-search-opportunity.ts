import type { SearchOpportunity } from '../../../domain/search/analysis/search-opportunity.js';

/** A ranked opportunity on the first position, but for what a spec names. */
export function stubSearchOpportunity(changes: Partial<SearchOpportunity> = {}): SearchOpportunity {
  return {
    id: 'quick_win:0123456789ab',
    kind: 'quick_win',
    query: 'lamp',
    url: 'https://site.example/lamps',
    related_urls: [],
    figures: { clicks: 10, impressions: 1_000, ctr: 0.01, position: 8 },
    previous: null,
    evidence: [{ name: 'position', value: 8, source: 'search_data' }],
    estimated_click_gain: null,
    confidence: 0.8,
    basis: 'measured',
    rank: 1,
    title: 'Bring "lamp" to the first places',
    why: 'It is shown on the first page.',
    supporting_queries: [],
    other_intents: [],
    also: [],
    steps: ['Answer the question in the first paragraph.'],
    effort: { value: 2, unit: 'hours' },
    score: 60,
    score_parts: { traffic: 60, ease: 60, confidence: 80, momentum: 50 },
    band: 'high',
    phase: 1,
    ...changes,
  };
}
