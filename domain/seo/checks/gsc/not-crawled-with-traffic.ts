import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findTrafficIssues } from '../../../search/analysis/signals/find-traffic-issues.js';
import type { SiteCheck } from '../check.js';

export const gscNotCrawledWithTraffic: SiteCheck = {
  id: 'gsc/not-crawled-with-traffic',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['search_data.page_days'],
  measured_over: 'all_pages',
  title: 'Page with clicks without internal links',
  why: 'People find this page in search, yet no page of the site leads to it: visitors of the site miss it, and it lives on links of others.',
  fix: 'Link to it from where it belongs; if it is no longer wanted, redirect it to what took its place.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.5,
  judge(site) {
    const data = checkData(site);
    if (!data?.page_days) return [];
    const pages = data.page_days.map(({ url, current }) => ({ url, figures: current }));
    return findTrafficIssues(pages, site)
      .filter(({ issue }) => issue === 'not_crawled')
      .map(({ url, detail, clicks }) => ({
        url,
        observed: writeText`${clicks} clicks in four weeks, and ${detail}`,
        expected: 'at least 1 internal link',
      }));
  },
};
