/** How many of the trials, which overlap, count for one when the share is corrected for their number. */
const CORRECTION = 2.75;

/**
 * How far a sum may be from its forecast with some probability, from how far the sums of trials were: split conformal
 * prediction (Vovk, Gammerman and Shafer 2005), which takes the quantile (n + 1)/n × share of n scores that are independent.
 * Trials that begin a week apart share most of their days, so that the correction is several times as large; with few trials it
 * ends at the largest score. Scores are differences of square roots, which vary alike at every level of a count.
 */
export function conformalBound(scores: readonly number[], share: number): number | null {
  if (scores.length === 0) return null;
  const sorted = [...scores].sort((one, other) => one - other);
  const place = Math.min(1, share * (1 + CORRECTION / sorted.length)) * sorted.length - 1;
  const below = Math.max(0, Math.floor(place));
  const low = sorted[below] ?? 0;
  const high = sorted[Math.min(sorted.length - 1, below + 1)] ?? low;
  // With one or two trials even the largest score is often exceeded.
  return (low + (high - low) * Math.max(0, place - below)) * widening(sorted.length);
}

/** Student's t for 80% by the number of trials that share no day, against that of many. */
function widening(trials: number): number {
  return trials >= FEW ? 1 : 1 + (FEW - trials) / FEW;
}

const FEW = 8;

/** The distance of a forecast and what came, as {@link conformalBound} wants it. */
export function scoreForecast(forecast: number, actual: number): number {
  return Math.abs(Math.sqrt(Math.max(0, actual)) - Math.sqrt(Math.max(0, forecast)));
}

/** The interval of all figures that are within a distance of the forecast. */
export function intervalWithin(forecast: number, bound: number): { low: number; high: number } {
  const root = Math.sqrt(Math.max(0, forecast));
  return { low: Math.max(0, root - bound) ** 2, high: (root + bound) ** 2 };
}
