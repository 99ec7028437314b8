import type { PageCheck } from '../check.js';

/** The statuses whose meaning rests on Location; 300 and 304 do without (RFC 9110 15.4). */
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

export const crawlRedirectInvalidLocation: PageCheck = {
  id: 'crawl/redirect-invalid-location',
  severity: 'high',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Redirect without a valid Location header',
  why: 'A redirect that does not say where to go is a dead end for browsers and crawlers.',
  fix: 'Send a Location header with an http(s) address or a path.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2',
  effort_hours: 0.5,
  judge(page) {
    const { status, location, redirect_url: target } = page.fetch;
    if (!REDIRECTS.includes(status) || (target !== null && location?.trim())) return [];
    const observed = location?.trim() ? `${status}, Location: ${location}` : `${status} without Location`;
    return [{ url: page.url, observed, expected: 'an http(s) address', where: 'Location header' }];
  },
};
