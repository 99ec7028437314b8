import type { SiteCheck } from '../check.js';

export const robotsSiteDisallowed: SiteCheck = {
  id: 'robots/site-disallowed',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'robots.txt disallows the whole site',
  why: 'Search engines may not read a single page; what is still listed shows without text and disappears in time.',
  fix: 'Take out "Disallow: /" for the crawlers that should see the site.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  effort_hours: 0.25,
  judge({ robots }) {
    // An unreachable robots.txt disallows everything as well; that is a check of its own.
    if (robots?.state !== 'found' || !robots.site_disallowed) return [];
    return [{ url: robots.url, observed: '"/" is disallowed', expected: '"/" is allowed' }];
  },
};
