import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const sitemapTooManyUrls: SiteCheck = {
  id: 'sitemap/too-many-urls',
  severity: 'high',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Too many URLs in sitemap',
  why: 'Search engines read at most 50,000 addresses of one file; the rest is lost.',
  fix: 'Split the file and list the parts in a sitemap index.',
  reference: 'https://www.sitemaps.org/protocol.html#index',
  effort_hours: 2,
  judge(site, { thresholds }) {
    return readableFiles(site).flatMap((file) =>
      file.url_count > thresholds.sitemap_urls
        ? [
            {
              url: file.url,
              observed: writeText`${file.url_count} addresses`,
              expected: writeText`at most ${thresholds.sitemap_urls}`,
            },
          ]
        : [],
    );
  },
};
