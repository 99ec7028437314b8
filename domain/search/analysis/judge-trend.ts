export type TrendDirection = 'up' | 'down' | 'flat';

/** Smaller changes come and go by themselves. */
const FLAT_PERCENT = 5;

/** The one bound by which a change of clicks is called a rise or a fall; null where nothing can be compared. */
export function judgeTrend(percent: number | null): TrendDirection | null {
  if (percent === null) return null;
  if (Math.abs(percent) < FLAT_PERCENT) return 'flat';
  return percent > 0 ? 'up' : 'down';
}
