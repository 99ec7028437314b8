import type { SiteCheck } from '../check.js';

const DAY_MS = 86_400_000;
const MAX_BEHIND_DAYS = 7;
const MAX_AHEAD_DAYS = 30;

export const sitemapLastmodStale: SiteCheck = {
  id: 'sitemap/lastmod-stale',
  severity: 'info',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'html_pages',
  title: 'lastmod does not match the page',
  why: 'Dates that do not fit the page teach search engines not to trust the sitemap.',
  fix: 'Write sitemap and page dates from one source.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#xml',
  effort_hours: 1,
  judge(site) {
    return (site.sitemap?.entries ?? []).flatMap(({ url, lastmod }) => {
      const modified = site.by_url.get(url)?.date_modified;
      const lead = (Date.parse(lastmod ?? '') - Date.parse(modified ?? '')) / DAY_MS;
      if (Number.isNaN(lead) || (lead >= -MAX_BEHIND_DAYS && lead <= MAX_AHEAD_DAYS)) return [];
      return [
        {
          url,
          observed: `lastmod ${lastmod}, page says ${modified}`,
          expected: `within ${MAX_BEHIND_DAYS} days behind and ${MAX_AHEAD_DAYS} ahead`,
        },
      ];
    });
  },
};
