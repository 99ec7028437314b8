import { describeBytes } from '../../../base/text/describe-bytes.js';
import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

export const crawlPdfTooLarge: SiteCheck = {
  id: 'crawl/pdf-too-large',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Large PDF file',
  why: 'Search engines read only a part of huge files, and visitors on a phone give up waiting.',
  fix: 'Save the document for the web, with smaller images, or offer it in parts.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/indexable-file-types',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    return site.pages.flatMap(({ url, status, media_type, headers }) => {
      const length = headers['content-length'] ?? '';
      const bytes = /^\d{1,15}$/.test(length) ? Number(length) : 0;
      if (status !== 200 || media_type !== 'application/pdf' || bytes <= thresholds.pdf_bytes) return [];
      return [
        {
          url,
          observed: describeBytes(bytes),
          expected: `at most ${describeBytes(thresholds.pdf_bytes)}`,
          where: 'Content-Length header',
          ...linkingPages(site, url),
          ...(bytes > thresholds.pdf_poor_bytes ? { severity: 'medium' as const } : {}),
        },
      ];
    });
  },
};
