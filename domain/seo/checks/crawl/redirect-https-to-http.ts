import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

export const crawlRedirectHttpsToHttp: SiteCheck = {
  id: 'crawl/redirect-https-to-http',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Redirect from HTTPS to HTTP',
  why: 'The hop takes the visitor off the encrypted connection, where anyone on the way can read and change the page.',
  fix: 'Let the redirect name the https address.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-17.11',
  effort_hours: 0.5,
  judge(site) {
    return site.pages.flatMap(({ url, status, redirect_url }) => {
      if (!url.startsWith('https:') || !redirect_url?.startsWith('http:')) return [];
      return [
        { url, observed: `${status} → ${redirect_url}`, expected: 'an https address', ...linkingPages(site, url) },
      ];
    });
  },
};
