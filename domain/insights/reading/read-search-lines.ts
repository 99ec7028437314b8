import { type Figure, numberIn, type Place, part, textIn } from './place.js';
import { walkPlaces } from './walk-places.js';

/** Clicks, impressions, CTR and position as the input has them; null where it lacks one. */
export interface FoundFigures {
  clicks: Figure<number> | null;
  impressions: Figure<number> | null;
  /** 0–1, as Search Console writes it; a percentage is no such figure. */
  ctr: Figure<number> | null;
  position: Figure<number> | null;
}

export interface SearchLine extends FoundFigures {
  key: Figure<string>;
  /** For a query the page that it is about, where the input names one. */
  url: Figure<string> | null;
  previous: FoundFigures | null;
}

export interface SearchLines {
  queries: SearchLine[];
  pages: SearchLine[];
  /** Overall figures, the first ones without a query or page. */
  totals: { current: FoundFigures; previous: FoundFigures | null } | null;
  is_whole: boolean;
}

const QUERIES = ['query', 'keyword', 'search_term', 'term'];
const PAGES = ['page', 'url', 'page_url', 'landing_page'];
/** Rows of a day, a country or a device are neither of a query nor of the whole. */
const OTHER_KEYS = ['date', 'day', 'device', 'country', 'key', 'keys', 'position_range', 'range', 'weekday'];
const MAX_LINES = 5_000;

/** Rows of search data anywhere in the input, each query and each page once; the first row of each counts. */
export function readSearchLines(root: Place): SearchLines {
  const queries = new Map<string, SearchLine>();
  const pages = new Map<string, SearchLine>();
  let totals: SearchLines['totals'] = null;
  const is_whole = walkPlaces(root, (place) => {
    const current = figuresIn(place);
    if (current === null) return true;
    const previous = previousOf(place);
    const [query, page] = [QUERIES, PAGES].map((names) => textIn(part(place, ...names)));
    if (query && queries.size < MAX_LINES) addOnce(queries, { ...current, key: query, url: page ?? null, previous });
    else if (page && pages.size < MAX_LINES) addOnce(pages, { ...current, key: page, url: page, previous });
    else if (!query && !page && OTHER_KEYS.every((name) => part(place, name) === null))
      totals ??= { current, previous };
    // A row of a query may hold rows of its pages; what it is compared with is read with it.
    return !query && !page;
  });
  return { queries: [...queries.values()], pages: [...pages.values()], totals, is_whole };
}

function addOnce(lines: Map<string, SearchLine>, line: SearchLine): void {
  const key = line.key.value.trim().toLowerCase();
  if (!lines.has(key)) lines.set(key, line);
}

/** Null where there are neither clicks nor impressions. */
function figuresIn(place: Place): FoundFigures | null {
  for (const holder of [part(place, 'current'), part(place, 'figures'), place]) {
    const clicks = numberIn(part(holder, 'clicks'));
    const impressions = numberIn(part(holder, 'impressions'));
    if (isCount(clicks) || isCount(impressions))
      return { clicks, impressions, ctr: ctrIn(holder), position: numberIn(part(holder, 'position', 'avg_position')) };
  }
  return null;
}

function previousOf(place: Place): FoundFigures | null {
  const previous = part(place, 'previous');
  if (previous !== null) return figuresIn(previous);
  const [clicks, impressions] = ['previous_clicks', 'previous_impressions'].map((name) => numberIn(part(place, name)));
  if (!clicks && !impressions) return null;
  return { clicks: clicks ?? null, impressions: impressions ?? null, ctr: null, position: null };
}

function ctrIn(holder: Place | null): Figure<number> | null {
  const ctr = numberIn(part(holder, 'ctr'));
  return ctr !== null && ctr.value >= 0 && ctr.value <= 1 ? ctr : null;
}

function isCount(figure: Figure<number> | null): boolean {
  return figure !== null && figure.value >= 0;
}
