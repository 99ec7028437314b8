import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapLastmodInvalid: SiteCheck = {
  id: 'sitemap/lastmod-invalid',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Invalid lastmod in sitemap',
  why: 'Search engines skip dates they cannot read and lose the hint that a page has changed.',
  fix: 'Write W3C date-time: 2026-05-31 or 2026-05-31T10:00:00Z.',
  reference: 'https://www.w3.org/TR/NOTE-datetime',
  effort_hours: 0.5,
  judge(site) {
    return sitemapErrors(site, ['lastmod_invalid'], 'a W3C date-time');
  },
};
