import { round } from '../../../base/statistics/round.js';
import { writeText } from '../../../base/text/write-text.js';
import { type GainBasis, gainFromPosition } from '../click-gain.js';
import type { OpportunityDraft, OpportunityEvidence } from '../search-opportunity.js';
import { type CannibalizedQuery, findCannibalized } from '../signals/find-cannibalized.js';
import { estimateConfidence } from './estimate-confidence.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder } from './opportunity-finder.js';

const MAX_PAGES = 10;

/** Queries that several pages of the site share. Without a crawl they may be versions of one page: inferred then. */
export const cannibalization: OpportunityFinder = {
  kind: 'cannibalisation',
  needs: ['pairs'],
  why: 'Search engines switch between several pages of the site for one query, so that none collects what all together deserve.',
  find: ({ pairs, crawl, gain, thresholds }) =>
    findCannibalized(pairs ?? [], crawl, thresholds).map((found) => draftOf(found, crawl === null, gain)),
  titleOf: ({ query, related_urls }) => writeText`Let one page answer "${query}" instead of ${related_urls.length + 1}`,
  stepsOf: ({ query, url, related_urls }) => [
    `Choose the page for "${query}": most of its clicks go to ${url}.`,
    `Where ${related_urls.join(', ')} says the same, merge it and redirect; where it has a subject of its own, sharpen its title to that and link from it to the chosen page.`,
    'Check after four weeks whether the others are still shown for it.',
  ],
  effortOf: () => 3,
  phaseOf: () => 2,
};

function draftOf({ query, figures, pages }: CannibalizedQuery, isInferred: boolean, gain: GainBasis): OpportunityDraft {
  const basis = isInferred ? 'inferred' : 'measured';
  const [first, ...others] = pages.slice(0, MAX_PAGES);
  return {
    kind: 'cannibalisation',
    query,
    url: first?.page ?? null,
    related_urls: others.map(({ page }) => page),
    figures,
    previous: null,
    evidence: [...figureEvidence(figures), ...pages.slice(0, MAX_PAGES).map((page) => shareOf(page, figures))],
    // How a merged page would rank was not measured: as the best of them does, if nothing goes wrong.
    estimated_click_gain: gainFromPosition(figures, bestPosition(pages), gain),
    confidence: estimateConfidence(figures.impressions, basis),
    basis,
  };
}

function bestPosition(pages: CannibalizedQuery['pages']): number {
  return Math.min(...pages.map(({ position }) => position ?? Number.POSITIVE_INFINITY));
}

function shareOf(page: CannibalizedQuery['pages'][number], all: CannibalizedQuery['figures']): OpportunityEvidence {
  const share = round((page.impressions / Math.max(1, all.impressions)) * 100, 1);
  const value = writeText`${page.clicks} clicks, ${share}% of impressions, position ${round(page.position ?? 0, 1)}`;
  return { name: page.page, value, source: 'search_data' };
}
