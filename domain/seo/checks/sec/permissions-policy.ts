import { startPage } from '../../site/start-page.js';
import type { SiteCheck } from '../check.js';

export const secPermissionsPolicy: SiteCheck = {
  id: 'sec/permissions-policy',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Missing Permissions-Policy header',
  why: 'It switches off browser features such as camera and location for the page and for what it embeds.',
  fix: 'Send a Permissions-Policy that switches off what the site does not use.',
  reference: 'https://www.w3.org/TR/permissions-policy/',
  effort_hours: 0.5,
  judge(site) {
    const page = startPage(site);
    if (!page || page.headers['permissions-policy'] !== undefined) return [];
    return [{ url: page.url, observed: 'no header', expected: 'a policy', where: 'Permissions-Policy header' }];
  },
};
