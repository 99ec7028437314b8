import { gainFromStep } from '../click-gain.js';
import type { OpportunityDraft } from '../search-opportunity.js';
import { needSet } from '../sets/row-set.js';
import { findStrikingDistance } from '../signals/find-striking-distance.js';
import { findWeakLinks } from '../signals/find-weak-links.js';
import { estimateConfidence } from './estimate-confidence.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder, OpportunityInput } from './opportunity-finder.js';

/** Pages that do well in search, or nearly do, and that the site itself hides. */
export const weakInternalLinks: OpportunityFinder = {
  kind: 'weak_internal_links',
  needs: ['pages', 'pairs'],
  needs_crawl: true,
  why: 'Links of the site tell search engines which pages matter. This one matters to people in search and the site hardly links to it.',
  find: (input) => {
    const { crawl, gain, thresholds } = input;
    if (!crawl) return [];
    return findWeakLinks(wantedPages(input), crawl, thresholds).map(
      ({ url, figures, depth, inlinks }): OpportunityDraft => ({
        kind: 'weak_internal_links',
        query: null,
        url,
        related_urls: [],
        figures,
        previous: null,
        evidence: [
          ...figureEvidence(figures),
          { name: 'clicks_from_start', value: depth, source: 'crawl' },
          { name: 'linking_pages', value: inlinks, source: 'crawl' },
        ],
        estimated_click_gain: gainFromStep(figures, gain),
        confidence: estimateConfidence(figures.impressions, 'measured'),
        basis: 'measured',
      }),
    );
  },
  titleOf: ({ url }) => `Link to ${url} from pages that matter`,
  stepsOf: ({ url }) => [
    `Choose three to five pages on the same subject that have links themselves, and link from their text to ${url}.`,
    'Say in the link what the page answers, with the words people search for.',
  ],
  effortOf: () => 1,
  phaseOf: () => 2,
};

/** Pages with clicks, and those that rank just below where clicks are. */
function wantedPages({ data, pairs, gain, thresholds }: OpportunityInput) {
  const striking = new Set(findStrikingDistance(pairs ?? [], gain, thresholds).map(({ page }) => page));
  return needSet(data, 'pages').flatMap(({ key, current }) =>
    current !== null && (current.clicks > 0 || striking.has(key)) ? [{ url: key, figures: current }] : [],
  );
}
