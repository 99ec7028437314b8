import { significantWords } from '../../base/text/significant-words.js';
import { type Figure, listParts, numberIn, type Place, part, textIn } from './place.js';
import { walkPlaces } from './walk-places.js';

/** A text of the business context, and the words of it that say what the business is about. */
export interface ContextText {
  figure: Figure<string>;
  words: ReadonlySet<string>;
}

const MAX_TEXTS = 60;
const MIN_WORD_CHARS = 4;
/** Said of every site and every goal. */
const GENERAL = new Set(
  (
    'increase improve more grow growth traffic organic search engine google site website page pages seo content business ' +
    'company goal goals customers users visitors ranking rankings revenue sales leads online market marketing team budget ' +
    'month months week weeks year years quarter high medium low priority https http www'
  ).split(' '),
);
const CAPACITY = ['capacity_days', 'available_days', 'team_days', 'days_available', 'budget_days'];

/** The texts of a business context, whatever its form: one text, or an object of lists and texts. */
export function readContext(context: Place | null): ContextText[] {
  if (context === null) return [];
  const figures: Figure<string>[] = [];
  const bare = textIn(context);
  if (bare !== null) figures.push(bare);
  walkPlaces(context, (place) => {
    figures.push(...listParts(place, MAX_TEXTS).flatMap((inner) => textIn(inner) ?? []));
    return figures.length < MAX_TEXTS;
  });
  return figures.slice(0, MAX_TEXTS).flatMap((figure) => {
    const words = significantWords(figure.value).filter((word) => word.length >= MIN_WORD_CHARS && !GENERAL.has(word));
    return words.length === 0 ? [] : [{ figure, words: new Set(words) }];
  });
}

/** Available working days, if the context states them. */
export function readCapacity(context: Place | null): Figure<number> | null {
  const found = CAPACITY.map((name) => numberIn(part(context, name)));
  return found.find((figure) => figure !== null && figure.value > 0) ?? null;
}
