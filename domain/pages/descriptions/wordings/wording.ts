import type { DescriptionTone, SearchIntent } from '../description-request.js';

/**
 * What descriptions are made of by rules in one language. `{k}` stands for the first keyword, `{m}` for the others; what
 * stands in square brackets is left out where there are no others. Nothing here claims anything about an offer.
 */
export interface Wording {
  /** Joins the last two of several keywords. */
  and: string;
  bodies: Readonly<Record<SearchIntent, readonly string[]>>;
  closings: Readonly<Record<DescriptionTone, readonly string[]>>;
  /** How sentences begin that point back at the one before, lower case: alone they make no sense. */
  pointing: readonly string[];
}
