import { gainFromStep } from '../click-gain.js';
import type { OpportunityDraft } from '../search-opportunity.js';
import { needSet } from '../sets/row-set.js';
import { bestPairs } from '../signals/best-pairs.js';
import { findLongTail } from '../signals/find-long-tail.js';
import { estimateConfidence } from './estimate-confidence.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder } from './opportunity-finder.js';

/** Longer queries that no one was seen to ask before: what a new section or page could answer. */
export const longTail: OpportunityFinder = {
  kind: 'long_tail',
  needs: ['queries', 'pairs'],
  why: 'People begin to ask this, and the site is shown for it already. Long queries say exactly what is wanted and few pages answer them.',
  find: ({ data, pairs, gain, thresholds, is_branded, has_previous }) => {
    if (!has_previous) return [];
    const pages = bestPairs(pairs ?? []);
    return findLongTail(needSet(data, 'queries'), thresholds)
      .filter(({ query }) => !is_branded(query))
      .map(
        ({ query, figures }): OpportunityDraft => ({
          kind: 'long_tail',
          query,
          url: pages.get(query)?.page ?? null,
          related_urls: [],
          figures,
          previous: null,
          evidence: [...figureEvidence(figures), { name: 'previous_impressions', value: 0, source: 'search_data' }],
          estimated_click_gain: gainFromStep(figures, gain),
          confidence: estimateConfidence(figures.impressions, 'measured'),
          basis: 'measured',
        }),
      );
  },
  titleOf: ({ query }) => `Answer "${query}"`,
  stepsOf: ({ query, url }) => [
    url === null
      ? `Decide which page should answer "${query}".`
      : `See how far ${url} answers "${query}", which it is shown for.`,
    'Add a section that answers it in its first sentences under a heading with these words; where it is a subject of its own, write a page and link to it.',
  ],
  effortOf: () => 3,
  phaseOf: () => 3,
};
