import { plural } from '../../../base/text/plural.js';
import { orphanPages } from '../../links/orphan-pages.js';
import type { SiteCheck } from '../check.js';

export const crawlOrphan: SiteCheck = {
  id: 'crawl/orphan',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Orphan page',
  why: 'A sitemap, search or visits show that the page exists, but no link from the start page leads to it: visitors cannot find it, and search engines give it little weight.',
  fix: 'Link to the page from where it belongs, or take it out of the sitemap if it is no longer wanted.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.5,
  judge(site) {
    return orphanPages(site).map(({ url }) => ({ url, ...describe(site.inlinks.get(url)?.length ?? 0) }));
  },
};

/** Pages that link to an orphan are orphans as well. */
function describe(inlinks: number): { observed: string; expected: string } {
  if (inlinks === 0) return { observed: 'no internal link', expected: 'at least 1 internal link' };
  return {
    observed: `links from ${plural(inlinks, 'orphan page')} alone`,
    expected: 'at least 1 link from a page that links from the start page lead to',
  };
}
