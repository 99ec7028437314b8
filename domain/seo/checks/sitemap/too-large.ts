import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const sitemapTooLarge: SiteCheck = {
  id: 'sitemap/too-large',
  severity: 'high',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap file too large',
  why: 'Search engines refuse files of more than 50 MB uncompressed.',
  fix: 'Split the file and list the parts in a sitemap index.',
  reference: 'https://www.sitemaps.org/protocol.html#index',
  effort_hours: 2,
  judge(site, { thresholds }) {
    return readableFiles(site).flatMap((file) =>
      file.too_large || file.bytes > thresholds.sitemap_bytes
        ? [
            {
              url: file.url,
              observed: writeText`${file.bytes} bytes read`,
              expected: writeText`at most ${thresholds.sitemap_bytes} bytes`,
            },
          ]
        : [],
    );
  },
};
