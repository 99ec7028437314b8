import { parse } from 'tldts';
import { parseUrl } from '../../../base/url/parse-url.js';
import { startPage } from '../../site/start-page.js';
import type { SiteCheck } from '../check.js';

export const secHstsMissing: SiteCheck = {
  id: 'sec/hsts-missing',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Missing or short HSTS header',
  why: 'Without it the first request of every visit may go over http, where it can be caught and turned elsewhere.',
  fix: 'Send Strict-Transport-Security with a max-age of at least 180 days on every HTTPS response.',
  reference: 'https://www.rfc-editor.org/rfc/rfc6797',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    const page = startPage(site);
    const host = parseUrl(page?.url)?.hostname ?? '';
    // RFC 6797 8.1: the header means nothing over http, and 8.1.1: nor for hosts that are IP addresses.
    if (!page?.url.startsWith('https:') || parse(host).isIp) return [];
    const header = page.headers['strict-transport-security'];
    if (maxAgeOf(header) >= thresholds.hsts_min_age_s) return [];
    const expected = `max-age of at least ${thresholds.hsts_min_age_s}`;
    return [{ url: page.url, observed: header ?? 'no header', expected, where: 'Strict-Transport-Security header' }];
  },
};

/** Seconds; RFC 6797 8.1: of several headers only the first counts. 0 when absent or malformed. */
function maxAgeOf(header: string | undefined): number {
  const [first = ''] = (header ?? '').split(',');
  const found = /(?:^|;)\s*max-age\s*=\s*"?(\d{1,12})"?\s*(?:;|$)/i.exec(first);
  return Number(found?.[1] ?? 0);
}
