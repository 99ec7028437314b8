import { isSameSite } from '../../../base/url/url-identity.js';
import { reachedUrls } from '../../site/reached-urls.js';
import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const hreflangUnlinked: SiteCheck = {
  id: 'hreflang/unlinked',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Hreflang page without internal links',
  why: 'No page links to the version and no sitemap lists it: visitors cannot switch to it, and it counts for little.',
  fix: 'Link to it from a language menu, or list it in the sitemap.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 0.5,
  judge(site) {
    // The missing link may be on a page that the limit of the crawl cut off.
    if (site.crawl_incomplete) return [];
    const reached = reachedUrls(site);
    const listed = new Set(site.sitemap?.entries.map(({ url }) => url));
    const unlinked = new SourceGroups<{ code: string; url: string }>();
    for (const page of site.pages) {
      if (!page.indexable) continue;
      for (const { code, url } of page.hreflang) {
        if (url === page.url || reached.has(url) || listed.has(url) || !isSameSite(url, site.start_url)) continue;
        unlinked.add(url, { code, url }, page.url);
      }
    }
    return unlinked.list().map(({ item: { code, url }, sources }) => ({
      url,
      observed: `${code}: no internal link`,
      expected: 'at least 1 internal link',
      where: 'hreflang',
      ...namedSources(sources),
    }));
  },
};
