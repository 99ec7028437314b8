import type { SiteCheck } from '../check.js';

export const secCertNameMismatch: SiteCheck = {
  id: 'sec/cert-name-mismatch',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: ['probes'],
  measured_over: 'site',
  title: 'SSL certificate name mismatch',
  why: 'Browsers cannot tell the site from an impostor and warn visitors off.',
  fix: 'Get a certificate that has this host among its subject alternative names, and install it for this host.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9525#section-6',
  effort_hours: 1,
  judge({ probes, start_url: url }) {
    const tls = probes?.tls;
    if (!tls || tls.names_host) return [];
    const observed = tls.names.length > 0 ? `for ${tls.names.join(', ')}` : 'names no host';
    return [{ url, observed, expected: tls.host, where: 'certificate' }];
  },
};
