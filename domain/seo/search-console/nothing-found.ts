import type { NoData } from './search-reports.js';

/** Rows were read and none of them is an opportunity. */
export function nothingFound(minImpressions: number): NoData {
  return {
    status: 'no_data',
    reason: `No query or page of the period is shown often enough (${minImpressions} impressions) to say what to do`,
    next_step: 'Choose a longer period or a lower min_impressions',
  };
}
