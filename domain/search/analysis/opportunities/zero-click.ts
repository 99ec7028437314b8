import { writeText } from '../../../base/text/write-text.js';
import { gainFromCtr } from '../click-gain.js';
import type { OpportunityDraft } from '../search-opportunity.js';
import { needSet } from '../sets/row-set.js';
import { findZeroClick } from '../signals/find-zero-click.js';
import { estimateConfidence } from './estimate-confidence.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder } from './opportunity-finder.js';

/** Pages that were shown hundreds of times without a single click. */
export const zeroClick: OpportunityFinder = {
  kind: 'zero_click',
  needs: ['pages'],
  why: 'The page is shown often but never clicked: it ranks too low, is shown for the wrong searches, or the results page answers the question itself.',
  find: ({ data, gain, thresholds }) => {
    const pages = needSet(data, 'pages').flatMap(({ key, current, previous }) =>
      current === null ? [] : [{ url: key, figures: current, previous }],
    );
    return findZeroClick(pages, thresholds.search_zero_click_impressions).map(
      ({ url, figures, previous }): OpportunityDraft => ({
        kind: 'zero_click',
        query: null,
        url,
        related_urls: [],
        figures,
        previous,
        evidence: figureEvidence(figures),
        estimated_click_gain: gainFromCtr(figures, gain),
        confidence: estimateConfidence(figures.impressions, 'measured'),
        basis: 'measured',
      }),
    );
  },
  titleOf: ({ url }) => `Let ${url} be clicked, or stop showing it`,
  stepsOf: ({ url, figures }) => [
    writeText`See which queries ${url} is shown for: ${figures.impressions} impressions at position ${figures.position} brought no click.`,
    'If they fit, answer them in title and description and strengthen the page; if they do not, say in the title what the page is about.',
    'If the results page gives the answer itself, put the work elsewhere.',
  ],
  effortOf: () => 2,
  phaseOf: () => 1,
};
