import { plural } from '../../../base/text/plural.js';
import { isPrivatePath } from '../../../base/url/is-private-path.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { indexNoindexImportant } from '../../checks/index/noindex-important.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { Thresholds } from '../../thresholds.js';
import type { CauseRule } from '../cause-rule.js';
import { fixTemplate } from '../fix-template.js';

const CHECKS: ReadonlySet<string> = new Set([
  'index/noindex-important',
  'sitemap/url-noindex',
  'index/noindex-meta',
  'index/noindex-header',
  'link/to-noindex',
  'hreflang/to-noindex',
  'gsc/noindex-with-traffic',
]);

/**
 * Pages that the site lists in its sitemap or presents in its menu, and keeps from the index all the same: one of the two
 * is a mistake. Private sections are left to the sitemap's own fix; pages that are neither listed nor presented are meant.
 */
export const noindexConflict: CauseRule = {
  id: 'index/noindex-conflict',
  level: 'index',
  component: 'technical_seo',
  lead_check_ids: ['index/noindex-important', 'sitemap/url-noindex'],
  check_ids: [...CHECKS],
  detect(site, thresholds) {
    const pages = findConflicts(site, thresholds);
    const [first] = pages;
    if (!first) return null;
    const urls = pages.map(({ url }) => url);
    const known = new Set(urls);
    const isHome = known.has(site.start_url);
    return {
      title: isHome
        ? 'The home page is noindex'
        : `Noindex on ${plural(pages.length, 'page')} that the sitemap or the menu presents`,
      why: 'The site asks search engines to index these pages and forbids it at the same time. While the noindex is there, they cannot appear in search.',
      steps: [
        `If these pages should be found, remove the noindex from ${urls.slice(0, 3).join(', ')}${urls.length > 3 ? ' and the others' : ''}.`,
        'If they should stay out, remove them from the sitemap and the main menu instead.',
      ],
      pages: urls,
      sample: `${first.url}: noindex, ${describe(first, site)}`,
      loss: 1,
      certainty: isHome ? 0.9 : 0.5,
      effort_hours: pages.length > 4 ? 1 : 0.25 * pages.length,
      page_to_edit: first.url,
      template: fixTemplate(urls, { line: '<meta name="robots" content="noindex">', change: 'Remove the line' }),
      snippets: [],
      explains: ({ check_id: id, url, page_url: page }) => CHECKS.has(id) && known.has(page ?? url),
    };
  },
};

function findConflicts(site: SiteArtifacts, thresholds: Thresholds): PageSummary[] {
  const listed = listedUrls(site);
  const important = new Set(indexNoindexImportant.judge(site, { now: '', thresholds }).map(({ url }) => url));
  return site.pages.filter(
    (page) =>
      isHtml200Summary(page) &&
      page.noindex &&
      (important.has(page.url) || (listed.has(page.url) && !isPrivatePath(page.url))),
  );
}

function listedUrls({ sitemap }: SiteArtifacts): Set<string> {
  return new Set(sitemap?.entries.map(({ url }) => url));
}

function describe({ url }: PageSummary, site: SiteArtifacts): string {
  return listedUrls(site).has(url)
    ? 'listed in the sitemap'
    : `linked from ${plural(site.inlinks.get(url)?.length ?? 0, 'page')}`;
}
