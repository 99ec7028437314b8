import type { PageSummary } from '../artifacts/page-summary.js';
import { isCanonicalised, isHtml200Summary } from '../site/summary-state.js';
import type { SiteArtifacts } from './check.js';

export interface CanonicalTarget {
  page: PageSummary;
  target: PageSummary;
}

/** Pages that name another URL as canonical, with the page crawled there. Targets never fetched are not judged. */
export function canonicalTargets(site: SiteArtifacts): CanonicalTarget[] {
  return site.pages.flatMap((page) => {
    if (page.canonical_url === null || !isHtml200Summary(page) || !isCanonicalised(page)) return [];
    const target = site.by_url.get(page.canonical_url);
    return target ? [{ page, target }] : [];
  });
}
