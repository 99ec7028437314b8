import { startPage } from '../../site/start-page.js';
import type { SiteCheck } from '../check.js';

export const secCspMissing: SiteCheck = {
  id: 'sec/csp-missing',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Missing Content-Security-Policy header',
  why: 'A policy is the last line of defense against an injected script: it keeps the browser from running it.',
  fix: 'Send a Content-Security-Policy; begin with Content-Security-Policy-Report-Only and read the reports.',
  reference: 'https://www.w3.org/TR/CSP3/',
  effort_hours: 6,
  judge(site) {
    const page = startPage(site);
    if (!page || page.headers['content-security-policy']?.trim() || page.csp_meta?.trim()) return [];
    const reportOnly = page.headers['content-security-policy-report-only'] !== undefined;
    const observed = reportOnly ? 'a report-only policy, which blocks nothing' : 'no policy in header or meta';
    return [{ url: page.url, observed, expected: 'a policy', where: 'Content-Security-Policy header' }];
  },
};
