import { type Figure, numberIn, type Place, partAlong } from './place.js';

const NAMES = [
  'crawl.pages',
  'pages_crawled',
  'crawled_pages',
  'total_pages',
  'pages_analyzed',
  'page_count',
  'pages_count',
];

/** How many pages a report is about; null where it does not say. */
export function pagesIn(report: Place): Figure<number> | null {
  const found = NAMES.map((name) => numberIn(partAlong(report, name)));
  return found.find((figure) => figure !== null && figure.value > 0) ?? null;
}
