import { gainFromPosition } from '../click-gain.js';
import type { OpportunityDraft } from '../search-opportunity.js';
import { DECAY_DAYS } from '../sets/page-days.js';
import { needSet } from '../sets/row-set.js';
import { findPositionDrops } from '../signals/find-position-drops.js';
import { estimateConfidence } from './estimate-confidence.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder } from './opportunity-finder.js';

/** Pages whose mean position got worse by three places or more within four weeks. */
export const positionDrop: OpportunityFinder = {
  kind: 'position_drop',
  needs: ['page_days'],
  why: 'The page ranks lower than four weeks ago: clicks follow positions, often some weeks later.',
  find: ({ data, gain, thresholds }) =>
    findPositionDrops(needSet(data, 'page_days'), thresholds).map(
      ({ url, current, previous, drop }): OpportunityDraft => ({
        kind: 'position_drop',
        query: null,
        url,
        related_urls: [],
        figures: current,
        previous,
        evidence: [
          ...figureEvidence(current),
          ...figureEvidence(previous, 'previous_'),
          { name: 'places_lost', value: drop, source: 'search_data' },
        ],
        estimated_click_gain: gainFromPosition(current, previous.position ?? 0, { ...gain, days: DECAY_DAYS }),
        confidence: estimateConfidence(Math.min(current.impressions, previous.impressions), 'measured'),
        basis: 'measured',
      }),
    ),
  titleOf: ({ url }) => `Find out why ${url} ranks lower`,
  stepsOf: ({ url, figures, previous }) => [
    `It went from position ${previous?.position} to ${figures.position}: see in Search Console which queries fell and which are new (a new query at a low place lowers the mean without a loss).`,
    `Compare ${url} with what ranks above it now, and with what was changed on it in these weeks.`,
    'Undo what harmed it, or add what the others answer.',
  ],
  effortOf: () => 4,
  phaseOf: () => 3,
};
