import { refreshRedirects } from '../../../base/http/refresh-redirects.js';
import { isHtml200 } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';

export const crawlRedirectMetaRefresh: PageCheck = {
  id: 'crawl/redirect-meta-refresh',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Meta refresh redirect',
  why: 'The browser must load one page to learn that another is meant; search engines follow it later and less surely than an HTTP redirect.',
  fix: 'Use a 301 or 308 redirect instead of the meta element.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
  effort_hours: 0.5,
  judge(page) {
    const refresh = isHtml200(page) && refreshRedirects(page).find(({ via }) => via === 'meta');
    if (!refresh) return [];
    const observed = `after ${refresh.delay_s} s to ${refresh.target}`;
    return [{ url: page.url, observed, expected: 'an HTTP redirect', where: 'meta[http-equiv=refresh]' }];
  },
};
