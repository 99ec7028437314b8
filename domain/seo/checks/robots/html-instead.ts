import type { SiteCheck } from '../check.js';

export const robotsHtmlInstead: SiteCheck = {
  id: 'robots/html-instead',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'robots.txt is an HTML page',
  why: 'The server sends its error or start page in place of the file, so crawlers find no rules and no sitemap in it.',
  fix: 'Serve a plain text file at /robots.txt, or let the path return 404.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
  effort_hours: 0.5,
  judge({ robots }) {
    if (!robots?.is_html) return [];
    return [{ url: robots.url, observed: `an HTML page with status ${robots.status}`, expected: 'text/plain' }];
  },
};
