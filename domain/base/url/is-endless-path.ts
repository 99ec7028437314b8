import { pathSegments } from './path-segments.js';

/** One more than makes a family of repeating paths, so that the crawl sees enough of it to detect it. */
const REPEATS = 4;

/**
 * Some segment occurs in the path four times or more: links that lead there are made by the page itself ("x/" on a page
 * that is returned for every path below), and following them would use up the crawl. Numbers do not count, as in dates.
 */
export function isEndlessPath(url: string): boolean {
  // Hardly any URL has this many slashes: two of its scheme, one for each segment.
  if (url.split('/').length < REPEATS + 3) return false;
  const counts = new Map<string, number>();
  return pathSegments(url).some((segment) => {
    const count = (counts.get(segment) ?? 0) + 1;
    counts.set(segment, count);
    return count >= REPEATS && !/^\d+$/.test(segment);
  });
}
