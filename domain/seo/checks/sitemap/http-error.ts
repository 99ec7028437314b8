import type { SiteCheck } from '../check.js';

const PLACES = {
  robots: 'robots.txt',
  index: 'sitemap index',
  given: 'the request',
  well_known: 'the usual places',
} as const;

export const sitemapHttpError: SiteCheck = {
  id: 'sitemap/http-error',
  severity: 'high',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap cannot be fetched',
  why: 'Search engines know of this file and cannot read it, so everything listed in it stays unknown.',
  fix: 'Make the file return 200, or take its address out of robots.txt and of the index.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  effort_hours: 1,
  judge(site) {
    return (site.sitemap?.files ?? []).flatMap(({ url, status, error, source, parent_url: parent }) => {
      if (source === 'well_known' || (status === 200 && error === null)) return [];
      const observed = error === null ? `status ${status}` : `no answer (${error.kind}: ${error.message})`;
      return [{ url, observed, expected: '200', where: parent ?? PLACES[source] }];
    });
  },
};
