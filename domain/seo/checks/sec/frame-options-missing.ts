import { parseCsp } from '../../../base/http/parse-csp.js';
import { startPage } from '../../site/start-page.js';
import type { SiteCheck } from '../check.js';

export const secFrameOptionsMissing: SiteCheck = {
  id: 'sec/frame-options-missing',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Missing clickjacking protection (X-Frame-Options)',
  why: 'A page inside a hostile frame can be laid under other buttons, so that visitors click what they do not see.',
  fix: "Send Content-Security-Policy: frame-ancestors 'self', and X-Frame-Options: SAMEORIGIN for old browsers.",
  reference: 'https://www.w3.org/TR/CSP3/#directive-frame-ancestors',
  effort_hours: 0.25,
  judge(site) {
    const page = startPage(site);
    if (!page) return [];
    const header = page.headers['x-frame-options'];
    // ALLOW-FROM is not supported any more. frame-ancestors means nothing in a meta element (CSP3 6.4.2).
    const isSet = /^(deny|sameorigin)$/i.test(header?.split(',')[0]?.trim() ?? '');
    const policies = parseCsp(page.headers['content-security-policy'], null);
    if (isSet || policies.some((policy) => policy.has('frame-ancestors'))) return [];
    return [
      {
        url: page.url,
        observed: header ?? 'no header',
        expected: 'frame-ancestors, or DENY or SAMEORIGIN',
        where: 'X-Frame-Options header',
      },
    ];
  },
};
