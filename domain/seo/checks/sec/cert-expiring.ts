import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';

const DAY_MS = 24 * 3600 * 1000;

export const secCertExpiring: SiteCheck = {
  id: 'sec/cert-expiring',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: ['probes'],
  measured_over: 'site',
  title: 'SSL certificate expires soon',
  why: 'From that moment on browsers warn visitors off the site, and search engines cannot load it.',
  fix: 'Renew the certificate, and have it renewed by a program from now on.',
  reference: 'https://www.rfc-editor.org/rfc/rfc5280#section-4.1.2.5',
  effort_hours: 1,
  judge({ probes, start_url: url }, { now, thresholds: { cert_days: least } }) {
    const end = probes?.tls?.valid_to;
    if (!end) return [];
    const days = (Date.parse(end) - Date.parse(now)) / DAY_MS;
    if (days >= least) return [];
    const expected = writeText`at least ${least} days left`;
    const where = 'certificate';
    if (days < 0) return [{ url, observed: `ended on ${end}`, expected, where, severity: 'critical' }];
    return [{ url, observed: `ends on ${end}`, expected, where }];
  },
};
