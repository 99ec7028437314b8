import type { SiteCheck } from '../check.js';

export const crawlStatus429: SiteCheck = {
  id: 'crawl/status-429',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Too many requests (429)',
  why: 'The server kept asking the crawler to slow down, so nothing is known about the page. Search engines crawl less when they get this response often.',
  fix: 'Audit again more slowly, or allow the crawler; if search engines see 429 in the server log, raise their limit.',
  reference: 'https://www.rfc-editor.org/rfc/rfc6585#section-4',
  effort_hours: 0.5,
  judge(site) {
    return site.pages
      .filter((page) => page.status === 429)
      .map((page) => ({ url: page.url, observed: 'rate limited (429)', expected: '200' }));
  },
};
