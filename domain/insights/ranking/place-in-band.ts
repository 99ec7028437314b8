import type { Priority } from '../../audits/recommendation.js';

/** Scores that belong to each priority, the highest first. */
const BANDS: Readonly<Record<Priority, readonly [most: number, least: number]>> = {
  High: [10, 7],
  Medium: [6, 4],
  Low: [3, 1],
};

/** The priority of a score of 1 to 10. */
export function priorityOfScore(score: number): Priority {
  if (score >= BANDS.High[1]) return 'High';
  return score >= BANDS.Medium[1] ? 'Medium' : 'Low';
}

/** A score, held within the band of a priority that somebody else has decided. */
export function placeInBand(score: number, priority: Priority): number {
  const [most, least] = BANDS[priority];
  return Math.min(most, Math.max(least, score));
}

/** The scores of entries of one priority in their order: from the top of the band evenly to its end. */
export function spreadOverBand(count: number, priority: Priority): number[] {
  const [most, least] = BANDS[priority];
  const places = most - least + 1;
  return Array.from({ length: count }, (_, at) => most - Math.floor((at * places) / Math.max(places, count)));
}
