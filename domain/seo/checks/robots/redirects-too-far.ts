import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';
import { isFarRedirected, ROBOTS_MAX_HOPS } from '../is-far-redirected.js';

export const robotsRedirectsTooFar: SiteCheck = {
  id: 'robots/redirects-too-far',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'Too many redirects to robots.txt',
  why: 'Crawlers stop after five redirects and act as if there were no robots.txt: none of its rules holds.',
  fix: 'Serve robots.txt directly at /robots.txt of every host.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.2',
  effort_hours: 0.5,
  judge({ robots }) {
    if (robots === null || !isFarRedirected(robots)) return [];
    const observed = writeText`${robots.redirect_hops} redirects`;
    return [{ url: robots.url, observed, expected: writeText`at most ${ROBOTS_MAX_HOPS} redirects` }];
  },
};
