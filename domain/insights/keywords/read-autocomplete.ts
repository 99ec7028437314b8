import { type Figure, listParts, type Place, textIn } from '../reading/place.js';

const MAX_SUGGESTIONS = 500;

/** Suggestions of a search box that the user has collected, as texts. */
export function readAutocomplete(place: Place | null): Figure<string>[] {
  if (place === null || !Array.isArray(place.value)) return [];
  return listParts(place, MAX_SUGGESTIONS).flatMap((each) => textIn(each) ?? []);
}
