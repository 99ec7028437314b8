import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const sitemapIndexTooMany: SiteCheck = {
  id: 'sitemap/index-too-many',
  severity: 'high',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Too many sitemaps in sitemap index',
  why: 'Search engines read at most 50,000 files of one index.',
  fix: 'Split the index and name each part in robots.txt.',
  reference: 'https://www.sitemaps.org/protocol.html#index',
  effort_hours: 2,
  judge(site, { thresholds }) {
    return readableFiles(site).flatMap((file) =>
      file.child_count > thresholds.sitemap_urls
        ? [
            {
              url: file.url,
              observed: writeText`${file.child_count} files`,
              expected: writeText`at most ${thresholds.sitemap_urls}`,
            },
          ]
        : [],
    );
  },
};
