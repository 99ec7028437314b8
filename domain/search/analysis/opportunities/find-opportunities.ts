import type { OpportunityKind, SearchOpportunity } from '../search-opportunity.js';
import type { ContentOpportunities } from '../search-reports.js';
import { SET_TITLES } from '../sets/row-set.js';
import { ALL_FINDERS } from './all-finders.js';
import { mergeByPage } from './merge-by-page.js';
import type { OpportunityFinder, OpportunityInput } from './opportunity-finder.js';
import { type FoundOpportunity, rankOpportunities } from './rank-opportunities.js';

/** Of two kinds about one page the one that says more. */
const SUPERSEDES: Partial<Record<OpportunityKind, readonly OpportunityKind[]>> = {
  zero_click: ['low_ctr'],
  position_drop: ['decay'],
};

export interface FoundOpportunities {
  opportunities: SearchOpportunity[];
  not_looked_for: ContentOpportunities['not_looked_for'];
}

/** Finds opportunities of every kind and ranks them. A kind without data is listed and does not affect the others. */
export function findSearchOpportunities(input: OpportunityInput): FoundOpportunities {
  const found: FoundOpportunity[] = [];
  const not_looked_for: FoundOpportunities['not_looked_for'] = [];
  for (const finder of ALL_FINDERS) {
    const reason = missingFor(finder, input);
    if (reason === null) found.push(...finder.find(input).map((draft) => ({ finder, draft })));
    else not_looked_for.push({ kind: finder.kind, reason });
  }
  const there = new Set(found.map(({ draft }) => `${draft.kind} ${draft.url}`));
  const kept = found.filter(
    ({ draft: { kind, url } }) => !SUPERSEDES[kind]?.some((stronger) => there.has(`${stronger} ${url}`)),
  );
  return { opportunities: rankOpportunities(mergeByPage(kept), input.gain.days), not_looked_for };
}

function missingFor({ needs, needs_crawl, kind }: OpportunityFinder, input: OpportunityInput): string | null {
  const missing = needs.find((set) => input.data.sets[set] === undefined);
  if (missing !== undefined) return `Search Console could not be read by ${SET_TITLES[missing]}`;
  if (needs_crawl && input.crawl === null) return 'No crawl of the site is stored: run a complete audit';
  if (kind === 'long_tail' && !input.has_previous) return 'There is no previous period to tell new queries by';
  return null;
}
