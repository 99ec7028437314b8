import { round } from '../../../base/statistics/round.js';
import type { SearchFigures } from '../search-figures.js';
import type { OpportunityEvidence } from '../search-opportunity.js';

/** Figures as evidence, one by one; `prefix` distinguishes those of another period or device. */
export function figureEvidence(figures: SearchFigures, prefix = ''): OpportunityEvidence[] {
  const { clicks, impressions, ctr, position } = figures;
  const values = { clicks, impressions, ctr: ctr === null ? null : round(ctr, 4), position };
  return Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [{ name: `${prefix}${name}`, value, source: 'search_data' as const }],
  );
}
