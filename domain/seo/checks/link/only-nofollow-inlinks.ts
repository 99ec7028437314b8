import { plural } from '../../../base/text/plural.js';
import type { SiteCheck } from '../check.js';
import { heldTargets } from '../link-follow.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

export const linkOnlyNofollowInlinks: SiteCheck = {
  id: 'link/only-nofollow-inlinks',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Only nofollow internal links to the page',
  why: 'Every internal link to the page is nofollow: it may be indexed, but search engines are asked not to follow any of them.',
  fix: 'Link to the page without nofollow, or keep it out of the index with noindex.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  effort_hours: 0.5,
  judge(site) {
    // A followed link may be on a page that the limit of the crawl cut off.
    if (site.crawl_incomplete) return [];
    return [...heldTargets(site)].flatMap(([url, { followed, held, onNofollowPages }]) => {
      if (followed.length > 0 || url === site.start_url || !site.by_url.get(url)?.indexable) return [];
      const sources = [...held, ...onNofollowPages];
      const observed = `${plural(sources.length, 'linking page')}, all with nofollow`;
      return [{ url, observed, expected: 'a followed link', where: 'a[rel~=nofollow]', ...linkedFrom(sources) }];
    });
  },
};

/** The page is one thing to fix, however many links there are. */
function linkedFrom(sources: readonly string[]) {
  return { related_urls: sources.slice(0, MAX_RELATED_URLS) };
}
