import type { SearchIntent } from '../../../search/search-intent.js';
import type { DescriptionTone } from '../description-request.js';

/**
 * The wording of rule-based descriptions in one language. `{k}` is the first keyword, `{m}` the others; text in square
 * brackets is left out if there are no others. Nothing here claims anything about an offer.
 */
export interface Wording {
  /** Joins the last two of several keywords. */
  and: string;
  bodies: Readonly<Record<SearchIntent, readonly string[]>>;
  closings: Readonly<Record<DescriptionTone, readonly string[]>>;
  /** How sentences begin that point back at the one before, lower case: alone they make no sense. */
  pointing: readonly string[];
}
