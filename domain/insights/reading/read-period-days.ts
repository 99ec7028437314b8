import { type Figure, numberIn, type Place, partAlong } from './place.js';

const DAYS = ['period_days', 'date_range_days', 'days', 'periods.current.days', 'period.days'];

/** How many days the figures of an analysis are of; null where it does not say. */
export function readPeriodDays(analysis: Place): Figure<number> | null {
  return DAYS.map((way) => numberIn(partAlong(analysis, way))).find((figure) => figure !== null) ?? null;
}
