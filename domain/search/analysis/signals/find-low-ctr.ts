import { round } from '../../../base/statistics/round.js';
import type { Thresholds } from '../../../seo/thresholds.js';
import { expectedCtr } from '../expected-ctr.js';
import type { PairFigures, SearchFigures } from '../search-figures.js';
import { FigureSum } from '../sum-figures.js';

export interface LowCtrPage {
  url: string;
  /** Over its queries on the curve, branded ones left out. */
  figures: SearchFigures;
  /** What the curve gives for these queries at their positions, weighed by impressions. */
  expected_ctr: number;
  /** Queries that miss most clicks, at most 5. */
  queries: string[];
}

type Bounds = Pick<
  Thresholds,
  'search_ctr_impressions' | 'search_ctr_gap' | 'search_ctr_gap_share' | 'search_position_last'
>;

/** Pages that are clicked less often than results at their positions are; those that miss most clicks first. */
export function findLowCtr(pairs: readonly PairFigures[], curve: readonly number[], bounds: Bounds): LowCtrPage[] {
  const pages = new Map<string, { sum: FigureSum; expected: number; missed: { query: string; clicks: number }[] }>();
  for (const pair of pairs) {
    const expected = expectedCtr(curve, pair.position);
    if (expected === null) continue;
    const page = pages.get(pair.page) ?? { sum: new FigureSum(), expected: 0, missed: [] };
    page.sum.add(pair);
    page.expected += expected * pair.impressions;
    page.missed.push({ query: pair.query, clicks: expected * pair.impressions - pair.clicks });
    pages.set(pair.page, page);
  }
  return [...pages]
    .flatMap(([url, { sum, expected, missed }]) => {
      const figures = sum.figures();
      const expected_ctr = round(expected / Math.max(1, figures.impressions), 4);
      return isLow(figures, expected_ctr, bounds)
        ? [{ page: { url, figures, expected_ctr, queries: worst(missed) }, missed: expected - figures.clicks }]
        : [];
    })
    .sort((one, other) => other.missed - one.missed)
    .map(({ page }) => page);
}

function isLow({ impressions, ctr, position }: SearchFigures, expected: number, bounds: Bounds): boolean {
  if (ctr === null || position === null || impressions < bounds.search_ctr_impressions) return false;
  if (position > bounds.search_position_last) return false;
  return expected - ctr >= bounds.search_ctr_gap && ctr <= expected * (1 - bounds.search_ctr_gap_share);
}

function worst(missed: { query: string; clicks: number }[]): string[] {
  return [...missed]
    .sort((one, other) => other.clicks - one.clicks)
    .slice(0, 5)
    .map(({ query }) => query);
}
