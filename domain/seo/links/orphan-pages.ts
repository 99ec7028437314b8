import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { isHtml200Summary } from '../site/summary-state.js';
import { knownOrphans } from './known-orphans.js';

/**
 * The orphans of a site (see known-orphans) that were crawled and are pages, in crawl order: what the check, the score
 * and its gate count. URLs that other pages only name, as their canonical or another version, are left to checks on
 * those. None if links from the start page lead to pages that were not read: the missing link may be there.
 */
export function orphanPages(site: SiteArtifacts): PageSummary[] {
  if (site.links_incomplete) return [];
  const { orphans } = knownOrphans(site);
  return site.pages.filter(
    (page) => isHtml200Summary(page) && orphans.get(page.url)?.some((source) => source !== 'reference') === true,
  );
}
