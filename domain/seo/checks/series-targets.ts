import type { PageSummary } from '../artifacts/page-summary.js';
import { isHtml200Summary } from '../site/summary-state.js';
import type { SiteArtifacts } from './check.js';
import { type SourceGroup, SourceGroups } from './source-groups.js';

export interface SeriesTarget {
  rel: 'next' | 'prev';
  target: PageSummary;
}

/** Fetched pages that others name as next or previous of their series, each once, with the pages naming it. */
export function seriesTargets(site: SiteArtifacts): SourceGroup<SeriesTarget>[] {
  const groups = new SourceGroups<SeriesTarget>();
  for (const page of site.pages) {
    if (!isHtml200Summary(page)) continue;
    for (const [rel, url] of [['next', page.next_url] as const, ['prev', page.prev_url] as const]) {
      const target = url === null || url === page.url ? undefined : site.by_url.get(url);
      if (target) groups.add(target.url, { rel, target }, page.url);
    }
  }
  return groups.list();
}
