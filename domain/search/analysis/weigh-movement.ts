import type { Priority } from '../../audits/recommendation.js';
import { judgeTrend } from './judge-trend.js';

export interface Movement {
  direction: 'loss' | 'gain';
  /** The loss is one of the season: there are about as many clicks as on the same days a year earlier. */
  is_seasonal: boolean;
  priority: Priority;
}

/** A loss from which on it comes before most other work. */
const HEAVY_PERCENT = -20;
/** Counts that differ by less than so many of their standard deviations differ by chance. */
const CHANCE = 2;

/**
 * What a change of clicks between two periods of equal length says; null where it is within what comes and goes. `percent` is
 * for days that have data, `year_percent` against the same days a year earlier, null where they are not known.
 */
export function weighMovement(
  clicks: { current: number; previous: number },
  percent: number | null,
  year_percent: number | null,
): Movement | null {
  const trend = clicks.previous === 0 ? 'up' : judgeTrend(percent);
  if (trend === null || trend === 'flat') return null;
  if (Math.abs(clicks.current - clicks.previous) <= CHANCE * Math.sqrt(clicks.current + clicks.previous)) return null;
  if (trend === 'up') return { direction: 'gain', is_seasonal: false, priority: 'Low' };
  const is_seasonal = year_percent !== null && judgeTrend(year_percent) !== 'down';
  return {
    direction: 'loss',
    is_seasonal,
    priority: is_seasonal ? 'Low' : (percent ?? 0) <= HEAVY_PERCENT ? 'High' : 'Medium',
  };
}
