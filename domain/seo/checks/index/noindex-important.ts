import { plural } from '../../../base/text/plural.js';
import { isPrivatePath } from '../../../base/url/is-private-path.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { Finding, SiteArtifacts, SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

/** A page that this share of the others names in header or navigation is one that the site presents. */
const PRESENTED_SHARE = 0.5;
const MIN_SOURCES = 3;

export const indexNoindexImportant: SiteCheck = {
  id: 'index/noindex-important',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Important page is noindex',
  why: 'The site presents the page in its main menu, or begins with it, yet asks search engines to leave it out. Such a noindex is mostly left over from testing.',
  fix: 'Remove the noindex from the page if it should be found.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  effort_hours: 0.25,
  judge(site) {
    const presented = countMenuLinks(site);
    const least = Math.max(MIN_SOURCES, site.pages.filter(isHtml200Summary).length * PRESENTED_SHARE);
    return site.pages.flatMap((page): Finding[] => {
      if (!isHtml200Summary(page) || !page.noindex) return [];
      const { url } = page;
      if (url === site.start_url)
        return [
          { url, observed: 'noindex on the home page', expected: 'an indexable page', severity: 'critical' as const },
        ];
      const sources = presented.get(url) ?? 0;
      if (sources < least || isPrivatePath(url)) return [];
      return [
        {
          url,
          observed: `noindex, in the menu of ${plural(sources, 'page')}`,
          expected: 'an indexable page',
          ...linkingPages(site, url),
        },
      ];
    });
  },
};

/** Pages that name a URL in header or navigation, by URL. */
function countMenuLinks({ pages }: SiteArtifacts): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const named = new Set<string>();
    for (const { url, region } of page.links)
      if (url !== page.url && (region === 'nav' || region === 'header')) named.add(url);
    for (const url of named) counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  return counts;
}
