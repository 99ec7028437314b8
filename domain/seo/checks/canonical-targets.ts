import type { PageSummary } from '../artifacts/page-summary.js';
import { isCanonicalized, isHtml200Summary } from '../site/summary-state.js';
import type { SiteArtifacts } from './check.js';
import { type SourceGroup, SourceGroups } from './source-groups.js';

/**
 * Crawled pages that others name as their canonical, each once, with the pages naming it: an error of a target is one
 * thing to fix, however many pages a template points there. Targets never fetched are not judged.
 */
export function canonicalTargets(site: SiteArtifacts): SourceGroup<PageSummary>[] {
  const groups = new SourceGroups<PageSummary>();
  for (const page of site.pages) {
    if (page.canonical_url === null || !isHtml200Summary(page) || !isCanonicalized(page)) continue;
    const target = site.by_url.get(page.canonical_url);
    if (target) groups.add(target.url, target, page.url);
  }
  return groups.list();
}
