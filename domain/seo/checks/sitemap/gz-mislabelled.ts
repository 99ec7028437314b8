import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const sitemapGzMislabelled: SiteCheck = {
  id: 'sitemap/gz-mislabelled',
  severity: 'info',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap compression mismatch',
  why: 'Name or header and bytes disagree about gzip; lenient readers look at the bytes, others give up.',
  fix: 'Compress files named .gz, and only those.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-8.4',
  effort_hours: 0.5,
  judge(site) {
    return readableFiles(site).flatMap((file) =>
      file.gzip_mislabelled
        ? [
            {
              url: file.url,
              observed: file.gzip ? 'gzip bytes without the name or header' : 'plain bytes under a gzip name or header',
              expected: 'bytes as named',
            },
          ]
        : [],
    );
  },
};
