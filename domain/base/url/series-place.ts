import { parseUrl } from './parse-url.js';

/** The place of a page in a series: the list it belongs to, and its number in it. */
export interface SeriesPlace {
  /** The address without its number: the same for all pages of a list, and for the list without a number. */
  series: string;
  number: number;
}

const PAGE_PARAM = /^(?:page|paged|pg|page[-_]?(?:no|num|number)|current[-_]?page|seite|pagina)$/i;
const HINT = /page|seite|pagina|pg=/i;
/** "/page/2", "/page-2" or "/page2" at the end of the path. */
const PAGE_PATH = /\/(?:page|seite|pagina)[/-]?(\d{1,5})\/?$/i;

/** The place that the address of a page names by a page number; null when it names none. */
export function seriesPlace(url: string): SeriesPlace | null {
  // Asked of every known URL: most name no number, and need no parsing.
  if (!HINT.test(url)) return null;
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const inPath = PAGE_PATH.exec(parsed.pathname);
  const inQuery = [...parsed.searchParams].find(([name, value]) => PAGE_PARAM.test(name) && /^\d{1,5}$/.test(value));
  const number = Number(inPath?.[1] ?? inQuery?.[1] ?? 0);
  return number === 0 ? null : { series: readSeries(url), number };
}

/** The list that a URL belongs to, without its number. Slashes at the end of the path do not count. */
export function readSeries(url: string): string {
  const parsed = parseUrl(url);
  if (!parsed) return url;
  const path = parsed.pathname.replace(PAGE_PATH, '').replace(/\/$/, '');
  const params = [...parsed.searchParams].filter(([name, value]) => !PAGE_PARAM.test(name) || !/^\d{1,5}$/.test(value));
  const query = new URLSearchParams(params).toString();
  return `${parsed.origin}${path}${query === '' ? '' : `?${query}`}`;
}
