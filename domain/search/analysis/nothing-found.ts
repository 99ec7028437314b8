import { writeText } from '../../base/text/write-text.js';
import type { NoData } from '../../dashboard/no-data.js';

/** Rows were read and none of them is an opportunity. */
export function nothingFound(minImpressions: number, next_step: string): NoData {
  return {
    status: 'no_data',
    reason: writeText`No query or page of the period is shown often enough (${minImpressions} impressions) to say what to do`,
    next_step,
  };
}
