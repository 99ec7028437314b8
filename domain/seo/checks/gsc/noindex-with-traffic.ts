import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findTrafficIssues } from '../../../search/analysis/signals/find-traffic-issues.js';
import type { SiteCheck } from '../check.js';

const CLOSED: ReadonlySet<string> = new Set(['noindex', 'blocked_by_robots', 'client_error']);

export const gscNoindexWithTraffic: SiteCheck = {
  id: 'gsc/noindex-with-traffic',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: ['search_data.page_days'],
  measured_over: 'all_pages',
  title: 'Page with clicks is noindex, blocked or gone',
  why: 'People come to this page from search, and it is now kept out of the index, closed to crawlers or gone: its clicks will end with the next visit of the search engine.',
  fix: 'Take the noindex or the rule of robots.txt away, or bring the page back, or redirect it to what took its place.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  effort_hours: 0.5,
  judge(site) {
    const data = checkData(site);
    if (!data?.page_days) return [];
    const pages = data.page_days.map(({ url, current }) => ({ url, figures: current }));
    return findTrafficIssues(pages, site)
      .filter(({ issue }) => CLOSED.has(issue))
      .map(({ url, detail, clicks }) => ({
        url,
        observed: writeText`${clicks} clicks in four weeks, and now it ${detail}`,
        expected: 'a page that may be indexed, or a redirect',
      }));
  },
};
