import type { PageSummary } from '../artifacts/page-summary.js';

/** How often the pages of a crawl link to each URL of the site; links of a page to itself are left out. */
export function countInlinks(pages: readonly PageSummary[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const { url, count = 1 } of page.links) {
      if (url !== page.url) counts.set(url, (counts.get(url) ?? 0) + count);
    }
  }
  return counts;
}
