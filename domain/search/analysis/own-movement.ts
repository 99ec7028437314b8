import { percentile } from '../../base/statistics/percentile.js';
import { round } from '../../base/statistics/round.js';
import type { KeyedFigures } from './search-figures.js';

/** How queries of a property moved from one period to the next: what a change of position can be expected to be. */
export interface OwnMovement {
  /** Places that queries which rise win: between two and three. */
  step: number;
  /** Share of queries at positions 4 to 20 that rose by two places or more, 0–1. */
  probability: number;
  /** Queries that both come from; 0: no history, and the usual values are taken. */
  queries: number;
}

const FIRST = 4;
const LAST = 20;
/** A query that was shown less often has a position that means little. */
const LEAST_IMPRESSIONS = 50;
const LEAST_STEP = 2;
const MOST_STEP = 3;
/** What is taken for granted counts for so many queries: one of five rises. */
const PRIOR_QUERIES = 10;
const PRIOR_SHARE = 0.2;

/** From queries of both periods; brand queries and those on top of the results are left out. */
export function measureMovement(queries: readonly KeyedFigures[], isBranded: (query: string) => boolean): OwnMovement {
  const rises = queries.flatMap(({ key, current, previous }) => {
    if (!current || !previous || current.position === null || previous.position === null || isBranded(key)) return [];
    if (Math.min(current.impressions, previous.impressions) < LEAST_IMPRESSIONS) return [];
    const isNear = previous.position >= FIRST && previous.position <= LAST;
    return isNear ? [previous.position - current.position] : [];
  });
  const risen = rises.filter((places) => places >= LEAST_STEP);
  const median = percentile(risen, 0.5) ?? LEAST_STEP;
  return {
    step: round(Math.min(MOST_STEP, Math.max(LEAST_STEP, median)), 1),
    probability: round((risen.length + PRIOR_QUERIES * PRIOR_SHARE) / (rises.length + PRIOR_QUERIES), 2),
    queries: rises.length,
  };
}
