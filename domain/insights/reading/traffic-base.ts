import type { Figure } from './place.js';

/** Current traffic, the basis of percentages of clicks: with its number of days, if known. */
export interface TrafficBase {
  clicks: Figure<number>;
  days: Figure<number> | null;
}
