import type { Thresholds } from '../../../seo/thresholds.js';
import type { GainBasis } from '../click-gain.js';
import type { CrawledSite } from '../crawled-site.js';
import type { PairFigures } from '../search-figures.js';
import type { OpportunityDraft, OpportunityKind } from '../search-opportunity.js';
import type { ReadSets, RowSet } from '../sets/row-set.js';

/** What opportunities are looked for in. */
export interface OpportunityInput {
  data: ReadSets;
  /** Query by page, branded queries left out; null when it could not be read. */
  pairs: readonly PairFigures[] | null;
  /** Null without a stored crawl of the site. */
  crawl: CrawledSite | null;
  gain: GainBasis;
  thresholds: Thresholds;
  is_branded: (query: string) => boolean;
  has_previous: boolean;
}

/** Finds one kind of opportunity. */
export interface OpportunityFinder {
  kind: OpportunityKind;
  needs: readonly RowSet[];
  /** Nothing can be said without a crawl. */
  needs_crawl?: true;
  why: string;
  /** Another reason for some drafts; null: the usual one. */
  whyOf?(draft: OpportunityDraft): string | null;
  find(input: OpportunityInput): OpportunityDraft[];
  titleOf(draft: OpportunityDraft): string;
  stepsOf(draft: OpportunityDraft): string[];
  /** Typical work in hours. */
  effortOf(draft: OpportunityDraft): number;
  /** 1: weeks 1–2, 2: weeks 3–4, 3: month 2 and later. */
  phaseOf(draft: OpportunityDraft): 1 | 2 | 3;
}
