import { round } from '../../../base/statistics/round.js';
import { writeText } from '../../../base/text/write-text.js';
import { gainFromLoss } from '../click-gain.js';
import type { OpportunityDraft } from '../search-opportunity.js';
import { DECAY_DAYS } from '../sets/page-days.js';
import { needSet } from '../sets/row-set.js';
import { findDecay } from '../signals/find-decay.js';
import { estimateConfidence } from './estimate-confidence.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder } from './opportunity-finder.js';

/** Pages with fewer visitors than four weeks before, on the same days of the week. */
export const decay: OpportunityFinder = {
  kind: 'decay',
  needs: ['page_days'],
  why: 'The page loses clicks against the four weeks before. What worked once is easier to bring back than to begin anew.',
  find: ({ data, thresholds }) =>
    findDecay(needSet(data, 'page_days'), thresholds).map(
      (page): OpportunityDraft => ({
        kind: 'decay',
        query: null,
        url: page.url,
        related_urls: [],
        figures: page.current,
        previous: page.previous,
        evidence: [
          ...figureEvidence(page.weekdays.current, 'weekday_'),
          ...figureEvidence(page.weekdays.previous, 'previous_weekday_'),
          { name: 'lost_weekday_clicks', value: page.lost_clicks, source: 'search_data' },
          { name: 'lost_share', value: round(page.lost_share, 4), source: 'search_data' },
        ],
        estimated_click_gain: gainFromLoss(
          page.previous.clicks - page.current.clicks,
          `the ${DECAY_DAYS} days before`,
          DECAY_DAYS,
        ),
        confidence: estimateConfidence(page.weekdays.previous.impressions, 'measured'),
        basis: 'measured',
      }),
    ),
  titleOf: ({ url }) => `Win back the clicks that ${url} has lost`,
  stepsOf: ({ url, figures, previous }) => [
    whatMoved(figures, previous),
    `Bring ${url} up to date: facts, dates, images, what people ask now; keep its URL.`,
    'See whether another page of the site has taken its queries over; if so, merge them into one.',
    'Check again after four weeks.',
  ],
  effortOf: () => 4,
  phaseOf: () => 2,
};

/** Fewer searches, a lower place, or fewer clicks at the same place are three different troubles. */
function whatMoved(figures: OpportunityDraft['figures'], previous: OpportunityDraft['previous']): string {
  const shown = writeText`impressions ${previous?.impressions ?? 0} → ${figures.impressions}`;
  const place = `position ${previous?.position ?? 'none'} → ${figures.position ?? 'none'}`;
  return writeText`Begin with what moved: ${shown}, ${place}, clicks ${previous?.clicks ?? 0} → ${figures.clicks}.`;
}
