import { refreshRedirects } from '../../../base/http/refresh-redirects.js';
import type { PageCheck } from '../check.js';

export const crawlRedirectRefreshHeader: PageCheck = {
  id: 'crawl/redirect-refresh-header',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Redirect by Refresh header',
  why: 'Crawlers that go by status codes do not follow this header, and visitors wait on a page that is not meant for them.',
  fix: 'Return a 301 or 308 status and a Location header.',
  reference: 'https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header',
  effort_hours: 0.5,
  judge(page) {
    if (!refreshRedirects(page).some(({ via }) => via === 'header')) return [];
    const observed = page.fetch.headers['refresh'] ?? '';
    return [{ url: page.url, observed, expected: 'an HTTP redirect', where: 'Refresh header' }];
  },
};
