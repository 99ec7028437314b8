import type { PageSummary } from '../artifacts/page-summary.js';
import { HreflangSets } from '../site/hreflang-sets.js';
import { isHtml200Summary } from '../site/summary-state.js';
import type { SiteArtifacts } from './check.js';
import { type SourceGroup, SourceGroups } from './source-groups.js';

export interface HreflangTarget {
  code: string;
  target: PageSummary;
}

/**
 * Fetched pages that others name as their alternate, each once, with the pages naming it. The code is the first one it
 * was named under; a page naming itself is left out.
 */
export function hreflangTargets(site: SiteArtifacts): SourceGroup<HreflangTarget>[] {
  const sets = new HreflangSets(site);
  const groups = new SourceGroups<HreflangTarget>();
  for (const page of site.pages) {
    if (!isHtml200Summary(page)) continue;
    for (const { code, url } of sets.of(page)) {
      const target = site.by_url.get(url);
      if (target && url !== page.url) groups.add(url, { code, target }, page.url);
    }
  }
  return groups.list();
}
