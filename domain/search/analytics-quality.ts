import type { AnalyticsQuality } from './analytics-row.js';

/** The worst of several reports. */
export function worstQuality(reports: readonly AnalyticsQuality[]): AnalyticsQuality {
  const sampled = reports.flatMap(({ sampled_percent: percent }) => (percent === null ? [] : [percent]));
  return {
    sampled_percent: sampled.length === 0 ? null : Math.min(...sampled),
    is_thresholded: reports.some(({ is_thresholded }) => is_thresholded),
    has_other_row: reports.some(({ has_other_row }) => has_other_row),
  };
}

/** What readers have to know of such figures, in words; null where all was counted. */
export function describeQuality({ sampled_percent, is_thresholded, has_other_row }: AnalyticsQuality): string | null {
  const parts = [
    sampled_percent === null ? null : `estimated from a sample of ${sampled_percent}% of the events`,
    is_thresholded ? 'Google withholds figures of few users' : null,
    has_other_row ? 'Google leaves rare values out and puts them together as "(other)"' : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('; ');
}
