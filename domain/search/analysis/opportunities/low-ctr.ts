import { round } from '../../../base/statistics/round.js';
import { type GainBasis, gainFromExpected } from '../click-gain.js';
import type { OpportunityDraft } from '../search-opportunity.js';
import { findLowCtr, type LowCtrPage } from '../signals/find-low-ctr.js';
import { findLowCtrPairs } from '../signals/find-low-ctr-pairs.js';
import { estimateConfidence } from './estimate-confidence.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder } from './opportunity-finder.js';

/** Pages that are often shown and seldom clicked for their rank: title and description are not inviting. */
export const lowCtr: OpportunityFinder = {
  kind: 'low_ctr',
  needs: ['pairs'],
  why: 'The page is shown often and clicked less than results at its positions are: its title or description does not promise what people look for.',
  find: ({ pairs, gain, thresholds }) => {
    const pages = findLowCtr(pairs ?? [], gain.curve, thresholds).map((page) =>
      toDraft(page, { ...gain, name: `${gain.name} over its queries` }),
    );
    const whole = new Set(pages.map(({ url }) => url));
    const single = findLowCtrPairs(pairs ?? [], gain.curve, thresholds)
      .filter(({ page }) => !whole.has(page))
      .map(({ query, page, expected_ctr, clicks, impressions, ctr, position }) =>
        toDraft({ url: page, figures: { clicks, impressions, ctr, position }, expected_ctr, queries: [query] }, gain),
      );
    return [...pages, ...single];
  },
  titleOf: ({ url }) => `Rewrite title and description of ${url}`,
  stepsOf: ({ query, evidence }) => [
    `Search for ${quote(query)} and read the titles above yours: what do they promise?`,
    `Write a title that answers it in its first words, and a description with the reason to click; the queries that miss most clicks are ${seen(evidence, 'queries')}.`,
    `Compare the CTR after four weeks with ${seenShare(evidence, 'ctr')}; ${seenShare(evidence, 'expected_ctr')} is usual at these positions.`,
  ],
  effortOf: () => 1,
  phaseOf: () => 1,
};

function toDraft({ url, figures, expected_ctr, queries }: LowCtrPage, gain: GainBasis): OpportunityDraft {
  return {
    kind: 'low_ctr',
    query: queries[0] ?? null,
    url,
    related_urls: [],
    figures,
    previous: null,
    evidence: [
      ...figureEvidence(figures),
      { name: 'expected_ctr', value: expected_ctr, source: 'curve' },
      { name: 'queries', value: queries.join(', '), source: 'search_data' },
    ],
    estimated_click_gain: gainFromExpected(figures, expected_ctr, gain),
    confidence: estimateConfidence(figures.impressions, 'measured'),
    basis: 'measured',
  };
}

function quote(query: string | null): string {
  return query === null ? 'its main query' : `"${query}"`;
}

function seenShare(evidence: OpportunityDraft['evidence'], name: string): string {
  const value = evidence.find((one) => one.name === name)?.value;
  return typeof value === 'number' ? `${round(value * 100, 1)}%` : 'what it is now';
}

function seen(evidence: OpportunityDraft['evidence'], name: string): string {
  return String(evidence.find((one) => one.name === name)?.value ?? 'not known');
}
