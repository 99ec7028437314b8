import { isIndexFile } from './is-index-file.js';
import { parseUrl } from './parse-url.js';

/**
 * What is left of a URL when letter case, the name of an index file and the slash at the end of the path are taken
 * away: two URLs of one form that return the same text are one page, with one URL too many.
 */
export function addressForm(url: string): string {
  const parsed = parseUrl(url);
  if (!parsed) return url;
  const segments = parsed.pathname.split('/');
  if (isIndexFile(segments.at(-1) ?? '')) segments.pop();
  const path = segments.join('/').replace(/\/$/, '');
  return `${parsed.origin}${path}${parsed.search}`.toLowerCase();
}
