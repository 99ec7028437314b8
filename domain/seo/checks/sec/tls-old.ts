import type { SiteCheck } from '../check.js';

export const secTlsOld: SiteCheck = {
  id: 'sec/tls-old',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['probes'],
  measured_over: 'site',
  title: 'Outdated TLS version',
  why: 'TLS 1.0 and 1.1 can be broken into and were withdrawn in 2021; security reviews fail sites that still offer them.',
  fix: 'Allow TLS 1.2 and 1.3 only, in the web server or in the CDN in front of it.',
  reference: 'https://www.rfc-editor.org/rfc/rfc8996',
  effort_hours: 0.5,
  judge({ probes, start_url: url }) {
    const old = probes?.tls?.old_versions ?? [];
    if (old.length === 0) return [];
    const observed = old.map((version) => version.replace(/^TLSv1$/, 'TLSv1.0').replace('TLSv', 'TLS ')).join(', ');
    return [{ url, observed, expected: 'TLS 1.2 or later only', where: 'handshake' }];
  },
};
