import type { PageSummary } from '../artifacts/page-summary.js';
import { HreflangSets } from '../site/hreflang-sets.js';
import type { SiteArtifacts } from './check.js';
import { type SourceGroup, SourceGroups } from './source-groups.js';

export interface HreflangTarget {
  code: string;
  target: PageSummary;
}

/**
 * Fetched pages with an error that others name as their alternate, each once, with the pages naming it. The code is the
 * first one it was named under; a page naming itself is left out. Sets grow with the square of the languages, so they
 * are read only when there is a page to look for.
 */
export function hreflangTargets(
  site: SiteArtifacts,
  isWrong: (page: PageSummary) => boolean,
): SourceGroup<HreflangTarget>[] {
  const wrong = new Map(site.pages.filter(isWrong).map((page) => [page.url, page]));
  if (wrong.size === 0) return [];
  const sets = new HreflangSets(site);
  const groups = new SourceGroups<HreflangTarget>();
  for (const page of site.pages) {
    // A pair that no indexable page names cannot be met.
    if (!page.indexable) continue;
    for (const { code, url } of sets.of(page)) {
      const target = wrong.get(url);
      if (target && url !== page.url) groups.add(url, { code, target }, page.url);
    }
  }
  return groups.list();
}
