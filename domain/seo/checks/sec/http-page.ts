import { writeText } from '../../../base/text/write-text.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

export const secHttpPage: SiteCheck = {
  id: 'sec/http-page',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Pages served over HTTP',
  why: 'Anyone between the visitor and the server can read and change the page; browsers mark it as not secure and search engines prefer https.',
  fix: 'Serve the site over https and redirect every http address to it with 301.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/https',
  effort_hours: 4,
  judge(site) {
    const urls = site.pages
      .filter((page) => isHtml200Summary(page) && page.url.startsWith('http:'))
      .map(({ url }) => url);
    const [first, ...others] = urls;
    if (first === undefined) return [];
    // One setting of the server is to blame for all of them, so they are one finding.
    const observed = writeText`${urls.length} of ${site.pages.filter(isHtml200Summary).length} pages over http`;
    return [
      { url: first, observed, expected: 'https', count: urls.length, related_urls: others.slice(0, MAX_RELATED_URLS) },
    ];
  },
};
