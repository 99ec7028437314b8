import { median } from '../../base/statistics/median.js';
import { round } from '../../base/statistics/round.js';
import { writeText } from '../../base/text/write-text.js';
import { CURVE_POSITIONS, PRIOR_CTR } from './expected-ctr.js';
import type { SearchFigures } from './search-figures.js';

export interface CtrCurvePoint {
  position: number;
  /** What is expected at that position, 0–1. */
  ctr: number;
  /** Median CTR of the property's own queries there; null when there are none. */
  own_median: number | null;
  /** Queries that it is the median of. */
  queries: number;
}

export interface CtrCurve {
  /**
   * `own`: the property's queries weigh more than the studies at most positions of the first page; `blended`: they weigh
   * something; `prior`: there are too few of them, and the studies alone are used.
   */
  source: 'own' | 'blended' | 'prior';
  /** Positions 1 to 20. */
  points: CtrCurvePoint[];
  explanation: string;
}

/** A query that was shown less often says nothing about clicks: most such have none by chance alone. */
export const CURVE_MIN_IMPRESSIONS = 100;
/** As many queries as the prior counts for: with ten of its own at a position, the property weighs one half. */
const PRIOR_WEIGHT = 10;
const FIRST_PAGE = 10;

/**
 * The property's own click curve: the median CTR of other than branded queries at each rounded position, drawn to the
 * prior where they are few, and made to fall from each position to the next (weighted isotonic regression).
 */
export function fitCtrCurve(queries: Iterable<{ figures: SearchFigures; is_branded: boolean }>): CtrCurve {
  const ctrs: number[][] = Array.from({ length: CURVE_POSITIONS }, () => []);
  for (const { figures, is_branded } of queries) {
    if (is_branded || figures.ctr === null || figures.position === null) continue;
    if (figures.impressions >= CURVE_MIN_IMPRESSIONS) ctrs[Math.round(figures.position) - 1]?.push(figures.ctr);
  }
  const medians = ctrs.map(median);
  const weights = ctrs.map((own) => own.length + PRIOR_WEIGHT);
  const blended = ctrs.map((own, index) => {
    const prior = PRIOR_CTR[index] ?? 0;
    return (own.length * (medians[index] ?? 0) + PRIOR_WEIGHT * prior) / (own.length + PRIOR_WEIGHT);
  });
  const falling = fitFalling(blended, weights);
  const points = falling.map((ctr, index) => ({
    position: index + 1,
    ctr: round(ctr, 4),
    own_median: roundOrNull(medians[index] ?? null),
    queries: ctrs[index]?.length ?? 0,
  }));
  const source = sourceOf(points);
  return { source, points, explanation: explain(source, points) };
}

/** The curve as expectedCtr reads it. */
export function curveValues({ points }: CtrCurve): number[] {
  return points.map(({ ctr }) => ctr);
}

function sourceOf(points: readonly CtrCurvePoint[]): CtrCurve['source'] {
  const firstPage = points.slice(0, FIRST_PAGE);
  if (firstPage.filter(({ queries }) => queries >= PRIOR_WEIGHT).length > FIRST_PAGE / 2) return 'own';
  return points.some(({ queries }) => queries > 0) ? 'blended' : 'prior';
}

function explain(source: CtrCurve['source'], points: readonly CtrCurvePoint[]): string {
  const queries = points.reduce((sum, point) => sum + point.queries, 0);
  if (source === 'prior')
    return writeText`No query other than branded ones was shown ${CURVE_MIN_IMPRESSIONS} times at positions 1 to ${CURVE_POSITIONS}: the curve is that of public click studies`;
  const weight = `each position weighs its own median by its queries against ${PRIOR_WEIGHT} for public click studies`;
  return writeText`Median CTR by rounded position of ${queries} queries other than branded ones with at least ${CURVE_MIN_IMPRESSIONS} impressions; ${weight}`;
}

/** Pool adjacent violators: the falling sequence that is nearest to the values by weighted squares. */
function fitFalling(values: readonly number[], weights: readonly number[]): number[] {
  const blocks: { mean: number; weight: number; length: number }[] = [];
  values.forEach((value, index) => {
    let block = { mean: value, weight: weights[index] ?? 1, length: 1 };
    for (let last = blocks.at(-1); last && last.mean < block.mean; last = blocks.at(-1)) {
      blocks.pop();
      const weight = last.weight + block.weight;
      const mean = (last.mean * last.weight + block.mean * block.weight) / weight;
      block = { mean, weight, length: last.length + block.length };
    }
    blocks.push(block);
  });
  return blocks.flatMap(({ mean, length }) => Array.from({ length }, () => mean));
}

function roundOrNull(value: number | null): number | null {
  return value === null ? null : round(value, 4);
}
