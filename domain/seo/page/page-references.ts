import type { PageSummary } from '../artifacts/page-summary.js';
import { isHtml200Summary } from '../site/summary-state.js';

/**
 * What a page names as another version or neighbor of itself: canonical, language versions, AMP version and its
 * neighbors in a series, in this order. Visitors follow none of them.
 */
export function pageReferences(page: PageSummary): string[] {
  if (!isHtml200Summary(page)) return [];
  const named = [
    page.canonical_url,
    ...page.hreflang.map(({ url }) => url),
    page.amp_url,
    page.next_url,
    page.prev_url,
  ];
  return named.filter((url): url is string => typeof url === 'string' && url !== page.url);
}
