import { findChangePoints } from '../events/find-change-points.js';

/** Clicks a day that change by less than a tenth at once are within what methods follow by themselves. */
const LEAST_CHANGE = Math.log(1.1);

export interface AlignedDays {
  clicks: (number | null)[];
  /** Indexes of the first days at a new level. */
  shifts: number[];
}

/**
 * A row of days as if the site had always been at its level of today: days before a sudden lasting change are multiplied to
 * the level after it. Else a method would continue from a mean of both, and errors of its back-test would say how well a single
 * event is foreseen, which nothing can.
 */
export function alignLevels(clicks: readonly (number | null)[]): AlignedDays {
  const logs = clicks.map((one) => (one === null ? null : Math.log1p(one)));
  const shifts = findChangePoints(logs, LEAST_CHANGE);
  const aligned = clicks.map((one, index) => {
    const later = shifts.filter((shift) => shift.index > index);
    const factor = Math.exp(later.reduce((sum, { size }) => sum + size, 0));
    return one === null ? null : one * factor;
  });
  return { clicks: aligned, shifts: shifts.map(({ index }) => index) };
}
