import { redirectChain } from '../../site/redirect-chain.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteArtifacts, SiteCheck } from '../check.js';

export const crawlOrphan: SiteCheck = {
  id: 'crawl/orphan',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Orphan page',
  why: 'The sitemap lists the page but no page of the site links to it: visitors cannot find it, and search engines give it little weight.',
  fix: 'Link to the page from where it belongs, or take it out of the sitemap if it is no longer wanted.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.5,
  judge(site) {
    // The missing link may stand on a page that the bound of the crawl cut off.
    if (site.crawl_incomplete) return [];
    const reached = endsOfLinkedRedirects(site);
    return site.pages
      .filter((page) => page.source === 'sitemap' && isHtml200Summary(page) && page.url !== site.start_url)
      .filter((page) => !site.inlinks.has(page.url) && !reached.has(page.url))
      .map((page) => ({ url: page.url, observed: 'no internal link', expected: 'at least 1 internal link' }));
  },
};

function endsOfLinkedRedirects(site: SiteArtifacts): Set<string> {
  const ends = new Set<string>();
  for (const page of site.pages) {
    if (page.redirect_url === null || (!site.inlinks.has(page.url) && page.url !== site.start_url)) continue;
    ends.add(redirectChain(site, page.url).end_url);
  }
  return ends;
}
