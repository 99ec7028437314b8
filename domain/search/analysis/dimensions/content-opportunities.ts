import type { NoData } from '../../../dashboard/no-data.js';
import { nothingFound } from '../nothing-found.js';
import { fillPhases, USUAL_HOURS } from '../opportunities/fill-phases.js';
import { findSearchOpportunities } from '../opportunities/find-opportunities.js';
import type { SearchAnalysis } from '../search-analysis.js';
import type { SearchOpportunity } from '../search-opportunity.js';
import type { ContentOpportunities } from '../search-reports.js';
import { needSet } from '../sets/row-set.js';

/** More than anybody works off in a quarter; the report of opportunities shows more where it is asked for. */
export const USUALLY_SHOWN = 30;
const NOTHING_NEXT = 'Choose a longer period, or ask for the opportunities report with a lower min_impressions';
const NOTE =
  'One for each page. Gains are estimates, each with its basis, and may not come true. Those of different pages for the same query overlap.';

/** What can be done, best first. */
export function contentOpportunities(analysis: SearchAnalysis): ContentOpportunities | NoData {
  // Nearly all kinds are based on it: without it the list would look as if there were nothing to do.
  needSet(analysis.data, 'pairs');
  const { opportunities, not_looked_for } = listOpportunities(analysis);
  if (opportunities.length === 0) return nothingFound(analysis.min_impressions, NOTHING_NEXT);
  return {
    total: opportunities.length,
    by_kind: countByKind(opportunities),
    opportunities: fillPhases(opportunities.slice(0, USUALLY_SHOWN), USUAL_HOURS),
    not_looked_for,
    note: NOTE,
  };
}

export function listOpportunities(analysis: SearchAnalysis) {
  const { data, plain_pairs, surroundings, gain, thresholds, is_branded, periods } = analysis;
  return findSearchOpportunities({
    data,
    gain,
    thresholds,
    is_branded,
    pairs: plain_pairs,
    crawl: surroundings.crawl,
    has_previous: periods.previous !== null,
  });
}

export function countByKind(opportunities: readonly SearchOpportunity[]): ContentOpportunities['by_kind'] {
  const counts: ContentOpportunities['by_kind'] = {};
  for (const { kind } of opportunities) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
