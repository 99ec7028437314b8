import { startPage } from '../../site/start-page.js';
import type { SiteCheck } from '../check.js';

const KNOWN: readonly string[] = [
  'no-referrer',
  'no-referrer-when-downgrade',
  'same-origin',
  'origin',
  'strict-origin',
  'origin-when-cross-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
];

export const secReferrerPolicy: SiteCheck = {
  id: 'sec/referrer-policy',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Missing or unsafe Referrer-Policy',
  why: 'The policy decides how much of an address, search words and tokens included, other sites learn from a click.',
  fix: 'Send Referrer-Policy: strict-origin-when-cross-origin or a stricter value.',
  reference: 'https://www.w3.org/TR/referrer-policy/',
  effort_hours: 0.25,
  judge(site) {
    const page = startPage(site);
    if (!page) return [];
    const header = page.headers['referrer-policy'];
    // The last value that a browser knows wins (Referrer Policy 8.1); what it does not know is skipped.
    const policy = header
      ?.toLowerCase()
      .split(',')
      .map((value) => value.trim())
      .findLast((value) => KNOWN.includes(value));
    if (policy !== undefined && policy !== 'unsafe-url') return [];
    return [
      {
        url: page.url,
        observed: header ?? 'no header',
        expected: 'any policy but unsafe-url',
        where: 'Referrer-Policy header',
      },
    ];
  },
};
