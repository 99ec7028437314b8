import { gainFromPosition } from '../click-gain.js';
import type { OpportunityDraft } from '../search-opportunity.js';
import { needSet } from '../sets/row-set.js';
import { findDeviceGaps } from '../signals/find-device-gaps.js';
import { estimateConfidence } from './estimate-confidence.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder } from './opportunity-finder.js';

/** Pages that rank lower in searches on phones than on computers. */
export const deviceGap: OpportunityFinder = {
  kind: 'device_gap',
  needs: ['page_devices'],
  why: 'The page ranks lower on mobile devices. Searches differ by device, but a gap this wide often comes from the page: slow, hard to use or with less on it on a small screen.',
  find: ({ data, gain, thresholds }) =>
    findDeviceGaps(needSet(data, 'page_devices'), thresholds).map(
      ({ url, mobile, desktop, gap }): OpportunityDraft => ({
        kind: 'device_gap',
        query: null,
        url,
        related_urls: [],
        figures: mobile,
        previous: null,
        evidence: [
          ...figureEvidence(mobile, 'mobile_'),
          ...figureEvidence(desktop, 'desktop_'),
          { name: 'position_gap', value: gap, source: 'search_data' },
        ],
        estimated_click_gain: gainFromPosition(mobile, desktop.position ?? 0, gain),
        // That the page is the reason follows from nothing that was measured.
        confidence: estimateConfidence(Math.min(mobile.impressions, desktop.impressions), 'inferred'),
        basis: 'inferred',
      }),
    ),
  titleOf: ({ url }) => `Close the gap between phones and computers on ${url}`,
  stepsOf: ({ url }) => [
    `Open ${url} on a phone: is everything there that a computer shows, and can it be read and used at once?`,
    'Measure its speed for phones (speed analysis, strategy mobile) and fix what it names.',
    'Compare in Search Console the queries of both devices: where they differ, so may the positions.',
  ],
  effortOf: () => 4,
  phaseOf: () => 3,
};
