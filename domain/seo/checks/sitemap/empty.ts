import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const sitemapEmpty: SiteCheck = {
  id: 'sitemap/empty',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Empty sitemap',
  why: 'An empty file says that the site has no pages; usually its generator has failed.',
  fix: 'Fix the generator, or remove the file.',
  reference: 'https://www.sitemaps.org/protocol.html',
  effort_hours: 1,
  judge(site) {
    return readableFiles(site).flatMap((file) =>
      file.url_count === 0 &&
      file.child_count === 0 &&
      file.xml_error === null &&
      (file.error_counts.loc_missing ?? 0) === 0
        ? [{ url: file.url, observed: 'no loc', expected: 'at least one address' }]
        : [],
    );
  },
};
