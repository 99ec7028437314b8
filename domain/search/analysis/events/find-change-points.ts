import { median } from '../../../base/statistics/median.js';

/** A change point: the day from which on a series of daily values is at another level. */
export interface ChangePoint {
  /** Of the first day at the new level. */
  index: number;
  /** Median after it minus median before it, in the unit of the values. */
  size: number;
  /** How many times its usual size (robust standard deviation) the change from one fortnight to the next was. */
  score: number;
}

/** Days on either side that are compared: whole weeks, so that the rhythm of the week cancels out. */
export const SHIFT_WINDOW = 14;
/** Days on either side that have to keep the new level, so that a holiday is no shift. */
const LASTING_DAYS = 28;
/** Of these on either side so many have to be known. */
const LEAST_KNOWN = 10;
/** Fewer comparisons do not say what is usual. */
const LEAST_COMPARISONS = 28;
const MOST_SHIFTS = 5;
/** Of a window, so many of the highest and lowest values are left out: a single odd day makes no shift. */
const TRIMMED = 2;
/** MAD of a normal distribution × this = its standard deviation. */
const MAD_SCALE = 1.4826;
/** Changes between fortnights of level series with normal noise exceed this less than once in some hundred series. */
const SURE_SCORE = 5;

type Values = readonly (number | null)[];

/**
 * Sudden lasting changes of level, by moving sums (MOSUM: Eichinger and Kirch 2018): the trimmed mean of the 14 days after
 * each day against that of the 14 before. What is usual comes from the row itself (median and MAD over all days), so that
 * seasons, growth and random walks, which change a little all the time, have no shift. The strongest is taken, the days
 * before it are moved to the level after, and the search continues. Oldest first.
 * @param leastSize smaller changes matter to no one
 */
export function findChangePoints(values: Values, leastSize: number): ChangePoint[] {
  const found: ChangePoint[] = [];
  let rest = removeWeekdays(values);
  while (found.length < MOST_SHIFTS) {
    const shift = findStrongest(rest, leastSize);
    if (!shift || found.some(({ index }) => Math.abs(index - shift.index) < SHIFT_WINDOW)) break;
    found.push(shift);
    rest = rest.map((value, index) => (value === null || index >= shift.index ? value : value + shift.size));
  }
  return found.sort((one, other) => one.index - other.index);
}

function findStrongest(values: Values, leastSize: number): ChangePoint | null {
  const changes = values.flatMap((_, index) => {
    const before = trimmedMean(values.slice(Math.max(0, index - SHIFT_WINDOW), index));
    const after = trimmedMean(values.slice(index, index + SHIFT_WINDOW));
    return before === null || after === null ? [] : [{ index, change: after - before }];
  });
  if (changes.length < LEAST_COMPARISONS) return null;
  const usual = median(changes.map(({ change }) => change)) ?? 0;
  const spread = MAD_SCALE * (median(changes.map(({ change }) => Math.abs(change - usual))) ?? 0);
  const [strongest] = [...changes].sort((one, other) => Math.abs(other.change - usual) - Math.abs(one.change - usual));
  if (!strongest || Math.abs(strongest.change - usual) <= SURE_SCORE * spread) return null;
  const index = locate(values, strongest.index);
  const size = sizeAt(values, index);
  const isLasting = size !== null && Math.abs(size) >= leastSize && Math.sign(size) === Math.sign(strongest.change);
  if (!isLasting) return null;
  return { index, size, score: spread === 0 ? Number.MAX_VALUE : Math.abs(strongest.change - usual) / spread };
}

/** The day nearby that parts the days around it best: the least sum of distances to the medians of both sides. */
function locate(values: Values, near: number): number {
  const from = Math.max(0, near - LASTING_DAYS);
  const around = values.slice(from, near + LASTING_DAYS);
  let best = { index: near, cost: Number.POSITIVE_INFINITY };
  for (let index = near - SHIFT_WINDOW; index <= near + SHIFT_WINDOW; index++) {
    const split = index - from;
    if (split < SHIFT_WINDOW / 2 || split > around.length - SHIFT_WINDOW / 2) continue;
    const cost = distance(around.slice(0, split)) + distance(around.slice(split));
    if (cost < best.cost) best = { index, cost };
  }
  return best.index;
}

function sizeAt(values: Values, index: number): number | null {
  const before = median(known(values.slice(Math.max(0, index - LASTING_DAYS), index)));
  const after = median(known(values.slice(index, index + LASTING_DAYS)));
  return before === null || after === null ? null : after - before;
}

function distance(values: Values): number {
  const all = known(values);
  const middle = median(all) ?? 0;
  return all.reduce((sum, value) => sum + Math.abs(value - middle), 0);
}

/** The rhythm of the week taken out, which gaps would otherwise bring into the means of fortnights. */
function removeWeekdays(values: Values): (number | null)[] {
  const effects = Array.from({ length: 7 }, (_, weekday) => {
    const deviations = values.flatMap((value, index) => {
      if (value === null || index % 7 !== weekday) return [];
      const week = known(values.slice(Math.max(0, index - 3), index + 4));
      return [value - week.reduce((sum, one) => sum + one, 0) / week.length];
    });
    return median(deviations) ?? 0;
  });
  return values.map((value, index) => (value === null ? null : value - (effects[index % 7] ?? 0)));
}

function trimmedMean(values: Values): number | null {
  const all = known(values).sort((one, other) => one - other);
  if (all.length < LEAST_KNOWN) return null;
  const kept = all.slice(TRIMMED, -TRIMMED);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

function known(values: Values): number[] {
  return values.filter((value) => value !== null);
}
