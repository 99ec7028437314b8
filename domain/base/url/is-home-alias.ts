import { isIndexFile } from './is-index-file.js';
import { parseUrl } from './parse-url.js';
import { pathSegments } from './path-segments.js';

/** Another name of the home page: "/" with any query, "/index.html", "/home". */
export function isHomeAlias(url: string): boolean {
  const [first, ...others] = pathSegments(url);
  if (first === undefined) return parseUrl(url) !== null;
  return others.length === 0 && (first.toLowerCase() === 'home' || isIndexFile(first));
}
