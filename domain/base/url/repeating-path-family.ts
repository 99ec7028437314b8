import { parseUrl } from './parse-url.js';
import { pathSegments } from './path-segments.js';

const REPEATS = 3;

/**
 * When some segment occurs in the path three times or more: the URL up to and including its first occurrence, which all
 * members of the endless family share. Null otherwise. Numbers do not count: dates repeat them ("/2011/11/11").
 */
export function repeatingPathFamily(url: string): string | null {
  const segments = pathSegments(url);
  const counts = new Map<string, number>();
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  const first = segments.findIndex((segment) => (counts.get(segment) ?? 0) >= REPEATS && !/^\d+$/.test(segment));
  if (first < 0) return null;
  return `${parseUrl(url)?.origin}/${segments.slice(0, first + 1).join('/')}/`;
}
