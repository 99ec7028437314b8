import type { SearchFigures } from './search-figures.js';

export const OPPORTUNITY_KINDS = [
  'technical_issue',
  'decay',
  'low_ctr',
  'quick_win',
  'striking_distance',
  'cannibalisation',
  'weak_internal_links',
  'zero_click',
  'position_drop',
  'long_tail',
  'device_gap',
] as const;
export type OpportunityKind = (typeof OPPORTUNITY_KINDS)[number];

/** Clicks that may be gained in a number of days: an estimate, and its basis. */
export interface ClickGain {
  /** 0: nothing may come of it. */
  low: number;
  /** By the probability that the step is made; what opportunities are ranked by. */
  expected: number;
  /** When it is made. */
  high: number;
  per_days: number;
  basis: string;
}

/** One figure that the opportunity rests on, as it was read. */
export interface OpportunityEvidence {
  name: string;
  value: number | string;
  /** `search_data`: read from Search Console; `crawl`: from the latest audit; `curve`: from the click curve. */
  source: 'search_data' | 'crawl' | 'curve';
}

/** Something that can be done, before it is ranked among others. */
export interface OpportunityDraft {
  kind: OpportunityKind;
  /** What it is about: at least one of the two is set. */
  query: string | null;
  url: string | null;
  /** Other pages that take part in it, at most 10. */
  related_urls: string[];
  figures: SearchFigures;
  previous: SearchFigures | null;
  evidence: OpportunityEvidence[];
  /** Null where nothing can be estimated. */
  estimated_click_gain: ClickGain | null;
  /** 0–1: how sure it is that the opportunity is real. */
  confidence: number;
  /** `measured`: everything it says was read; `inferred`: something that it says follows from other figures. */
  basis: 'measured' | 'inferred';
}

export type OpportunityBand = 'very_high' | 'high' | 'medium' | 'low' | 'very_low';

/** A query for which the same page is shown. */
export interface SupportingQuery {
  query: string;
  clicks: number;
  impressions: number;
  position: number | null;
}

export interface SearchOpportunity extends OpportunityDraft {
  /** `<kind>:<hash of its subject>`: the same in every analysis. */
  id: string;
  rank: number;
  title: string;
  /** Other queries of the page that the same work serves, those shown most first; at most 10. */
  supporting_queries: SupportingQuery[];
  /** Queries of the page that share no word with the head query: they ask for something else. At most 10. */
  other_intents: string[];
  /** What else was found about the page, by kind. */
  also: { kind: OpportunityKind; title: string }[];
  why: string;
  steps: string[];
  effort: { value: number; unit: 'hours' };
  /** 0–100: 0.4 × expected traffic + 0.3 × ease + 0.2 × confidence + 0.1 × momentum. */
  score: number;
  score_parts: { traffic: number; ease: number; confidence: number; momentum: number };
  band: OpportunityBand;
  /** 1: weeks 1–2, 2: weeks 3–4, 3: month 2 and later. */
  phase: 1 | 2 | 3;
}
