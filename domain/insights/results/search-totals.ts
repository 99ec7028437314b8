/** Where a search analysis has the clicks of the whole property, and the days that they are of. */
export const SEARCH_TOTALS = {
  clicks: 'performance_overview.totals.current.clicks',
  days: 'periods.current.days',
} as const;
