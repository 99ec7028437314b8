import { startPage } from '../../site/start-page.js';
import type { SiteCheck } from '../check.js';

export const secNosniffMissing: SiteCheck = {
  id: 'sec/nosniff-missing',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Missing X-Content-Type-Options header',
  why: 'Without nosniff an uploaded text file or image may be taken for a script and run.',
  fix: 'Send X-Content-Type-Options: nosniff on every response.',
  reference: 'https://fetch.spec.whatwg.org/#x-content-type-options-header',
  effort_hours: 0.25,
  judge(site) {
    const page = startPage(site);
    const header = page?.headers['x-content-type-options'];
    if (!page || header?.split(',')[0]?.trim().toLowerCase() === 'nosniff') return [];
    return [
      { url: page.url, observed: header ?? 'no header', expected: 'nosniff', where: 'X-Content-Type-Options header' },
    ];
  },
};
