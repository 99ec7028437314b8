export interface Interval {
  low: number;
  high: number;
}

/** How often something happened, of how many. */
export interface Rate {
  count: number;
  of: number;
}

/**
 * Wilson's score interval of a rate (E. B. Wilson, 1927).
 * @param z half-width in standard deviations: see normalQuantile
 */
export function wilsonInterval({ count, of }: Rate, z: number): Interval {
  const rate = count / of;
  const square = (z * z) / of;
  const middle = rate + square / 2;
  const half = z * Math.sqrt((rate * (1 - rate)) / of + square / (4 * of));
  return { low: (middle - half) / (1 + square), high: (middle + half) / (1 + square) };
}

/**
 * Two-sided interval of the difference of two independent rates, other − one: Newcombe's hybrid of their Wilson intervals
 * (R. G. Newcombe, Statistics in Medicine 17, 1998, method 10).
 */
export function differenceInterval(one: Rate, other: Rate, z: number): Interval {
  const first = wilsonInterval(one, z);
  const second = wilsonInterval(other, z);
  const p = one.count / one.of;
  const q = other.count / other.of;
  return {
    low: q - p - Math.hypot(q - second.low, first.high - p),
    high: q - p + Math.hypot(second.high - q, p - first.low),
  };
}
