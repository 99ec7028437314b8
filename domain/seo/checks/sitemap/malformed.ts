import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const sitemapMalformed: SiteCheck = {
  id: 'sitemap/malformed',
  severity: 'high',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap XML error',
  why: 'Search engines stop at the first error; what comes after it is not read.',
  fix: 'Fix the XML at the line named; let an XML library write the file.',
  reference: 'https://www.sitemaps.org/protocol.html',
  effort_hours: 1,
  judge(site) {
    return readableFiles(site).flatMap((file) =>
      file.xml_error !== null
        ? [
            {
              url: file.url,
              observed: file.xml_error.message,
              expected: 'well-formed XML',
              where: writeText`line ${file.xml_error.line}`,
            },
          ]
        : [],
    );
  },
};
