import { type CspPolicy, parseCsp } from '../../../base/http/parse-csp.js';
import { startPage } from '../../site/start-page.js';
import type { SiteCheck } from '../check.js';

export const secCspWeak: SiteCheck = {
  id: 'sec/csp-weak',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Weak Content-Security-Policy',
  why: 'The policy is there, but it would still allow an injected script.',
  fix: 'Give own scripts a nonce or hash, drop unsafe-inline and name script hosts instead of a wildcard.',
  reference: 'https://www.w3.org/TR/CSP3/#strict-csp',
  effort_hours: 6,
  judge(site) {
    const page = startPage(site);
    if (!page) return [];
    const policies = parseCsp(page.headers['content-security-policy'], page.csp_meta);
    const errors = policies.map(errorOf);
    // Every policy is enforced, so one that is strict protects.
    if (errors.length === 0 || errors.includes(null)) return [];
    return [
      {
        url: page.url,
        observed: errors[0] ?? '',
        expected: 'script-src with nonces, hashes or hosts',
        where: 'Content-Security-Policy',
      },
    ];
  },
};

function errorOf(policy: CspPolicy): string | null {
  const sources = policy.get('script-src') ?? policy.get('default-src');
  if (!sources) return 'neither script-src nor default-src';
  const wildcard = sources.find((source) => ['*', 'http:', 'https:', 'data:'].includes(source));
  const trusted = sources.some((source) => /^'(nonce-|sha(256|384|512)-)/.test(source));
  // CSP3: nonces and hashes switch unsafe-inline off; strict-dynamic switches host sources off as well.
  if (trusted && (sources.includes("'strict-dynamic'") || wildcard === undefined)) return null;
  if (wildcard !== undefined) return `script source ${wildcard}`;
  return sources.includes("'unsafe-inline'") ? "'unsafe-inline' without nonce or hash" : null;
}
