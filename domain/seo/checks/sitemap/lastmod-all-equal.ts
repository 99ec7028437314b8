import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';

export const sitemapLastmodAllEqual: SiteCheck = {
  id: 'sitemap/lastmod-all-equal',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Identical lastmod values in sitemap',
  why: 'One date for everything is the date of the export; search engines then stop using the dates.',
  fix: 'Write the date of the last real change of each page, or leave lastmod out.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#xml',
  effort_hours: 1,
  judge(site, { thresholds }) {
    const dates = new Map<string, string[]>();
    for (const { file_url: file, lastmod, news } of site.sitemap?.entries ?? []) {
      // News entries are all of today by nature.
      if (lastmod === null || news) continue;
      const known = dates.get(file);
      if (known) known.push(lastmod);
      else dates.set(file, [lastmod]);
    }
    return [...dates].flatMap(([url, found]) => {
      if (found.length < thresholds.lastmod_equal_entries || new Set(found).size > 1) return [];
      return [
        {
          url,
          observed: writeText`${found[0]} on all ${found.length} entries`,
          expected: 'the date of each page',
          where: 'lastmod',
        },
      ];
    });
  },
};
