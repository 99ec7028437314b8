import { isSameSite } from '../../../base/url/url-identity.js';
import { reachedUrls } from '../../site/reached-urls.js';
import { isCanonicalized, isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const canonicalUnlinkedTarget: SiteCheck = {
  id: 'canonical/unlinked-target',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Canonical URL without internal links',
  why: 'All links of the site lead to another address than the one it wants listed, so search engines see two answers to which is the main one.',
  fix: 'Link to the canonical address itself.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.5,
  judge(site) {
    // The missing link may be on a page that the limit of the crawl cut off.
    if (site.crawl_incomplete) return [];
    const reached = reachedUrls(site);
    const targets = new SourceGroups<string>();
    for (const page of site.pages) {
      const canonical = page.canonical_url;
      if (canonical === null || !isHtml200Summary(page) || !isCanonicalized(page)) continue;
      if (!isSameSite(canonical, site.start_url) || reached.has(canonical)) continue;
      targets.add(canonical, canonical, page.url);
    }
    return targets.list().map(({ item, sources }) => ({
      url: item,
      observed: 'no internal link',
      expected: 'at least 1 internal link',
      where: 'canonical',
      ...namedSources(sources),
    }));
  },
};
