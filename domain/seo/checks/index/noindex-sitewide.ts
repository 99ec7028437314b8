import { writeText } from '../../../base/text/write-text.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

export const indexNoindexSitewide: SiteCheck = {
  id: 'index/noindex-sitewide',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Noindex on nearly the whole site',
  why: 'Search engines drop the site. The usual cause is a setting of the test system that went live.',
  fix: 'Take the site-wide noindex out of the template or the server configuration.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  effort_hours: 0.5,
  judge({ pages, start_url }, { thresholds }) {
    const html = pages.filter(isHtml200Summary);
    const excluded = html.filter(({ noindex }) => noindex);
    if (html.length === 0 || excluded.length / html.length < thresholds.noindex_sitewide_share) return [];
    const expected = `under ${Math.round(thresholds.noindex_sitewide_share * 100)}%`;
    const observed = writeText`${excluded.length} of ${html.length} pages are noindex`;
    const related = excluded.slice(0, MAX_RELATED_URLS).map(({ url }) => url);
    return [{ url: start_url, observed, expected, count: excluded.length, related_urls: related }];
  },
};
