import type { Recommendation } from './recommendation.js';

const MOST_CAUSES = 3;
/** Fixes that cost less than this part of the first one are no reason for the state of the site. */
const CAUSE_PART = 0.15;

/** What holds a site back: the first fixes by rank, three at most, as long as each costs enough beside the first. */
export function findMainFixes(recommendations: readonly Recommendation[]): Recommendation[] {
  const fixes = recommendations
    .filter(({ kind }) => kind === 'fix')
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_CAUSES);
  const most = costOf(fixes[0]);
  return fixes.filter((fix, index) => index === 0 || costOf(fix) >= most * CAUSE_PART);
}

function costOf(fix: Recommendation | undefined): number {
  return fix?.search_cost?.percent ?? 0;
}
