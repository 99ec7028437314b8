import { isIndexFile } from '../../base/url/is-index-file.js';
import { parseUrl } from '../../base/url/parse-url.js';
import { pathSegments } from '../../base/url/path-segments.js';
import type { PageSummary } from '../artifacts/page-summary.js';

/**
 * Indexable pages right below one folder, in crawl order: as a rule one template made them. Pages at the top of a site
 * are of all kinds and make no group, nor does the index file of a folder belong to it.
 * @param minSize groups of fewer pages are left out
 */
export function siblingGroups(pages: readonly PageSummary[], minSize: number): PageSummary[][] {
  const groups = new Map<string, PageSummary[]>();
  for (const page of pages) {
    const segments = pathSegments(page.url);
    const name = segments.pop();
    if (!page.indexable || segments.length === 0 || name === undefined || isIndexFile(name)) continue;
    const folder = `${parseUrl(page.url)?.origin}/${segments.join('/')}`;
    const group = groups.get(folder);
    if (group) group.push(page);
    else groups.set(folder, [page]);
  }
  return [...groups.values()].filter((group) => group.length >= minSize);
}
