import type { SiteCheck } from '../check.js';
import { isFarRedirected } from '../is-far-redirected.js';

export const robotsMissing: SiteCheck = {
  id: 'robots/missing',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'Missing robots.txt',
  why: 'Everything may be crawled, which is allowed; but crawlers ask for the file again and again, and it is the place to name the sitemap.',
  fix: 'Put a robots.txt at the root of the host, at least with a Sitemap line.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.3',
  effort_hours: 0.25,
  judge({ robots }) {
    if (robots?.state !== 'missing' || robots.is_html || isFarRedirected(robots)) return [];
    return [{ url: robots.url, observed: String(robots.status), expected: '200' }];
  },
};
