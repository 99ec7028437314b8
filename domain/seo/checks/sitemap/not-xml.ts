import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';

export const sitemapNotXml: SiteCheck = {
  id: 'sitemap/not-xml',
  severity: 'high',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Invalid sitemap format',
  why: 'The file returns content that no search engine reads as a sitemap.',
  fix: 'Serve XML with urlset or sitemapindex as its root, or a text file with one address a line.',
  reference: 'https://www.sitemaps.org/protocol.html',
  effort_hours: 1,
  judge(site) {
    return (site.sitemap?.files ?? []).flatMap(({ url, status, source, kind, xml_error: error }) => {
      // A site that returns its app for every URL does so for guessed places too.
      if (source === 'well_known' || status !== 200 || kind !== 'unknown') return [];
      const observed = error
        ? writeText`line ${error.line}: ${error.message}`
        : 'neither urlset, sitemapindex, feed nor text';
      return [{ url, observed, expected: 'urlset or sitemapindex', where: 'root element' }];
    });
  },
};
