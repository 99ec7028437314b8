import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const sitemapNotUtf8: SiteCheck = {
  id: 'sitemap/not-utf8',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap not UTF-8 encoded',
  why: 'The protocol asks for UTF-8; addresses with other bytes are read wrongly or not at all.',
  fix: 'Write the file in UTF-8 and percent-encode the addresses.',
  reference: 'https://www.sitemaps.org/protocol.html#escaping',
  effort_hours: 0.5,
  judge(site) {
    return readableFiles(site).flatMap((file) =>
      !file.valid_utf8 ? [{ url: file.url, observed: 'bytes that are not UTF-8', expected: 'UTF-8' }] : [],
    );
  },
};
