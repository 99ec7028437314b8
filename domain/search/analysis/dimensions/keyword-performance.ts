import { round } from '../../../base/statistics/round.js';
import { compareFigures } from '../compare-figures.js';
import { expectedCtr } from '../expected-ctr.js';
import type { SearchAnalysis } from '../search-analysis.js';
import type { KeyedFigures } from '../search-figures.js';
import type { KeywordLine, KeywordPerformance, KeywordTarget } from '../search-reports.js';
import { needSet } from '../sets/row-set.js';
import { bestPairs } from '../signals/best-pairs.js';
import { findStrikingDistance } from '../signals/find-striking-distance.js';
import { TOP_LINES, topLines } from './top-lines.js';

const RANGES = [
  { range: '1-3', last: 3 },
  { range: '4-10', last: 10 },
  { range: '11-20', last: 20 },
  { range: '21+', last: Number.POSITIVE_INFINITY },
] as const;

/** Queries: those with most clicks, those that move, and those that could get more. */
export function keywordPerformance(analysis: SearchAnalysis): KeywordPerformance {
  const queries = needSet(analysis.data, 'queries');
  const current = queries.filter((query) => query.current !== null);
  const lineOf = createLineMaker(analysis);
  const shown = (found: readonly KeyedFigures[]) => found.map(lineOf);
  return {
    total_queries: current.length,
    previous_total_queries:
      analysis.periods.previous === null ? null : queries.filter(({ previous }) => previous !== null).length,
    by_position: byPosition(current),
    top_keywords: shown(
      topLines(current, (one, other) => clicksOf(other) - clicksOf(one) || shownOf(other) - shownOf(one)),
    ),
    trending:
      analysis.periods.previous === null ? { rising: [], falling: [], new: [], lost: [] } : trending(queries, shown),
    optimization_targets: targetsOf(analysis, current),
  };
}

function trending(
  queries: readonly KeyedFigures[],
  shown: (found: readonly KeyedFigures[]) => KeywordLine[],
): KeywordPerformance['trending'] {
  const both = queries.filter(({ current, previous }) => current !== null && previous !== null);
  const grown = (query: KeyedFigures) => clicksOf(query) - clicksOf(query, 'previous');
  const seen = (query: KeyedFigures) => shownOf(query) - shownOf(query, 'previous');
  const rising = both.filter((query) => grown(query) > 0);
  const falling = both.filter((query) => grown(query) < 0);
  const fresh = queries.filter(({ current, previous }) => current !== null && previous === null);
  const lost = queries.filter(({ current, previous }) => current === null && previous !== null);
  return {
    rising: shown(topLines(rising, (one, other) => grown(other) - grown(one) || seen(other) - seen(one))),
    falling: shown(topLines(falling, (one, other) => grown(one) - grown(other) || seen(one) - seen(other))),
    new: shown(topLines(fresh, (one, other) => clicksOf(other) - clicksOf(one) || shownOf(other) - shownOf(one))),
    lost: shown(
      topLines(
        lost,
        (one, other) =>
          clicksOf(other, 'previous') - clicksOf(one, 'previous') ||
          shownOf(other, 'previous') - shownOf(one, 'previous'),
      ),
    ),
  };
}

/** By the queries' own figures, which also hold what pages of the site share on one results page. */
function targetsOf(
  { gain, thresholds, is_branded, periods, pairs, missing_days }: SearchAnalysis,
  queries: readonly KeyedFigures[],
): KeywordTarget[] {
  const pages = bestPairs(pairs ?? []);
  const plain = queries.flatMap(({ key, current }) =>
    current === null || is_branded(key) ? [] : [{ query: key, page: pages.get(key)?.page ?? '', ...current }],
  );
  const before = new Map(queries.map(({ key, previous }) => [key, previous]));
  return findStrikingDistance(plain, gain, thresholds)
    .flatMap(({ query, page, target_position, gain: won, clicks, impressions, ctr, position }) => {
      const expected = expectedCtr(gain.curve, position);
      if (won === null || expected === null) return [];
      const sides = { current: { clicks, impressions, ctr, position }, previous: before.get(query) ?? null };
      const compared = compareFigures(sides, periods.previous !== null, missing_days.scale);
      const about = { query, is_branded: false, url: page === '' ? null : page };
      return [{ ...about, ...compared, expected_ctr: round(expected, 4), target_position, estimated_click_gain: won }];
    })
    .slice(0, TOP_LINES);
}

function createLineMaker({
  is_branded,
  periods,
  pairs,
  missing_days,
}: SearchAnalysis): (query: KeyedFigures) => KeywordLine {
  const pages = bestPairs(pairs ?? []);
  return ({ key, ...sides }) => ({
    query: key,
    is_branded: is_branded(key),
    url: pages.get(key)?.page ?? null,
    ...compareFigures(sides, periods.previous !== null, missing_days.scale),
  });
}

function byPosition(queries: readonly KeyedFigures[]): KeywordPerformance['by_position'] {
  const ranges = RANGES.map(({ range }) => ({ range, queries: 0, clicks: 0, impressions: 0 }));
  for (const { current } of queries) {
    const index = RANGES.findIndex(({ last }) => Math.round(current?.position ?? 0) <= last);
    const range = ranges[index];
    if (!range || current?.position == null) continue;
    range.queries += 1;
    range.clicks += current.clicks;
    range.impressions += current.impressions;
  }
  return ranges;
}

function clicksOf(query: KeyedFigures, side: 'current' | 'previous' = 'current'): number {
  return query[side]?.clicks ?? 0;
}

function shownOf(query: KeyedFigures, side: 'current' | 'previous' = 'current'): number {
  return query[side]?.impressions ?? 0;
}
